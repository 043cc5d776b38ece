// An Initializer decides what an input cell holds when the program first needs
// to know. The four strategies differ in *when* they decide and in whether
// they split the path or keep all cases under guards.
//
// Each hook takes a place on a path and returns the places it may go on from;
// their added conditions exclude each other and cover all cases, and each
// place can be reached. docs/semantics.md, "Initialisation".
#ifndef HEAP_INITIALIZER_H_
#define HEAP_INITIALIZER_H_

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "expr/expr.h"
#include "expr/feasibility.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/cell_names.h"
#include "heap/cell_types.h"
#include "heap/mutation.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

inline constexpr uint32_t kUnbounded = std::numeric_limits<uint32_t>::max();

struct Bounds {
  uint32_t depth = kUnbounded;    // longest chain of input objects
  uint32_t objects = kUnbounded;  // most input objects, roots not counted
  uint32_t array_length = 3;      // longest input array
  // Instead of assuming that inputs keep to depth and objects: let the first
  // objects beyond them exist, but not be looked into (Access::BeyondBound), so
  // that all paths that never look are exact and what was cut is known.
  bool report = false;
  // Of the longest input string, at least one; not given: its bytes are as many
  // as an array may have elements.
  std::optional<uint32_t> characters = {};

  // Of the longest input string. Two are one character that needs them, which
  // a string may be without a look at them.
  uint32_t TextBytes() const {
    constexpr uint32_t kLeast = 2;
    return characters ? 2 * *characters : std::max(array_length, kLeast);
  }
};

// Cells of the input that were read though no new object can be of their type,
// which is that, and whether any that was there before can: else they were
// taken to be null.
using CellsWithoutObjects = std::map<std::pair<FieldId, ClassId>, bool>;

struct Context {
  expr::Pool& pool;
  const TypeHierarchy& types;
  expr::Feasibility& feasible;
  Bounds bounds = {};
  Mutation mutation = Mutation::kNone;             // tests only
  CellsWithoutObjects* without_objects = nullptr;  // where they are noted
  // The cell of the receiver, if it has one: what it holds has depth 0, and is
  // not null.
  std::optional<FieldId> receiver = {};
  CellNames* names = nullptr;             // where paths are merged
  const CellTypes* cell_types = nullptr;  // null: those of their fields
  bool* read_parts = nullptr;  // set where the text of an input is read
  bool* at_bound = nullptr;    // set where bounds.depth ruled out a new object

  bool Mutated(Mutation m) const { return mutation == m; }
};

// A point of one run: what was assumed, and the heap there.
struct Place {
  expr::Path path;
  SymbolicHeap heap;
};
using Places = std::vector<Place>;

class Initializer {
 public:
  virtual ~Initializer() = default;
  virtual std::string_view name() const = 0;
  // Whether a cell may be one of several here; otherwise the path must know
  // which one before a reference is read from it or written to it.
  virtual bool KeepsCasesTogether() const { return false; }

  // The cell owner.f is read where `when` holds, and is uninitialised there.
  virtual Places OnRead(const Context& context, const Place& place,
                        Location owner, FieldId f,
                        expr::Formula when) const = 0;
  // Is it null? By default that is known already.
  virtual Places OnNullTest(const Context& context, const Place& place,
                            const ValueSet& set) const;
  // Which object is it? Asked only where it is not null.
  virtual Places OnDereference(const Context& context, const Place& place,
                               const ValueSet& set) const;
  // Are they the same object?
  virtual Places OnCompare(const Context& context, const Place& place,
                           const ValueSet& a, const ValueSet& b) const;
};

// By name: lazy, lazier, lazier-sharp, summary, summary-u. Null for any other.
std::unique_ptr<Initializer> MakeInitializer(std::string_view name);

}  // namespace heap

#endif  // HEAP_INITIALIZER_H_
