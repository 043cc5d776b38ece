#include "engine/analysis/analysis.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "engine/analysis/implementations.h"
#include "engine/call_sites/function_class.h"
#include "engine/library/lookup.h"
#include "engine/linking/class_versions.h"
#include "engine/machine/class_invariants.h"

namespace engine {

using base::Error;
using base::Result;

namespace {

// An instance method needs an object to run on.
base::Status CheckReceiver(const ClassTable& table,
                           const EntryPoint& entry_point, const Entry& entry) {
  if (table[entry.method].IsStatic()) return base::Ok{};
  if (!entry_point.receivers.empty()) return base::Ok{};
  return Error{
      "no class that objects could have: abstract, and no concrete "
      "subclass is known",
      table.TextOf(entry.on)};
}

std::string_view ParametersOf(const MethodInfo& method) {
  const std::string_view type = method.descriptor();
  return type.substr(0, type.find(')'));
}

std::string_view ResultOf(const MethodInfo& method) {
  return method.descriptor().substr(method.descriptor().find(')') + 1);
}

bool IsReferenceType(std::string_view type) {
  return type[0] == 'L' || type[0] == '[';
}

// Both must take the same, and return what can be compared.
base::Status CheckSecond(const ClassTable& table, const Entry& first,
                         const Entry& second) {
  const MethodInfo& a = table[first.method];
  const MethodInfo& b = table[second.method];
  const auto unfit = [&](const char* what) {
    return Error{std::string(what) + " than " + EntryText(table, first),
                 EntryText(table, second)};
  };
  if (a.IsStatic() != b.IsStatic())
    return unfit(b.IsStatic() ? "is static, which is another receiver"
                              : "has a receiver, which is more");
  if (a.IsInitializer() != b.IsInitializer())
    return unfit("another kind of method");
  if (ParametersOf(a) != ParametersOf(b)) return unfit("other parameters");
  if (!a.IsStatic() && !table.IsSubtype(first.on, b.owner) &&
      !table.IsSubtype(second.on, a.owner))
    return unfit("another receiver");
  const std::string_view x = ResultOf(a), y = ResultOf(b);
  if (x != y && !(IsReferenceType(x) && IsReferenceType(y)))
    return unfit("another result");
  return base::Ok{};
}

// The method as the new version of its class has it.
Result<Entry> NewerEntry(const ClassTable& table, const Entry& entry) {
  const auto newer = table.NewerVersionOf(table[entry.method].owner);
  if (!newer) return entry;
  const auto method =
      table.DeclaredMethod(*newer, table[entry.method].signature);
  if (!method)
    return Error{"the new version has no such method", EntryText(table, entry)};
  return Entry{*method, entry.on};
}

Result<InputRules> ReadRules(ClassTable& table, const Entry& entry,
                             const AnalysisOptions& options) {
  InputRules rules;
  rules.input_statics = options.machine.input_statics;
  rules.invariants.found = options.find_invariants;
  for (const std::string& text : options.invariants) {
    ASSIGN_OR_RETURN(Invariant invariant, FindInvariant(table, text));
    rules.invariants.named.push_back(invariant);
  }
  if (options.newer != nullptr) {
    ASSIGN_OR_RETURN(rules.second, NewerEntry(table, entry));
  } else if (options.second) {
    ASSIGN_OR_RETURN(Entry second, FindEntry(table, *options.second));
    RETURN_IF_ERROR(CheckSecond(table, entry, second));
    rules.second = second;
  }
  if (!options.requires_method.empty()) {
    ASSIGN_OR_RETURN(rules.requirement,
                     FindRequirement(table, entry, options.requires_method));
  }
  return rules;
}

// What was asked for and says nothing is most often a slip of the pen.
base::Status CheckInvariants(const ClassTable& table, const EntryPoint& point,
                             const std::vector<Invariant>& named) {
  for (const Invariant& each : named) {
    if (each.method == point.method->method) continue;
    const bool applies = std::any_of(
        point.invariants.begin(), point.invariants.end(),
        [&](const AssumedInvariant& a) { return a.invariant == each; });
    if (!applies)
      return Error{"neither the receiver nor an argument can be a " +
                       table.TextOf(each.of),
                   "--invariant " + InvariantText(table, each)};
  }
  return base::Ok{};
}

}  // namespace

Result<std::unique_ptr<Analysis>> Analysis::Make(
    const classfile::ClassPath& path, const EntryName& entry,
    const AnalysisOptions& options) {
  auto table = std::make_unique<ClassTable>(path);
  ASSIGN_OR_RETURN(Entry found, FindEntry(*table, entry));
  if (options.newer != nullptr)
    RETURN_IF_ERROR(AddVersions(*table, *options.newer));
  ASSIGN_OR_RETURN(InputRules rules, ReadRules(*table, found, options));
  ASSIGN_OR_RETURN(Implementations implementations,
                   FindImplementations(*table, options.implementations));
  std::unique_ptr<Analysis> analysis(new Analysis(
      std::move(table), found, rules, std::move(implementations), options));
  RETURN_IF_ERROR(
      CheckReceiver(analysis->table_, analysis->entry_point_, found));
  if (options.all_invariants_apply)
    RETURN_IF_ERROR(CheckInvariants(analysis->table_, analysis->entry_point_,
                                    rules.invariants.named));
  RETURN_IF_ERROR(
      WriteRequirement(analysis->program_, found, analysis->entry_point_));
  for (const std::string& name : options.initialized)
    if (auto c = analysis->table_.Load(analysis->table_.Name(name)); c.ok())
      analysis->entry_point_.initialized_first.push_back(c.value());
  Narrowing& narrowing = analysis->entry_point_.narrowing;
  narrowing.no_alias = options.no_alias;
  narrowing.asked = options.no_alias || !options.non_null.empty();
  ASSIGN_OR_RETURN(std::set<FieldId> non_null,
                   FindReferences(analysis->program_, analysis->entry_point_,
                                  options.non_null));
  narrowing.non_null.merge(std::move(non_null));
  return analysis;
}

Analysis::Analysis(std::unique_ptr<ClassTable> table, const Entry& entry,
                   const InputRules& rules, Implementations implementations,
                   const AnalysisOptions& options)
    : owned_table_(std::move(table)),
      table_(*owned_table_),
      asked_for_(entry),
      second_(rules.second),
      solver_(solver::MakeChain(pool_, options.chain)),
      checker_(pool_, *solver_, options.machine.deadline),
      types_(table_, options.world, std::move(implementations),
             [this](ClassId interface, bool alone) {
               return MakeFunctionClass(table_, interface, alone);
             }),
      context_{pool_, types_, checker_, options.bounds, options.mutation},
      initializer_(heap::MakeInitializer(options.heap)),
      program_(pool_, table_, types_, LibraryIntrinsics()),
      entry_point_(MakeEntryPoint(program_, entry, rules)),
      machine_(program_, entry_point_, context_, *initializer_,
               options.machine),
      declared_types_(table_, types_, entry_point_,
                      machine_.context().settings) {
  context_.without_objects = &without_objects_;
  context_.receiver = entry_point_.receiver;
  context_.names = &names_;
  context_.read_parts = &reads_strings_;
  context_.cell_types = &declared_types_;
  context_.at_bound = &at_bound_;
  CHECK(initializer_ != nullptr, "a heap should be one of those there are");
}

}  // namespace engine
