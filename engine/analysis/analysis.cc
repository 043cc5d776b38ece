#include "engine/analysis/analysis.h"

#include <utility>

#include "base/check.h"
#include "engine/library/lookup.h"

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

}  // namespace

Result<std::unique_ptr<Analysis>> Analysis::Make(
    const classfile::ClassPath& path, const EntryName& entry,
    const AnalysisOptions& options) {
  auto table = std::make_unique<ClassTable>(path);
  ASSIGN_OR_RETURN(Entry found, FindEntry(*table, entry));
  std::optional<MethodId> requirement;
  if (!options.requires_method.empty()) {
    ASSIGN_OR_RETURN(requirement,
                     FindRequirement(*table, found, options.requires_method));
  }
  std::unique_ptr<Analysis> analysis(
      new Analysis(std::move(table), found, requirement, options));
  RETURN_IF_ERROR(
      CheckReceiver(analysis->table_, analysis->entry_point_, found));
  for (const std::string& name : options.initialized)
    if (auto c = analysis->table_.Load(analysis->table_.Name(name)); c.ok())
      analysis->entry_point_.initialized_first.push_back(c.value());
  Narrowing& narrowing = analysis->entry_point_.narrowing;
  narrowing.no_alias = options.no_alias;
  ASSIGN_OR_RETURN(narrowing.non_null,
                   FindReferences(analysis->program_, analysis->entry_point_,
                                  options.non_null));
  return analysis;
}

Analysis::Analysis(std::unique_ptr<ClassTable> table, const Entry& entry,
                   std::optional<MethodId> requirement,
                   const AnalysisOptions& options)
    : owned_table_(std::move(table)),
      table_(*owned_table_),
      asked_for_(entry),
      solver_(solver::MakeChain(pool_, options.chain)),
      checker_(pool_, *solver_, options.machine.deadline),
      types_(table_, options.world),
      context_{pool_, types_, checker_, options.bounds, options.mutation},
      initializer_(heap::MakeInitializer(options.heap)),
      program_(pool_, table_, types_, LibraryIntrinsics()),
      entry_point_(MakeEntryPoint(program_, entry, requirement,
                                  options.machine.input_statics)),
      machine_(program_, entry_point_, context_, *initializer_,
               options.machine) {
  context_.without_objects = &without_objects_;
  context_.receiver = entry_point_.receiver;
  context_.names = &names_;
  context_.read_parts = &reads_strings_;
  context_.at_bound = &at_bound_;
  CHECK(initializer_ != nullptr, "a heap should be one of those there are");
}

}  // namespace engine
