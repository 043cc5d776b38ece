// The objects from before the input that a program can come to: what its static
// fields lead to at the start, and what references of the input lead to.
#ifndef CHECK_DIFF_KNOWN_BEFORE_H_
#define CHECK_DIFF_KNOWN_BEFORE_H_

#include <set>

#include "engine/analysis/analysis.h"
#include "engine/state/state.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"

namespace check {

// `heap` is a later one of the same path.
std::set<heap::Location> KnownBefore(engine::Analysis& analysis,
                                     const engine::State& start,
                                     const heap::SymbolicHeap& heap);

}  // namespace check

#endif  // CHECK_DIFF_KNOWN_BEFORE_H_
