#include "engine/machine/class_invariants.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "base/nested_name.h"
#include "classfile/access_flags.h"
#include "classfile/descriptor.h"
#include "engine/linking/access_control.h"
#include "engine/machine/entry_name.h"

namespace engine {
namespace {

using base::Error;
using base::Result;

constexpr std::string_view kUsualNames[] = {"repOk", "invariant", "checkRep"};

bool HasUsualName(const MethodInfo& method) {
  return std::find(std::begin(kUsualNames), std::end(kUsualNames),
                   method.name()) != std::end(kUsualNames);
}

bool SpeaksOfStatics(const MethodInfo& method) {
  return method.IsStatic() && method.argument_slots == 0;
}

// Does it say something of objects of the class that declares it, or of its
// static fields?
bool CanBeInvariant(const ClassTable& table, const MethodInfo& method) {
  if (method.Has(classfile::kAccBridge) || method.name()[0] == '<')
    return false;
  const std::string_view type = method.descriptor();
  if (type == "()Z") return true;
  return method.IsStatic() && type == "(L" + table[method.owner].name + ";)Z";
}

// The class itself, those above it, its interfaces.
std::vector<ClassId> WithAncestors(const ClassTable& table, ClassId c) {
  std::vector<ClassId> all = {c};
  for (auto up = table[c].superclass; up; up = table[*up].superclass)
    all.push_back(*up);
  all.insert(all.end(), table[c].all_interfaces.begin(),
             table[c].all_interfaces.end());
  return all;
}

// A call of `above` on an object that has `m` runs that, or what overrides it.
bool Overrides(const ClassTable& table, const Hierarchy& types,
               const Invariant& m, const Invariant& above) {
  const MethodInfo &low = table[m.method], &high = table[above.method];
  return !low.IsStatic() && !high.IsStatic() && !low.IsPrivate() &&
         !high.IsPrivate() && low.signature == high.signature &&
         m.of != above.of && types.IsSubclass(m.of, above.of) &&
         CanOverrideDirectly(table, table[m.of].package, high);
}

class Finder {
 public:
  Finder(ClassTable& table, const Hierarchy& types, const Entry& entry,
         const InvariantRules& rules, bool input_statics)
      : table_(table),
        types_(types),
        entry_(entry),
        rules_(rules),
        input_statics_(input_statics) {}

  std::vector<AssumedInvariant> Run() && {
    ReadArguments();
    for (const Invariant& named : rules_.named)
      if (named.method != entry_.method) Add(named);
    const MethodInfo& method = table_[entry_.method];
    if (rules_.found && !method.IsPrivate() && !HasUsualName(method)) FindAll();
    std::vector<AssumedInvariant> assumed;
    for (const Invariant& invariant : all_) Assume(invariant, assumed);
    return assumed;
  }

 private:
  // A constructor's receiver is no object yet.
  void ReadArguments() {
    const MethodInfo& method = table_[entry_.method];
    if (!method.IsStatic())
      types_of_.push_back(method.IsInitializer() ? std::optional<ClassId>()
                                                 : entry_.on);
    const auto type = classfile::ParseMethodDescriptor(method.descriptor());
    for (const classfile::TypeDescriptor& t : type->parameters)
      types_of_.push_back(t.IsReference() && t.dimensions == 0
                              ? std::optional(table_.NameOfType(t.text))
                              : std::nullopt);
  }

  void FindAll() {
    FindOn(table_[entry_.method].owner);
    for (const std::optional<ClassId>& type : types_of_)
      if (type)
        for (ClassId c : types_.ConcreteSubclasses(*type)) FindOn(c);
    std::vector<Invariant> first;
    for (const Invariant& m : all_)
      if (std::none_of(all_.begin(), all_.end(), [&](const Invariant& other) {
            return Overrides(table_, types_, m, other);
          }))
        first.push_back(m);
    all_ = std::move(first);
  }

  void FindOn(ClassId c) {
    for (ClassId up : WithAncestors(table_, c)) {
      if (table_[up].IsOfLibrary() || !seen_.insert(up).second) continue;
      for (MethodId m : table_[up].methods)
        if (HasUsualName(table_[m]) && CanBeInvariant(table_, table_[m]) &&
            (input_statics_ || !SpeaksOfStatics(table_[m])))
          Add({m, up});
    }
  }

  void Add(const Invariant& invariant) {
    if (std::find(all_.begin(), all_.end(), invariant) == all_.end())
      all_.push_back(invariant);
  }

  bool MayBe(ClassId type, ClassId c) const {
    const auto& classes = types_.ConcreteSubclasses(type);
    return std::any_of(classes.begin(), classes.end(), [&](ClassId each) {
      return types_.IsSubclass(each, c);
    });
  }

  void Assume(const Invariant& invariant,
              std::vector<AssumedInvariant>& assumed) const {
    AssumedInvariant one{invariant, {}};
    const bool of_statics = SpeaksOfStatics(table_[invariant.method]);
    for (uint32_t i = 0; i < types_of_.size() && !of_statics; ++i)
      if (types_of_[i] && MayBe(*types_of_[i], invariant.of))
        one.arguments.push_back(i);
    if (of_statics || !one.arguments.empty()) assumed.push_back(std::move(one));
  }

  ClassTable& table_;
  const Hierarchy& types_;
  const Entry& entry_;
  const InvariantRules& rules_;
  const bool input_statics_;
  std::vector<std::optional<ClassId>>
      types_of_;  // of arguments; none: no object
  std::set<ClassId> seen_;
  std::vector<Invariant> all_;
};

}  // namespace

Result<Invariant> FindInvariant(ClassTable& table, std::string_view text) {
  ASSIGN_OR_RETURN(EntryName name, ParseEntry(text));
  ASSIGN_OR_RETURN(ClassId c, FindClass(table, name.class_name));
  bool there_is = false;
  for (ClassId up : WithAncestors(table, c))
    for (MethodId m : table[up].methods) {
      if (table[m].name() != name.method) continue;
      there_is = true;
      if (CanBeInvariant(table, table[m])) return Invariant{m, c};
    }
  if (there_is)
    return Error{
        "an invariant is a boolean method without parameters, or a static one "
        "that takes an object of its class",
        std::string(text)};
  return FindEntry(table, name).error();
}

std::vector<AssumedInvariant> InvariantsOfInput(ClassTable& table,
                                                const Hierarchy& types,
                                                const Entry& entry,
                                                const InvariantRules& rules,
                                                bool input_statics) {
  return Finder(table, types, entry, rules, input_statics).Run();
}

std::string InvariantText(const ClassTable& table, const Invariant& invariant) {
  const std::string name = base::NestedName(table.TextOf(invariant.of));
  const MethodInfo& method = table[invariant.method];
  const bool takes_one = method.IsStatic() && !SpeaksOfStatics(method);
  return name + "." + std::string(method.name()) + "(" +
         (takes_one ? base::NestedName(table.TextOf(method.owner)) : "") + ")";
}

}  // namespace engine
