#include "solver/order/difference.h"

#include <algorithm>

namespace solver {

std::optional<std::vector<int>> DifferenceGraph::Conflict() {
  std::fill(value_.begin(), value_.end(), 0);
  return Search();
}

// Whether there is a cycle does not depend on the values at the start; from
// those that the dropped bound has pushed up it is found at once.
std::optional<std::vector<int>> DifferenceGraph::ConflictWithout(int reason) {
  std::erase_if(bounds_, [&](const Bound& b) { return b.reason == reason; });
  return Search();
}

std::optional<std::vector<int>> DifferenceGraph::Search() {
  std::fill(cause_.begin(), cause_.end(), kNone);
  // A cycle of causes is one of bounds that push each other up for ever: mostly
  // it is there long before the last round.
  while (Relax())
    if (const std::optional<NodeId> on_cycle = OnCycle())
      return CycleFrom(*on_cycle);
  if (mutation_ == OrderMutation::kCycleOfNothing) return CycleOfNothing();
  return std::nullopt;
}

// For the mutant that takes it for a conflict: a - b <= k and b - a <= -k.
std::optional<std::vector<int>> DifferenceGraph::CycleOfNothing() const {
  for (const Bound& x : bounds_)
    for (const Bound& y : bounds_)
      if (x.a == y.b && x.b == y.a && x.k + y.k == 0 && x.reason != 0 &&
          y.reason != 0)
        return {{x.reason, y.reason}};
  return std::nullopt;
}

// One round over all bounds, which push values up; whether anything moved.
// Those that are always there say how large numbers can be, and seldom matter.
bool DifferenceGraph::Relax() {
  return Relax(bounds_, 0) || Relax(always_, bounds_.size());
}

bool DifferenceGraph::Relax(const std::vector<Bound>& bounds, size_t first) {
  bool moved = false;
  for (size_t i = 0; i < bounds.size(); ++i) {
    const Bound& bound = bounds[i];
    const Wide least = value_[bound.a] - bound.k;
    if (value_[bound.b] >= least) continue;
    value_[bound.b] = least;
    cause_[bound.b] = first + i;
    moved = true;
  }
  return moved;
}

// A node that its causes lead back to.
std::optional<NodeId> DifferenceGraph::OnCycle() {
  seen_from_.assign(cause_.size(), 0);
  for (uint32_t start = 0; start < cause_.size(); ++start) {
    NodeId n = start;
    while (cause_[n] != kNone && seen_from_[n] == 0) {
      seen_from_[n] = start + 1;
      n = bound(cause_[n]).a;
    }
    if (cause_[n] != kNone && seen_from_[n] == start + 1) return n;
  }
  return std::nullopt;
}

std::vector<int> DifferenceGraph::CycleFrom(NodeId start) const {
  std::vector<int> reasons;
  NodeId n = start;
  do {
    const Bound& cause = bound(cause_[n]);
    if (cause.reason != 0) reasons.push_back(cause.reason);
    n = cause.a;
  } while (n != start);
  std::sort(reasons.begin(), reasons.end());
  reasons.erase(std::unique(reasons.begin(), reasons.end()), reasons.end());
  return reasons;
}

}  // namespace solver
