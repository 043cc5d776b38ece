// Raising and unwinding. An implicit exception is a real object of its class;
// only its message is not modelled, and asking for that message is an end of
// its own. After JVMS 2.10.
#ifndef ENGINE_RUNTIME_EXCEPTIONS_H_
#define ENGINE_RUNTIME_EXCEPTIONS_H_

#include <string>
#include <utility>

#include "engine/linking/ids.h"
#include "engine/linking/link_error.h"
#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"

namespace engine {

enum class Implicit : uint8_t {
#define EXCEPTION(name) k##name,
#include "engine/runtime/exceptions.def"
#undef EXCEPTION
};

// The instruction raises it.
Step Throw(Context& context, State& state, Implicit exception);
// Linking failed: the error a JVM throws.
Step Throw(Context& context, State& state, const LinkError& error);
Step Throw(Context& context, State& state, const std::string& class_name);
// An object of that very class is thrown: on to the handler.
Step Unwind(Context& context, State& state, Slot exception, ClassId type);

// NullPointerException where it is null; goes on with next(state) elsewhere.
template <class Next>
Step WhereNotNull(Context& context, State& state, const Slot& reference,
                  Next next) {
  if (reference.IsKnown() && reference.location() == heap::kNull)
    return Throw(context, state, Implicit::kNullPointerException);
  if (IsOneObject(context, state, reference)) return next(state);
  const heap::ValueSet set = context.values.ToSet(reference);
  return ForEach(context, state, context.access.IsNull(state.place, set),
                 [&](State& s, bool null) {
                   return null ? Throw(context, s,
                                       Implicit::kNullPointerException)
                               : next(s);
                 });
}

// Throws where the condition holds; goes on with next(state) elsewhere.
template <class Next>
Step Unless(Context& context, State& state, expr::Formula condition,
            Implicit exception, Next next) {
  return Branching(context, state, condition, [&](State& s, bool holds) {
    return holds ? Throw(context, s, exception) : next(s);
  });
}

}  // namespace engine

#endif  // ENGINE_RUNTIME_EXCEPTIONS_H_
