// One analysis: a method of a class path, a heap representation and its bounds
// in; a machine that explores it out. Owns everything the machine stands on.
#ifndef ENGINE_ANALYSIS_ANALYSIS_H_
#define ENGINE_ANALYSIS_ANALYSIS_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "classfile/class_path.h"
#include "engine/linking/class_table.h"
#include "engine/linking/hierarchy.h"
#include "engine/linking/ids.h"
#include "engine/machine/declared_types.h"
#include "engine/machine/entry_lookup.h"
#include "engine/machine/entry_name.h"
#include "engine/machine/entry_point.h"
#include "engine/machine/machine.h"
#include "engine/program/program.h"
#include "engine/runtime/context.h"
#include "engine/search/path_checker.h"
#include "expr/pool.h"
#include "heap/cell_names.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace engine {

struct AnalysisOptions {
  std::string heap = "summary";
  heap::Bounds bounds = {.depth = 3};
  World world = World::kClosed;
  MachineOptions machine = {};
  std::string requires_method = {};  // see FindRequirement; empty: none
  // Invariants that are assumed: as FindInvariant has them, and those that are
  // found by their names.
  std::vector<std::string> invariants = {};
  bool find_invariants = false;
  // Is one that nothing of the input could be held to a mistake?
  bool all_invariants_apply = true;
  // Run on the same inputs after the method itself; see EntryPoint::second.
  std::optional<EntryName> second = {};
  // Where the second run finds other versions of classes; then it is of the
  // same method, and `second` says nothing. Must outlive the analysis.
  const classfile::ClassPath* newer = nullptr;
  std::string non_null = {};                      // see FindReferences
  bool no_alias = false;                          // see Narrowing
  std::vector<std::string> implementations = {};  // see FindImplementations
  // Classes, internal names, that are initialised before the input is made
  // besides those that always are: what their statics hold may be input, too.
  std::vector<std::string> initialized = {};
  solver::ChainOptions chain = {};
  heap::Mutation mutation = heap::Mutation::kNone;  // tests only
};

class Analysis {
 public:
  // The class path must outlive the analysis.
  static base::Result<std::unique_ptr<Analysis>> Make(
      const classfile::ClassPath& path, const EntryName& entry,
      const AnalysisOptions& options);

  expr::Pool& pool() { return pool_; }
  ClassTable& table() { return table_; }
  const Hierarchy& types() const { return types_; }
  const heap::Context& context() const { return context_; }
  search::PathChecker& checker() { return checker_; }
  const solver::LayerStats& solver_stats() const { return solver_->stats(); }
  const solver::Solver& solver() const { return *solver_; }
  Program& program() { return program_; }
  const EntryPoint& entry_point() const { return entry_point_; }
  Machine& machine() { return machine_; }
  const heap::CellsWithoutObjects& without_objects() const {
    return without_objects_;
  }
  // Has a run looked into a string of the input?
  bool reads_strings() const { return reads_strings_; }
  // Has a run met a chain of input objects that only the bound ended? Else it
  // would have been the same under any larger one.
  bool at_bound() const { return at_bound_; }
  MethodId entry() const { return machine_.entry().method; }
  // By the class it was asked for on: for programs, and for people.
  std::string entry_text() const { return EntryText(table_, asked_for_); }
  // The same of the method that runs after it, where there is one.
  std::string java_second_text() { return JavaEntryText(table_, *second_); }
  std::string java_entry_text() { return JavaEntryText(table_, asked_for_); }

 private:
  Analysis(std::unique_ptr<ClassTable> table, const Entry& entry,
           const InputRules& rules, Implementations implementations,
           const AnalysisOptions& options);

  std::unique_ptr<ClassTable> owned_table_;
  ClassTable& table_;
  const Entry asked_for_;
  const std::optional<Entry> second_;
  expr::Pool pool_;
  std::unique_ptr<solver::Solver> solver_;
  search::PathChecker checker_;
  Hierarchy types_;
  heap::CellsWithoutObjects without_objects_;
  heap::CellNames names_;
  bool reads_strings_ = false;
  bool at_bound_ = false;
  heap::Context context_;
  std::unique_ptr<heap::Initializer> initializer_;
  Program program_;
  EntryPoint entry_point_;
  Machine machine_;
  DeclaredTypes declared_types_;
};

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ANALYSIS_H_
