// Two methods on the same inputs as one transition system: where a path of the
// first one has come to its end, the second one starts from the same input. A
// path ends with the second; or with the first, where nobody knows how that
// would have gone on.
#ifndef CHECK_DIFF_TWO_RUNS_H_
#define CHECK_DIFF_TWO_RUNS_H_

#include <optional>
#include <vector>

#include "engine/machine/machine.h"
#include "engine/search/end.h"
#include "engine/state/body.h"
#include "engine/state/state.h"
#include "expr/path.h"

namespace check {

class TwoRuns {
 public:
  using State = engine::State;

  // Both must outlive this; the machine keeps the starts of its paths.
  TwoRuns(engine::Machine& machine, const engine::Body& second)
      : machine_(machine), second_(second) {}

  State Initial() { return machine_.Initial(); }
  std::vector<State> Successors(const State& state) {
    return Successors(State(state));
  }
  std::vector<State> Successors(State&& state);
  const expr::Path& PathOf(const State& state) const {
    return machine_.PathOf(state);
  }
  std::optional<search::End> Ended(const State& state) const {
    return machine_.Ended(state);
  }

 private:
  engine::Machine& machine_;
  const engine::Body& second_;
};

}  // namespace check

#endif  // CHECK_DIFF_TWO_RUNS_H_
