// Paths that nothing splits. Some would never end: they are in a state in which
// they were before, or call a method, deeper, as it was called before.
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/machine/divergence.h"
#include "engine/machine/machine.h"
#include "engine/runtime/context.h"

namespace engine {
namespace {

// One round of an endless loop.
struct Round {
  State head;  // where its outermost method is least far
  std::set<std::pair<size_t, uint16_t>> lines;  // with the depth of the call
  std::vector<NotedDecision> decisions;

  void Note(const State& state) {
    const Frame& frame = state.frame;
    if (frame.body->intrinsic != nullptr) return;
    lines.emplace(state.callers.size(), frame.body->LineAt(frame.next));
    if (std::pair(state.callers.size(), frame.next) <
        std::pair(head.callers.size(), head.frame.next))
      head = state;
  }
  std::string Text() const {
    std::set<uint16_t> outermost;
    for (const auto& [depth, line] : lines)
      if (depth == head.callers.size() && line != 0) outermost.insert(line);
    return outermost.empty() ? "a loop" : LinesText(outermost);
  }
};

}  // namespace

std::optional<State> Machine::RunAlone(State state, uint64_t most_steps) {
  for (uint64_t i = 0; i < most_steps; ++i) {
    state.steps = 0;
    if (!GoOnAlone(state))
      return state.end ? std::optional(std::move(state)) : std::nullopt;
  }
  return std::nullopt;
}

// Of a path that nothing splits. False: it is over, or does not go on as one.
bool Machine::GoOnAlone(State& state) {
  context_.forks.clear();
  const bool forked = StepOnce(state) == Step::kForked;
  if (forked && context_.forks.size() == 1)
    state = State(std::move(context_.forks[0]));
  else if (forked)
    return false;
  return !state.end;
}

bool Machine::EndLoop(State& state, uint64_t period) {
  Round round{state, {}, {}};
  State runner = state;
  runner.notes = &round.decisions;
  while (runner.steps < state.steps + period) {
    round.Note(runner);
    if (!GoOnAlone(runner)) return false;
  }
  const Flow flow = FlowAfter(state.flow, round.decisions, state.steps, period,
                              context_.options.steps);
  state = std::move(round.head);
  state.flow = flow;
  state.notes = nullptr;
  state.frame.at = state.frame.next;
  Finish(state, search::EndKind::kDiverges, round.Text());
  return true;
}

// A round of calls that lead to themselves has no more bytecodes.
constexpr int kMostOfRound = 4'000;

// A method among those calls that catches the overflow could do so at any
// depth, and what comes of it is a matter of luck.
bool Machine::LeadsToItself(State& runner, CallFinder& calls) {
  for (int steps = 0; steps < kMostOfRound; ++steps) {
    if (calls.HasCalledAlike(context_.values, runner)) return true;
    if (MayCatchOverflow(context_.table, *runner.frame.body) ||
        !GoOnAlone(runner))
      return false;
  }
  return false;
}

bool Machine::OverflowIfEndless(State& deep) {
  State resumed = deep;
  // Where it was cut, the call is made again.
  if (resumed.end) resumed.frame.next = resumed.frame.at;
  resumed.end.reset();
  State runner = resumed;
  std::vector<NotedDecision> decisions;
  runner.notes = &decisions;
  runner.steps = 0;
  runner.at_call_depth = AtCallDepth::kGoOn;
  CallFinder calls;
  if (!LeadsToItself(runner, calls)) return false;
  // As early as it can be: that is the same control flow on all heaps.
  if (calls.IsFromStart()) {
    deep = std::move(resumed);
  } else {
    if (deep.notes != nullptr)
      deep.notes->insert(deep.notes->end(), decisions.begin(), decisions.end());
    runner.notes = deep.notes;
    runner.steps += deep.steps;
    deep = std::move(runner);
  }
  deep.at_call_depth = AtCallDepth::kThrow;
  return true;
}

}  // namespace engine
