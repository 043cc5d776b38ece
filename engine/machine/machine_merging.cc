// Where the machine runs several ways as one: the whole method, a requirement,
// a method that only looks, a question to a string.
#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "base/persistent_stack.h"
#include "engine/machine/machine.h"
#include "engine/merging/answers.h"
#include "engine/merging/counter_run.h"
#include "engine/merging/merged_run.h"
#include "engine/merging/phrases.h"
#include "engine/merging/text_terms.h"
#include "engine/merging/texts_apart.h"
#include "engine/patterns/loop_patterns.h"
#include "engine/predicates/abstraction.h"
#include "engine/predicates/predicate.h"
#include "engine/program/observers.h"
#include "engine/runtime/class_init.h"
#include "engine/search/end.h"
#include "expr/diagram.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/symbolic_heap.h"

namespace engine {
namespace {

// How many bytecodes of all ways together what only looks may take as one.
constexpr uint64_t kObserving = 20'000;
// The same for a requirement. Those that are better as one condition take a few
// thousand.
constexpr uint64_t kRequiring = 100'000;
// New nodes it may cost to say shorter what cells lead to.
constexpr size_t kCareBudget = 50'000;
// Where merging suits a method by itself. By counts, never by the clock: the
// paths of a run must not depend on the machine.
constexpr CounterRun::Limits kFewWays = {.ends = 8, .steps = 500};
constexpr CounterRun::Limits kEasyAsOne = {.ends = 1'000, .nodes = 60'000};

std::string ReasonOf(const State& ended) {
  const search::EndInfo& info = search::InfoOf(ended.end->kind);
  return std::string(info.text) + " " + ended.end->detail;
}

// What cells lead to, given what the path has assumed since.
void SayShorter(expr::Pool& pool, const expr::Path& since, heap::Place& place) {
  expr::Diagram::Budget budget(pool.diagram(), kCareBudget);
  const expr::Formula care = place.path.Since(pool, since).back();
  heap::SymbolicHeap shorter = place.heap.WithCare(pool, care);
  if (!budget.exceeded()) place.heap = std::move(shorter);
}

}  // namespace

// All ways through the requirement as one condition. Where it cannot be run to
// its end on all of them it is run as code, path by path.
Step Machine::MeetRequirement(State& state) {
  if (!CanMerge()) return AsCode("input references are split");
  const MergeCounts of_method = context_.merging;
  std::vector<State> others = std::move(context_.forks);
  MergedRun::Result result = RunForAnswer(state, kRequiring, Numbers::kChoices);
  context_.merging = of_method;
  context_.forks = std::move(others);
  if (result.too_large) return AsCode("as one condition it would be harder");
  if (!result.ended.empty()) return AsCode(ReasonOf(result.ended.back()));
  if (!result.left.empty()) return Step::kNext;  // the time is over
  for (State& met : result.returned) {
    met.flow = state.flow;
    met.branches = state.branches;
    met.steps = state.steps;
    met.lines = state.lines;
    SayShorter(context_.pool, state.place.path, met.place);
    // It pays where all of the input is looked at again afterwards.
    if (context_.options.merge_observers)
      met.place = context_.access.WithoutImpossible(std::move(met.place));
    met.place.path = met.place.path.WithoutTelling(state.place.path);
    context_.forks.push_back(std::move(met));
  }
  return Step::kForked;
}

Step Machine::AsCode(std::string why) {
  context_.requirement_as_code = std::move(why);
  return Step::kNext;
}

bool Machine::CanMerge() const {
  return context_.heap.names != nullptr && initializer_.KeepsCasesTogether();
}

MergedRun::Result Machine::RunMerged(State state, Merge how) {
  const heap::MergingNow merging(*context_.heap.names);
  const expr::Pool::ChoicesOfNumbers kept(context_.pool);
  MergedRun run(context_, *context_.heap.names, how,
                [&](State& s) { return StepOnce(s); });
  if (how == Merge::kPredicates)
    run.OnceJoined([&](const std::vector<State>& states, State& joint) {
      static const Predicates kNone;
      const auto& given = context_.options.predicates;
      Abstract(context_, given == nullptr ? kNone : *given, states, joint);
    });
  return run.Run(std::move(state));
}

MergedRun::Result Machine::RunForAnswer(State state, uint64_t most_steps,
                                        Numbers numbers,
                                        std::vector<State> parts) {
  const heap::MergingNow merging(*context_.heap.names);
  const expr::Pool::ChoicesOfNumbers kept(context_.pool,
                                          numbers == Numbers::kChoices);
  MergedRun run(context_, *context_.heap.names, Merge::kAlways,
                [&](State& s) { return StepOnce(s); });
  run.ForRequirement();
  run.Within(most_steps);
  return parts.empty() ? run.Run(std::move(state))
                       : run.RunApart(state, std::move(parts));
}

// The method itself, from its first instruction on.
bool Machine::ShouldMerge(const State& state) const {
  return context_.options.merge != Merge::kOff && !state.merging_over &&
         !state.starting && state.before_requirement == nullptr && CanMerge();
}

void Machine::MergePaths(State state, std::vector<State>& results) {
  const auto add = [&](auto&& result) {
    for (auto* some : {&result.ended, &result.returned, &result.left})
      for (State& s : *some) {
        s.merging_over = true;
        results.push_back(std::move(s));
      }
  };
  const MachineOptions& options = context_.options;
  if (options.merge == Merge::kValues || options.merge == Merge::kPatterns)
    return add(RunCounter(std::move(state), options.counter));
  if (options.merge != Merge::kAuto)
    return add(RunMerged(std::move(state), options.merge));
  if (auto suits = RunAsSuits(state)) return add(*std::move(suits));
  state.merging_over = true;
  results.push_back(std::move(state));
}

CounterRun::Result Machine::RunCounter(State state, const CounterRules& rules,
                                       const CounterRun::Limits& limits) {
  const heap::MergingNow merging(*context_.heap.names);
  const expr::Pool::ChoicesOfNumbers kept(context_.pool, rules.coalesce);
  CounterRun run(context_, *context_.heap.names, rules,
                 [&](State& s) { return StepOnce(s); });
  run.Within(limits);
  if (context_.options.log_counter)
    run.LogTo(counter_log_.emplace(context_.pool.diagram(), state.place.path));
  LoopPatterns loops(context_, *context_.heap.names,
                     [&](State& s) { return StepOnce(s); });
  if (context_.options.merge == Merge::kPatterns)
    run.Leaping([&](const State& s) { return loops.Run(s); });
  return run.Run(std::move(state));
}

std::optional<CounterRun::Result> Machine::RunAsSuits(const State& state) {
  const MergeCounts before = context_.merging;
  const auto chosen = [&](const char* what) { context_.merging.chosen = what; };
  CounterRun::Result apart = RunCounter(state, {.coalesce = false}, kFewWays);
  chosen("path by path: there are few");
  if (!apart.too_large) return apart;
  context_.merging = before;
  CounterRun::Result one = RunCounter(state, {}, kEasyAsOne);
  chosen("as with values");
  if (!one.too_large) return one;
  context_.merging = before;
  chosen("path by path: as one they are harder");
  return std::nullopt;
}

// Where it cannot be run to its end on all ways, or where one path would be
// harder, it goes on way by way.
Step Machine::Observe(State& state, Numbers numbers, std::vector<State> parts) {
  if (state.starting || !CanMerge() || context_.heap.names->active)
    return Step::kNext;
  std::vector<State> others = std::move(context_.forks);
  MergedRun::Result result =
      RunForAnswer(state, kObserving, numbers, std::move(parts));
  context_.forks = std::move(others);
  const bool to_the_end =
      std::all_of(result.ended.begin(), result.ended.end(), [](const State& s) {
        return s.end->kind == search::EndKind::kException;
      });
  if (result.too_large || !result.left.empty() || !to_the_end)
    return Step::kNext;
  for (auto* some : {&result.ended, &result.returned})
    for (State& s : *some) context_.forks.push_back(std::move(s));
  return Step::kForked;
}

// Classes that a virtual machine has used before any program starts: paths that
// differ in nothing but whether they were the first to use one could not meet.
// They ask their own Class objects whether assertions are on, and leave these
// nowhere: no input can be told from one of them by that.
void Machine::MakeReady(State& state) {
  for (const char* name : {"java/lang/String", "java/lang/StringLatin1",
                           "java/lang/StringUTF16"}) {
    const auto c = context_.table.Load(context_.table.Name(name));
    if (!c.ok() || IsReady(context_, state, c.value())) continue;
    State trial = state;
    Initialize(context_, trial, c.value());
    while (!trial.end && trial.callers.size() > state.callers.size()) {
      context_.forks.clear();
      if (StepOnce(trial) == Step::kForked) return;
    }
    if (trial.end) return;
    trial.frame.next = state.frame.next;
    trial.mirrors = state.mirrors;
    trial.assumes = state.assumes;
    state = std::move(trial);
  }
}

namespace {

// Ways that are one path now were told apart by no question: there may be no
// example of it yet, and the path may end before it is asked another one.
// False: there is none.
bool FindExample(Context& context, const expr::Path& before, State& answer) {
  const expr::Path& path = answer.place.path;
  if (path.witness() || path.doubtful()) return true;
  size_t learnt = path.conjuncts().size() -
                  base::PersistentStack<expr::Formula>::CommonPrefix(
                      before.conjuncts(), path.conjuncts());
  expr::Formula more = expr::Formula::True();
  path.conjuncts().ForEachWhile([&](expr::Formula f) {
    if (learnt == 0) return false;
    --learnt;
    more = context.pool.And(more, f);
    return true;
  });
  const auto example = context.heap.feasible.Assume(before, more);
  if (example && example->witness())
    answer.place.path = path.WithWitness(*example->witness());
  return example.has_value();
}

// A hash table asks so that it knows where to look, and nobody else hears of
// it. A name would be a condition on the characters of each path.
bool IsForHashTable(const Context& context, const State& state) {
  const Body& caller = *state.callers.top().body;
  return context.table[caller.owner].name == "java/util/HashMap";
}

// Also within what is run merged: maps of the input ask each key.
bool AnswerHash(Context& context, State& state) {
  if (context.heap.names->active || IsForHashTable(context, state))
    return ReturnTextHash(context, state);
  if (!IsOpenCall(context, state)) return false;
  const std::string call = PhraseOfCall(context, state);
  const State asked = state;
  if (!ReturnTextHash(context, state)) return false;
  if (!call.empty()) TellAnswers(context, asked, call, std::span(&state, 1));
  return true;
}

// As a term of the characters, where no way has to be run.
bool AnswerAtOnce(Context& context, State& state) {
  const std::string_view name = state.frame.body->info->name();
  if (name == "hashCode") return AnswerHash(context, state);
  return name == "equals" && context.heap.names->active &&
         ReturnTextsEqual(context, state);
}

}  // namespace

Step Machine::AskText(State& state) {
  if (state.starting || !CanMerge() || AnswerAtOnce(context_, state) ||
      context_.heap.names->active || !IsOpenCall(context_, state))
    return Step::kNext;
  if (WantsKnownNumbers(*state.frame.body) && !HasKnownNumbers(context_, state))
    return Step::kNext;
  std::vector<State> kept = std::move(context_.forks);
  MakeReady(state);
  context_.forks = std::move(kept);
  const std::string call = PhraseOfCall(context_, state);
  const State asked = state;
  const size_t others = context_.forks.size();
  if (Observe(state, Numbers::kTerms, TextsApart(context_, state)) ==
      Step::kNext)
    return Step::kNext;
  const auto first = context_.forks.begin() + static_cast<ptrdiff_t>(others);
  context_.forks.erase(std::remove_if(first, context_.forks.end(),
                                      [&](State& answer) {
                                        return !FindExample(
                                            context_, asked.place.path, answer);
                                      }),
                       context_.forks.end());
  if (!call.empty())
    TellAnswers(context_, asked, call,
                std::span(context_.forks).subspan(others));
  return Step::kForked;
}

}  // namespace engine
