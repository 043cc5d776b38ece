// Does a summary heap stand for a lazy heap, and where?
//
// A lazy heap has one location per object and one entry per value set. Its
// cells were initialised one by one; replaying the summary's init log against
// them gives the only candidate: a value for each choice that matters (the
// cube) and a one-to-one map of locations. The heaps correspond if that map
// carries every cell of one onto the other. docs/semantics.md, "Exactness".
#ifndef HEAP_REPRESENTS_H_
#define HEAP_REPRESENTS_H_

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/rename.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace heap {

// Objects that a machine makes on demand, once per key, such as Class objects:
// two with one key are alike, in whatever order they were made.
using KeyedObjects = std::map<uint64_t, Location>;
// The unknown a machine has for an object besides its cells, such as its
// identity hash: it is the same for objects that correspond.
using ObjectUnknown = std::function<expr::Expr(const SymbolicHeap&, Location)>;

// What a machine knows of its objects that the heap does not.
struct MachineObjects {
  KeyedObjects lazy_keyed = {}, summary_keyed = {};
  ObjectUnknown unknown = {};
};

class Correspondence {
 public:
  // Fails with a reason when the summary has no such case at all. Which cells
  // the summary has initialised may depend on an index or on the class of an
  // array; the lazy path knows, and so does any model of it: give its witness
  // where there are arrays.
  static std::variant<Correspondence, std::string> Find(
      expr::Pool& pool, const TypeHierarchy& types, const SymbolicHeap& lazy,
      const SymbolicHeap& summary, const expr::Model* lazy_witness = nullptr,
      const MachineObjects& machine = {});

  // Whether what cells are initialised was read off the lazy witness.
  bool RestsOnWitness() const { return !decided_.IsTrue(); }

  // Which choices of the summary give this case, oldest first, with labels.
  const std::vector<std::pair<expr::Variable, uint32_t>>& choices() const {
    return choices_;
  }
  // Where in the summary a lazy location is; kNull and kUninitialized stay.
  std::optional<Location> ImageOf(Location lazy) const;
  // What the lazy heap says of the classes of its objects by their kind alone,
  // in the summary's words.
  expr::Formula Known() const { return known_; }
  // What the lazy path says of classes and numbers, in the summary's words.
  // What it says of the choices it has made is true in this case.
  expr::Formula Translate(expr::Formula lazy);
  // What a condition of the summary comes to in this case.
  expr::Formula InCase(expr::Formula summary) {
    return in_cube_.Apply(summary);
  }

  // When the values are the same, in the summary's words; under the cube.
  expr::Formula SameValue(const Value& lazy, const Value& summary);
  // When all cells of both heaps are the same.
  expr::Formula SameCells();

 private:
  Correspondence(expr::Pool& pool, const TypeHierarchy& types,
                 const SymbolicHeap& lazy, const SymbolicHeap& summary,
                 const expr::Model* lazy_witness);

  std::optional<std::string> Replay(const MachineObjects& machine);
  std::optional<std::string> ReplayRecord(const InitRecord& record);
  std::optional<std::string> MapRoot(const InitRecord& record);
  void MapLocation(Location lazy, Location summary);
  void MapChoice(expr::Variable lazy, expr::Variable summary);
  void MapField(Location lazy, Location summary, FieldId f);
  void MapAllocations(const MachineObjects& machine);
  void MapUnknown(Location lazy, Location summary);
  expr::Formula SameReference(const ValueSet& lazy, const ValueSet& summary);
  // Nothing where only a model of the lazy path could tell.
  std::optional<bool> IsInitialized(const InitRecord& record);

  expr::Pool& pool_;
  const TypeHierarchy& types_;
  const SymbolicHeap& lazy_;
  const SymbolicHeap& summary_;
  const expr::Model* lazy_witness_;
  ObjectUnknown unknown_;
  expr::Model witness_;  // the same in the summary's words
  std::vector<std::pair<expr::Variable, uint32_t>> choices_;
  std::map<Location, Location> image_, preimage_;
  std::map<std::pair<Location, FieldId>, Location> lazy_cells_;
  std::set<std::pair<Location, FieldId>> replayed_;
  expr::Formula known_ = expr::Formula::True();
  // What the lazy path has decided of the cells that depend on more.
  expr::Formula decided_ = expr::Formula::True();
  expr::Renaming to_summary_;  // lazy words to summary words
  expr::Renaming in_cube_;     // summary choices to their known values
};

}  // namespace heap

#endif  // HEAP_REPRESENTS_H_
