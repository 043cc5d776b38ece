#include "engine/program/bodies.h"

#include <utility>

#include "base/check.h"
#include "base/hash.h"
#include "base/nested_name.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/code_attributes.h"
#include "engine/state/slot.h"

namespace engine {
namespace {

using classfile::AttributeKind;

std::vector<Slot::Type> ArgumentTypes(const Body& body) {
  std::vector<Slot::Type> types;
  if (!body.IsStatic()) types.push_back(Slot::Type::kReference);
  for (const auto& parameter : body.descriptor.parameters) {
    types.push_back(TypeOfLetter(parameter.text[0]));
    if (parameter.slots() == 2) types.push_back(Slot::Type::kNone);
  }
  return types;
}

classfile::CodeLimits LimitsOf(const classfile::Code& code) {
  return {code.length, code.max_locals};
}

// The line of each instruction: that of the last entry at or before its pc.
std::vector<uint16_t> LinesOf(const classfile::Code& code) {
  std::vector<uint16_t> lines(code.instructions.size(), 0);
  for (const classfile::Attribute& attribute : code.attributes) {
    if (attribute.kind != AttributeKind::kLineNumberTable) continue;
    std::vector<classfile::LineNumber> table;
    classfile::ByteReader reader = classfile::ReaderOf(attribute);
    classfile::ReadLineNumbers(reader, LimitsOf(code), &table);
    std::vector<uint16_t> by_pc(code.length, 0);
    for (const auto& entry : table)
      if (entry.pc < by_pc.size()) by_pc[entry.pc] = entry.line;
    for (size_t i = 0; i < lines.size(); ++i)
      if (by_pc[code.instructions[i].pc] != 0)
        lines[i] = by_pc[code.instructions[i].pc];
  }
  for (size_t i = 1; i < lines.size(); ++i)
    if (lines[i] == 0) lines[i] = lines[i - 1];
  return lines;
}

}  // namespace

const Body& Bodies::Of(MethodId m) {
  if (m.index() >= bodies_.size()) bodies_.resize(m.index() + 1);
  std::unique_ptr<Body>& body = bodies_[m.index()];
  if (body == nullptr) body = Make(m);
  return *body;
}

const Body& Bodies::CodeOf(MethodId m) {
  std::unique_ptr<Body>& body = code_[m];
  if (body == nullptr) {
    body = Make(m);
    body->intrinsic = nullptr;
    body->does_nothing = false;
  }
  return *body;
}

std::unique_ptr<Body> Bodies::Make(MethodId m) const {
  const MethodInfo& info = table_[m];
  auto body = std::make_unique<Body>();
  body->method = m;
  body->owner = info.owner;
  body->info = &info;
  auto descriptor = classfile::ParseMethodDescriptor(info.descriptor());
  CHECK(descriptor.has_value(), "a parsed class should have valid descriptors");
  body->descriptor = *std::move(descriptor);
  body->text = base::NestedName(table_.TextOf(info.owner)) + "." +
               std::string(info.name());
  body->hash = base::HashText(table_.TextOf(m));
  body->intrinsic =
      intrinsics_.find(table_[info.owner].name, info.name(), info.descriptor());
  body->does_nothing = body->intrinsic == intrinsics_.nothing;
  body->arguments = ArgumentTypes(*body);
  body->initializes_class = info.name() == "<clinit>";
  if (info.declaration->code) {
    body->code = &*info.declaration->code;
    body->lines = LinesOf(*body->code);
  }
  return body;
}

namespace {

// Utf8 index by local variable, for variables alive at the start.
std::vector<uint16_t> NamesByLocal(const classfile::ClassFile& file,
                                   const classfile::Code& code) {
  std::vector<uint16_t> names(code.max_locals, 0);
  for (const classfile::Attribute& attribute : code.attributes) {
    if (attribute.kind != AttributeKind::kLocalVariableTable) continue;
    std::vector<classfile::LocalVariable> table;
    classfile::ByteReader reader = classfile::ReaderOf(attribute);
    classfile::ReadLocalVariables(reader, file.pool, LimitsOf(code), false,
                                  &table);
    for (const auto& v : table)
      if (v.start_pc == 0 && v.slot < names.size()) names[v.slot] = v.name;
  }
  return names;
}

std::vector<uint16_t> NamesByParameter(const classfile::ClassFile& file,
                                       const classfile::Method& method) {
  std::vector<uint16_t> names;
  const classfile::Attribute* attribute = classfile::FindAttribute(
      method.attributes, AttributeKind::kMethodParameters);
  if (attribute == nullptr) return names;
  std::vector<classfile::MethodParameter> table;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  classfile::ReadMethodParameters(reader, file.pool, &table);
  for (const auto& p : table) names.push_back(p.name);
  return names;
}

}  // namespace

std::vector<std::string> ParameterNames(const ClassTable& table,
                                        const Body& body) {
  const classfile::ClassFile& file = *table[body.owner].file;
  std::vector<uint16_t> by_local;
  if (body.code != nullptr) by_local = NamesByLocal(file, *body.code);
  const auto by_parameter = NamesByParameter(file, *body.info->declaration);
  std::vector<std::string> names;
  size_t local = body.IsStatic() ? 0 : 1;
  for (const auto& parameter : body.descriptor.parameters) {
    const size_t i = names.size();
    uint16_t name = local < by_local.size() ? by_local[local] : 0;
    if (name == 0 && i < by_parameter.size()) name = by_parameter[i];
    names.push_back(name == 0 ? "p" + std::to_string(i)
                              : std::string(file.pool.Utf8(name)));
    local += static_cast<size_t>(parameter.slots());
  }
  return names;
}

}  // namespace engine
