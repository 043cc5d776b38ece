// Objects of java.lang.reflect.Field and RecordComponent, as the virtual
// machine fills them in.
#ifndef ENGINE_VM_FIELD_OBJECTS_H_
#define ENGINE_VM_FIELD_OBJECTS_H_

#include <optional>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "heap/location.h"

namespace engine {

// A new array of those that the class declares, in the order of its file. None
// if a type that one of them has cannot be loaded.
std::optional<heap::Location> FieldObjects(Context& context, State& state,
                                           ClassId c, bool public_only);
// The same of the components of a record.
std::optional<heap::Location> ComponentObjects(Context& context, State& state,
                                               ClassId c);

}  // namespace engine

#endif  // ENGINE_VM_FIELD_OBJECTS_H_
