// The bytecode machine: a transition system in the sense of engine/search. Each
// call of Successors runs one path on to its next split or its end.
#ifndef ENGINE_MACHINE_H_
#define ENGINE_MACHINE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "engine/class_table.h"
#include "engine/context.h"
#include "engine/hierarchy.h"
#include "engine/ids.h"
#include "engine/search/end.h"
#include "engine/state.h"
#include "expr/path.h"
#include "heap/initializer.h"

namespace engine {

class Machine {
 public:
  using State = engine::State;

  // All must outlive the machine. `entry` has code. `requirement`, if any, is
  // static, takes what the entry takes (its receiver first) and returns a
  // boolean: it runs on the input first, and where it is false there is no
  // path.
  Machine(const heap::Context& heap, const heap::Initializer& initializer,
          ClassTable& table, const Hierarchy& types, MethodId entry,
          std::optional<MethodId> requirement, const MachineOptions& options);

  State Initial();
  std::vector<State> Successors(const State& state);
  const expr::Path& PathOf(const State& state) const {
    return state.place.path;
  }
  std::optional<search::End> Ended(const State& state) const {
    return state.end;
  }

  Context& context() { return context_; }
  const Body& entry() const { return entry_; }
  // In the order of the descriptor, `this` left out.
  const std::vector<FieldId>& parameters() const { return parameters_; }

 private:
  void PassArguments(State& state);
  void PassReceiver(State& state);
  // Initialises what must be before the first instruction; then what the heap
  // holds is how the run starts.
  Step Start(State& state);
  void PushRequirement(State& state);
  Step StepOnce(State& state);

  Context context_;
  const Body& entry_;
  const Body* requirement_;
  std::vector<FieldId> parameters_;
  std::vector<ClassId> initialized_first_;
};

}  // namespace engine

#endif  // ENGINE_MACHINE_H_
