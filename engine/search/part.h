// A part of the tree of paths: from one prefix on, up to another. Whoever does
// not finish a part within its budget hands back what is left of it, as parts:
// so a tree is shared among those who never meet, and each path is in one part.
#ifndef ENGINE_SEARCH_PART_H_
#define ENGINE_SEARCH_PART_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/deadline.h"
#include "base/result.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "engine/search/prefix.h"
#include "engine/search/prefixed.h"
#include "engine/search/transition_system.h"

namespace search {

struct Part {
  Prefix from = {};               // in it, with all that begins with it
  std::optional<Prefix> to = {};  // no longer in it; none: all the rest is

  // "0.2.1 0.3"; the second is missing where the part has no end.
  std::string ToText() const;
  static base::Result<Part> Parse(std::string_view text);
};

// States in the order in which a depth-first search takes them.
template <TransitionSystem System>
using Pending = std::vector<typename Prefixed<System>::State>;

// Where a part begins: of the states that cover the tree from somewhere before
// it, those it needs, the first as far on as the part begins. Nothing of what
// they lead to is beyond the part.
template <TransitionSystem System>
class Beginning {
 public:
  Beginning(Prefixed<System>& system, const Part& part)
      : system_(system), part_(part) {}

  Pending<System> In(const Pending<System>& cover) && {
    for (const State& state : cover)
      if (state.prefix < part_.from && state.prefix.Covers(part_.from))
        Descend(state);
      else if (state.prefix >= part_.from)
        Add(state);
    return std::move(states_);
  }

 private:
  using State = typename Prefixed<System>::State;

  // On to where the part begins; the ways not taken come after it.
  void Descend(State state) {
    Pending<System> later;  // the nearest last
    while (state.prefix < part_.from) {
      Pending<System> next = system_.Successors(std::move(state));
      size_t taken = 0;
      while (taken < next.size() && !next[taken].prefix.Covers(part_.from))
        ++taken;
      CHECK(taken < next.size(), "a part begins with the prefix of a path");
      for (size_t i = next.size(); i-- > taken + 1;)
        later.push_back(std::move(next[i]));
      state = std::move(next[taken]);
    }
    Add(std::move(state));
    for (size_t i = later.size(); i-- > 0;) Add(std::move(later[i]));
  }

  void Add(State state) {
    if (part_.to && state.prefix >= *part_.to) return;
    CHECK(!part_.to || !state.prefix.Covers(*part_.to),
          "a part ends where something beside its beginning begins");
    states_.push_back(std::move(state));
  }

  Prefixed<System>& system_;
  const Part& part_;
  Pending<System> states_;
};

// Explores from such a beginning until all is done or `is_enough` says so. What
// is left then is given back: each state of it has just been chosen, so that
// its prefix alone leads to it.
template <TransitionSystem System, class IsEnough, class Visit, class Watch>
Pending<System> ExplorePart(Prefixed<System>& system, Pending<System> beginning,
                            const Limits& limits, IsEnough is_enough,
                            Visit visit, Watch watch, Exploration& result) {
  using State = typename Prefixed<System>::State;
  DepthFirst<State> stack;
  stack.PushAll(std::move(beginning));
  bool at_choice = true;
  const auto expand = [&](State&& state) {
    if (std::optional<End> end = system.Ended(state)) {
      visit(std::as_const(state), *end);
      ++result.paths;
      result.share += state.share;
      at_choice = true;
      return;
    }
    const double share = state.share;
    Pending<System> next = system.Successors(std::move(state));
    if (next.empty()) result.share += share;
    at_choice = next.size() != 1;
    stack.PushAll(std::move(next));
    ++result.states;
    if (stack.size() > result.most_pending) result.most_pending = stack.size();
  };
  while (stack.size() > 0 && !(at_choice && is_enough())) {
    std::optional<State> state = stack.Pop();
    if (limits.deadline.Expired() || !base::EndsInTime([&] {
          watch(std::as_const(result), stack.size());
          expand(*std::move(state));
        })) {
      result.stopped = true;
      result.left += stack.size() + 1;
      return {};
    }
  }
  Pending<System> left;
  while (std::optional<State> state = stack.Pop())
    left.push_back(*std::move(state));
  return left;
}

// The same tree by more states, at least so many where it has them: those with
// the fewest choices behind them, which lead to the most, are taken on to their
// next choice. What has ended stays as it is.
template <TransitionSystem System>
Pending<System> Widened(Prefixed<System>& system, Pending<System> pending,
                        size_t most, Exploration& result) {
  using State = typename Prefixed<System>::State;
  const auto is_shallower = [&](const State& a, const State& b) {
    const auto depth = [&](const State& state) {
      return system.Ended(state) ? SIZE_MAX : state.prefix.size();
    };
    return depth(a) < depth(b);
  };
  while (!pending.empty() && pending.size() < most) {
    const auto at =
        std::min_element(pending.begin(), pending.end(), is_shallower);
    if (system.Ended(*at)) break;
    Pending<System> next;
    next.push_back(std::move(*at));
    const double share = next.front().share;
    while (next.size() == 1 && !system.Ended(next.front())) {
      next = system.Successors(std::move(next.front()));
      ++result.states;
    }
    if (next.empty()) result.share += share;
    const auto place = pending.erase(at);
    pending.insert(place, std::make_move_iterator(next.begin()),
                   std::make_move_iterator(next.end()));
  }
  return pending;
}

// The states as parts up to `to`, with as many states each: nobody knows which
// of them lead to the most, those that were chosen first or those deepest down.
template <class State>
std::vector<Part> PartsOf(const std::vector<State>& pending,
                          const std::optional<Prefix>& to, size_t most) {
  const size_t count = std::min(most, pending.size());
  std::vector<Part> parts;
  for (size_t i = 0; i < count; ++i) {
    parts.push_back({pending[i * pending.size() / count].prefix, to});
    if (i > 0) parts[i - 1].to = parts[i].from;
  }
  return parts;
}

}  // namespace search

#endif  // ENGINE_SEARCH_PART_H_
