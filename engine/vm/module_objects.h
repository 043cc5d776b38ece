// Objects of java.lang.Module: one for each named module that a path asks for,
// and one for all classes that are in none.
#ifndef ENGINE_VM_MODULE_OBJECTS_H_
#define ENGINE_VM_MODULE_OBJECTS_H_

#include <optional>
#include <string>

#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "heap/location.h"

namespace engine {

// Of that class; empty: it is in no named one.
std::string ModuleNameOf(const ClassTable& table, ClassId c);
// None without a JDK.
std::optional<heap::Location> ModuleOf(Context& context, State& state,
                                       ClassId c);

}  // namespace engine

#endif  // ENGINE_VM_MODULE_OBJECTS_H_
