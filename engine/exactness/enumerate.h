// All concrete input heaps up to a size, each once.
//
// A start heap has the roots and whatever was there before the input was made
// (objects with a mark, and what only these lead to). Heaps are built, not
// filtered: open cells are filled in order, objects by number and fields by
// name, with null, every object so far that fits, and the next new object of
// every class that fits; arrays in every length, numbers from a small domain.
// So new objects are numbered by breadth-first discovery and no two heaps are
// isomorphic. The symbolic heap has no part in it: this is what it is checked
// against. Of a function (heap::TypeHierarchy::IsFunction) only the first three
// calls return something else than 0 or null.
#ifndef ENGINE_EXACTNESS_ENUMERATE_H_
#define ENGINE_EXACTNESS_ENUMERATE_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "heap/concrete.h"
#include "heap/types.h"

namespace exactness {

struct EnumerateOptions {
  uint32_t objects = 2;                // besides those of the start heap
  uint32_t array_length = 2;           // the longest array
  std::vector<int32_t> ints = {0, 1};  // what numbers are, each once
  // Only heaps in which one number is none of those but one of these, or the
  // least or greatest of its type, or special in floating point. With more than
  // one there were too many.
  bool with_odd = false;
  std::vector<int64_t> odd = {};
  uint64_t most_heaps = UINT64_MAX;
};

struct Enumeration {
  uint64_t heaps = 0;    // visited
  bool complete = true;  // none was left out by most_heaps or the visitor
};

// `visit` returns false to stop. It sees only objects that the roots lead to,
// numbered by discovery.
Enumeration EnumerateHeaps(
    const heap::TypeHierarchy& types, const heap::ConcreteHeap& start,
    const EnumerateOptions& options,
    const std::function<bool(const heap::ConcreteHeap&)>& visit);

}  // namespace exactness

#endif  // ENGINE_EXACTNESS_ENUMERATE_H_
