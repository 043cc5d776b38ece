#include "engine/program/generics.h"

#include <set>
#include <string_view>
#include <utility>

#include "classfile/attribute.h"
#include "classfile/bytes.h"
#include "classfile/descriptor.h"

namespace engine {
namespace {

using classfile::GenericType;
using Kind = GenericType::Kind;

// Classes above one another, and types in types.
constexpr int kDeepest = 16;

std::optional<std::string_view> SignatureOf(
    const classfile::ConstantPool& pool,
    const classfile::Attributes& attributes) {
  const classfile::Attribute* found = classfile::FindAttribute(
      attributes, classfile::AttributeKind::kSignature);
  if (found == nullptr) return std::nullopt;
  return pool.Utf8(classfile::LoadU2(found->info.data()));
}

// What is known of an argument for a variable is what bounds it, and that
// bound's own arguments may speak of the variable again.
GenericType Erased(GenericType bound) {
  bound.arguments.clear();
  return bound.kind == Kind::kVariable ? GenericType() : bound;
}

}  // namespace

std::optional<GenericType> Generics::OfField(FieldId f) {
  const FieldInfo& field = table_[f];
  if (field.declaration == nullptr) return std::nullopt;
  const auto text = SignatureOf(table_[field.owner].file->pool,
                                field.declaration->attributes);
  if (!text) return std::nullopt;
  return classfile::ParseGenericType(*text);
}

std::vector<GenericType> Generics::OfParameters(MethodId m) {
  const MethodInfo& method = table_[m];
  const auto text = SignatureOf(table_[method.owner].file->pool,
                                method.declaration->attributes);
  if (!text) return {};
  auto generics = classfile::ParseMethodGenerics(*text);
  // Parameters that the compiler adds are in the descriptor alone.
  if (!generics || generics->parameters.size() !=
                       classfile::ParseMethodDescriptor(method.descriptor())
                           ->parameters.size())
    return {};
  Bindings bindings;
  for (const classfile::TypeVariable& v : generics->variables)
    bindings.emplace(v.name, Erased(v.bound));
  std::vector<GenericType> types;
  for (const GenericType& type : generics->parameters)
    types.push_back(Replaced(type, bindings, 0));
  return types;
}

std::optional<GenericType> Generics::OfResult(MethodId m) {
  const MethodInfo& method = table_[m];
  const auto text = SignatureOf(table_[method.owner].file->pool,
                                method.declaration->attributes);
  if (!text) return std::nullopt;
  const std::string_view result = text->substr(text->rfind(')') + 1);
  return classfile::ParseGenericType(result.substr(0, result.find('^')));
}

const classfile::ClassGenerics& Generics::Of(ClassId c) {
  const auto [it, fresh] = classes_.emplace(c, classfile::ClassGenerics{});
  if (!fresh || table_[c].file == nullptr) return it->second;
  const classfile::ClassFile& file = *table_[c].file;
  if (const auto text = SignatureOf(file.pool, file.attributes))
    if (auto read = classfile::ParseClassGenerics(*text))
      it->second = *std::move(read);
  return it->second;
}

ClassId Generics::ClassOf(const GenericType& type) {
  const std::string dimensions(type.dimensions, '[');
  if (type.kind == Kind::kPrimitive)
    return table_.NameOfType(dimensions + type.name);
  if (type.dimensions == 0) return table_.Name(type.name);
  return table_.Name(dimensions + "L" + type.name + ";");
}

GenericType Generics::Itself(ClassId c) {
  GenericType type{Kind::kClass, table_[c].name, 0, {}};
  for (const classfile::TypeVariable& v : Of(c).variables)
    type.arguments.push_back({Kind::kVariable, v.name, 0, {}});
  return type;
}

GenericType Generics::Replaced(const GenericType& type,
                               const Bindings& bindings, int depth) {
  if (depth > kDeepest) return {};
  GenericType result = type;
  if (type.kind == Kind::kVariable) {
    const auto it = bindings.find(type.name);
    result = it == bindings.end() ? GenericType() : it->second;
    result.dimensions += type.dimensions;
    return result;
  }
  for (GenericType& argument : result.arguments)
    argument = Replaced(argument, bindings, depth + 1);
  return result;
}

// Variables without an argument: what bounds them.
Generics::Bindings Generics::BindingsOf(const GenericType& type) {
  Bindings bindings;
  if (type.kind != Kind::kClass) return bindings;
  const auto& variables = Of(table_.Name(type.name)).variables;
  for (size_t i = 0; i < variables.size(); ++i) {
    const bool given = i < type.arguments.size() &&
                       type.arguments[i].kind != Kind::kAny &&
                       type.arguments.size() == variables.size();
    bindings.emplace(variables[i].name,
                     given ? type.arguments[i] : Erased(variables[i].bound));
  }
  return bindings;
}

GenericType Generics::Within(const GenericType& type,
                             const GenericType& owner) {
  return Replaced(type, BindingsOf(owner), 0);
}

std::optional<GenericType> Generics::Seen(const GenericType& type,
                                          ClassId above, int depth) {
  if (type.kind != Kind::kClass || depth > kDeepest) return std::nullopt;
  if (type.name == table_[above].name) return type;
  const ClassId c = table_.Name(type.name);
  if (!table_.Load(c).ok()) return std::nullopt;
  // By value: looking further may move what is known.
  const std::vector<GenericType> supertypes = Of(c).supertypes;
  for (const GenericType& super : supertypes)
    if (auto seen = Seen(Within(super, type), above, depth + 1)) return seen;
  return std::nullopt;
}

bool Generics::Determines(ClassId above, ClassId c) {
  const size_t variables = VariablesOf(c);
  if (variables == 0) return true;
  const auto seen = Seen(Itself(c), above, 0);
  if (!seen) return false;
  std::set<std::string> told;
  for (const GenericType& argument : seen->arguments)
    if (argument.kind == Kind::kVariable) told.insert(argument.name);
  return told.size() == variables;
}

GenericType Generics::AsSuper(const GenericType& declared, ClassId c,
                              ClassId super) {
  GenericType own = Itself(c);
  Bindings bindings = BindingsOf({Kind::kClass, own.name, 0, {}});
  if (declared.kind == Kind::kClass && declared.dimensions == 0)
    if (const auto seen = Seen(own, table_.Name(declared.name), 0))
      for (size_t i = 0; i < seen->arguments.size(); ++i)
        if (seen->arguments[i].kind == Kind::kVariable &&
            i < declared.arguments.size() &&
            declared.arguments[i].kind != Kind::kAny)
          bindings[seen->arguments[i].name] = declared.arguments[i];
  own = Replaced(own, bindings, 0);
  const auto seen = Seen(own, super, 0);
  return seen ? *seen : GenericType();
}

}  // namespace engine
