#include "engine/universe.h"

#include <string>

#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"

namespace engine {
namespace {

using classfile::ConstantTag;

bool IsModule(std::string_view name) {
  return name == "module-info" || name.ends_with("/module-info");
}

}  // namespace

Universe::Universe(ClassTable& table) : table_(table) {
  std::vector<ClassId> program;
  for (const std::string& name : table.path().ClassNames())
    if (!IsModule(name)) program.push_back(table.Name(name));
  for (ClassId c : program) Add(c);
  for (ClassId c : program)
    if (table[c].IsLoaded()) AddNamedBy(*table[c].file);
  for (uint32_t i = 0; i < table.class_count(); ++i) {
    const ClassInfo& info = table[ClassId(i)];
    if (info.IsLoaded() &&
        (info.kind == ClassKind::kClass || info.kind == ClassKind::kArray))
      classes_.push_back(info.id);
  }
}

void Universe::Add(ClassId c) {
  if (tried_.size() <= c.index()) tried_.resize(c.index() + 1);
  if (tried_[c.index()]) return;
  tried_[c.index()] = true;
  Linked<ClassId> loaded = table_.Load(c);
  if (!loaded.ok()) failures_.push_back(loaded.error());
}

void Universe::AddNamedBy(const classfile::ClassFile& file) {
  const classfile::ConstantPool& pool = file.pool;
  for (uint16_t i = 1; i < pool.size(); ++i) {
    if (pool.Is(i, ConstantTag::kClass))
      Add(table_.Name(pool.ClassName(i)));
    else if (pool.Is(i, ConstantTag::kNameAndType))
      AddDescriptor(pool.NameAndTypeAt(i).descriptor);
    else if (pool.Is(i, ConstantTag::kMethodType))
      AddDescriptor(pool.MethodType(i));
  }
  for (const auto& field : file.fields) AddDescriptor(field.descriptor);
  for (const auto& method : file.methods) {
    AddDescriptor(method.descriptor);
    if (method.code) AddCreatedBy(file, *method.code);
  }
}

// The array classes that no constant names: those of newarray and anewarray.
void Universe::AddCreatedBy(const classfile::ClassFile& file,
                            const classfile::Code& code) {
  for (const classfile::Instruction& insn : code.instructions) {
    if (insn.opcode == classfile::Opcode::kAnewarray) {
      const auto index = static_cast<uint16_t>(insn.a);
      Add(table_.ArrayOf(table_.Name(file.pool.ClassName(index))));
    } else if (insn.opcode == classfile::Opcode::kNewarray) {
      Add(table_.Name(
          std::string("[") +
          classfile::kArrayTypeDescriptors[insn.a -
                                           classfile::kFirstArrayType]));
    }
  }
}

void Universe::AddDescriptor(std::string_view descriptor) {
  if (!descriptor.starts_with("(")) return Add(table_.NameOfType(descriptor));
  auto parsed = classfile::ParseMethodDescriptor(descriptor);
  for (const auto& type : parsed->parameters) Add(table_.NameOfType(type.text));
  Add(table_.NameOfType(parsed->result.text));
}

}  // namespace engine
