// Copying a stretch of one array to another, as System.arraycopy and clone do:
// which arrays they are, where the stretch starts and how long it is may all
// depend on the input. A strategy that keeps cases together gets one state; one
// that does not must know which references it copies, and splits for that.
#ifndef ENGINE_RUNTIME_ARRAY_COPY_H_
#define ENGINE_RUNTIME_ARRAY_COPY_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "heap/location.h"

namespace engine {

// One array that a reference may be, and when it is.
struct ArrayPart {
  expr::Formula guard;
  heap::Location location;
  ClassId type;
  uint32_t slots;  // no longer than this
};
// Of a reference whose object is decided on as far as the strategy does; what
// is no array is left out.
std::vector<ArrayPart> PartsOf(Context& context, const State& state,
                               const Slot& array);

// The caller has assumed that both are arrays, all of references or all of one
// primitive type, and that the stretches lie within them.
struct ArrayCopy {
  Slot source, target;
  expr::Expr from, to, count;
};

// next(state, stored): `stored` says when the target took all elements. Where
// it did not, those before the first that it does not take are copied.
using AfterCopy = std::function<Step(State&, expr::Formula stored)>;
Step CopyElements(Context& context, State& state, const ArrayCopy& copy,
                  const AfterCopy& next);

}  // namespace engine

#endif  // ENGINE_RUNTIME_ARRAY_COPY_H_
