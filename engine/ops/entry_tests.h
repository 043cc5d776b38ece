// The library's hash tables look for a key so:
//   e.hash == hash && ((k = e.key) == key || (key != null && key.equals(k)))
// Of strings, boxes, and what is told by identity, equal ones have the same
// hash code and one is equal to itself. So all of this is key.equals(k), and
// nobody needs to ask for hash codes or identities first
// (docs/decisions/032-maps-as-input.md).
#ifndef ENGINE_OPS_ENTRY_TESTS_H_
#define ENGINE_OPS_ENTRY_TESTS_H_

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine::ops {

// Are the hash codes that this instruction compares, or the references, those
// of such a test whose outcome key.equals(k) alone decides? Then they may be
// taken to be different references of the same hash code, whatever they are.
bool IsLeftToEquals(Context& context, const State& state);

}  // namespace engine::ops

#endif  // ENGINE_OPS_ENTRY_TESTS_H_
