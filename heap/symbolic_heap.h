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

#include "base/counted_ptr.h"
#include "base/persistent_map.h"
#include "base/persistent_stack.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/pool.h"
#include "expr/symbol_names.h"
#include "heap/cell.h"
#include "heap/location.h"
#include "heap/object_count.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace heap {

// What an object is. Its class is `exact`, or the value of `type` where an
// input object may be of several classes.
struct ObjectInfo {
  enum class Kind : uint8_t {
    kInput,      // part of the input heap
    kAllocated,  // made by the program
    kDeferred,   // lazier modes: an input reference not yet resolved
    kPrestate,   // made before the input was read, so that it may lead there
  };
  Kind kind = Kind::kAllocated;
  ClassId exact = {};  // the declared type of a deferred reference
  std::optional<expr::Variable> type = {};
  uint32_t depth = 0;
  expr::Formula exists = {};  // input: when it is part of the heap
  // Input: when it is there but beyond the bounds; its cells are unknown.
  expr::Formula beyond = expr::Formula::False();
  Location owner = kNull;  // input: the cell that first led here
  FieldId field = {};
  // Input: that cell had brought another object before, elsewhere.
  bool again = false;
  // Of an array, or of an input object that may be one or counts the elements
  // of one.
  std::optional<expr::Expr> length_term = {};
  std::optional<expr::Variable> length = {};  // input: the choice behind it
  uint32_t slots = 0;  // no longer than this where the length is unknown
  // But of a new array that may be longer: what is beyond is null, 0 or false,
  // and nobody may look there.
  bool longer = false;
};

// One initialisation of an input cell, owner.field, which happened where
// `when` holds. `choice` has the location ids the cell may denote as labels.
// `created` is the object that became part of the input where `exists` holds;
// kNull when this record brought none.
struct InitRecord {
  Location owner = kNull;
  FieldId field = {};
  // None: a root, or an object of the pre-state.
  std::optional<expr::Variable> choice = {};
  expr::Formula when = {};
  // Lazy modes: the label this path has chosen.
  std::optional<Location> chosen = {};
  Location created = kNull;
  expr::Formula exists = expr::Formula::False();
  // How many assumptions the path had: with `when`, where this happened.
  size_t assumed = 0;
};

// A call of a function of the input, where `when` holds: there no earlier one
// had the same arguments, so that what it returned is a cell of the input.
struct InputCall {
  Location function = kNull;
  uint32_t number = 0;  // of calls of that function: no other one's
  FieldId result = {};
  std::vector<Value> arguments = {};
  expr::Formula when = {};
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
  // `known` remembers names of one heap from call to call, since long ones are
  // made of shorter ones.
  using KnownNames = std::map<Location, std::string>;
  std::string NameOf(const TypeHierarchy& types, Location l,
                     KnownNames* known = nullptr) const;
  // "node.next", "node.keys[2]". Cells of the first root, and of an owner
  // without a name, go by their own name alone.
  std::string CellName(const TypeHierarchy& types, Location l, FieldId f,
                       KnownNames* known = nullptr) const;
  // Is it an object that was not dropped?
  bool Has(Location l) const { return objects_.Find(l.index()) != nullptr; }
  // All that ever were, those that were dropped too.
  size_t objects() const { return objects_.size() + dropped_; }
  size_t held() const { return objects_.size(); }
  Location next_location() const { return Location(next_); }
  // In ascending order, without those that were dropped.
  template <class Visit>  // (Location, const ObjectInfo&)
  void ForEachObject(Visit visit) const {
    objects_.ForEach([&](uint64_t l, const SharedInfo& info) {
      visit(Location(static_cast<uint32_t>(l)), *info);
    });
  }

  [[nodiscard]] SymbolicHeap WithObject(ObjectInfo info) const;
  // One whose number is given; it is no object yet.
  [[nodiscard]] SymbolicHeap WithObjectAt(Location l, ObjectInfo info) const;
  // The same object, of which something else is known.
  [[nodiscard]] SymbolicHeap WithInfo(Location l, ObjectInfo info) const;
  // The numbers below are taken by others.
  void SkipTo(Location next) {
    if (next > next_location()) next_ = next.index();
  }
  // A new object of exactly that class; its fields are null, 0 and false.
  [[nodiscard]] SymbolicHeap WithAllocation(ClassId c, Location& made) const;
  // The same in place.
  Location Allocate(ClassId c);
  // A root of the input: present in every heap, and an alias target.
  [[nodiscard]] SymbolicHeap WithRoot(ClassId c, Location& made) const;
  // The same where its class is one of several.
  [[nodiscard]] SymbolicHeap WithRoot(expr::Pool& pool,
                                      std::span<const ClassId> classes,
                                      Location& made) const;
  // A new array of null, 0 or false. A length that is no constant is at most
  // `most_slots`, which the caller has assumed; or `longer`.
  [[nodiscard]] SymbolicHeap WithArray(ClassId array, expr::Expr length,
                                       Location& made, uint32_t most_slots = 0,
                                       bool longer = false) const;
  // The allocated object was there before the input was read: class
  // initialisers made it, or it is a constant. Inputs may lead to it.
  [[nodiscard]] SymbolicHeap WithPrestate(Location l) const;
  // What the heap holds now is how the run starts.
  [[nodiscard]] SymbolicHeap WithEntry() const;
  // A number of slots that no array at l exceeds, or none that is looked at.
  uint32_t MostSlots(const expr::Pool& pool, Location l) const;

  // --- fields
  // The content of a cell; of one never written, what it starts as: in an
  // input object kUninitialized or a symbol named after the cell, in
  // an allocated one null, 0 or false.
  Value Field(expr::Pool& pool, const TypeHierarchy& types, Location l,
              FieldId f) const;
  // The same in place: for a machine that owns its heap.
  void SetField(Location l, FieldId f, const Value& v) {
    SetCell(l, f, CellContent(v));
  }
  void SetCell(Location l, FieldId f, CellContent cell) {
    fields_.Set(Key(l, f), std::move(cell));
  }
  // Has the cell been written, or initialised?
  bool IsWritten(Location l, FieldId f) const {
    return Written(l, f) != nullptr;
  }
  // What was; null if nothing. Valid until the cell is set again.
  const CellContent* Written(Location l, FieldId f) const {
    return fields_.Find(Key(l, f));
  }
  [[nodiscard]] SymbolicHeap WithField(Location l, FieldId f,
                                       const Value& v) const;
  // What a cell of an object that the input leads to holds, and held when the
  // run started.
  [[nodiscard]] SymbolicHeap WithGiven(Location l, FieldId f,
                                       const Value& v) const;
  // The content of a cell when the run started.
  Value AtEntry(expr::Pool& pool, const TypeHierarchy& types, Location l,
                FieldId f) const;
  // Whether it was written before the run started.
  bool IsKnownAtEntry(Location l, FieldId f) const {
    return entry_.Find(Key(l, f)) != nullptr;
  }
  // Is it `earlier`, which it came from, again: the same objects with the same
  // contents, and the same of the input known?
  bool HoldsWhat(const expr::Pool& pool, const SymbolicHeap& earlier) const;
  // The same, but there may be other objects that have been made since.
  bool StillHolds(const expr::Pool& pool, const SymbolicHeap& earlier) const;
  // What a number or truth value of an input object was at the start, if the
  // input says so: a narrow number is its unknown cut to what fits.
  Value InputValue(expr::Pool& pool, const TypeHierarchy& types, Location l,
                   FieldId f) const;
  // How an object came to be there, the same for one that sibling paths reached
  // the same way: what unknowns that belong to it go by.
  expr::SymbolKey OriginOf(const TypeHierarchy& types, Location l) const;
  // The unknown behind InputValue, a symbol or a Boolean input.
  Value InputUnknown(expr::Pool& pool, const TypeHierarchy& types, Location l,
                     FieldId f) const;
  // When the heap has that cell: l exists, is of a class that has it, and if it
  // is an array it is long enough.
  expr::Formula WhenThere(expr::Pool& pool, const TypeHierarchy& types,
                          Location l, FieldId f) const;
  // The fields l has in any class it may be of; of arrays, length and slots.
  std::vector<FieldId> FieldsOf(const TypeHierarchy& types,
                                const expr::Pool& pool, Location l) const;
  // Only cells that were read or written.
  template <class Visit>  // (Location, FieldId, const Value&)
  void ForEachField(expr::Pool& pool, Visit visit) const {
    ForEachCell([&](Location l, FieldId f, const CellContent& cell) {
      visit(l, f, cell.ToValue(pool));
    });
  }
  // The same, as it is kept.
  template <class Visit>  // (Location, FieldId, const CellContent&)
  void ForEachCell(Visit visit) const {
    fields_.ForEach([&](uint64_t key, const CellContent& cell) {
      visit(Location(static_cast<uint32_t>(key >> 32)),
            FieldId(static_cast<uint32_t>(key)), cell);
    });
  }

  // `later`, which came from this, with all that was learnt of the input on the
  // way, `path` included, and nothing that was written.
  [[nodiscard]] SymbolicHeap WithInputsOf(expr::Pool& pool,
                                          const expr::Path& path,
                                          const SymbolicHeap& later) const;

  // The same wherever `care` holds, which is not false; what its cells lead to
  // is said shorter.
  [[nodiscard]] SymbolicHeap WithCare(expr::Pool& pool,
                                      expr::Formula care) const;

  // This, with all that was learnt of the input in `later`, which came from
  // WithInputsOf this: cells that nobody had looked at or written hold what the
  // input has there.
  [[nodiscard]] SymbolicHeap WithFurtherInputs(expr::Pool& pool,
                                               const SymbolicHeap& later) const;

  // --- what nothing leads to any more (heap/live.h)
  // May it be dropped when nothing leads to it? Only what the program made, and
  // no choice of the path speaks of: the rest is part of what is reported.
  bool MayDrop(Location l, const ObjectInfo& info) const {
    return info.kind == ObjectInfo::Kind::kAllocated &&
           l.index() >= entry_next_ && !info.type && !info.length;
  }
  // Forgets these, in ascending order; their numbers are never used again.
  void Drop(const expr::Pool& pool, std::span<const Location> dead);
  // What cells of dropped objects held, but for constants: an example of the
  // input must show what was put there. Numbers, truth values, and guards.
  template <class Visit>  // (const std::variant<Expr, Formula>&)
  void ForEachDroppedValue(Visit visit) const {
    dropped_values_.ForEach([&](uint64_t, const Symbolic& s) { visit(s); });
  }
  // The name of l is part of that of an unknown, which the path may mention.
  void NoteNamed(Location l) {
    if (named_.Find(l.index()) == nullptr) named_.Set(l.index(), l);
  }
  template <class Visit>  // (Location)
  void ForEachNamed(Visit visit) const {
    named_.ForEach([&](uint64_t, Location l) { visit(l); });
  }
  // Objects made since somebody looked for those to be dropped; how much that
  // was to look at.
  uint32_t made_since_look() const { return next_ - looked_at_next_; }
  uint32_t seen_at_look() const { return seen_at_look_; }
  void NoteLook(size_t seen) {
    looked_at_next_ = next_;
    seen_at_look_ = static_cast<uint32_t>(seen);
  }

  // --- the input
  const base::PersistentStack<InitRecord>& log() const { return log_; }
  [[nodiscard]] SymbolicHeap WithRecord(InitRecord record) const;
  // Without the records after so many, and then with these: each object exists
  // where they say.
  [[nodiscard]] SymbolicHeap WithLog(expr::Pool& pool, size_t kept,
                                     std::span<const InitRecord> records) const;

  // What functions of the input were asked; part of what is known of it.
  const base::PersistentStack<InputCall>& calls() const { return calls_; }
  void AddCall(InputCall call) { calls_.Push(std::move(call)); }

  // The objects that its choices brought, where a bound asks for their number.
  const ObjectCount& count() const { return count_; }
  void SetCount(ObjectCount count) { count_ = std::move(count); }

  // Lazy modes: what each initialised cell of the input denotes.
  std::map<std::pair<Location, FieldId>, Location> InitialCells() const;

  // --- deferred references
  Deferred StatusOf(Location deferred) const;
  [[nodiscard]] SymbolicHeap WithStatus(Location deferred, Deferred s) const;
  // The set with every resolved reference replaced by what it denotes.
  ValueSet Settle(expr::Pool& pool, const ValueSet& set) const;

  // See heap/join.h.
  class Join;

 private:
  // Objects that the program makes of one class have one between them.
  struct CountedInfo : ObjectInfo {
    uint32_t owners = 0;
    static void Delete(CountedInfo* info) { delete info; }
  };
  using SharedInfo = base::CountedPtr<CountedInfo>;
  void SetInfo(Location l, ObjectInfo info);
  using Symbolic = std::variant<expr::Expr, expr::Formula>;
  void NoteDropped(const expr::Pool& pool, const CellContent& cell);
  void NoteDropped(expr::Formula guard);
  static uint64_t Key(Location l, FieldId f) {
    return (uint64_t{l.index()} << 32) | f.index();
  }
  // What a cell holds that was never written.
  Value Unwritten(expr::Pool& pool, const TypeHierarchy& types, Location l,
                  FieldId f) const;
  // What the cell of a record held as far as it was initialised by that time,
  // beside what it held otherwise.
  static ValueSet AsInitialized(expr::Pool& pool, const InitRecord& record,
                                const ValueSet& before);
  // Of an object of the pre-state: the static field that held it at the start.
  std::string MakeName(const TypeHierarchy& types, Location l,
                       KnownNames* known) const;
  std::string PrestateName(const TypeHierarchy& types, Location l) const;
  // Of an object that the input leads to through a cell.
  std::string InputName(const TypeHierarchy& types, Location l,
                        KnownNames* known) const;

  base::PersistentMap<SharedInfo> objects_;
  base::PersistentMap<SharedInfo> plain_;  // by class: what most objects are
  base::PersistentMap<CellContent> fields_;
  base::PersistentMap<CellContent> entry_;  // the fields when the run started
  base::PersistentMap<Deferred> deferred_;
  base::PersistentStack<InitRecord> log_;
  base::PersistentStack<InputCall> calls_;
  ObjectCount count_;
  base::PersistentMap<Symbolic> dropped_values_;  // by which it is, and its id
  base::PersistentMap<Location> named_;
  uint32_t next_ = kFirstObject.index();
  uint32_t entry_next_ = 0;  // the next one when the run started
  uint32_t dropped_ = 0;     // how many
  uint32_t looked_at_next_ = kFirstObject.index();
  uint32_t seen_at_look_ = 0;
};

}  // namespace heap

#endif  // HEAP_SYMBOLIC_HEAP_H_
