// Plays two machines against each other: `left` splits more finely (lazy),
// `right` keeps one state per control flow (summary). A position is one right
// state with all left states that took the same steps. At every position the
// relation must hold between them, and both sides must offer the same steps;
// the right side each of them once.
//
// Depth first, so that only the frontier is kept. docs/semantics.md,
// "Exactness".
#ifndef ENGINE_SEARCH_BISIMULATION_H_
#define ENGINE_SEARCH_BISIMULATION_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "engine/search/transition_system.h"

namespace search {

// A system whose steps have names that both sides share.
template <class T>
concept LabelledSystem = TransitionSystem<T> &&
    requires(T& t, const typename T::State& s) {
  { t.LabelOf(s) } -> std::same_as<std::string>;
};

template <class LeftState, class RightState>
struct Disagreement {
  std::string reason;
  std::vector<std::string> steps;
  std::optional<LeftState> left;
  std::optional<RightState> right;
};

template <class LeftState, class RightState>
struct GameResult {
  uint64_t positions = 0;
  uint64_t pairs = 0;    // of a left and a right state, all related
  uint64_t steps = 0;    // of the right side
  bool stopped = false;  // by a limit: not everything was played
  std::optional<Disagreement<LeftState, RightState>> disagreement;
};

// What a relation says of a position: nothing, or what is wrong, with the left
// state at fault where there is one.
struct Complaint {
  std::string reason;
  std::optional<size_t> left = {};
};

template <LabelledSystem Left, LabelledSystem Right, class Relation>
class Game {
 public:
  using L = typename Left::State;
  using R = typename Right::State;

  Game(Left& left, Right& right, Relation& relation)
      : left_(left), right_(right), relation_(relation) {}

  GameResult<L, R> Play(const base::Deadline& deadline) {
    std::vector<Position> frontier;
    frontier.push_back({{left_.Initial()}, right_.Initial(), {}});
    while (!frontier.empty() && !result_.disagreement) {
      if (deadline.Expired()) {
        result_.stopped = true;
        break;
      }
      Position position = std::move(frontier.back());
      frontier.pop_back();
      if (!Check(position)) break;
      Expand(position, frontier);
    }
    return std::move(result_);
  }

 private:
  struct Position {
    std::vector<L> lefts;
    R right;
    std::vector<std::string> steps;
  };

  bool Check(const Position& p) {
    ++result_.positions;
    result_.pairs += p.lefts.size();
    std::optional<Complaint> complaint = relation_.Check(p.lefts, p.right);
    if (!complaint) return true;
    Disagree(p, complaint->reason,
             complaint->left ? &p.lefts[*complaint->left] : nullptr);
    return false;
  }

  void Expand(const Position& p, std::vector<Position>& frontier) {
    std::map<std::string, std::vector<L>> lefts;
    for (const L& l : p.lefts) {
      if (left_.Ended(l)) continue;
      for (L& next : left_.Successors(l))
        lefts[left_.LabelOf(next)].push_back(std::move(next));
    }
    std::map<std::string, R> rights;
    if (!right_.Ended(p.right)) {
      for (R& next : right_.Successors(p.right)) {
        ++result_.steps;
        std::string label = right_.LabelOf(next);
        if (rights.count(label) != 0)
          return Disagree(p, "the summary splits one step: " + label, nullptr);
        rights.emplace(std::move(label), std::move(next));
      }
    }
    for (auto& [label, states] : lefts)
      if (rights.count(label) == 0)
        return Disagree(p, "only the lazy side can go on with " + label,
                        &states.front());
    for (auto& [label, right] : rights) {
      auto it = lefts.find(label);
      if (it == lefts.end())
        return Disagree(p, "only the summary can go on with " + label, nullptr);
      std::vector<std::string> steps = p.steps;
      steps.push_back(label);
      frontier.push_back(
          {std::move(it->second), std::move(right), std::move(steps)});
    }
  }

  void Disagree(const Position& p, std::string reason, const L* left) {
    Disagreement<L, R> d{std::move(reason), p.steps, {}, p.right};
    if (left != nullptr)
      d.left = *left;
    else if (!p.lefts.empty())
      d.left = p.lefts.front();
    result_.disagreement = std::move(d);
  }

  Left& left_;
  Right& right_;
  Relation& relation_;
  GameResult<L, R> result_;
};

}  // namespace search

#endif  // ENGINE_SEARCH_BISIMULATION_H_
