// What declarations say of input cells beyond the type of their field: an
// element of a list of strings is a string. A machine may know; the rules of
// initialisation only ask.
#ifndef HEAP_CELL_TYPES_H_
#define HEAP_CELL_TYPES_H_

#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

class CellTypes {
 public:
  virtual ~CellTypes() = default;

  // What owner.f leads to: the type of the field, or one below it.
  virtual ClassId TargetOf(const SymbolicHeap& heap, Location owner,
                           FieldId f) const = 0;
  // What is declared to be the first type argument of an object, seen as one of
  // the class `above`; nullopt: nothing is.
  virtual std::optional<ClassId> ArgumentOf(const SymbolicHeap& heap,
                                            Location object,
                                            ClassId above) const = 0;
  // May it lead to an object of that class, which is below that type?
  virtual bool MayBe(const SymbolicHeap& heap, Location owner, FieldId f,
                     ClassId c) const = 0;
  // May it lead to that object of the input, which another cell has brought?
  virtual bool MayShare(const SymbolicHeap& heap, Location owner, FieldId f,
                        Location object) const = 0;
};

}  // namespace heap

#endif  // HEAP_CELL_TYPES_H_
