// Objects of the library that the input knows by their content
// (engine/facts/contents.def): what they are made of inside is filled in when a
// path first looks, by a method in Java that runs like a class initialiser, and
// then the instruction again. What it finds to be no such object is no input.
#ifndef ENGINE_VM_CONTENTS_H_
#define ENGINE_VM_CONTENTS_H_

#include <optional>
#include <vector>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/runtime/objects.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "heap/location.h"
#include "heap/value_set.h"

namespace engine {

// Has it still to be filled, whatever its class turns out to be?
bool IsUnfilled(const Context& context, const State& state,
                heap::Location object);

// Is it one object, and no such?
inline bool IsFilled(const Context& context, const State& state,
                     const Slot& reference) {
  return IsOneObject(context, state, reference) &&
         !IsUnfilled(context, state, reference.location());
}

// An object that has to be filled, where the condition holds: then it is of
// that class, or of one that is filled alike.
struct Unfilled {
  heap::Location object = heap::kNull;
  ClassId type = {};
  expr::Formula here = {};
};
std::optional<Unfilled> UnfilledAmong(
    const Context& context, const State& state,
    const std::vector<heap::Guarded>& objects);

// Fills it on that path; the state is that before the instruction, which is
// run again on both.
Step FillWhere(Context& context, State& state, const Unfilled& unfilled);

// Goes on with next(state) where all that the reference may lead to is filled;
// restore(state) puts back what the instruction has taken.
template <class Restore, class Next>
Step WhereFilled(Context& context, State& state, const Slot& reference,
                 Restore restore, Next next) {
  return WithObjects(context, state, reference,
                     [&](State& t, const auto& objects) {
                       const auto unfilled = UnfilledAmong(context, t, objects);
                       if (!unfilled) return next(t);
                       restore(t);
                       t.frame.next = t.frame.at;
                       return FillWhere(context, t, *unfilled);
                     });
}

}  // namespace engine

#endif  // ENGINE_VM_CONTENTS_H_
