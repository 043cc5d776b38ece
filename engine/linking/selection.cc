#include "engine/linking/selection.h"

#include <algorithm>
#include <string>

#include "base/check.h"
#include "engine/linking/access_control.h"
#include "engine/linking/member_lookup.h"

namespace engine {
namespace {

using classfile::kAccProtected;
using classfile::kAccPublic;

Target Runs(const ClassTable& table, MethodId m) {
  if (table[m].IsAbstract()) return {{}, JavaError::kAbstractMethodError};
  return {m, {}};
}

// JVMS 5.4.6 step 3, where the classes have nothing.
Target RunsDefault(const DefaultMethod& inherited) {
  if (inherited.only) return {inherited.only, {}};
  return {{},
          inherited.conflict ? JavaError::kIncompatibleClassChangeError
                             : JavaError::kAbstractMethodError};
}

bool IsOverridable(const MethodInfo& method) {
  return !method.IsStatic() && !method.IsPrivate() && !method.IsInitializer();
}

}  // namespace

const Selector::Tables& Selector::TablesOf(ClassId c) {
  // Superclasses first, from the top, since each table starts as its
  // superclass's.
  std::vector<ClassId> missing;
  for (std::optional<ClassId> at = c; at; at = table_[*at].superclass) {
    if (tables_.size() <= at->index()) tables_.resize(at->index() + 1);
    if (tables_[at->index()] != nullptr) break;
    missing.push_back(*at);
  }
  for (; !missing.empty(); missing.pop_back()) Build(missing.back());
  return *tables_[c.index()];
}

void Selector::Build(ClassId c) {
  const ClassInfo& info = table_[c];
  auto tables = std::make_unique<Tables>();
  if (info.superclass) {
    const Tables& inherited = *tables_[info.superclass->index()];
    tables->vtable = inherited.vtable;
    tables->lines = inherited.lines;
  }
  if (!info.IsInterface())
    for (MethodId m : info.methods)
      if (IsOverridable(table_[m])) PlaceMethod(*tables, m);
  BuildItable(*tables, c);
  tables_[c.index()] = std::move(tables);
}

bool Selector::Continues(const Line& line, const MethodInfo& method) const {
  if (line.signature != method.signature) return false;
  const PackageId package = table_[method.owner].package;
  return line.open || std::find(line.packages.begin(), line.packages.end(),
                                package) != line.packages.end();
}

void Selector::Extend(Line* line, const MethodInfo& method) const {
  line->open |= method.Has(kAccPublic) || method.Has(kAccProtected);
  const PackageId package = table_[method.owner].package;
  auto& packages = line->packages;
  if (line->open)
    packages.clear();
  else if (std::find(packages.begin(), packages.end(), package) ==
           packages.end())
    packages.push_back(package);
}

void Selector::PlaceMethod(Tables& tables, MethodId m) {
  const MethodInfo& method = table_[m];
  Line own{method.signature, false, {}};
  Extend(&own, method);
  uint32_t slot = kNoSlot;
  for (uint32_t i = 0; i < tables.vtable.size(); ++i) {
    Line& line = tables.lines[i];
    if (!Continues(line, method)) continue;
    Extend(&line, method);
    tables.vtable[i] = m;
    // Calls of m may use this slot if just those who can override m itself
    // can continue the line.
    if (line.open == own.open && line.packages == own.packages) slot = i;
  }
  if (slot == kNoSlot) {
    slot = static_cast<uint32_t>(tables.vtable.size());
    tables.vtable.push_back(m);
    tables.lines.push_back(std::move(own));
  }
  if (slots_.size() < table_.method_count())
    slots_.resize(table_.method_count(), kNoSlot);
  slots_[m.index()] = slot;
}

void Selector::BuildItable(Tables& tables, ClassId c) {
  if (table_[c].IsInterface()) return;
  std::vector<SignatureId> signatures;
  for (ClassId i : table_[c].all_interfaces)
    for (MethodId m : table_[i].methods)
      if (IsOverridable(table_[m])) signatures.push_back(table_[m].signature);
  std::sort(signatures.begin(), signatures.end());
  signatures.erase(std::unique(signatures.begin(), signatures.end()),
                   signatures.end());
  for (SignatureId s : signatures)
    tables.itable.emplace_back(s, SelectBySignature(c, s));
}

Target Selector::SelectBySignature(ClassId c, SignatureId s) const {
  // Interface methods are public, so any instance method that is not private
  // overrides them.
  if (auto found = LookupOverrider(table_, c, s)) return Runs(table_, *found);
  return RunsDefault(LookupDefault(table_, c, s));
}

Target Selector::SelectVirtual(MethodId resolved, ClassId receiver) {
  const MethodInfo& method = table_[resolved];
  if (!table_.IsSubtype(receiver, method.owner) ||
      table_[receiver].IsInterface())
    return {{}, JavaError::kIncompatibleClassChangeError};
  if (!IsOverridable(method)) return Runs(table_, resolved);
  const Tables& tables = TablesOf(receiver);
  if (table_[method.owner].IsInterface()) {
    auto it = std::lower_bound(
        tables.itable.begin(), tables.itable.end(), method.signature,
        [](const auto& row, SignatureId s) { return row.first < s; });
    CHECK(it != tables.itable.end() && it->first == method.signature,
          "an itable should hold every signature of its interfaces");
    return it->second;
  }
  return Runs(table_, tables.vtable[SlotOf(resolved)]);
}

Target Selector::SelectInterface(MethodId resolved, ClassId receiver) {
  Target target = SelectVirtual(resolved, receiver);
  if (!target.method || *target.method == resolved) return target;
  if (!table_[*target.method].Has(kAccPublic))
    return {{}, JavaError::kIllegalAccessError};
  return target;
}

Linked<MethodId> Selector::CheckInstance(MethodId resolved) {
  if (!table_[resolved].IsStatic()) return resolved;
  return table_.Fail(
      JavaError::kIncompatibleClassChangeError,
      table_.TextOf(resolved) + " is static, called as an instance method");
}

Linked<MethodId> Selector::SelectStatic(MethodId resolved) {
  if (table_[resolved].IsStatic()) return resolved;
  return table_.Fail(
      JavaError::kIncompatibleClassChangeError,
      table_.TextOf(resolved) + " is not static, called as a static method");
}

// JVMS 6.5 invokespecial: the class in which the search starts.
ClassId Selector::StartOfSpecial(ClassId current, ClassId named,
                                 MethodId resolved) const {
  const bool super_call = !table_[resolved].IsInitializer() &&
                          !table_[named].IsInterface() && named != current &&
                          table_.IsSubtype(current, named);
  return super_call ? *table_[current].superclass : named;
}

Target Selector::FindSpecial(ClassId start, MethodId resolved) const {
  const SignatureId s = table_[resolved].signature;
  auto declared = LookupInClasses(table_, start, s);
  if (table_[start].IsInterface()) {
    declared = table_.DeclaredMethod(start, s);
    if (!declared) declared = LookupInObject(table_, s);
  }
  if (declared && !table_[*declared].IsStatic()) return Runs(table_, *declared);
  return RunsDefault(LookupDefault(table_, start, s));
}

Linked<MethodId> Selector::SelectSpecial(ClassId current, ClassId named,
                                         MethodId resolved) {
  ASSIGN_OR_RETURN(MethodId m, CheckInstance(resolved));
  const MethodInfo& method = table_[m];
  if (method.IsInitializer()) {
    if (method.owner == named) return m;
    return table_.Fail(JavaError::kNoSuchMethodError,
                       table_.TextOf(named) + " has no constructor " +
                           std::string(method.descriptor()));
  }
  const auto& direct = table_[current].interfaces;
  if (table_[named].IsInterface() && named != current &&
      std::find(direct.begin(), direct.end(), named) == direct.end())
    return table_.Fail(JavaError::kIncompatibleClassChangeError,
                       table_.TextOf(m) + " is called with super from " +
                           table_.TextOf(current) +
                           ", whose direct interface it is not");
  Target target = FindSpecial(StartOfSpecial(current, named, m), m);
  if (target.method) return *target.method;
  return table_.Fail(target.error,
                     table_.TextOf(m) + " called with super from " +
                         table_.TextOf(current) + " selects no method to run");
}

}  // namespace engine
