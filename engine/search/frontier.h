// The states still to be explored, and which comes next.
#ifndef ENGINE_SEARCH_FRONTIER_H_
#define ENGINE_SEARCH_FRONTIER_H_

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
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

// By name: dfs, bfs, random. Null for any other.
template <class State>
std::unique_ptr<Frontier<State>> MakeFrontier(std::string_view name,
                                              uint64_t seed) {
  if (name == "dfs") return std::make_unique<DepthFirst<State>>();
  if (name == "bfs") return std::make_unique<BreadthFirst<State>>();
  if (name == "random") return std::make_unique<RandomOrder<State>>(seed);
  return nullptr;
}

}  // namespace search

#endif  // ENGINE_SEARCH_FRONTIER_H_
