// A concrete heap: numbered objects whose fields hold plain values.
//
// Object i has one cell per field of its class, in the order of
// ClassTable::FieldsOf. What a cell means depends on the field's type: the int
// itself, 0 or 1 for a bool, the number of an object or kNullCell for a
// reference. Object 0 of an input heap is the receiver of the entry method.
#ifndef JAVALITE_CONCRETE_HEAP_H_
#define JAVALITE_CONCRETE_HEAP_H_

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "javalite/ast.h"
#include "javalite/types.h"

namespace javalite {

inline constexpr int32_t kNullCell = -1;

struct ConcreteObject {
  ClassId class_id = {};
  std::vector<int32_t> cells = {};

  friend bool operator==(const ConcreteObject&,
                         const ConcreteObject&) = default;
  friend auto operator<=>(const ConcreteObject&,
                          const ConcreteObject&) = default;
};

struct ConcreteHeap {
  std::vector<ConcreteObject> objects = {};

  friend bool operator==(const ConcreteHeap&, const ConcreteHeap&) = default;
  friend auto operator<=>(const ConcreteHeap&, const ConcreteHeap&) = default;
};

// What `new` puts in a cell: 0, false or null.
int32_t DefaultCell(Type type);

// An object as `new` makes it.
ConcreteObject NewObject(const CheckedProgram& program, ClassId c);

// Whether every object is of a concrete class and every cell fits its field.
bool IsWellTyped(const CheckedProgram& program, const ConcreteHeap& heap);

// "0:Main{x=1 y=null} 1:A{v=7 b=true}", objects by number, fields in order.
std::string ToString(const CheckedProgram& program, const ConcreteHeap& heap);

}  // namespace javalite

#endif  // JAVALITE_CONCRETE_HEAP_H_
