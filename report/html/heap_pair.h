// Two symbolic heaps in one picture, one above the other, with a dotted arrow
// from each object of the first to the one it corresponds to in the second.
#ifndef REPORT_HTML_HEAP_PAIR_H_
#define REPORT_HTML_HEAP_PAIR_H_

#include <map>
#include <string>

#include "heap/location.h"
#include "report/html/heap_picture.h"

namespace html {

struct TitledHeap {
  std::string title;
  HeapPicture heap;
};

// By object of the first heap. Objects that a picture leaves out get no arrow.
using Matches = std::map<heap::Location, heap::Location>;

HeapPicture PairOfHeaps(TitledHeap first, TitledHeap second,
                        const Matches& matches);

}  // namespace html

#endif  // REPORT_HTML_HEAP_PAIR_H_
