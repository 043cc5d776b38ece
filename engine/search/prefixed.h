// A transition system whose states know their prefix, and the way back: from a
// prefix to its state. A run that does not ask for prefixes pays nothing.
#ifndef ENGINE_SEARCH_PREFIXED_H_
#define ENGINE_SEARCH_PREFIXED_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "base/result.h"
#include "engine/search/end.h"
#include "engine/search/frontier.h"
#include "engine/search/prefix.h"
#include "engine/search/transition_system.h"
#include "expr/path.h"

namespace search {

template <TransitionSystem System>
class Prefixed {
 public:
  struct State {
    typename System::State state;
    Prefix prefix = {};
    // Of the tree, where what there is to choose from is taken for alike.
    double share = 1;

    friend uint64_t DecisionOf(const State& s) requires
        HasDecision<typename System::State> {
      return DecisionOf(s.state);
    }
  };

  // The system must outlive this. Past the deadline, when a system may no
  // longer get any further, base::OutOfTime is thrown instead of a step.
  explicit Prefixed(System& system, const base::Deadline& deadline = {})
      : system_(system), deadline_(deadline) {}

  State Initial() { return {system_.Initial()}; }
  std::vector<State> Successors(const State& s) { return Successors(State(s)); }
  // A state with one successor only goes on: no choice, no longer prefix.
  std::vector<State> Successors(State&& s) {
    if (deadline_.Expired()) throw base::OutOfTime();
    auto next = system_.Successors(std::move(s.state));
    std::vector<State> states;
    states.reserve(next.size());
    for (uint32_t i = 0; i < next.size(); ++i)
      states.push_back({std::move(next[i]),
                        next.size() == 1 ? s.prefix : s.prefix.With(i),
                        s.share / static_cast<double>(next.size())});
    return states;
  }
  const expr::Path& PathOf(const State& s) { return system_.PathOf(s.state); }
  std::optional<End> Ended(const State& s) { return system_.Ended(s.state); }

 private:
  System& system_;
  const base::Deadline deadline_;
};

// On to the next state that has several successors, or none: these, or the end.
template <TransitionSystem System>
struct Stretch {
  std::vector<typename System::State> next = {};
  std::optional<typename System::State> ended = {};
};

template <TransitionSystem System>
Stretch<System> RunToSplit(System& system, typename System::State state) {
  while (true) {
    if (system.Ended(state)) return {{}, std::move(state)};
    auto next = system.Successors(std::move(state));
    if (next.size() != 1) return {std::move(next)};
    state = std::move(next[0]);
  }
}

// The state that a prefix leads to: the one after its last choice. An error: it
// is no prefix of a path of this system.
template <TransitionSystem System>
base::Result<typename System::State> Follow(System& system,
                                            const Prefix& prefix) {
  typename System::State state = system.Initial();
  size_t made = 0;
  for (const uint32_t taken : prefix.ToVector()) {
    Stretch<System> stretch = RunToSplit(system, std::move(state));
    if (taken >= stretch.next.size())
      return base::Error{
          "not a prefix of a path: after " + std::to_string(made) +
              " choices there are " + std::to_string(stretch.next.size()) +
              " to choose from, none has number " + std::to_string(taken),
          prefix.ToText()};
    state = std::move(stretch.next[taken]);
    ++made;
  }
  return state;
}

// The same to the end of a path. An error also where it splits once more.
template <TransitionSystem System>
base::Result<typename System::State> FollowToEnd(System& system,
                                                 const Prefix& prefix) {
  ASSIGN_OR_RETURN(typename System::State state, Follow(system, prefix));
  Stretch<System> stretch = RunToSplit(system, std::move(state));
  if (stretch.ended) return *std::move(stretch.ended);
  return base::Error{"not a whole path: it splits again, " +
                         std::to_string(stretch.next.size()) + " ways",
                     prefix.ToText()};
}

}  // namespace search

#endif  // ENGINE_SEARCH_PREFIXED_H_
