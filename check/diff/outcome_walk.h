// Compares what two runs on the same input have come to: how they ended, what
// they returned or threw, what they left in the heap and printed. Walks both
// heaps in step. An object of the input, or from before it, is only ever the
// same as itself; one that a run made, as one that the other run made, one to
// one. Strings and boxed numbers are values: their objects are not told apart.
//
// What numbers must be for both to be the same is collected as conditions.
// Where it is not settled what a reference is, the walk says what has to be
// decided first.
#ifndef CHECK_DIFF_OUTCOME_WALK_H_
#define CHECK_DIFF_OUTCOME_WALK_H_

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/linking/ids.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "heap/cell.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace check {

struct CompareRules {
  bool result_only = false;      // nothing of the heap, nothing printed
  bool ignore_messages = false;  // of exceptions
};

// A run that has ended, and its heap with all that is known of the input.
struct RunEnd {
  const engine::State& state;
  const heap::SymbolicHeap& heap;
};

// What one thing must be like to be the same after both.
struct Compared {
  std::string where;
  expr::Formula same;
  // Else it may be the same in spite of that.
  bool certain = true;
};

// What has to be decided before a walk can go on: which of these holds, or
// what the cell of the input holds.
struct Undecided {
  std::vector<expr::Formula> cases = {};
  heap::Location owner = heap::kNull;
  heap::FieldId field = {};
};

class OutcomeWalk {
 public:
  // All must outlive this.
  OutcomeWalk(engine::Analysis& analysis, const RunEnd& a, const RunEnd& b,
              const expr::Path& path, const CompareRules& rules);

  void Run();

  // If set, the rest is void.
  const std::optional<Undecided>& undecided() const { return undecided_; }
  const std::vector<Compared>& all() const { return all_; }
  // Classes of the program that only one of the runs has initialised.
  const std::set<engine::ClassId>& initialized_once() const { return once_; }
  // Something that cannot be compared at all; else empty.
  const std::string& obstacle() const { return obstacle_; }

 private:
  using Location = heap::Location;
  struct Cell {
    Location owner;
    heap::FieldId field;
  };
  struct Pair {
    std::string where;
    Location a, b;
  };

  void Add(std::string where, expr::Formula same, bool certain = true);
  void Decide(Undecided what);
  void DecideCell(const Cell& cell);

  // outcome_walk.cc
  bool CompareEnds();
  void CompareResult();
  void CompareStatics();
  void CompareInputs();
  void ComparePrinted();
  void CompareCell(const Cell& cell);
  void ComparePair(const Pair& pair);
  void CompareFields(const Pair& pair, engine::ClassId c);
  void CompareArrays(const Pair& pair, engine::ClassId c);
  void Compare(const std::string& where, const heap::Value& a,
               const heap::Value& b, const std::optional<Cell>& cell = {});
  void CompareObjects(const std::string& where, Location a, Location b);
  void PairUp(const std::string& where, Location a, Location b);
  std::optional<Location> OneOf(const heap::ValueSet& set);
  std::optional<engine::ClassId> ClassOf(const RunEnd& end, Location l);
  std::optional<uint64_t> LengthOf(const RunEnd& end, Location array);
  bool IsMade(const RunEnd& end, Location l) const;
  bool IsCompared(const heap::SymbolicHeap& heap, Location l) const;
  bool IsLeftOut(heap::FieldId f) const;
  bool IsOfThrowable(heap::FieldId f, const char* name) const;
  std::optional<heap::Value> FieldOf(const RunEnd& end, Location l,
                                     heap::FieldId f);

  // outcome_values.cc
  bool CompareValues(const std::string& where, Location a, engine::ClassId x,
                     Location b, engine::ClassId y);
  void CompareBoxes(const std::string& where, Location a, Location b,
                    engine::ClassId c);
  void CompareTexts(const std::string& where, Location a, Location b);
  void CompareLate(const std::string& where, const engine::LateText* a,
                   const engine::LateText* b);
  void CompareBytes(const std::string& where, Location a, Location b);
  std::optional<Location> BytesOf(const RunEnd& end, Location string);

  engine::Analysis& analysis_;
  expr::Pool& pool_;
  const engine::ClassTable& table_;
  const heap::TypeHierarchy& types_;
  const RunEnd a_, b_;
  const expr::Path& path_;
  const CompareRules& rules_;
  const std::optional<engine::ClassId> string_, mirror_;
  std::set<Location> before_;  // from before the input, the program's
  std::map<Location, Location> image_, preimage_;
  std::vector<Pair> pending_;
  std::vector<Compared> all_;
  std::optional<Undecided> undecided_;
  std::set<engine::ClassId> once_;
  std::string obstacle_;
};

}  // namespace check

#endif  // CHECK_DIFF_OUTCOME_WALK_H_
