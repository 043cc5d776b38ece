// Who is right where two explorations of a method disagree: an input on which
// a concrete run agrees with one of them and not with the other.
#ifndef ENGINE_ANALYSIS_ORACLE_SEPARATION_H_
#define ENGINE_ANALYSIS_ORACLE_SEPARATION_H_

#include <optional>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "engine/analysis/analysis.h"
#include "engine/analysis/oracle.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "heap/concrete.h"

namespace engine {

struct Separation {
  heap::ConcreteHeap input;
  std::string end;  // of the run
  // What is wrong with each side according to the run; empty if nothing.
  std::string left_problem, right_problem;
  std::optional<ConcreteRun> run = {};  // where there is one

  bool LeftIsRight() const { return left_problem.empty(); }
  bool RightIsRight() const { return right_problem.empty(); }
};

// Given all paths of both sides, tries the first input, those of the paths
// themselves, and all small ones. Nothing where none tells the sides apart, or
// none did in time.
std::optional<Separation> Separate(
    Analysis& analysis, const MachineOptions& options,
    const std::vector<State>& left, const std::vector<State>& right,
    const std::optional<heap::ConcreteHeap>& first,
    const base::Deadline& deadline = {});

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ORACLE_SEPARATION_H_
