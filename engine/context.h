// What the handlers of instructions may touch: the analysed program, the heap's
// rules, the pool; and where the states of a split go.
#ifndef ENGINE_CONTEXT_H_
#define ENGINE_CONTEXT_H_

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/interner.h"
#include "engine/body.h"
#include "engine/class_table.h"
#include "engine/hierarchy.h"
#include "engine/ids.h"
#include "engine/resolution.h"
#include "engine/selection.h"
#include "engine/state.h"
#include "engine/values.h"
#include "expr/pool.h"
#include "heap/access.h"
#include "heap/initializer.h"

namespace engine {

struct MachineOptions {
  uint64_t steps = 1'000'000;   // bytecodes on one path
  uint32_t call_depth = 1'000;  // frames before StackOverflowError
  bool assertions = true;       // are `assert` statements on?
  bool input_statics = false;   // static fields may hold anything at the start
};

// What an instruction did to the state it was given.
enum class Step : unsigned char {
  kNext,    // changed it in place
  kForked,  // it is spent: what it became is in Context::forks
  kEnded,   // changed it in place and set its end
};

using StringId = base::Id<struct StringTag>;

class Context {
 public:
  Context(const heap::Context& heap, const heap::Initializer& initializer,
          ClassTable& table, const Hierarchy& types,
          const MachineOptions& options)
      : pool(heap.pool),
        heap(heap),
        table(table),
        types(types),
        resolver(table),
        selector(table),
        bodies(table),
        access(heap, initializer),
        values(heap.pool),
        options(options) {}

  expr::Pool& pool;
  const heap::Context& heap;
  ClassTable& table;
  const Hierarchy& types;
  Resolver resolver;
  Selector selector;
  Bodies bodies;
  heap::Access access;
  Values values;
  const MachineOptions options;
  std::vector<State> forks;
  uint64_t bytecodes = 0;

  // The holder of a class's static fields, as a class.
  ClassId StaticsOf(ClassId c);
  // The class and what must be initialised before it, in order.
  std::vector<ClassId> InitializationOrder(ClassId c) const;
  // Does initialising it, and what comes before it, run any code?
  bool NeedsInitializer(ClassId c);
  // Its <clinit>; for a class that has none, a body that does nothing.
  const Body& InitializerOf(ClassId c);

  StringId Intern(std::u16string text) {
    return strings_.Intern(std::move(text));
  }
  const std::u16string& operator[](StringId s) const { return strings_[s]; }

 private:
  struct TextHash {
    size_t operator()(const std::u16string& s) const {
      return std::hash<std::u16string>()(s);
    }
  };
  base::Interner<std::u16string, StringTag, TextHash> strings_;
  std::unordered_map<ClassId, ClassId> statics_;
  std::unordered_map<ClassId, std::unique_ptr<Body>> empty_initializers_;
  std::vector<uint8_t> needs_initializer_;  // by class: 0 unknown, 1 no, 2 yes
};

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

// Both sides of a condition, of which the program takes one.
template <class Next>  // (State&, bool) -> Step
Step Branching(Context& context, State& state, expr::Formula condition,
               Next next) {
  if (condition.IsConstant()) return next(state, condition.IsTrue());
  return ForEach(context, state, context.access.Test(state.place, condition),
                 next);
}

}  // namespace engine

#endif  // ENGINE_CONTEXT_H_
