// Checks, once all entries have been read, that every constant refers only to
// constants of the right kind and that names and descriptors are well formed.
// It comes in one pass because no kind of reference can form a cycle: each
// refers only to kinds below it. After JVMS 4.4 and 4.8.
#ifndef CLASSFILE_CONSTANT_POOL_CHECKER_H_
#define CLASSFILE_CONSTANT_POOL_CHECKER_H_

#include <cstdint>
#include <string_view>

#include "classfile/byte_reader.h"
#include "classfile/constant_pool.h"

namespace classfile {

class ConstantPoolChecker {
 public:
  ConstantPoolChecker(ByteReader& reader, const ConstantPool& pool,
                      uint16_t major)
      : reader_(reader), pool_(pool), major_(major) {}

  bool Check();

 private:
  bool CheckEntry(uint16_t index);
  bool CheckMember(uint16_t index);
  bool CheckNameAndType(uint16_t index);
  bool CheckMethodHandle(uint16_t index);
  bool CheckHandleKind(uint16_t index, ReferenceKind kind, uint16_t member);
  bool CheckDynamic(uint16_t index);
  bool Refer(uint16_t index, uint16_t to, ConstantTag wanted);
  bool Fail(uint16_t index, std::string_view what);

  ByteReader& reader_;
  const ConstantPool& pool_;
  uint16_t major_;
};

}  // namespace classfile

#endif  // CLASSFILE_CONSTANT_POOL_CHECKER_H_
