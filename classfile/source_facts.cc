#include "classfile/source_facts.h"

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/code_attributes.h"
#include "classfile/descriptor.h"

namespace classfile {
namespace {

CodeLimits LimitsOf(const Code& code) { return {code.length, code.max_locals}; }

// Utf8 index by local variable, for variables alive at the start.
std::vector<uint16_t> NamesByLocal(const ClassFile& file, const Code& code) {
  std::vector<uint16_t> names(code.max_locals, 0);
  for (const Attribute& attribute : code.attributes) {
    if (attribute.kind != AttributeKind::kLocalVariableTable) continue;
    std::vector<LocalVariable> table;
    ByteReader reader = ReaderOf(attribute);
    ReadLocalVariables(reader, file.pool, LimitsOf(code), false, &table);
    for (const auto& v : table)
      if (v.start_pc == 0 && v.slot < names.size()) names[v.slot] = v.name;
  }
  return names;
}

std::vector<uint16_t> NamesByParameter(const ClassFile& file,
                                       const Method& method) {
  std::vector<uint16_t> names;
  const Attribute* attribute =
      FindAttribute(method.attributes, AttributeKind::kMethodParameters);
  if (attribute == nullptr) return names;
  std::vector<MethodParameter> table;
  ByteReader reader = ReaderOf(*attribute);
  ReadMethodParameters(reader, file.pool, &table);
  for (const auto& p : table) names.push_back(p.name);
  return names;
}

}  // namespace

std::vector<uint16_t> LinesOf(const Code& code) {
  std::vector<uint16_t> lines(code.instructions.size(), 0);
  for (const Attribute& attribute : code.attributes) {
    if (attribute.kind != AttributeKind::kLineNumberTable) continue;
    std::vector<LineNumber> table;
    ByteReader reader = ReaderOf(attribute);
    ReadLineNumbers(reader, LimitsOf(code), &table);
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

std::vector<std::string> ParameterNames(const ClassFile& file,
                                        const Method& method) {
  std::vector<uint16_t> by_local;
  if (method.code) by_local = NamesByLocal(file, *method.code);
  const auto by_parameter = NamesByParameter(file, method);
  std::vector<std::string> names;
  size_t local = method.Has(kAccStatic) ? 0 : 1;
  const auto type = ParseMethodDescriptor(method.descriptor);
  for (const TypeDescriptor& parameter : type->parameters) {
    const size_t i = names.size();
    uint16_t name = local < by_local.size() ? by_local[local] : 0;
    if (name == 0 && i < by_parameter.size()) name = by_parameter[i];
    names.push_back(name == 0 ? "p" + std::to_string(i)
                              : std::string(file.pool.Utf8(name)));
    local += static_cast<size_t>(parameter.slots());
  }
  return names;
}

std::string SourceFileOf(const ClassFile& file) {
  const Attribute* attribute =
      FindAttribute(file.attributes, AttributeKind::kSourceFile);
  if (attribute == nullptr) return "";
  ByteReader reader = ReaderOf(*attribute);
  return std::string(
      file.pool.Utf8(ReadIndex(reader, file.pool, ConstantTag::kUtf8)));
}

}  // namespace classfile
