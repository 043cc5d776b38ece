// Cells that an intrinsic copies: those of the input are initialised first,
// exactly where they are read.
#ifndef ENGINE_RUNTIME_CELLS_H_
#define ENGINE_RUNTIME_CELLS_H_

#include <functional>
#include <span>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"

namespace engine {

// A cell that is read where `when` holds.
struct Need {
  expr::Formula when;
  heap::Location location;
  FieldId field;
};

// Goes on with next(state) where no cell of a reference is uninitialised that
// is needed.
using AfterCells = std::function<Step(State&)>;
Step InitializeCells(Context& context, State& state,
                     std::span<const Need> needs, const AfterCells& next);

}  // namespace engine

#endif  // ENGINE_RUNTIME_CELLS_H_
