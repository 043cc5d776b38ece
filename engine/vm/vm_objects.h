// Objects that are there before any program starts, made when they are first
// asked for. Each exists once on a path.
#ifndef ENGINE_VM_VM_OBJECTS_H_
#define ENGINE_VM_VM_OBJECTS_H_

#include <cstdint>
#include <optional>

#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "heap/location.h"

namespace engine {

// The thread that runs the program; none without a JDK.
std::optional<heap::Location> MainThread(Context& context, State& state);
// What System.getProperties gives. Only single properties can be asked for.
std::optional<heap::Location> SystemProperties(Context& context, State& state);
bool IsSystemProperties(Context& context, const State& state,
                        const Slot& object);
// System.out and err: streams onto the first two files.
std::optional<heap::Location> StandardOutput(Context& context, State& state);
std::optional<heap::Location> StandardError(Context& context, State& state);
// Which of them the object is, 1 or 2; none if it is neither.
std::optional<int32_t> StandardFile(Context& context, const State& state,
                                    heap::Location l);
std::optional<heap::Location> NoClasses(Context& context, State& state);

}  // namespace engine

#endif  // ENGINE_VM_VM_OBJECTS_H_
