#include "engine/hierarchy.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "expr/sort.h"

namespace engine {
namespace {

bool MayHaveUnknownSubclasses(const ClassInfo& info) {
  if (info.kind != ClassKind::kClass || info.Has(classfile::kAccFinal))
    return false;
  if (info.Has(classfile::kAccEnum)) return false;
  return classfile::FindAttribute(
             info.file->attributes,
             classfile::AttributeKind::kPermittedSubclasses) == nullptr;
}

// What the operand stack holds for a field of this descriptor letter.
expr::Sort SortOf(char letter) {
  switch (letter) {
    case 'J':
      return expr::Sort::kBv64;
    case 'F':
      return expr::Sort::kF32;
    case 'D':
      return expr::Sort::kF64;
    default:
      return expr::Sort::kBv32;
  }
}

}  // namespace

Hierarchy::Hierarchy(ClassTable& table, World world)
    : table_(table), world_(world) {
  if (world == World::kExact) return;
  universe_.emplace(table);
  failures_.assign(universe_->failures().begin(), universe_->failures().end());
  if (world != World::kOpen) return;
  // Now, so that the tokens' ids do not depend on who asks first.
  for (ClassId c : universe_->classes()) UnknownSubclassOf(c);
}

std::optional<ClassId> Hierarchy::UnknownSubclassOf(ClassId c) const {
  if (world_ != World::kOpen || !MayHaveUnknownSubclasses(table_[c]))
    return std::nullopt;
  auto [it, fresh] = tokens_.emplace(c, ClassId());
  if (fresh) it->second = table_.AddUnknownSubclass(c);
  return it->second;
}

std::span<const ClassId> Hierarchy::ConcreteSubclasses(ClassId c) const {
  auto it = concrete_.find(c);
  if (it == concrete_.end()) it = concrete_.emplace(c, FindConcrete(c)).first;
  return it->second;
}

void Hierarchy::AddWithToken(ClassId c, std::vector<ClassId>* found) const {
  if (table_[c].IsConcrete()) found->push_back(c);
  if (auto token = UnknownSubclassOf(c)) found->push_back(*token);
}

std::vector<ClassId> Hierarchy::FindConcrete(ClassId c) const {
  std::vector<ClassId> found;
  Linked<ClassId> loaded = table_.Load(c);
  if (!loaded.ok()) {
    failures_.push_back(loaded.error());
    return found;
  }
  AddWithToken(c, &found);
  if (universe_)
    for (ClassId below : universe_->classes())
      if (below != c && table_.IsSubtype(below, c)) AddWithToken(below, &found);
  std::sort(found.begin(), found.end());
  return found;
}

bool Hierarchy::IsSubclass(ClassId sub, ClassId super) const {
  return table_.Load(sub).ok() && table_.Load(super).ok() &&
         table_.IsSubtype(sub, super);
}

std::span<const FieldId> Hierarchy::FieldsOf(ClassId c) const {
  // A class that cannot be loaded has no objects, hence no fields.
  if (!table_.Load(c).ok()) return {};
  return table_[c].instance_fields;
}

heap::FieldType Hierarchy::TypeOf(FieldId f) const {
  const ClassId type = table_[f].type;
  const char letter = table_.LetterOf(type);
  if (letter == 'L' || letter == '[') return heap::FieldType::Reference(type);
  return heap::FieldType::Number(SortOf(letter));
}

std::string Hierarchy::ClassName(ClassId c) const { return table_.TextOf(c); }

std::string Hierarchy::FieldName(FieldId f) const {
  return std::string(table_[f].name);
}

}  // namespace engine
