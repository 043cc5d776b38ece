#include "engine/predicates/local_names.h"

#include <vector>

#include "classfile/attributes.h"
#include "classfile/class_file.h"
#include "classfile/code_attributes.h"
#include "engine/state/slot.h"

namespace engine {
namespace {

using classfile::AttributeKind;

// A variable is told of from where it has its first value on, which is right
// after the instruction that gives it one.
void AddDebugNames(const classfile::ClassFile& file,
                   const classfile::Code& code, uint32_t pc,
                   std::map<uint32_t, std::string>& names) {
  for (const classfile::Attribute& attribute : code.attributes) {
    if (attribute.kind != AttributeKind::kLocalVariableTable) continue;
    std::vector<classfile::LocalVariable> table;
    classfile::ByteReader reader = classfile::ReaderOf(attribute);
    ReadLocalVariables(reader, file.pool, {code.length, code.max_locals}, false,
                       &table);
    for (const auto& v : table)
      if (v.start_pc <= pc && pc - v.start_pc < v.length)
        names[v.slot] = file.pool.Utf8(v.name);
  }
}

void AddParameters(const Body& body, std::map<uint32_t, std::string>& names) {
  uint32_t number = 0;
  for (uint32_t i = body.IsStatic() ? 0 : 1; i < body.arguments.size(); ++i)
    if (body.arguments[i] != Slot::Type::kNone)
      names[i] = "p" + std::to_string(number++);
}

}  // namespace

std::map<uint32_t, std::string> LocalNames(const ClassTable& table,
                                           const Body& body,
                                           uint32_t instruction) {
  std::map<uint32_t, std::string> names;
  const ClassInfo& owner = table[body.owner];
  if (owner.file == nullptr || body.code == nullptr) return names;
  AddDebugNames(*owner.file, *body.code, body.code->PcOf(instruction), names);
  if (names.empty()) AddParameters(body, names);
  return names;
}

std::optional<uint32_t> LocalNamed(const std::map<uint32_t, std::string>& names,
                                   std::string_view name) {
  for (const auto& [local, known] : names)
    if (known == name) return local;
  return std::nullopt;
}

}  // namespace engine
