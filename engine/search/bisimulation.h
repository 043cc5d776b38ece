// Plays two machines against each other: `left` splits more finely (lazy),
// `right` keeps one state per control flow (summary). A position is one right
// state with all left states that took the same steps. At every position the
// relation must hold between them, and both sides must offer the same steps;
// the right side each of them once.
//
// Three answers: where a solver could not tell, a position is neither fine nor
// wrong. It is counted, and the game goes on: a disagreement that is certain
// still settles it. Depth first, so that only the frontier is kept; after a
// disagreement only positions with fewer steps are played, so that the one
// reported has the fewest steps. docs/semantics.md, "Exactness".
//
// A game that is too large to be played can be sampled: random ways through it,
// each up to its end. That finds disagreements and never shows that there are
// none. Whoever draws a game listens to it: nothing played is kept here.
#ifndef ENGINE_SEARCH_BISIMULATION_H_
#define ENGINE_SEARCH_BISIMULATION_H_

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "base/rng.h"
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
  std::vector<LeftState> lefts;   // all of the position
  std::optional<LeftState> left;  // at fault; or one of them
  std::optional<RightState> right;
  // Only one side can go on; `left` or `right` is where it goes.
  bool missing_step = false;
};

enum class Similarity : uint8_t { kBisimilar, kNotBisimilar, kInconclusive };

template <class LeftState, class RightState>
struct GameResult {
  uint64_t positions = 0;
  uint64_t pairs = 0;    // of a left and a right state, all related
  uint64_t steps = 0;    // of the right side
  bool stopped = false;  // by a limit: not everything was played
  // Not 0: only so many ways through the game were played.
  uint64_t sampled = 0;
  // Complaints that may be due to a solver alone, and the first of them.
  uint64_t doubts = 0;
  std::string first_doubt;
  std::optional<Disagreement<LeftState, RightState>> disagreement;

  Similarity similarity() const {
    if (disagreement) return Similarity::kNotBisimilar;
    return stopped || doubts > 0 || sampled > 0 ? Similarity::kInconclusive
                                                : Similarity::kBisimilar;
  }
  // Why it is inconclusive; else empty.
  std::string Why() const {
    if (similarity() != Similarity::kInconclusive) return "";
    std::string why = stopped ? "stopped by a limit" : "";
    if (!stopped && sampled > 0) why = "not everything was played";
    if (doubts == 0) return why;
    if (!why.empty()) why += "; ";
    return why + "a solver could not tell at " + std::to_string(doubts) +
           (doubts == 1 ? " point" : " points") + ", first: " + first_doubt;
  }
};

// What a relation says of a position: nothing, or what is wrong, with the left
// state at fault where there is one.
struct Complaint {
  std::string reason;
  std::optional<size_t> left = {};
  bool certain = true;  // false: a solver could not tell
};

template <class LeftState, class RightState>
struct Position {
  std::vector<LeftState> lefts;
  RightState right;
  std::vector<std::string> steps;  // that led here
};

// Whether this path may be none: it was taken on a perhaps. A later witness
// does not help, since it speaks only of what bears on the later question.
inline bool Unsure(const expr::Path& path) { return path.doubtful(); }

template <LabelledSystem Left, LabelledSystem Right, class Relation>
class Game {
 public:
  using L = typename Left::State;
  using R = typename Right::State;

  using Position = search::Position<L, R>;
  // Told of each position once it was checked and before its steps are played;
  // the complaint is null where there is none.
  using Listener = std::function<void(const Position&, const Complaint*)>;

  Game(Left& left, Right& right, Relation& relation, Listener listener = {})
      : left_(left),
        right_(right),
        relation_(relation),
        listener_(std::move(listener)) {}

  GameResult<L, R> Play(const base::Deadline& deadline) {
    std::vector<Position> frontier;
    frontier.push_back(First());
    deadline_ = deadline;
    while (!frontier.empty() && !Stopped()) {
      Position position = std::move(frontier.back());
      frontier.pop_back();
      if (!CannotImprove(position)) Meet(position, frontier);
    }
    return std::move(result_);
  }

  // Plays that many random ways; stops at the first disagreement.
  GameResult<L, R> Sample(uint64_t ways, base::Rng& rng,
                          const base::Deadline& deadline) {
    deadline_ = deadline;
    while (result_.sampled < ways && !result_.disagreement) {
      std::vector<Position> next;
      next.push_back(First());
      while (!next.empty() && !Stopped()) {
        const Position position = std::move(next[rng.Below(next.size())]);
        next.clear();
        Meet(position, next);
      }
      if (result_.stopped) break;
      ++result_.sampled;
    }
    return std::move(result_);
  }

 private:
  using Lefts = std::map<std::string, std::vector<L>>;
  using Rights = std::map<std::string, R>;

  bool Stopped() {
    result_.stopped = result_.stopped || deadline_.Expired();
    return result_.stopped;
  }

  Position First() { return {{left_.Initial()}, right_.Initial(), {}}; }

  bool CannotImprove(const Position& p) const {
    return result_.disagreement &&
           p.steps.size() >= result_.disagreement->steps.size();
  }

  // A position that ends in base::OutOfTime was not played.
  void Meet(const Position& p, std::vector<Position>& frontier) {
    if (!base::EndsInTime([&] {
          if (Check(p)) Expand(p, frontier);
        }))
      result_.stopped = true;
  }

  // False: it disagrees, and what follows does not matter.
  bool Check(const Position& p) {
    ++result_.positions;
    result_.pairs += p.lefts.size();
    std::optional<Complaint> complaint = relation_.Check(p.lefts, p.right);
    if (listener_) listener_(p, complaint ? &*complaint : nullptr);
    if (!complaint) return true;
    // What could not be told for lack of time is no doubt of a solver's, and
    // what was told while the time ran out may be due to that.
    if (Stopped()) return false;
    if (!complaint->certain) {
      Doubt(complaint->reason);
      return true;
    }
    Disagree(p, complaint->reason,
             complaint->left ? &p.lefts[*complaint->left] : nullptr, nullptr);
    return false;
  }

  void Expand(const Position& p, std::vector<Position>& frontier) {
    Lefts lefts = ExpandLefts(p);
    if (Stopped()) return;  // some steps may be missing
    Rights rights;
    if (!ExpandRight(p, rights) || Stopped()) return;
    if (!SameSteps(p, lefts, rights)) return;
    for (auto& [label, right] : rights) {
      auto it = lefts.find(label);
      if (it == lefts.end()) continue;  // in doubt
      std::vector<std::string> steps = p.steps;
      steps.push_back(label);
      frontier.push_back(
          {std::move(it->second), std::move(right), std::move(steps)});
    }
  }

  Lefts ExpandLefts(const Position& p) {
    Lefts lefts;
    for (const L& l : p.lefts) {
      if (left_.Ended(l) || Stopped()) continue;
      for (L& next : left_.Successors(l))
        lefts[left_.LabelOf(next)].push_back(std::move(next));
    }
    return lefts;
  }

  bool ExpandRight(const Position& p, Rights& rights) {
    if (right_.Ended(p.right)) return true;
    for (R& next : right_.Successors(p.right)) {
      ++result_.steps;
      std::string label = right_.LabelOf(next);
      auto it = rights.find(label);
      if (it == rights.end()) {
        rights.emplace(std::move(label), std::move(next));
        continue;
      }
      const std::string reason = "the summary splits one step: " + label;
      if (!Unsure(right_.PathOf(next)) && !Unsure(right_.PathOf(it->second))) {
        Disagree(p, reason, nullptr, &next);
        return false;
      }
      Doubt(reason);
    }
    return true;
  }

  bool SameSteps(const Position& p, const Lefts& lefts, const Rights& rights) {
    for (auto& [label, states] : lefts) {
      if (rights.count(label) != 0) continue;
      const std::string reason = "only the lazy side can go on with " + label;
      const L* sure = nullptr;
      for (const L& l : states)
        if (sure == nullptr && !Unsure(left_.PathOf(l))) sure = &l;
      if (sure != nullptr) return DisagreeOnStep(p, reason, sure, nullptr);
      Doubt(reason);
    }
    for (auto& [label, right] : rights) {
      if (lefts.count(label) != 0) continue;
      const std::string reason = "only the summary can go on with " + label;
      if (!Unsure(right_.PathOf(right)))
        return DisagreeOnStep(p, reason, nullptr, &right);
      Doubt(reason);
    }
    return true;
  }

  void Doubt(const std::string& reason) {
    if (result_.doubts++ == 0) result_.first_doubt = reason;
  }

  bool DisagreeOnStep(const Position& p, std::string reason, const L* left,
                      const R* right) {
    Disagree(p, std::move(reason), left, right);
    result_.disagreement->missing_step = true;
    return false;
  }

  void Disagree(const Position& p, std::string reason, const L* left,
                const R* right) {
    Disagreement<L, R> d{std::move(reason), p.steps, p.lefts, {}, p.right};
    if (left != nullptr)
      d.left = *left;
    else if (!p.lefts.empty())
      d.left = p.lefts.front();
    if (right != nullptr) d.right = *right;
    result_.disagreement = std::move(d);
  }

  Left& left_;
  Right& right_;
  Relation& relation_;
  Listener listener_;
  base::Deadline deadline_;
  GameResult<L, R> result_;
};

}  // namespace search

#endif  // ENGINE_SEARCH_BISIMULATION_H_
