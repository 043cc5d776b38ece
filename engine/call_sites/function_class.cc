#include "engine/call_sites/function_class.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "classfile/access_flags.h"
#include "classfile/annotations.h"
#include "classfile/attribute.h"
#include "classfile/byte_reader.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/opcode.h"
#include "engine/call_sites/class_writer.h"

namespace engine {
namespace {

using classfile::Opcode;
using classfile::TypeDescriptor;

constexpr const char* kMark = "Ljava/lang/FunctionalInterface;";

bool IsForFunctions(const classfile::ClassFile& file) {
  const classfile::Attribute* found = classfile::FindAttribute(
      file.attributes, classfile::AttributeKind::kRuntimeVisibleAnnotations);
  if (found == nullptr) return false;
  classfile::ByteReader reader(found->info);
  std::vector<classfile::Annotation> annotations;
  return classfile::ReadAnnotations(reader, file.pool, &annotations) &&
         std::any_of(annotations.begin(), annotations.end(),
                     [&](const classfile::Annotation& a) {
                       return file.pool.Utf8(a.first) == kMark;
                     });
}

std::vector<ClassId> WithAllAbove(const ClassTable& table, ClassId interface) {
  std::vector<ClassId> all = table[interface].all_interfaces;
  all.insert(all.begin(), interface);
  return all;
}

// Every object has it (JLS 9.8).
bool IsOfObject(const ClassTable& table, MethodId m) {
  const auto declared =
      table.DeclaredMethod(table.object(), table[m].signature);
  return declared && table[*declared].Has(classfile::kAccPublic);
}

// By a method with a body, of an interface further down.
bool IsOverridden(const ClassTable& table, const std::vector<ClassId>& all,
                  MethodId m) {
  return std::any_of(all.begin(), all.end(), [&](ClassId below) {
    if (below == table[m].owner || !table.IsSubtype(below, table[m].owner))
      return false;
    const auto other = table.DeclaredMethod(below, table[m].signature);
    return other && !table[*other].IsAbstract();
  });
}

// Of several that are abstract, with one signature: the first.
std::vector<MethodId> AbstractMethods(const ClassTable& table,
                                      ClassId interface) {
  const std::vector<ClassId> all = WithAllAbove(table, interface);
  std::vector<MethodId> found;
  for (ClassId c : all)
    for (MethodId m : table[c].methods) {
      if (!table[m].IsAbstract() || IsOfObject(table, m)) continue;
      const bool known =
          std::any_of(found.begin(), found.end(), [&](MethodId other) {
            return table[other].signature == table[m].signature;
          });
      if (!known && !IsOverridden(table, all, m)) found.push_back(m);
    }
  return found;
}

// Never run: what the method does, the engine does itself.
CodeWriter EmptyCode(const classfile::MethodDescriptor& type) {
  uint32_t words = 1;
  for (const TypeDescriptor& t : type.parameters)
    words += static_cast<uint32_t>(t.slots());
  CodeWriter code(words);
  switch (type.result.text[0]) {
    case 'V':
      break;
    case 'J':
      code.Op(Opcode::kLconst0);
      break;
    case 'F':
      code.Op(Opcode::kFconst0);
      break;
    case 'D':
      code.Op(Opcode::kDconst0);
      break;
    case 'L':
    case '[':
      code.Op(Opcode::kAconstNull);
      break;
    default:
      code.Op(Opcode::kIconst0);
  }
  code.Return(type.result);
  return code;
}

std::vector<uint8_t> Write(const ClassTable& table, ClassId interface,
                           MethodId m) {
  const auto type = classfile::ParseMethodDescriptor(table[m].descriptor());
  CHECK(type.has_value(), "a parsed class should have valid descriptors");
  std::string name = table[interface].name + std::string(kFunctionLabel);
  std::replace(name.begin(), name.end(), '.', '$');
  ClassWriter writer(std::move(name), table[interface].file->major, 0);
  writer.Implement(table[interface].name);
  if (type->result.text != "V")
    for (uint32_t n = 1; n <= kMostCalls; ++n)
      writer.AddField(classfile::kAccSynthetic, "call" + std::to_string(n),
                      type->result.text);
  writer.AddMethod(classfile::kAccPublic | classfile::kAccSynthetic,
                   table[m].name(), table[m].descriptor(), EmptyCode(*type));
  return writer.Finish();
}

}  // namespace

std::optional<MethodId> FunctionalMethod(const ClassTable& table,
                                         ClassId interface) {
  const std::vector<MethodId> methods = AbstractMethods(table, interface);
  if (methods.size() != 1) return std::nullopt;
  return methods[0];
}

std::optional<ClassId> MakeFunctionClass(ClassTable& table, ClassId interface,
                                         bool alone) {
  if (table[interface].file == nullptr) return std::nullopt;
  if (!alone && !IsForFunctions(*table[interface].file)) return std::nullopt;
  const auto method = FunctionalMethod(table, interface);
  if (!method) return std::nullopt;
  const auto made = table.DefineFunction(
      table[interface].name + std::string(kFunctionLabel) + "1",
      Write(table, interface, *method), *method);
  if (!made.ok()) return std::nullopt;
  return made.value();
}

}  // namespace engine
