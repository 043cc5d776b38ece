// What an input cell may denote when it is initialised: null, an object not
// seen before, or one seen before that exists and has a fitting class.
#ifndef HEAP_CANDIDATES_H_
#define HEAP_CANDIDATES_H_

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "heap/cell_names.h"
#include "heap/initializer.h"
#include "heap/symbolic_heap.h"

namespace heap {

struct Alias {
  Location location;
  expr::Formula allowed;  // it exists and its class fits
};

struct Candidates {
  bool null_allowed = true;
  bool new_allowed = true;     // by the depth bound and the classes
  expr::Formula room = {};     // by the object bound, if it is assumed
  std::vector<Alias> aliases;  // oldest first

  bool empty() const {
    return !null_allowed && !new_allowed && aliases.empty();
  }
};

// The type of what owner.f leads to, as declarations have it.
ClassId TargetOf(const Context& context, const SymbolicHeap& heap,
                 Location owner, FieldId f);

// Of the cell owner.f where `when` holds.
Candidates FindCandidates(const Context& context, const Place& place,
                          Location owner, FieldId f, expr::Formula when);

// Notes where no new object can be there for owner.f, as FindCandidates does:
// for who decides "is it null?" before looking for the object.
void NoteWithoutObjects(const Context& context, const Place& place,
                        Location owner, FieldId f);

// When fewer objects than the bound exist.
expr::Formula RoomForAnother(const Context& context, const SymbolicHeap& heap);

// The choice of the cell among null (0), an object of its own, and the aliases;
// and the number of that object.
CellNames::Name MakeCellChoice(const Context& context, const SymbolicHeap& heap,
                               Location owner, FieldId f,
                               const Candidates& candidates);

// A root of the input that is of one of these classes.
SymbolicHeap WithInputRoot(const Context& context, const SymbolicHeap& heap,
                           std::span<const ClassId> classes, Location& made);

// Adds the object `fresh` that cell owner.f leads to where `exists` holds; its
// class is any that fits the field.
SymbolicHeap WithInputObject(const Context& context, const SymbolicHeap& heap,
                             Location owner, FieldId f, Location fresh,
                             expr::Formula exists);

// The bound on objects counts the one behind a cell of that field that was
// added where `exists` holds.
void CountObject(const Context& context, Place& place, FieldId f,
                 expr::Formula exists);

}  // namespace heap

#endif  // HEAP_CANDIDATES_H_
