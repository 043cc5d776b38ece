#include "engine/linking/member_lookup.h"

#include <algorithm>

namespace engine {
namespace {

std::optional<FieldId> LookupInInterfaces(const ClassTable& table, ClassId c,
                                          std::string_view name,
                                          std::string_view descriptor) {
  // Depth first, in the order of declaration (JVMS 5.4.3.2 step 2).
  std::vector<ClassId> pending(table[c].interfaces.rbegin(),
                               table[c].interfaces.rend());
  std::vector<ClassId> seen;
  while (!pending.empty()) {
    ClassId i = pending.back();
    pending.pop_back();
    if (std::find(seen.begin(), seen.end(), i) != seen.end()) continue;
    seen.push_back(i);
    if (auto found = table.DeclaredField(i, name, descriptor)) return found;
    const auto& more = table[i].interfaces;
    pending.insert(pending.end(), more.rbegin(), more.rend());
  }
  return std::nullopt;
}

bool IsInheritable(const MethodInfo& method) {
  return !method.IsPrivate() && !method.IsStatic();
}

}  // namespace

std::optional<FieldId> LookupField(const ClassTable& table, ClassId c,
                                   std::string_view name,
                                   std::string_view descriptor) {
  for (std::optional<ClassId> at = c; at; at = table[*at].superclass) {
    if (auto found = table.DeclaredField(*at, name, descriptor)) return found;
    if (auto found = LookupInInterfaces(table, *at, name, descriptor))
      return found;
  }
  return std::nullopt;
}

std::optional<MethodId> LookupInClasses(const ClassTable& table, ClassId c,
                                        SignatureId s) {
  for (std::optional<ClassId> at = c; at; at = table[*at].superclass)
    if (auto found = table.DeclaredMethod(*at, s)) return found;
  return std::nullopt;
}

std::optional<MethodId> LookupOverrider(const ClassTable& table, ClassId c,
                                        SignatureId s) {
  for (std::optional<ClassId> at = c; at; at = table[*at].superclass) {
    auto found = table.DeclaredMethod(*at, s);
    if (found && IsInheritable(table[*found])) return found;
  }
  return std::nullopt;
}

std::vector<MethodId> MaximallySpecific(const ClassTable& table, ClassId c,
                                        SignatureId s) {
  std::vector<MethodId> candidates;
  for (ClassId i : table[c].all_interfaces) {
    auto found = table.DeclaredMethod(i, s);
    if (found && IsInheritable(table[*found])) candidates.push_back(*found);
  }
  std::vector<MethodId> result;
  for (MethodId m : candidates) {
    const ClassId owner = table[m].owner;
    bool redeclared =
        std::any_of(candidates.begin(), candidates.end(), [&](MethodId other) {
          return other != m && table.IsSubtype(table[other].owner, owner);
        });
    if (!redeclared) result.push_back(m);
  }
  return result;
}

DefaultMethod LookupDefault(const ClassTable& table, ClassId c, SignatureId s) {
  DefaultMethod result;
  for (MethodId m : MaximallySpecific(table, c, s)) {
    if (!result.any) result.any = m;
    if (table[m].IsAbstract()) continue;
    result.conflict |= result.only.has_value();
    result.only = m;
  }
  if (result.conflict) result.only.reset();
  return result;
}

std::optional<MethodId> LookupInObject(const ClassTable& table, SignatureId s) {
  auto found = table.DeclaredMethod(table.object(), s);
  if (!found || table[*found].IsStatic() ||
      !table[*found].Has(classfile::kAccPublic))
    return std::nullopt;
  return found;
}

}  // namespace engine
