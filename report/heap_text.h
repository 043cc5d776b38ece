// A concrete heap drawn for people, and what a run changed in it.
//
//   head -> n1 Node{value: 1} -> n2{value: 0} -> n1      a list, here a cycle
//   this -> n3 Tree{key: 5}                              what has several links
//     +- left -> n4{key: 3, left: null, right: null}
//     +- right -> n4
//   a -> a1 int[3] {1, 0, 2}
//
// Every object is drawn once, with all its cells, where it is first met; after
// that its name stands for it. Names are those of the JSON. A class is left out
// where it is the declared one; Class#7 is the very object that was there
// before the run. A string is a literal. Heaps that differ in more than
// numbering have different drawings, as long as constants are drawn.
#ifndef REPORT_HEAP_TEXT_H_
#define REPORT_HEAP_TEXT_H_

#include <string>
#include <vector>

#include "heap/concrete.h"
#include "heap/types.h"
#include "report/heap_names.h"
#include "report/wrap.h"

namespace report {

// "1", "true", "null", "any"; of an object nothing.
std::string PlainText(const heap::ConcreteCell& cell);

// Whether constants (heap_text_names.h) are drawn like other objects, or go by
// the name of their static field and are not drawn.
enum class Constants : bool { kDrawn, kNamed };

std::vector<Line> HeapLines(const heap::TypeHierarchy& types,
                            const heap::ConcreteHeap& heap, Constants constants,
                            const HeapLore& lore = {});

// Cells and roots of `after` that differ from `before`, and what is new; none
// where nothing changed. The first objects of `after` are those of `before`.
std::vector<Line> ChangeLines(const heap::TypeHierarchy& types,
                              const heap::ConcreteHeap& before,
                              const heap::ConcreteHeap& after,
                              Constants constants, const HeapLore& lore = {});

}  // namespace report

#endif  // REPORT_HEAP_TEXT_H_
