// What a stack trace is to a program: an array of StackTraceElement.
#ifndef ENGINE_VM_TRACE_ELEMENTS_H_
#define ENGINE_VM_TRACE_ELEMENTS_H_

#include <optional>

#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "engine/state/trace.h"
#include "heap/location.h"

namespace engine {

// A new array; none without a class library. The methods are those of the
// trace, all of which is known.
std::optional<heap::Location> TraceElements(Context& context, State& state,
                                            const Trace& trace);

}  // namespace engine

#endif  // ENGINE_VM_TRACE_ELEMENTS_H_
