// What a report calls the objects of one heap: n1, n2, …, arrays a1, a2, …,
// each in order of discovery, the same in JSON, text and pictures. Strings are
// told by their text; an array that only strings lead to is part of that text
// and has no name.
#ifndef REPORT_HEAP_NAMES_H_
#define REPORT_HEAP_NAMES_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "heap/concrete.h"
#include "heap/types.h"
#include "report/java_string.h"

namespace report {

// What a program knows of its heaps that heaps do not say themselves.
struct HeapLore {
  // The class that declares a field. An object with two fields of one name
  // tells the hidden one by its class too: "Super.name".
  std::function<std::string(heap::FieldId)> owner_of = {};
  // Is that location of the pre-state the string of a literal?
  std::function<bool(uint32_t)> is_literal = {};
};

class HeapNames {
 public:
  // All must outlive this.
  HeapNames(const heap::TypeHierarchy& types, const heap::ConcreteHeap& heap,
            const HeapLore& lore);

  const std::string& operator[](size_t object) const { return names_[object]; }
  bool IsHidden(size_t object) const { return names_[object].empty(); }
  // The text of a string; nothing for other objects.
  const std::optional<JavaString>& StringAt(size_t object) const {
    return strings_[object];
  }
  bool IsLiteral(size_t object) const;
  // What an object calls its i-th field.
  std::string KeyOf(const heap::ConcreteObject& object, size_t i) const;

 private:
  std::vector<bool> HiddenArrays() const;

  const heap::TypeHierarchy& types_;
  const heap::ConcreteHeap& heap_;
  const HeapLore& lore_;
  std::vector<std::optional<JavaString>> strings_;
  std::vector<std::string> names_;
};

}  // namespace report

#endif  // REPORT_HEAP_NAMES_H_
