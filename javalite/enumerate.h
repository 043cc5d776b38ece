// All concrete input heaps of a program up to a size, each once.
//
// A heap counts by what the receiver reaches, up to renaming of objects. Heaps
// are built, not filtered: cells are filled in order (objects by number, fields
// by slot) with null, every object so far that fits, the receiver included, and
// the next new object of every concrete class that fits. So objects are
// numbered by breadth-first discovery and no two heaps are isomorphic.
#ifndef JAVALITE_ENUMERATE_H_
#define JAVALITE_ENUMERATE_H_

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

#include "javalite/ast.h"
#include "javalite/concrete_heap.h"
#include "javalite/types.h"

namespace javalite {

struct EnumerateOptions {
  uint32_t max_objects = 2;  // besides the receiver
  // At most so many objects of exactly this class, besides the receiver.
  std::map<ClassId, uint32_t> max_of_class = {};
  std::vector<int32_t> ints = {0, 1};  // the values of int fields, each once
  uint64_t max_heaps = UINT64_MAX;
};

struct Enumeration {
  uint64_t heaps = 0;    // visited
  bool complete = true;  // no heap was left out by max_heaps or the visitor
};

// `visit` returns false to stop. The receiver is of exactly the entry class.
Enumeration EnumerateHeaps(
    const CheckedProgram& program, const EnumerateOptions& options,
    const std::function<bool(const ConcreteHeap&)>& visit);

}  // namespace javalite

#endif  // JAVALITE_ENUMERATE_H_
