// The states still to be explored, and which comes next.
#ifndef ENGINE_SEARCH_FRONTIER_H_
#define ENGINE_SEARCH_FRONTIER_H_

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rng.h"

namespace search {

template <class State>
class Frontier {
 public:
  virtual ~Frontier() = default;
  virtual void Push(State state) = 0;
  virtual std::optional<State> Pop() = 0;
  virtual size_t size() const = 0;
  // Siblings; the first is the one a depth-first search takes next.
  virtual void PushAll(std::vector<State> states) {
    for (State& s : states) Push(std::move(s));
  }
};

template <class State>
class DepthFirst : public Frontier<State> {
 public:
  void Push(State state) override { states_.push_back(std::move(state)); }
  void PushAll(std::vector<State> states) override {
    for (size_t i = states.size(); i-- > 0;) Push(std::move(states[i]));
  }
  std::optional<State> Pop() override {
    if (states_.empty()) return std::nullopt;
    State state = std::move(states_.back());
    states_.pop_back();
    return state;
  }
  size_t size() const override { return states_.size(); }

 private:
  std::vector<State> states_;
};

template <class State>
class BreadthFirst : public Frontier<State> {
 public:
  void Push(State state) override { states_.push_back(std::move(state)); }
  std::optional<State> Pop() override {
    if (states_.empty()) return std::nullopt;
    State state = std::move(states_.front());
    states_.pop_front();
    return state;
  }
  size_t size() const override { return states_.size(); }

 private:
  std::deque<State> states_;
};

// The newest state and the oldest in turn: deep ends come soon, and shallow
// ones are not left for last.
template <class State>
class Mixed : public Frontier<State> {
 public:
  void Push(State state) override { states_.push_back(std::move(state)); }
  void PushAll(std::vector<State> states) override {
    for (size_t i = states.size(); i-- > 0;) Push(std::move(states[i]));
  }
  std::optional<State> Pop() override {
    if (states_.empty()) return std::nullopt;
    const bool newest = newest_next_;
    newest_next_ = !newest;
    State state =
        newest ? std::move(states_.back()) : std::move(states_.front());
    newest ? states_.pop_back() : states_.pop_front();
    return state;
  }
  size_t size() const override { return states_.size(); }

 private:
  std::deque<State> states_;
  bool newest_next_ = true;
};

template <class State>
class RandomOrder : public Frontier<State> {
 public:
  explicit RandomOrder(uint64_t seed) : rng_(seed) {}
  void Push(State state) override { states_.push_back(std::move(state)); }
  std::optional<State> Pop() override {
    if (states_.empty()) return std::nullopt;
    std::swap(states_[rng_.Below(states_.size())], states_.back());
    State state = std::move(states_.back());
    states_.pop_back();
    return state;
  }
  size_t size() const override { return states_.size(); }

 private:
  std::vector<State> states_;
  base::Rng rng_;
};

// A state that says which decision it goes on from: equal for two states where
// the program took the same way at the same place.
template <class State>
concept HasDecision = requires(const State& state) {
  { DecisionOf(state) } -> std::convertible_to<uint64_t>;
};

// First the states whose decision nobody has gone on from yet; then those whose
// decision the fewest have. Among equals the decision met last, and of its
// states the last.
template <HasDecision State>
class CoverageFirst : public Frontier<State> {
 public:
  void Push(State state) override {
    const uint64_t decision = DecisionOf(state);
    Group& group = groups_.try_emplace(decision, groups_.size()).first->second;
    if (group.states.empty()) ranks_.insert(RankOf(decision, group));
    group.states.push_back(std::move(state));
    ++size_;
  }
  void PushAll(std::vector<State> states) override {
    for (size_t i = states.size(); i-- > 0;) Push(std::move(states[i]));
  }
  std::optional<State> Pop() override {
    if (ranks_.empty()) return std::nullopt;
    const uint64_t decision = ranks_.begin()->decision;
    ranks_.erase(ranks_.begin());
    Group& group = groups_.at(decision);
    State state = std::move(group.states.back());
    group.states.pop_back();
    ++group.taken;
    if (!group.states.empty()) ranks_.insert(RankOf(decision, group));
    --size_;
    return state;
  }
  size_t size() const override { return size_; }

 private:
  struct Group {
    explicit Group(size_t number) : number(number) {}
    size_t number;  // in the order in which decisions were met
    uint64_t taken = 0;
    std::vector<State> states = {};
  };
  struct Rank {
    uint64_t taken;
    size_t age;
    uint64_t decision;
    friend auto operator<=>(const Rank&, const Rank&) = default;
  };
  static Rank RankOf(uint64_t decision, const Group& group) {
    return {group.taken, std::numeric_limits<size_t>::max() - group.number,
            decision};
  }

  std::map<uint64_t, Group> groups_;
  std::set<Rank> ranks_;  // of groups with states
  size_t size_ = 0;
};

// By name: dfs, bfs, mixed, random and, for states with decisions, coverage.
// Null for any other.
template <class State>
std::unique_ptr<Frontier<State>> MakeFrontier(std::string_view name,
                                              uint64_t seed) {
  if (name == "dfs") return std::make_unique<DepthFirst<State>>();
  if (name == "bfs") return std::make_unique<BreadthFirst<State>>();
  if (name == "mixed") return std::make_unique<Mixed<State>>();
  if (name == "random") return std::make_unique<RandomOrder<State>>(seed);
  if constexpr (HasDecision<State>)
    if (name == "coverage") return std::make_unique<CoverageFirst<State>>();
  return nullptr;
}

}  // namespace search

#endif  // ENGINE_SEARCH_FRONTIER_H_
