// SymbolicHeap is the heap of one path: a value. A copy is a few pointers, a
// changed copy shares all but a logarithmic part, and it carries its own
// counters, so a path that is run again makes the same ids.
//
// The input side is append-only: the init log records how each input cell was
// initialised, and a test input is rebuilt from it alone, never from the
// fields, which the program may have overwritten.
#ifndef HEAP_SYMBOLIC_HEAP_H_
#define HEAP_SYMBOLIC_HEAP_H_

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/persistent_map.h"
#include "base/persistent_stack.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/pool.h"
#include "heap/location.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace heap {

// A number, a truth value, or a reference.
using Value = std::variant<expr::Expr, expr::Formula, ValueSet>;

// What an object is. Its class is `exact`, or the value of `type` where an
// input object may be of several classes.
struct ObjectInfo {
  enum class Kind : uint8_t {
    kInput,      // part of the input heap
    kAllocated,  // made by the program
    kDeferred,   // lazier modes: an input reference not yet resolved
  };
  Kind kind = Kind::kAllocated;
  ClassId exact = {};  // the declared type of a deferred reference
  std::optional<expr::Variable> type = {};
  uint32_t depth = 0;
  expr::Formula exists = {};  // input: when it is part of the heap
  Location owner = kNull;     // input: the cell that first led here
  FieldId field = {};
};

// One initialisation of an input cell, owner.field, which happened where
// `when` holds. `choice` has the location ids the cell may denote as labels.
// `created` is the object that became part of the input where `exists` holds;
// kNull when this record brought none.
struct InitRecord {
  Location owner = kNull;
  FieldId field = {};
  std::optional<expr::Variable> choice = {};  // none: a root object
  expr::Formula when = {};
  // Lazy modes: the label this path has chosen.
  std::optional<Location> chosen = {};
  Location created = kNull;
  expr::Formula exists = expr::Formula::False();
};

// What a deferred reference (lazier modes) is known to be.
struct Deferred {
  enum class Status : uint8_t { kUnknown, kNonNull, kResolved };
  Status status = Status::kUnknown;
  Location target = kNull;  // when resolved
};

class SymbolicHeap {
 public:
  // --- objects
  const ObjectInfo& Info(Location l) const;
  // When l is of one of these classes.
  expr::Formula TypeIn(expr::Pool& pool, Location l,
                       std::span<const ClassId> classes) const;
  // The classes l may have, ascending.
  std::vector<ClassId> ClassesOf(const expr::Pool& pool, Location l) const;
  // The object's name in the source's terms: how the input first led to it.
  std::string NameOf(const TypeHierarchy& types, Location l) const;
  size_t objects() const { return objects_.size(); }
  Location next_location() const { return Location(next_); }

  [[nodiscard]] SymbolicHeap WithObject(ObjectInfo info) const;
  // A new object of exactly that class; its fields are null, 0 and false.
  [[nodiscard]] SymbolicHeap WithAllocation(ClassId c, Location& made) const;
  // A root of the input: present in every heap, and an alias target.
  [[nodiscard]] SymbolicHeap WithRoot(ClassId c, Location& made) const;

  // --- fields
  // The content of a cell; of one never written, what it starts as: in an
  // input object kUninitialized or a symbol named after the cell, in
  // an allocated one null, 0 or false.
  Value Field(expr::Pool& pool, const TypeHierarchy& types, Location l,
              FieldId f) const;
  [[nodiscard]] SymbolicHeap WithField(Location l, FieldId f, Value v) const;
  // What a number or truth value of an input object was at the start.
  Value InputValue(expr::Pool& pool, const TypeHierarchy& types, Location l,
                   FieldId f) const;
  // The fields l has in any class it may be of.
  std::vector<FieldId> FieldsOf(const TypeHierarchy& types,
                                const expr::Pool& pool, Location l) const;
  // Only cells that were read or written.
  template <class Visit>  // (Location, FieldId, const Value&)
  void ForEachField(Visit visit) const {
    fields_.ForEach([&](uint64_t key, const Value& value) {
      visit(Location(static_cast<uint32_t>(key >> 32)),
            FieldId(static_cast<uint32_t>(key)), value);
    });
  }

  // --- the input
  const base::PersistentStack<InitRecord>& log() const { return log_; }
  [[nodiscard]] SymbolicHeap WithRecord(InitRecord record) const;

  // Lazy modes: what each initialised cell of the input denotes.
  std::map<std::pair<Location, FieldId>, Location> InitialCells() const;

  // --- deferred references
  Deferred StatusOf(Location deferred) const;
  [[nodiscard]] SymbolicHeap WithStatus(Location deferred, Deferred s) const;
  // The set with every resolved reference replaced by what it denotes.
  ValueSet Settle(expr::Pool& pool, const ValueSet& set) const;

 private:
  static uint64_t Key(Location l, FieldId f) {
    return (uint64_t{l.index()} << 32) | f.index();
  }

  base::PersistentMap<ObjectInfo> objects_;
  base::PersistentMap<Value> fields_;
  base::PersistentMap<Deferred> deferred_;
  base::PersistentStack<InitRecord> log_;
  uint32_t next_ = kFirstObject.index();
};

}  // namespace heap

#endif  // HEAP_SYMBOLIC_HEAP_H_
