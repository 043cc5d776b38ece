// The relation of exactness between lazy and summary states of the bytecode
// machine: beyond the heaps, all frames must be the same.
#ifndef ENGINE_ANALYSIS_STATE_RELATION_H_
#define ENGINE_ANALYSIS_STATE_RELATION_H_

#include <optional>
#include <vector>

#include "base/deadline.h"
#include "engine/exactness/relation.h"
#include "engine/program/program.h"
#include "engine/search/bisimulation.h"
#include "engine/search/path_checker.h"
#include "engine/state/frame.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "heap/initializer.h"
#include "heap/represents.h"

namespace engine {

// When both machines are at the same instruction with the same values in all
// frames, in the summary's words; under the case of `c`.
class SameMachine {
 public:
  SameMachine(expr::Pool& pool, const Program& program, heap::Correspondence& c)
      : pool_(pool), program_(program), c_(c) {}

  expr::Formula Check(const State& lazy, const State& summary);

 private:
  expr::Formula SameFrame(const Frame& lazy, const Frame& summary);
  expr::Formula SameSlot(const Slot& lazy, const Slot& summary);

  expr::Pool& pool_;
  const Program& program_;
  heap::Correspondence& c_;
};

class Relation {
 public:
  // All must outlive this.
  Relation(expr::Pool& pool, const Program& program,
           search::PathChecker& checker)
      : pool_(pool), program_(program), heaps_(pool, program.types, checker) {}

  // The left side puts off decisions: its states are compared case by case, all
  // that they left open decided by that strategy. Both must outlive this.
  void SettleFirst(const heap::Context& context,
                   const heap::Initializer& initializer) {
    context_ = &context;
    initializer_ = &initializer;
  }

  std::optional<search::Complaint> Check(const std::vector<State>& lefts,
                                         const State& summary);

  // See exactness::Relation.
  void KeepTo(const base::Deadline& deadline) { heaps_.KeepTo(deadline); }
  const std::optional<expr::Model>& counterexample() const {
    return heaps_.counterexample();
  }

 private:
  std::vector<State> CasesOf(const State& left) const;
  std::optional<search::Complaint> CheckLazy(const std::vector<State>& lazy,
                                             const State& summary);

  expr::Pool& pool_;
  const Program& program_;
  exactness::Relation heaps_;
  const heap::Context* context_ = nullptr;
  const heap::Initializer* initializer_ = nullptr;
};

}  // namespace engine

#endif  // ENGINE_ANALYSIS_STATE_RELATION_H_
