// The picture of a symbolic heap on one path: one box per object, one row per
// cell. A reference that may denote several objects is one row with one arrow
// for each, labelled with the condition under which it leads there, so far as
// the path leaves that open. Conditions too long for an arrow get a short name
// and stand in the legend.
//
// Left out, and counted, are arrows and objects that the path rules out, and
// objects of the program's own making that nothing leads to. Cells that no run
// of the path has read or written have no row.
#ifndef REPORT_HTML_HEAP_PICTURE_H_
#define REPORT_HTML_HEAP_PICTURE_H_

#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "expr/pool.h"
#include "heap/initializer.h"
#include "heap/location.h"
#include "heap/types.h"
#include "heap/value_set.h"
#include "report/html/picture.h"

namespace html {

// What the path ended with, in no cell: "result", "thrown".
struct Outcome {
  std::string name;
  std::string text;                         // of a number
  std::optional<heap::ValueSet> reference;  // instead of the text
};

struct HeapPicture {
  Picture picture;
  size_t unreachable = 0;  // objects that nothing leads to
  size_t ruled_out = 0;    // arrows, and objects of the input
  std::map<heap::Location, size_t> boxes = {};  // where each object is
};

// The legend's names start with `key`: two heaps in one picture need two.
HeapPicture PictureOfHeap(expr::Pool& pool, const heap::TypeHierarchy& types,
                          const heap::Place& place,
                          const std::optional<Outcome>& outcome,
                          const std::string& key = "g");

}  // namespace html

#endif  // REPORT_HTML_HEAP_PICTURE_H_
