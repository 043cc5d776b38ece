// The bytes of a small class file, written member by member: the classes behind
// call sites (engine/call_sites/call_site.h) are made like those a compiler
// wrote, and read by the same parser. Constants are shared; the class's own
// name is chosen last, so that no other class it speaks of has it. After
// JVMS 4.
#ifndef ENGINE_CALL_SITES_CLASS_WRITER_H_
#define ENGINE_CALL_SITES_CLASS_WRITER_H_

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/descriptor.h"
#include "classfile/opcode.h"

namespace engine {

// The code of one method. Keeps count of the operands, for max_stack.
class CodeWriter {
 public:
  // A place that jumps go to; bound once, after the last jump to it.
  struct Label {
    std::vector<size_t> jumps;
    uint32_t depth = 0;  // operands there
  };
  // A stretch of code and where it goes on with whatever is thrown there.
  struct Handler {
    size_t from, to, at;
  };

  // `locals` are the words of the arguments, and more where code stores any.
  explicit CodeWriter(uint32_t locals) : locals_(locals) {}

  void Op(classfile::Opcode op);  // without operands
  void Load(const classfile::TypeDescriptor& type, uint32_t local);
  void StoreReference(uint32_t local);
  void Return(const classfile::TypeDescriptor& type);
  void PushChar(char16_t c);
  void PushInt(uint16_t index);   // of Integer
  void PushLong(uint16_t index);  // of Long
  void WithClass(classfile::Opcode op, uint16_t index);
  // invokeinterface, invokestatic, …; the index is that of Method.
  void Invoke(classfile::Opcode op, uint16_t index,
              std::string_view descriptor);
  void GetField(uint16_t index, std::string_view descriptor);
  void Jump(classfile::Opcode op, Label& label);
  void Bind(Label& label);
  // Behind code that does not come here: what is thrown between those two
  // places does, alone on the operand stack.
  size_t here() const { return bytes_.size(); }
  void Catch(size_t from, size_t to);

  // False where a jump leads further than the format can say.
  bool fits() const { return fits_; }
  uint32_t max_stack() const { return max_stack_; }
  uint32_t locals() const { return locals_; }
  const std::vector<uint8_t>& bytes() const { return bytes_; }
  const std::vector<Handler>& handlers() const { return handlers_; }

 private:
  void U1(uint32_t v) { bytes_.push_back(static_cast<uint8_t>(v)); }
  void U2(uint32_t v) {
    U1(v >> 8);
    U1(v);
  }
  void Emit(classfile::Opcode op) { U1(static_cast<uint8_t>(op)); }
  void WithLocal(classfile::Opcode op, uint32_t local);
  void Grow(int words);

  bool fits_ = true;
  uint32_t locals_;
  uint32_t depth_ = 0;
  uint32_t max_stack_ = 0;
  std::vector<uint8_t> bytes_;
  std::vector<Handler> handlers_;
};

class ClassWriter {
 public:
  // `line` is where it is made, for reports; 0 where that is not known.
  ClassWriter(std::string name, uint16_t major, uint16_t line);

  uint16_t self() const { return kSelf; }
  uint16_t Class(std::string_view name);
  uint16_t Integer(int32_t value);
  uint16_t Long(int64_t value);
  uint16_t Field(uint16_t owner, std::string_view name,
                 std::string_view descriptor);
  uint16_t Method(std::string_view owner, std::string_view name,
                  std::string_view descriptor, bool in_interface = false);

  uint16_t OwnMethod(std::string_view name, std::string_view descriptor);

  void Implement(std::string_view interface_name);  // twice is once
  void AddField(uint16_t flags, std::string_view name,
                std::string_view descriptor);
  // `parameters` are their names, for reports; none: they have no names.
  void AddMethod(uint16_t flags, std::string_view name,
                 std::string_view descriptor, const CodeWriter& code,
                 const std::vector<std::string>& parameters = {});

  // False once a part has grown beyond what the format can say.
  bool fits() const { return fits_; }
  std::vector<uint8_t> Finish();

 private:
  static constexpr uint16_t kSelf = 1;

  // Tag and two indexes; the second is 0 where there is none.
  struct Entry {
    uint8_t tag;
    uint16_t first, second;
    friend auto operator<=>(const Entry&, const Entry&) = default;
  };

  uint16_t Utf8(std::string_view text);
  uint16_t Add(const Entry& entry);
  uint16_t NextIndex();
  uint16_t NameAndType(std::string_view name, std::string_view descriptor);
  void AddHandlers(const std::vector<CodeWriter::Handler>& handlers);
  void AddParameterNames(const std::vector<std::string>& names);

  std::string name_;
  uint16_t major_;
  uint16_t line_;
  bool fits_ = true;
  uint32_t count_ = 1;  // constants, and one more
  std::vector<uint8_t> pool_, fields_, methods_;
  std::map<std::string, uint16_t, std::less<>> texts_;
  std::map<Entry, uint16_t> entries_;
  std::map<int64_t, uint16_t> longs_;
  std::vector<uint16_t> interfaces_;
  uint16_t field_count_ = 0, method_count_ = 0;
};

}  // namespace engine

#endif  // ENGINE_CALL_SITES_CLASS_WRITER_H_
