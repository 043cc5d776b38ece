// A conjunction of bounds a - b <= k over integers, as a graph: it can hold
// exactly where no cycle of bounds adds up to less than nothing, and then the
// longest ways from 0 are values that meet it (Bellman and Ford; Cotton and
// Maler, "Fast and flexible difference constraint propagation", SAT 2006). Of
// all values they are the smallest that are not below 0, where there are such:
// an example of input should be 0 and 1 rather than -1 and 0.
#ifndef SOLVER_ORDER_DIFFERENCE_H_
#define SOLVER_ORDER_DIFFERENCE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/order/mutation.h"

namespace solver {

// Wide enough for sums of many bounds on longs.
using Wide = __int128;
// A number: of a symbol, of a term. Number 0 is the constant zero.
using NodeId = uint32_t;

struct Bound {
  NodeId a, b;  // a - b <= k
  Wide k;
  int reason;  // who says so; 0: always true
};

class DifferenceGraph {
 public:
  explicit DifferenceGraph(size_t nodes,
                           OrderMutation mutation = OrderMutation::kNone)
      : mutation_(mutation), value_(nodes), cause_(nodes) {}
  void Add(const Bound& bound) {
    (bound.reason == 0 ? always_ : bounds_).push_back(bound);
  }

  // The reasons of bounds that cannot hold together; nothing if all can.
  std::optional<std::vector<int>> Conflict();
  // The same without the bounds of this reason, after a conflict.
  std::optional<std::vector<int>> ConflictWithout(int reason);
  // After Conflict, asked first, found nothing.
  Wide Value(NodeId n) const { return value_[n] - value_[0]; }

 private:
  static constexpr size_t kNone = ~size_t{0};

  // A bound of either list, by its place: those that are always there last.
  const Bound& bound(size_t i) const {
    return i < bounds_.size() ? bounds_[i] : always_[i - bounds_.size()];
  }
  std::optional<std::vector<int>> Search();
  bool Relax();
  bool Relax(const std::vector<Bound>& bounds, size_t first);
  std::optional<std::vector<int>> CycleOfNothing() const;
  std::vector<int> CycleFrom(NodeId start) const;
  std::optional<NodeId> OnCycle();

  OrderMutation mutation_;
  std::vector<Bound> bounds_, always_;
  std::vector<Wide> value_;          // by node
  std::vector<size_t> cause_;        // by node: the bound that set its value
  std::vector<uint32_t> seen_from_;  // by node, while looking for a cycle
};

}  // namespace solver

#endif  // SOLVER_ORDER_DIFFERENCE_H_
