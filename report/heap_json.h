// A concrete heap as the JSON and the text of docs/cli.md: roots, objects in
// order of discovery, one line each in text. Strings are shown by their text.
#ifndef REPORT_HEAP_JSON_H_
#define REPORT_HEAP_JSON_H_

#include <nlohmann/json.hpp>
#include <string>

#include "heap/concrete.h"
#include "heap/types.h"
#include "report/heap_names.h"

namespace report {

nlohmann::ordered_json HeapJson(const heap::TypeHierarchy& types,
                                const heap::ConcreteHeap& heap,
                                const HeapLore& lore = {});

// A cell that holds no reference: a long, and a fraction that no JSON number
// is, as text.
nlohmann::ordered_json NumberJson(const heap::ConcreteCell& cell);

// "this = n1: LinkedList{data0: null, head: n2}  n2: LLNode{…}".
std::string HeapText(const heap::TypeHierarchy& types,
                     const heap::ConcreteHeap& heap, const HeapLore& lore = {});

// "int[][]" as a class file has it: "[[I"; "p.A[]" as "[Lp.A;".
std::string ArrayTypeText(std::string text);

}  // namespace report

#endif  // REPORT_HEAP_JSON_H_
