// Raising and unwinding. An implicit exception is a real object of its class;
// its message is that of the JVM where that can be told (that of a
// NullPointerException when somebody asks: engine/state/traces.h), and asking
// for another is an end of its own. After JVMS 2.10.
#ifndef ENGINE_RUNTIME_EXCEPTIONS_H_
#define ENGINE_RUNTIME_EXCEPTIONS_H_

#include <optional>
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

// What it says: a text, one that is written when somebody looks, or nothing.
// None of these: not known.
struct Message {
  Message() = default;
  Message(std::nullopt_t) {}
  Message(std::u16string text) : text(std::move(text)) {}
  Message(const char16_t* text) : text(text) {}
  Message(LateText later) : later(std::move(later)) {}
  static Message Nothing() {
    Message message;
    message.is_nothing = true;
    return message;
  }

  std::optional<std::u16string> text = {};
  std::optional<LateText> later = {};
  bool is_nothing = false;
};

// The instruction raises it.
Step Throw(Context& context, State& state, Implicit exception,
           const Message& message = {});
// Linking failed: the error a JVM throws.
Step Throw(Context& context, State& state, const LinkError& error);
Step Throw(Context& context, State& state, const std::string& class_name,
           const Message& message = {});
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

struct NoMessage {
  Message operator()(const State&) const { return std::nullopt; }
};

// Throws where the condition holds, with the message that tell(state) gives;
// goes on with next(state) elsewhere.
template <class Next, class Tell = NoMessage>
Step Unless(Context& context, State& state, expr::Formula condition,
            Implicit exception, Next next, Tell tell = {}) {
  return Branching(context, state, condition, [&](State& s, bool holds) {
    return holds ? Throw(context, s, exception, tell(s)) : next(s);
  });
}

}  // namespace engine

#endif  // ENGINE_RUNTIME_EXCEPTIONS_H_
