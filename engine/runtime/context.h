// What the handlers of instructions may touch: the analysed program, the heap's
// rules, the pool; and where the states of a split go.
#ifndef ENGINE_RUNTIME_CONTEXT_H_
#define ENGINE_RUNTIME_CONTEXT_H_

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "engine/linking/class_table.h"
#include "engine/linking/hierarchy.h"
#include "engine/linking/resolution.h"
#include "engine/linking/selection.h"
#include "engine/program/program.h"
#include "engine/state/body.h"
#include "engine/state/raw_test.h"
#include "engine/state/state.h"
#include "engine/state/values.h"
#include "expr/join_mutation.h"
#include "expr/pool.h"
#include "heap/access.h"
#include "heap/initializer.h"
#include "heap/invariants.h"

namespace engine {

// When a path looks for objects that nothing leads to any more: after so many
// new ones at the earliest. One: after every instruction that made any.
inline constexpr uint32_t kDropAlways = 1;
inline constexpr uint32_t kDropAfter = 1024;
inline constexpr uint32_t kNeverDrop = std::numeric_limits<uint32_t>::max();
// The second; the first in builds with --config=drop, whose tests must not
// notice.
uint32_t UsualDropAfter();

// Which paths that meet go on as one: none, those where it pays, all; all that
// stand at one instruction, wherever that is; these, but ways that have gone
// round a loop a different number of times as one way and that number; or what
// suits the method. kPredicates, where all meet, knows less of numbers that
// paths have different.
enum class Merge : uint8_t {
  kOff,
  kJoins,
  kAlways,
  kValues,
  kPatterns,
  kPredicates,
  kAuto,
};

struct Predicates;  // engine/predicates/predicate.h

// Where the program counter is a set of places (engine/merging/counter_run.h).
struct CounterRules {
  // Who goes first: who is least far; or whoever came last, so that paths are
  // one where a method returns only.
  enum class Order : uint8_t { kLeastFar, kLastFirst };
  Order order = Order::kLeastFar;
  bool coalesce = true;  // else equal places stay apart: path by path
};

struct MergeCounts {
  uint64_t states = 0;        // run
  uint64_t merges = 0;        // of so many
  uint64_t merged = 0;        // paths
  uint64_t refused = 0;       // could not be one
  uint64_t declined = 0;      // would not have paid
  uint64_t most_entries = 0;  // of a counter that is a set
  // Of Merge::kPatterns: ways through loops that have become so many patterns;
  // loops whose ways were merged as others are, because these have none, or
  // were too many to look for one.
  uint64_t patterns = 0;
  uint64_t in_patterns = 0;
  uint64_t irregular = 0;
  uint64_t wide = 0;
  // What Merge::kAuto has chosen, and why.
  const char* chosen = nullptr;
  // Of Merge::kPredicates: numbers that paths had different, and what became
  // of them (engine/predicates/abstraction.h).
  uint64_t kept = 0, given = 0, inferred = 0, exact = 0;
  uint64_t abstracted = 0;           // unknowns made, some for nothing
  std::set<std::string> points_met;  // of a person's predicates,
  std::set<std::string> understood;  // and these, as written
};

struct MachineOptions {
  uint64_t steps = 1'000'000;   // bytecodes on one path
  uint32_t call_depth = 8'000;  // frames: a path with more is cut,
  bool stack_overflow = false;  // or goes on with a StackOverflowError
  uint32_t new_array = 64;      // longest array made with an unknown length
  bool assertions = true;       // are `assert` statements on?
  bool requires_as_formula = false;  // else its steps are steps of the path
  Merge merge = Merge::kOff;         // of the method's own paths
  CounterRules counter = {};         // of Merge::kValues
  // Of Merge::kPredicates, those a person gave; null: none.
  std::shared_ptr<const Predicates> predicates = {};
  // Is what Body::observes, or Body::asks_text, one path for each answer?
  bool merge_observers = false;
  bool merge_texts = false;
  expr::JoinMutation join_mutation = {};  // tests only
  // Is each pattern proved to say what its ways say?
  bool prove_patterns = false;
  bool find_loops = true;  // see engine/machine/divergence.h
  uint32_t drop_after = UsualDropAfter();
  // Stop after each decision, also one that could only go one way: for games,
  // where both sides must stop at the same points.
  bool pause_at_decisions = false;
  bool log_counter = false;  // see engine/merging/counter_log.h
  // Does a path know which lines it has run?
  bool record_lines = false;
  // Paths tell every decision, not only those that were open.
  bool record_decisions = false;
  // Do exceptions that an instruction raises have messages, where all that they
  // tell is known? Runs that are compared know different things.
  bool messages = true;
  // Identity hash codes: unknowns, else a number of its own for each object
  // that is not of the input. In games always unknowns.
  bool any_identity_hash = false;
  // System properties that are set, by name.
  std::map<std::string, std::string> properties = {};
  // Is a text made of numbers written only when somebody looks at it? See
  // engine/runtime/late_text.h.
  bool late_texts = true;
  bool keep_start = false;       // see State::start
  bool input_statics = false;    // static fields may hold anything at the start
  base::Deadline deadline = {};  // past it a path is left where it is
  // See engine/machine/self_check.h. None: as heap::kSelfCheck says, but not of
  // mutants.
  std::optional<heap::SelfCheck> self_check = {};
};

// What an instruction did to the state it was given.
enum class Step : unsigned char {
  kNext,    // changed it in place
  kForked,  // it is spent: what it became is in Context::forks
  kEnded,   // changed it in place and set its end
};

class Context {
 public:
  // All must outlive this.
  Context(Program& program, const heap::Context& heap,
          const heap::Initializer& initializer, const MachineOptions& options)
      : program(program),
        pool(heap.pool),
        heap(heap),
        table(program.table),
        types(program.types),
        resolver(program.resolver),
        selector(program.selector),
        bodies(program.bodies),
        values(program.values),
        initializer(initializer),
        may_defer(initializer.name().starts_with("lazier")),
        access(heap, initializer),
        options(options) {}

  Program& program;
  expr::Pool& pool;
  const heap::Context& heap;
  ClassTable& table;
  const Hierarchy& types;
  Resolver& resolver;
  Selector& selector;
  Bodies& bodies;
  Values& values;
  const heap::Initializer& initializer;
  // May a location be a reference whose object is not decided yet?
  const bool may_defer;
  const heap::Access access;
  const MachineOptions options;
  std::vector<State> forks;
  // Runs the method that a state has just entered to its return: one path for
  // each answer. None: it is run as any other. The same of strings.
  std::function<Step(State&)> observe;
  std::function<Step(State&)> ask_text;
  // The same of a method that fills an object of the input.
  std::function<Step(State&)> fill;
  // What is taken for granted of all inputs, and no bound says: it may not be
  // so.
  std::set<std::string> assumptions;
  // What is taken for granted of the machine that the program runs on.
  std::set<std::string> settings;
  // What is to be assumed where a class whose initialiser could not be run to
  // its end (ClassState::kPartial) is used.
  std::map<ClassId, std::string> partial;
  // Classes that input objects may have, though their initialisers could not be
  // run before: no such object is there unless they have run.
  std::set<ClassId> uninitialized;
  // Some class, not of the library, asked whether assertions are on.
  bool asserts = false;
  uint64_t bytecodes = 0;
  MergeCounts merging = {};
  uint32_t patterns_made = 0;  // their names
  // Why the requirement was run as code though a formula was asked for.
  std::string requirement_as_code = {};
};

// Is it one object, decided on, and not null? Then nothing about it needs to be
// asked.
inline bool IsOneObject(const Context& context, const State& state,
                        const Slot& reference) {
  return reference.IsKnown() && reference.location() != heap::kNull &&
         !(context.may_defer &&
           state.place.heap.Info(reference.location()).kind ==
               heap::ObjectInfo::Kind::kDeferred);
}

// What a call of the method runs: a second run is of the newer versions of
// classes that have some.
inline const Body& BodyFor(Context& context, const State& state, MethodId m) {
  return state.first_run == nullptr ? context.bodies.Of(m)
                                    : context.bodies.NewerOf(m);
}

// Ends the path here.
Step Finish(State& state, search::EndKind kind, std::string detail);
// Something the engine cannot run, at this instruction.
Step Unsupported(State& state, std::string what);

// Goes on with next(state, answer) for each place a question led to. The only
// one goes on in place.
template <class T, class Next>
Step ForEach(Context& context, State& state, heap::Answers<T> answers,
             Next next) {
  if (answers.size() == 1) {
    state.place = std::move(answers[0].place);
    return next(state, answers[0].answer);
  }
  for (auto& a : answers) {
    State fork = state;
    fork.place = std::move(a.place);
    if (next(fork, a.answer) != Step::kForked)
      context.forks.push_back(std::move(fork));
  }
  return Step::kForked;
}

template <class Next>
Step ForEach(Context& context, State& state, heap::Places places, Next next) {
  if (places.size() == 1) {
    state.place = std::move(places[0]);
    return next(state);
  }
  for (heap::Place& place : places) {
    State fork = state;
    fork.place = std::move(place);
    if (next(fork) != Step::kForked) context.forks.push_back(std::move(fork));
  }
  return Step::kForked;
}

// Notes a decision of the program. What only goes one way, whatever the input,
// counts for the flow but is not worth telling.
void Decide(State& state, Branch::Kind kind, uint32_t outcome,
            uint64_t stable_outcome, bool telling);

// The path has assumed that condition, which the program put like this.
void NoteTest(Context& context, State& state, const RawTest& test);

// Both sides of a condition, of which the program takes one.
template <class Next>  // (State&, bool) -> Step
Step Branching(Context& context, State& state, expr::Formula condition,
               Next next) {
  if (condition.IsConstant()) return next(state, condition.IsTrue());
  return ForEach(context, state, context.access.Test(state.place, condition),
                 next);
}

}  // namespace engine

#endif  // ENGINE_RUNTIME_CONTEXT_H_
