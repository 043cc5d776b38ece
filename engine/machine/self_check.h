// How the machine checks itself: the heap's invariants (heap/invariants.h) with
// all references in use, which are those of the frames. Debug builds do so
// after every bytecode, ordinary ones, which ask only the witness, where a path
// splits or pauses, optimised ones not at all.
#ifndef ENGINE_MACHINE_SELF_CHECK_H_
#define ENGINE_MACHINE_SELF_CHECK_H_

#include <vector>

#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "heap/invariants.h"
#include "heap/value_set.h"

namespace engine {

// Locals, operands and locks of all frames. Parameters not yet read, and
// statics, which are cells of the heap, are not among them.
std::vector<heap::ValueSet> InUse(const Context& context, const State& state);

// Of a path that goes on. Code that is not verifiable, and is about to be found
// out, may have done anything.
void CheckState(const Context& context, const State& state,
                heap::SelfCheck how);

}  // namespace engine

#endif  // ENGINE_MACHINE_SELF_CHECK_H_
