// A class file as plain data. Made only by ParseClassFile and not changed
// afterwards; everything in it has been checked, names and descriptors are
// views into `bytes`, which the class keeps alive. After JVMS 4.1.
#ifndef CLASSFILE_CLASS_FILE_H_
#define CLASSFILE_CLASS_FILE_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/bytes.h"
#include "classfile/constant_pool.h"
#include "classfile/instruction.h"

namespace classfile {

// All positions are instruction indexes; the range is [start, end), and `end`
// may be one past the last instruction.
struct ExceptionHandler {
  uint32_t start;
  uint32_t end;
  uint32_t handler;
  uint16_t catch_type;  // Class index, or 0 for any
};

struct Code {
  uint16_t max_stack = 0;
  uint16_t max_locals = 0;
  uint32_t length = 0;  // in bytes
  std::vector<Instruction> instructions;
  std::vector<SwitchTable> switches;
  std::vector<SwitchCase> cases;  // of all switches, one after another
  std::vector<ExceptionHandler> handlers;
  Attributes attributes;

  const SwitchTable& SwitchOf(const Instruction& insn) const {
    return switches[static_cast<size_t>(insn.a)];
  }
  std::span<const SwitchCase> CasesOf(const Instruction& insn) const {
    const SwitchTable& table = SwitchOf(insn);
    return std::span(cases).subspan(table.first_case, table.case_count);
  }
  // The pc of an instruction index; the code's length for one past the last.
  uint32_t PcOf(uint32_t index) const {
    return index < instructions.size() ? instructions[index].pc : length;
  }
};

struct Field {
  std::string_view name;
  std::string_view descriptor;
  uint16_t access_flags = 0;
  Attributes attributes;

  bool Has(uint16_t flag) const { return (access_flags & flag) != 0; }
};

struct Method {
  std::string_view name;
  std::string_view descriptor;
  uint16_t access_flags = 0;
  Attributes attributes;
  std::optional<Code> code;

  bool Has(uint16_t flag) const { return (access_flags & flag) != 0; }
};

// Move-only: views would outlive a copied-from class's tables.
struct ClassFile {
  ClassFile() = default;
  ClassFile(ClassFile&&) = default;
  ClassFile& operator=(ClassFile&&) = default;

  Bytes bytes;
  std::string origin;  // where the bytes came from, for messages
  uint16_t minor = 0;
  uint16_t major = 0;
  ConstantPool pool;
  uint16_t access_flags = 0;
  uint16_t this_index = 0;
  uint16_t super_index = 0;  // 0 for java/lang/Object and modules
  std::vector<uint16_t> interfaces;
  std::vector<Field> fields;
  std::vector<Method> methods;
  Attributes attributes;

  bool Has(uint16_t flag) const { return (access_flags & flag) != 0; }
  std::string_view name() const { return pool.ClassName(this_index); }
  // Empty where there is none.
  std::string_view super_name() const {
    return super_index == 0 ? std::string_view() : pool.ClassName(super_index);
  }

  const Field* FindField(std::string_view name,
                         std::string_view descriptor) const {
    return Find(fields, name, descriptor);
  }
  const Method* FindMethod(std::string_view name,
                           std::string_view descriptor) const {
    return Find(methods, name, descriptor);
  }

 private:
  template <class Member>
  static const Member* Find(const std::vector<Member>& members,
                            std::string_view name,
                            std::string_view descriptor) {
    for (const Member& member : members)
      if (member.name == name && member.descriptor == descriptor)
        return &member;
    return nullptr;
  }
};

}  // namespace classfile

#endif  // CLASSFILE_CLASS_FILE_H_
