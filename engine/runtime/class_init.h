// Initialising classes, JVMS 5.5: superclasses first, once per path, at the
// first active use. An instruction that needs a class asks IsReady; if it is
// not, it returns Initialize, which runs the initialisers and then the
// instruction again.
#ifndef ENGINE_RUNTIME_CLASS_INIT_H_
#define ENGINE_RUNTIME_CLASS_INIT_H_

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "heap/location.h"

namespace engine {

bool IsReady(Context& context, const State& state, ClassId c);
Step Initialize(Context& context, State& state, ClassId c);
// Is it a static field that the initialiser of c, which could not be run to its
// end, may have been going to fill?
bool IsLeftUndone(const State& state, ClassId c, FieldId f);

// The holder of its static fields, made with their constants if need be.
heap::Location Statics(Context& context, State& state, ClassId c);

// The class initialiser on top is done, or is left by an exception: then what
// goes on upwards is an Error (JVMS 5.5 step 10).
void FinishInitializer(Context& context, State& state);
void FailInitializer(Context& context, State& state, Slot& exception,
                     ClassId& type);
// The one on top has not begun, and `failed`, which came before it, is left by
// an exception: step 7, where it is one of those that c needs first.
void FailWaiting(Context& context, State& state, ClassId failed);

}  // namespace engine

#endif  // ENGINE_RUNTIME_CLASS_INIT_H_
