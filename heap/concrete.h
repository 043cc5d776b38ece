// A concrete heap: numbered objects of known classes whose cells hold plain
// values. What a test input is made of, what a report prints, and what the
// oracles compare.
//
// Cells stand in the order of their fields' names, so walking a heap from its
// roots meets its objects in one order, whatever order they were made in.
#ifndef HEAP_CONCRETE_H_
#define HEAP_CONCRETE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "expr/sort.h"
#include "heap/types.h"

namespace heap {

struct ConcreteCell {
  enum class Kind : uint8_t {
    kAny,     // a reference that no run of the path ever read
    kNull,    // the null reference
    kObject,  // `bits` is the number of the object
    kBool,    // `bits` is 0 or 1
    kNumber,  // of that sort
    kNone,    // no value at all: only in a heap that breaks its invariants
  };
  Kind kind = Kind::kAny;
  uint64_t bits = 0;
  expr::Sort sort = expr::Sort::kBv32;
  // Nothing the path did depends on what was here: a reader need not see it.
  // No part of the value.
  bool unread = false;

  static ConcreteCell Any() { return {}; }
  static ConcreteCell Null() { return {Kind::kNull, 0, {}}; }
  static ConcreteCell Object(uint32_t n) { return {Kind::kObject, n, {}}; }
  static ConcreteCell Bool(bool b) { return {Kind::kBool, b, {}}; }
  static ConcreteCell Number(expr::Sort sort, uint64_t bits) {
    return {Kind::kNumber, bits, sort};
  }
  static ConcreteCell None() { return {Kind::kNone, 0, {}}; }

  bool IsObject() const { return kind == Kind::kObject; }
  uint32_t object() const { return static_cast<uint32_t>(bits); }

  friend bool operator==(const ConcreteCell& a, const ConcreteCell& b) {
    return a.kind == b.kind && a.bits == b.bits && a.sort == b.sort;
  }
};

struct ConcreteField {
  FieldId field = {};
  ConcreteCell cell = {};

  friend bool operator==(const ConcreteField&, const ConcreteField&) = default;
};

// Of a function: an argument that is no object of the input is any.
struct ConcreteCall {
  std::vector<ConcreteCell> arguments = {};
  ConcreteField result = {};

  friend bool operator==(const ConcreteCall&, const ConcreteCall&) = default;
};

struct ConcreteObject {
  ClassId type = {};
  // By name; of an array its length, then its elements.
  std::vector<ConcreteField> fields = {};
  // Not 0: it is this location of the pre-state, not just an object like it.
  uint32_t prestate = 0;
  // Of a function, in the order in which they were made.
  std::vector<ConcreteCall> calls = {};

  // Null when objects of this class have no such field.
  const ConcreteCell* Find(FieldId f) const;
  ConcreteCell* Find(FieldId f);

  friend bool operator==(const ConcreteObject&,
                         const ConcreteObject&) = default;
};

struct ConcreteRoot {
  std::string name = {};
  ConcreteCell cell = {};

  friend bool operator==(const ConcreteRoot&, const ConcreteRoot&) = default;
};

struct ConcreteHeap {
  std::vector<ConcreteRoot> roots = {};
  std::vector<ConcreteObject> objects = {};

  friend bool operator==(const ConcreteHeap&, const ConcreteHeap&) = default;
};

// So many elements of a new array of any length are told at least.
inline constexpr uint32_t kToldOfLong = 4'096;

// An object of that class with a default in each cell: any, false or 0. An
// array has that many elements, of which only the first are cells where there
// are more than `told`.
ConcreteObject BlankObject(const TypeHierarchy& types, ClassId c,
                           uint32_t length = 0, uint32_t told = UINT32_MAX);

// The objects the roots lead to, depth first, cells by name.
std::vector<uint32_t> DiscoveryOrder(const ConcreteHeap& heap);

// The heap in which object order[i] has number i; all others are left out, and
// no cell that is kept may lead to one of them.
ConcreteHeap Renumbered(const ConcreteHeap& heap,
                        const std::vector<uint32_t>& order);

// Without the objects from number `first` on that nothing leads to; the others
// from there on are numbered by discovery.
ConcreteHeap WithoutGarbage(const ConcreteHeap& heap, uint32_t first);

// As a reader wants it: a root that is a holder is replaced by its cells, each
// a root of its own. The other objects keep their order.
ConcreteHeap WithoutHolders(const TypeHierarchy& types,
                            const ConcreteHeap& heap);

}  // namespace heap

#endif  // HEAP_CONCRETE_H_
