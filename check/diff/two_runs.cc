#include "check/diff/two_runs.h"

#include <utility>

#include "engine/machine/second_run.h"

namespace check {

std::vector<engine::State> TwoRuns::Successors(State&& state) {
  std::vector<State> next = machine_.Successors(std::move(state));
  for (State& each : next)
    if (each.end && each.first_run == nullptr &&
        search::InfoOf(each.end->kind).complete)
      each = engine::SecondRun(machine_.context(), each, second_);
  return next;
}

}  // namespace check
