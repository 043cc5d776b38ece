// Static fields that hold something before any program starts, from the table
// engine/program/vm_statics.def.
#ifndef ENGINE_VM_BEFORE_MAIN_H_
#define ENGINE_VM_BEFORE_MAIN_H_

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// The field, a row of the table, is read and holds nothing yet. Gives it its
// value, or begins to, and then the instruction runs again; ends the path where
// nobody knows the value.
Step FillBeforeMain(Context& context, State& state, FieldId f);

}  // namespace engine

#endif  // ENGINE_VM_BEFORE_MAIN_H_
