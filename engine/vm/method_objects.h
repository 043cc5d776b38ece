// Objects of java.lang.reflect.Method and Constructor, as the virtual machine
// fills them in.
#ifndef ENGINE_VM_METHOD_OBJECTS_H_
#define ENGINE_VM_METHOD_OBJECTS_H_

#include <optional>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "heap/location.h"

namespace engine {

// A new array of those that the class declares, constructors and initialisers
// left out, in the order of its file: a JVM may have another. None if a type
// that one of them names cannot be loaded.
std::optional<heap::Location> MethodObjects(Context& context, State& state,
                                            ClassId c, bool public_only);
// The same of its constructors.
std::optional<heap::Location> ConstructorObjects(Context& context, State& state,
                                                 ClassId c, bool public_only);

// One of them alone.
std::optional<heap::Location> MethodObject(Context& context, State& state,
                                           MethodId m);

// The method or constructor that an object stands for; none if it is not known
// which object that is.
std::optional<MethodId> ReflectedMethod(Context& context, const State& state,
                                        const Slot& object);

}  // namespace engine

#endif  // ENGINE_VM_METHOD_OBJECTS_H_
