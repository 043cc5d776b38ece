// Endless loops and endless recursion. A path that is in a state it was in
// before, with nothing decided in between, goes round for ever. LoopFinder
// remembers one state and compares, after Brent, "An improved Monte Carlo
// factorization algorithm" (BIT 20, 1980): what it remembers is replaced after
// twice as many looks each time, so that in the end it is a state of the loop
// and the loop is shorter than the time until the next replacement.
#ifndef ENGINE_MACHINE_DIVERGENCE_H_
#define ENGINE_MACHINE_DIVERGENCE_H_

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/linking/class_table.h"
#include "engine/state/body.h"
#include "engine/state/branch.h"
#include "engine/state/state.h"
#include "engine/state/values.h"

namespace engine {

// Do both go on alike? `later` came out of `earlier`. Everything that bears on
// the future is compared; what is only counted is not.
bool GoOnAlike(const Values& values, const State& earlier, const State& later);

class LoopFinder {
 public:
  // Of a path that is looked at at regular intervals.
  bool HasComeBack(const Values& values, const State& state) {
    if (remembered_ && remembered_->frame.next == state.frame.next &&
        remembered_->steps < state.steps &&
        GoOnAlike(values, *remembered_, state))
      return true;
    if (++looks_ >= until_) Remember(state);
    return false;
  }
  // The bytecodes of one round.
  uint64_t PeriodAt(const State& state) const {
    return state.steps - remembered_->steps;
  }

 private:
  // Most paths are over, or split, before this many looks.
  static constexpr uint64_t kFirst = 2;

  void Remember(const State& state) {
    remembered_ = state;
    until_ *= 2;
  }

  std::optional<State> remembered_;
  uint64_t looks_ = 0;
  uint64_t until_ = kFirst;
};

// Recursion without end: a method is entered, deeper, as it was entered before.
// Nobody can tell which call it is that finds no room on the stack, so that
// whatever an outsider could see must be the same at each of them.
class CallFinder {
 public:
  // Of a path that is not split, before its first step and after each.
  bool HasCalledAlike(const Values& values, const State& state);
  // Was that the very first call?
  bool IsFromStart() const { return from_start_; }

 private:
  // The entry of a method that is still under way, and nothing has changed
  // since.
  std::optional<State> remembered_;
  bool started_ = false, from_start_ = false;
};

// Does it handle, anywhere in it, what a JVM throws where its stack is full?
bool MayCatchOverflow(const ClassTable& table, const Body& body);

// The flow after so many bytecodes of going round and round: that of the path
// if nobody had seen that it does not end. `round` holds the decisions of one
// round of `period` bytecodes that starts at `steps`.
Flow FlowAfter(Flow flow, const std::vector<NotedDecision>& round,
               uint64_t steps, uint64_t period, uint64_t limit);

// "line 12", "lines 12-14, 17".
std::string LinesText(const std::set<uint16_t>& lines);

}  // namespace engine

#endif  // ENGINE_MACHINE_DIVERGENCE_H_
