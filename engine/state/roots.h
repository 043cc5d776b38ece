// The roots of a state: all ways in which the rest of its run, or a report on
// it, can come to an object. engine/state/roots.def lists them.
#ifndef ENGINE_STATE_ROOTS_H_
#define ENGINE_STATE_ROOTS_H_

#include <cstdint>

#include "engine/state/state.h"
#include "engine/state/values.h"
#include "expr/pool.h"
#include "heap/live.h"

namespace engine {

enum class Root : uint8_t {
#define ROOT(name, function) name,
#include "engine/state/roots.def"
#undef ROOT
};
#define ROOT(name, function) +1
inline constexpr int kRoots = 0
#include "engine/state/roots.def"
    ;
#undef ROOT

// Of one kind.
void MarkRoot(Root root, expr::Pool& pool, const Values& values,
              const State& state, heap::Live& live);
// Of all.
void MarkRoots(expr::Pool& pool, const Values& values, const State& state,
               heap::Live& live);

// Forgets the objects that no root leads to, and how often they were entered.
void DropUnreachable(expr::Pool& pool, const heap::TypeHierarchy& types,
                     const Values& values, State& state);

}  // namespace engine

#endif  // ENGINE_STATE_ROOTS_H_
