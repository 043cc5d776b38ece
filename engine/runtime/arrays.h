// Arrays as the machine uses them: making them, and what is common to all
// instructions that touch an element.
#ifndef ENGINE_RUNTIME_ARRAYS_H_
#define ENGINE_RUNTIME_ARRAYS_H_

#include <optional>
#include <span>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/messages.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"

namespace engine {

// Of no array there are more elements kept track of.
inline constexpr int32_t kLongestArray = 1 << 22;

// The length of a new array: a term, and what it is at most; or, where it may
// be longer, how many elements the path may look at.
struct NewLength {
  expr::Expr term;
  uint32_t most;
  bool longer = false;
};
// A new array of that class, with the dimensions given. One of unknown length
// has all the parts it may have; beyond its length nobody looks.
heap::Location MakeArray(Context& context, State& state, ClassId array,
                         std::span<const NewLength> lengths);

// Only unverified code can treat another object as an array, or an array as
// one of other elements. `element` is the instruction's letter: one of
// IJFDABCS, B for booleans too, A for references; 0 for any.
bool AreArrays(const Context& context, const State& state, const Slot& base,
               char element);

// An array whose class is known and that needs no initialising: its length if
// that is known too.
std::optional<int32_t> KnownLength(const Context& context, const State& state,
                                   const Slot& base);

// When the element is one of a new array of any length that is not kept track
// of.
expr::Formula WhenBeyondSlots(const Context& context, const State& state,
                              const Slot& base, expr::Expr index);
// Such a path ends.
Step EndBeyondSlots(Context& context, State& state);

// Goes on with next(state) where the element is kept track of.
template <class Next>
Step WhereTracked(Context& context, State& state, const Slot& base,
                  expr::Expr index, Next next) {
  const expr::Formula beyond = WhenBeyondSlots(context, state, base, index);
  if (beyond.IsFalse()) return next(state);
  return Branching(context, state, beyond, [&](State& s, bool cut) {
    return cut ? EndBeyondSlots(context, s) : next(s);
  });
}

// The path has assumed that the index is inside, or that it is not.
void NoteBounds(Context& context, State& state, const Slot& base,
                const Slot& index, bool inside);

// NullPointerException, ArrayIndexOutOfBoundsException, then next(state).
template <class Next>
Step WhereInBounds(Context& context, State& state, const Slot& base,
                   const Slot& index, Next next) {
  return WhereNotNull(context, state, base, [&](State& s) {
    return ForEach(
        context, s,
        context.access.InBounds(s.place, context.values.ToSet(base),
                                context.values.ToTerm(index)),
        [&](State& t, bool inside) {
          NoteBounds(context, t, base, index, inside);
          return inside ? WhereTracked(context, t, base,
                                       context.values.ToTerm(index), next)
                        : Throw(context, t,
                                Implicit::kArrayIndexOutOfBoundsException,
                                OutOfBounds(context, t, base, index));
        });
  });
}

}  // namespace engine

#endif  // ENGINE_RUNTIME_ARRAYS_H_
