// The cells of java.lang.Throwable. Neither its initialiser nor, as a rule, its
// constructors run: an exception is made as it is, and a cell that nobody has
// written yet gets what a constructor would have put there when it is read.
#ifndef ENGINE_RUNTIME_THROWABLES_H_
#define ENGINE_RUNTIME_THROWABLES_H_

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "heap/location.h"

namespace engine {

inline constexpr char kThrowable[] = "java/lang/Throwable";

// The static fields of Throwable, as its initialiser would leave them.
void FillThrowableStatics(Context& context, State& state, ClassId throwable,
                          heap::Location statics);

// Before `f`, declared by Throwable, is read of an object: gives the cells that
// were never written their values. Returns what cannot be told; null: nothing.
const char* FillThrowableCells(Context& context, State& state,
                               const Slot& object, FieldId f);

}  // namespace engine

#endif  // ENGINE_RUNTIME_THROWABLES_H_
