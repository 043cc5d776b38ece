// The symbolic Javalite machine: the common rules of the calculus over the
// guarded heap, under any of the four initialisers. A transition system in the
// sense of engine/search.
//
// Evaluating an expression schedules its eager kids (exprs.def), then its own
// rule, which finds their values on the value stack. Everything in a state is
// persistent, so a split costs a few pointers.
#ifndef JAVALITE_MACHINE_H_
#define JAVALITE_MACHINE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/persistent_map.h"
#include "base/persistent_stack.h"
#include "engine/search/end.h"
#include "expr/path.h"
#include "heap/access.h"
#include "heap/initializer.h"
#include "heap/invariants.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "javalite/ast.h"
#include "javalite/hierarchy.h"
#include "javalite/token.h"
#include "javalite/types.h"

namespace javalite {

struct MachineOptions {
  uint32_t call_depth = 100;   // method bodies on the stack
  uint64_t steps = 1'000'000;  // expressions evaluated on one path
  // Of the heap's invariants after every step. Mutants of the rules are
  // checked only if this is given.
  std::optional<heap::SelfCheck> self_check = std::nullopt;
};

class Machine {
 public:
  struct Value {
    heap::Value content = {};
    // A truth value that came through a field decides the control flow only
    // when it is tested: the test is a token. A computed one is known by then.
    bool from_field = false;
  };
  using Environment = base::PersistentMap<Value>;  // by name

  struct Task {
    enum Op : uint8_t { kEval, kApply, kUnbind, kDrop, kReturn };
    Op op = kEval;
    ExprId expr = {};
  };
  struct Shadowed {
    SymbolId name = {};
    std::optional<Value> value = {};
  };

  struct State {
    heap::Place place;
    base::PersistentStack<Token> tokens;
    base::PersistentStack<Task> tasks;
    base::PersistentStack<Value> values;
    Environment environment;
    base::PersistentStack<Environment> callers;
    base::PersistentStack<Shadowed> shadowed;
    size_t tokens_before = 0;  // before the step that led here
    uint64_t steps = 0;
    std::optional<search::End> end = {};
    Position at = {};  // of the expression that ended or split it
    // With an end at a bound: what was to be looked into.
    heap::ValueSet beyond = {};
  };

  // All must outlive the machine.
  Machine(const CheckedProgram& program, const heap::Context& context,
          const heap::Initializer& initializer,
          const MachineOptions& options = {});

  State Initial();
  std::vector<State> Successors(const State& state);
  const expr::Path& PathOf(const State& state) const {
    return state.place.path;
  }
  std::optional<search::End> Ended(const State& state) const {
    return state.end;
  }

  // The tokens of the step that led to this state, as text.
  std::string LabelOf(const State& state) const;

  // The value a path that returned has, references settled.
  heap::Value ResultOf(const State& state) const;
  std::vector<Token> TokensOf(const State& state) const {
    return state.tokens.ToVector();
  }
  // Every reference a state may still use.
  static std::vector<heap::ValueSet> InUse(const State& state);
  const CheckedProgram& program() const { return program_; }
  const heap::Context& context() const { return context_; }
  const MachineOptions& options() const { return options_; }

 private:
  class Run;

  // Our bug if one is violated.

  const CheckedProgram& program_;
  const heap::Context& context_;
  heap::Access access_;
  MachineOptions options_;
  heap::SelfCheck self_check_;
};

}  // namespace javalite

#endif  // JAVALITE_MACHINE_H_
