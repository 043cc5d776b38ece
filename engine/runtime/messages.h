// The messages of exceptions that instructions raise, as the JVM words them.
// Numbers may depend on the input; classes that do give none.
#ifndef ENGINE_RUNTIME_MESSAGES_H_
#define ENGINE_RUNTIME_MESSAGES_H_

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/runtime/exceptions.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"

namespace engine {

// "Index 5 out of bounds for length 3".
Message OutOfBounds(Context& context, const State& state, const Slot& array,
                    const Slot& index);
// "-1": the first that is negative.
Message NegativeLength(Context& context, expr::Expr length);
// The name of its class.
Message ClassNameOf(Context& context, const State& state, const Slot& object);
// "class java.lang.Integer cannot be cast to class java.lang.String (…)". What
// is in the brackets depends on who loaded the classes: only for java.base.
Message CannotBeCast(Context& context, const State& state, const Slot& object,
                     ClassId target);

}  // namespace engine

#endif  // ENGINE_RUNTIME_MESSAGES_H_
