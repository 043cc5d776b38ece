#include "javalite/replay.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/check.h"
#include "engine/search/end.h"
#include "heap/match.h"
#include "javalite/exchange.h"
#include "javalite/token.h"

namespace javalite {
namespace {

using search::EndKind;
using State = Machine::State;

bool SameEnd(const search::End& end, RunEnd run) {
  switch (run) {
    case RunEnd::kValue:
      return end.kind == EndKind::kReturn;
    case RunEnd::kNullDereference:
      return end.kind == EndKind::kException;
    case RunEnd::kStepLimit:
      return end.kind == EndKind::kStepLimit;
    case RunEnd::kDepthLimit:
      return end.kind == EndKind::kCallDepth;
  }
  UNREACHABLE("a run should end in one of these ways");
}

std::string TokenDifference(const Machine& machine,
                            const std::vector<Token>& path,
                            const std::vector<Token>& run) {
  const Program& program = machine.program().program();
  return "the run shows " + ToString(program, run) + ", its path " +
         ToString(program, path);
}

// Up to the bound the path must be the run's, which goes on beyond it.
std::optional<std::string> DiffersBeforeBound(const Machine& machine,
                                              const std::vector<Token>& tokens,
                                              const Outcome& outcome) {
  const bool begins =
      tokens.size() <= outcome.tokens.size() &&
      std::equal(tokens.begin(), tokens.end(), outcome.tokens.begin());
  if (!begins) return TokenDifference(machine, tokens, outcome.tokens);
  if (Within(outcome, machine.context().bounds))
    return "the path ends at a bound that the run keeps to";
  return std::nullopt;
}

bool Holds(const Machine& machine, const State& state,
           const heap::ConcreteHeap& input) {
  const heap::Context& context = machine.context();
  return heap::Satisfies(context.pool, context.types, state.place.heap,
                         state.place.path, input);
}

}  // namespace

RunOptions LikeMachine(const MachineOptions& options) {
  RunOptions run;
  run.call_depth = options.call_depth;
  run.steps = options.steps;
  run.test_tokens_from = BoolOrigin::kField;
  return run;
}

bool Within(const Outcome& outcome, const heap::Bounds& bounds) {
  uint32_t met = 0;
  for (const auto& depth : outcome.depths) met += depth.has_value();
  return outcome.MaxDepth() <= bounds.depth && met - 1 <= bounds.objects;
}

std::optional<std::string> Differs(const Machine& machine, const State& path,
                                   const heap::Instance& instance,
                                   const Outcome& outcome) {
  const std::vector<Token> tokens = machine.TokensOf(path);
  if (path.end->kind == EndKind::kBound)
    return DiffersBeforeBound(machine, tokens, outcome);
  if (tokens != outcome.tokens)
    return TokenDifference(machine, tokens, outcome.tokens);
  if (!SameEnd(*path.end, outcome.end)) return "the ends differ";
  std::optional<heap::Value> result;
  if (outcome.end == RunEnd::kValue) result = machine.ResultOf(path);
  const heap::ConcreteHeap output = instance.Output(result);
  if (result && CellFromHeap(output.roots.back().cell) != outcome.value->bits)
    return "the results differ";
  const ConcreteHeap final = FromHeap(machine.program(), output);
  if (final != outcome.heap)
    return "the final heaps differ: " + ToString(machine.program(), final) +
           " and " + ToString(machine.program(), outcome.heap);
  return std::nullopt;
}

std::vector<State> PathsHolding(Machine& machine,
                                const heap::ConcreteHeap& input) {
  std::vector<State> pending = {machine.Initial()}, ends;
  while (!pending.empty()) {
    State state = std::move(pending.back());
    pending.pop_back();
    if (!Holds(machine, state, input)) continue;
    if (state.end) {
      ends.push_back(std::move(state));
      continue;
    }
    for (State& next : machine.Successors(state))
      pending.push_back(std::move(next));
  }
  return ends;
}

std::optional<std::string> CheckInput(Machine& machine,
                                      const ConcreteHeap& input,
                                      const Outcome& outcome) {
  const heap::Context& context = machine.context();
  const heap::ConcreteHeap as_heap = ToHeap(context.types, input);
  const std::vector<State> paths = PathsHolding(machine, as_heap);
  const bool held = context.bounds.report || Within(outcome, context.bounds);
  if (!held && paths.empty()) return std::nullopt;
  if (!held) return "a path holds it, though it is beyond the bounds";
  if (paths.empty()) return "no path holds it";
  if (paths.size() > 1) return std::to_string(paths.size()) + " paths hold it";
  auto instance =
      heap::Match(context.pool, context.types, paths[0].place.heap, as_heap);
  CHECK(instance.has_value(), "a path that holds an input should match it");
  return Differs(machine, paths[0], *instance, outcome);
}

}  // namespace javalite
