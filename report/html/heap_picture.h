// The picture of a symbolic heap: one box per object, one row per cell. A
// reference that may denote several objects is one row with one arrow for each,
// labelled with the condition under which it leads there. Conditions too long
// for an arrow get a short name and stand in the legend.
//
// Objects that nothing leads to, and cells no run of the path has read or
// written, are left out; PictureOfHeap says how many objects that were.
#ifndef REPORT_HTML_HEAP_PICTURE_H_
#define REPORT_HTML_HEAP_PICTURE_H_

#include <cstddef>
#include <optional>
#include <string>

#include "expr/pool.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "report/html/picture.h"

namespace html {

// A value that is in no cell, and what to call it: "result", "thrown".
struct NamedValue {
  std::string name;
  heap::Value value;
};

struct HeapPicture {
  Picture picture;
  size_t left_out = 0;  // objects made by the program that nothing leads to
};

HeapPicture PictureOfHeap(expr::Pool& pool, const heap::TypeHierarchy& types,
                          const heap::SymbolicHeap& heap,
                          const std::optional<NamedValue>& outcome);

}  // namespace html

#endif  // REPORT_HTML_HEAP_PICTURE_H_
