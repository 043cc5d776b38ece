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

  // As much of it as is before the part's end.
  void Add(State state) {
    if (part_.to && state.prefix >= *part_.to) return;
    if (!part_.to || !state.prefix.Covers(*part_.to)) {
      states_.push_back(std::move(state));
      return;
    }
    for (State& next : system_.Successors(std::move(state)))
      Add(std::move(next));
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

// The same tree by more states, where it has them: at least so many, and twice
// as many as these. All are taken on to their next choice, and so again: most
// states are in the end where most of the tree is.
template <TransitionSystem System>
Pending<System> Widened(Prefixed<System>& system, Pending<System> pending,
                        size_t least) {
  least = std::max(least, 2 * pending.size());
  std::vector<bool> has_choice(pending.size(), true);
  bool grows = true;
  while (grows && pending.size() < least) {
    Pending<System> wider;
    std::vector<bool> may_have;
    for (size_t i = 0; i < pending.size(); ++i) {
      Pending<System> next = {pending[i]};
      while (has_choice[i] && next.size() == 1 && !system.Ended(next.front()))
        next = system.Successors(std::move(next.front()));
      // The prefix of one that comes to no choice leads no further.
      if (next.size() < 2) next = {std::move(pending[i])};
      may_have.insert(may_have.end(), next.size(), next.size() > 1);
      std::move(next.begin(), next.end(), std::back_inserter(wider));
    }
    grows = wider.size() > pending.size();
    pending = std::move(wider);
    has_choice = std::move(may_have);
  }
  return pending;
}

// What is left of a part, as parts: about alike by what a short look ahead
// shows. Nothing of that counts as explored.
template <TransitionSystem System>
std::vector<Part> AlikePartsOf(Prefixed<System>& system,
                               const Pending<System>& left,
                               const std::optional<Prefix>& to, size_t most,
                               size_t least) {
  if (left.empty()) return {};
  std::vector<Part> parts =
      PartsOf(Widened<System>(system, left, least), to, most);
  parts.front().from = left.front().prefix;
  return parts;
}

// The choices that such parts lie beyond: who does a part begins behind them.
// So they are explored here.
template <TransitionSystem System>
class Cut {
 public:
  Cut(Prefixed<System>& system, const std::vector<Part>& parts,
      Exploration& result)
      : system_(system), parts_(parts), result_(result) {}

  void Through(const Pending<System>& left) {
    for (const auto& state : left)
      if (IsCut(state)) {
        ++result_.states;
        Through(system_.Successors(state));
      }
  }

 private:
  bool IsCut(const typename Prefixed<System>::State& state) const {
    return std::any_of(parts_.begin() + 1, parts_.end(), [&](const Part& part) {
      return state.prefix < part.from && state.prefix.Covers(part.from);
    });
  }

  Prefixed<System>& system_;
  const std::vector<Part>& parts_;
  Exploration& result_;
};

}  // namespace search

#endif  // ENGINE_SEARCH_PART_H_
