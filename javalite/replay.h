// What a symbolic machine says of one concrete input, compared with the run of
// the concrete interpreter on it.
#ifndef JAVALITE_REPLAY_H_
#define JAVALITE_REPLAY_H_

#include <optional>
#include <string>
#include <vector>

#include "heap/concrete.h"
#include "heap/initializer.h"
#include "heap/instance.h"
#include "javalite/concrete.h"
#include "javalite/concrete_heap.h"
#include "javalite/machine.h"

namespace javalite {

// So that the interpreter stops, and emits tokens, where the machine does.
RunOptions LikeMachine(const MachineOptions& options);

// Whether the run met only what the bounds allow.
bool Within(const Outcome& outcome, const heap::Bounds& bounds);

// What the run shows that the path, in this case of it, does not: other tokens,
// another end, result or final heap. Of a path that ends at a bound: what came
// before it, and that the run is beyond the bounds.
std::optional<std::string> Differs(const Machine& machine,
                                   const Machine::State& path,
                                   const heap::Instance& instance,
                                   const Outcome& outcome);

// The finished paths that hold the input, followed from the start.
std::vector<Machine::State> PathsHolding(Machine& machine,
                                         const heap::ConcreteHeap& input);

// What is wrong with what the machine says of the input: no path or several
// hold it, or one that differs from the run. A run beyond bounds that are
// assumed must have no path.
std::optional<std::string> CheckInput(Machine& machine,
                                      const ConcreteHeap& input,
                                      const Outcome& outcome);

}  // namespace javalite

#endif  // JAVALITE_REPLAY_H_
