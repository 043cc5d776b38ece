// One path of a program as a block of text: how it ends, its condition, a heap
// that takes it and what the run does to that heap. No line is wider than the
// page.
#ifndef REPORT_PATH_BLOCK_H_
#define REPORT_PATH_BLOCK_H_

#include <cstddef>
#include <string>
#include <vector>

#include "engine/search/end.h"
#include "heap/concrete.h"
#include "heap/types.h"
#include "report/heap_names.h"
#include "report/wrap.h"

namespace report {

// "violation", as it looks.
Word EndWord(search::EndKind end);

// "path 3 ", the first word of its head.
Word PathNumber(size_t number);
// "path 3  return true": the end's word, then these texts.
Line PathHead(size_t number, search::EndKind end,
              const std::vector<std::string>& more);

// Numbers the objects of both heaps alike: those of the input, which come first
// in the output too, by discovery, then what the run made.
void NumberAlike(heap::ConcreteHeap& input, heap::ConcreteHeap& output);

struct PathBlock {
  Line head;
  std::vector<std::string> conditions;  // joined by &&
  // An example, numbered alike; null: a solver found none.
  const heap::ConcreteHeap* input = nullptr;
  const heap::ConcreteHeap* output = nullptr;
  // A root of the output that the head tells already; empty: none.
  std::string told_root = {};
  // What the program asked for and was told: "nanoTime1 = 5".
  std::vector<std::string> answers = {};
  // What was written to standard output and error; empty: nothing.
  std::string printed = {}, printed_to_error = {};
  HeapLore lore = {};
};
std::string BlockText(const heap::TypeHierarchy& types, const PathBlock& block,
                      const Medium& medium);

}  // namespace report

#endif  // REPORT_PATH_BLOCK_H_
