// A concrete heap as the JSON and the text of docs/cli.md: roots, objects in
// order of discovery, one line each in text. Strings are shown by their text.
#ifndef REPORT_HEAP_JSON_H_
#define REPORT_HEAP_JSON_H_

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "heap/concrete.h"
#include "heap/types.h"

namespace report {

// What a program knows of its heaps that heaps do not say themselves.
struct HeapLore {
  // The class that declares a field. An object with two fields of one name
  // tells the hidden one by its class too: "Super.name".
  std::function<std::string(heap::FieldId)> owner_of = {};
  // Is that location of the pre-state the string of a literal?
  std::function<bool(uint32_t)> is_literal = {};
};

nlohmann::ordered_json HeapJson(const heap::TypeHierarchy& types,
                                const heap::ConcreteHeap& heap,
                                const HeapLore& lore = {});

// "this = n1: LinkedList{data0: null, head: n2}  n2: LLNode{…}".
std::string HeapText(const heap::TypeHierarchy& types,
                     const heap::ConcreteHeap& heap, const HeapLore& lore = {});

// "int[][]" as a class file has it: "[[I"; "p.A[]" as "[Lp.A;".
std::string ArrayTypeText(std::string text);

}  // namespace report

#endif  // REPORT_HEAP_JSON_H_
