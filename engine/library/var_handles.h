// Calls of java.lang.invoke.VarHandle's methods, whose descriptors are those of
// the call: on an instance field or an array element, as the class library uses
// them.
#ifndef ENGINE_LIBRARY_VAR_HANDLES_H_
#define ENGINE_LIBRARY_VAR_HANDLES_H_

#include <string_view>

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// The handle and the arguments are operands; the result will be one.
Step CallVarHandle(Context& context, State& state, std::string_view name,
                   std::string_view descriptor);

}  // namespace engine

#endif  // ENGINE_LIBRARY_VAR_HANDLES_H_
