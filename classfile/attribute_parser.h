// Reads tables of attributes: finds each one's kind, checks its contents by
// that kind, and keeps a view of it. After JVMS 4.7.
#ifndef CLASSFILE_ATTRIBUTE_PARSER_H_
#define CLASSFILE_ATTRIBUTE_PARSER_H_

#include <cstdint>
#include <vector>

#include "classfile/attribute.h"
#include "classfile/byte_reader.h"
#include "classfile/class_file.h"
#include "classfile/code_attributes.h"
#include "classfile/constant_pool.h"
#include "classfile/decoder.h"

namespace classfile {

class AttributeParser {
 public:
  AttributeParser(ByteReader& reader, const ConstantPool& pool, uint16_t major)
      : reader_(reader),
        pool_(pool),
        major_(major),
        decoder_(reader, pool, major) {}

  // Each reads a whole attribute table and is false if the reader failed.
  bool ParseClass(Attributes* out);
  bool ParseField(const Field& field, Attributes* out);
  // `method` must have its name, descriptor and flags; fills the rest.
  bool ParseMethod(Method* method);

 private:
  // Whom the attributes belong to; the pointers that do not apply are null.
  struct Owner {
    AttributePlace place;
    const Field* field = nullptr;
    Method* method = nullptr;
    const CodeLimits* code = nullptr;
  };

  bool ParseTable(const Owner& owner, Attributes* out);
  bool ParseOne(const Owner& owner, uint64_t* seen, Attribute* out);
  bool CheckContents(const Owner& owner, Attribute* attribute);
  bool CheckClassContents(AttributeKind kind);
  bool CheckMemberContents(const Owner& owner, Attribute* attribute);
  bool CheckAnnotationContents(AttributeKind kind);
  bool CheckCodeContents(const CodeLimits& code, AttributeKind kind);
  bool CheckConstantValue(const Field& field, Attribute* attribute);
  bool CheckRecord();
  bool ParseCode(Method* method);
  bool ParseHandlers(Code* code);
  AttributeKind KindOf(uint16_t name_index, AttributePlace place);

  ByteReader& reader_;
  const ConstantPool& pool_;
  uint16_t major_;
  Decoder decoder_;
  // The last name seen in each place and its kind: members repeat a few names.
  struct Recent {
    uint16_t name_index = 0;
    AttributePlace place = kInClass;
    AttributeKind kind = AttributeKind::kUnknown;
  };
  static constexpr size_t kRecentCount = 16;
  Recent recent_[kRecentCount];
};

}  // namespace classfile

#endif  // CLASSFILE_ATTRIBUTE_PARSER_H_
