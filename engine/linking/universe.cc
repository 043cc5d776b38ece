#include "engine/linking/universe.h"

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
  for (ClassId c : program) Add(c, c);
  for (ClassId c : program)
    if (table[c].IsLoaded()) AddNamedBy(c);
  for (uint32_t i = 0; i < table.class_count(); ++i) {
    const ClassInfo& info = table[ClassId(i)];
    if (info.IsLoaded() && !info.version_of &&
        (info.kind == ClassKind::kClass || info.kind == ClassKind::kArray))
      classes_.push_back(info.id);
  }
}

void Universe::Add(ClassId by, ClassId c) {
  if (tried_.size() <= c.index()) tried_.resize(c.index() + 1);
  if (tried_[c.index()]) return;
  tried_[c.index()] = true;
  Linked<ClassId> loaded = table_.Load(c);
  if (loaded.ok()) return;
  const LinkError* error = loaded.error();
  if (by != c)
    error = table_.Fail(error->kind,
                        error->error.what + "; named by " + table_.TextOf(by),
                        error->error.where);
  failures_.push_back(error);
}

void Universe::AddNamedBy(ClassId by) {
  const classfile::ClassFile& file = *table_[by].file;
  const classfile::ConstantPool& pool = file.pool;
  for (uint16_t i = 1; i < pool.size(); ++i) {
    if (pool.Is(i, ConstantTag::kClass))
      Add(by, table_.Name(pool.ClassName(i)));
    else if (pool.Is(i, ConstantTag::kNameAndType))
      AddDescriptor(by, pool.NameAndTypeAt(i).descriptor);
    else if (pool.Is(i, ConstantTag::kMethodType))
      AddDescriptor(by, pool.MethodType(i));
  }
  for (const auto& field : file.fields) AddDescriptor(by, field.descriptor);
  for (const auto& method : file.methods) {
    AddDescriptor(by, method.descriptor);
    if (method.code) AddCreatedBy(by, *method.code);
  }
}

// The array classes that no constant names: those of newarray and anewarray.
void Universe::AddCreatedBy(ClassId by, const classfile::Code& code) {
  const classfile::ConstantPool& pool = table_[by].file->pool;
  for (const classfile::Instruction& insn : code.instructions) {
    if (insn.opcode == classfile::Opcode::kAnewarray) {
      const auto index = static_cast<uint16_t>(insn.a);
      Add(by, table_.ArrayOf(table_.Name(pool.ClassName(index))));
    } else if (insn.opcode == classfile::Opcode::kNewarray) {
      const int type = insn.a - classfile::kFirstArrayType;
      Add(by, table_.Name(std::string("[") +
                          classfile::kArrayTypeDescriptors[type]));
    }
  }
}

void Universe::AddDescriptor(ClassId by, std::string_view descriptor) {
  if (!descriptor.starts_with("("))
    return Add(by, table_.NameOfType(descriptor));
  auto parsed = classfile::ParseMethodDescriptor(descriptor);
  for (const auto& type : parsed->parameters)
    Add(by, table_.NameOfType(type.text));
  Add(by, table_.NameOfType(parsed->result.text));
}

}  // namespace engine
