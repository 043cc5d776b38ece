// When a set of lazy states and one summary state of the bytecode machine stand
// for exactly the same concrete states: each lazy state is one case of the
// summary, and the cases cover it. The relation the bisimulation game asks for.
#ifndef ENGINE_RELATION_H_
#define ENGINE_RELATION_H_

#include <string>
#include <variant>

#include "engine/frame.h"
#include "engine/program.h"
#include "engine/slot.h"
#include "engine/state.h"
#include "expr/expr.h"
#include "expr/pool.h"
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

}  // namespace engine

#endif  // ENGINE_RELATION_H_
