#include "engine/patterns/pattern_states.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/patterns/condition.h"
#include "engine/patterns/input_cells.h"
#include "engine/patterns/proof.h"
#include "engine/patterns/series.h"
#include "engine/patterns/shape.h"
#include "engine/patterns/synthesis.h"
#include "engine/patterns/words.h"
#include "expr/path.h"
#include "heap/invariants.h"
#include "heap/join.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Path;

// Cells that differ, of all ways together. Beyond that they are no pattern.
constexpr size_t kMostDifferences = 4'000;
// What keys of such numbers begin with; those of input begin otherwise.
constexpr uint32_t kRoundsKey = 2;

bool HasOnlyAssumed(const Path& path, const Path& origin) {
  return path.ComesFrom(origin) &&
         path.conjuncts().size() - origin.conjuncts().size() ==
             path.assumptions().size() - origin.assumptions().size() &&
         path.names().size() == origin.names().size() &&
         path.phrases().size() == origin.phrases().size() &&
         path.untold().size() == origin.untold().size() &&
         path.doubtful() == origin.doubtful();
}

bool HaveLikeHeaps(const std::vector<State>& states) {
  size_t differences = 0;
  for (const State& s : states)
    differences +=
        heap::CountDifferences(s.place.heap, states.back().place.heap);
  return differences <= kMostDifferences;
}

// The ways of one pattern, as one state.
class PatternJoin {
 public:
  PatternJoin(Context& c, Shapes& shapes, const Origin& origin,
              const RegularPattern& pattern, std::vector<State> states,
              std::vector<Way> ways)
      : c_(c),
        shapes_(shapes),
        origin_(origin),
        pattern_(pattern),
        states_(std::move(states)),
        ways_(std::move(ways)),
        number_(c.patterns_made + 1),
        rounds_(c.pool.Symbol(expr::Sort::kBv32,
                              expr::SymbolKey{kRoundsKey, number_},
                              [&] { return "k#" + std::to_string(number_); })) {
  }

  std::optional<State> Run(const IsLiveLocal& live) {
    for (const State& s : states_)
      if (!HasOnlyAssumed(s.place.path, origin_.place.path))
        return std::nullopt;
    if (!HaveLikeHeaps(states_)) return std::nullopt;
    auto conditions = Synthesized(c_.pool, shapes_, pattern_, ways_, rounds_);
    if (!conditions) return std::nullopt;
    conditions_ = *std::move(conditions);
    const std::vector<State> before = states_;
    uneven_ = !SetSlots(live);
    if (uneven_) return std::nullopt;
    auto joined =
        JoinStatesBy(c_, origin_, states_, live,
                     [&](const auto& paths) { return PathOf(paths); });
    if (!joined) return std::nullopt;
    joined->pattern = c_.patterns_made = number_;
    if (c_.options.prove_patterns ||
        heap::kSelfCheck == heap::SelfCheck::kBySolver)
      ProvePattern(c_, {origin_, before, ways_, rounds_, live}, *joined);
    return joined;
  }

  // Was that because of a variable?
  bool uneven() const { return uneven_; }

 private:
  // A number that grows evenly is the same in all: so many times the rounds.
  // False: there is one that is another in each.
  bool SetSlots(const IsLiveLocal& live) {
    const Frame& frame = states_[0].frame;
    for (uint32_t i = 0; i < frame.top; ++i) {
      if (i < frame.locals && !live(i)) continue;
      if (const auto slot = SlotOf(i)) {
        for (State& s : states_) s.frame.slots[i] = *slot;
      } else if (HasAllDifferent(i)) {
        return false;
      }
    }
    return true;
  }

  // To say which it is would take as many cases as there are ways.
  bool HasAllDifferent(uint32_t i) const {
    for (size_t a = 0; a < states_.size(); ++a)
      for (size_t b = 0; b < a; ++b)
        if (states_[a].frame.slots[i] == states_[b].frame.slots[i])
          return false;
    return true;
  }

  std::optional<Slot> SlotOf(uint32_t i) {
    const Slot& first = states_[0].frame.slots[i];
    if (first.type != Slot::Type::kInt && first.type != Slot::Type::kLong)
      return std::nullopt;
    std::vector<InRound<Expr>> all;
    for (size_t j = 0; j < states_.size(); ++j) {
      const Slot& slot = states_[j].frame.slots[i];
      if (slot.type != first.type) return std::nullopt;
      all.push_back({ways_[j].rounds, c_.values.ToTerm(slot)});
    }
    const auto series = Series<Expr>::Through(shapes_, all);
    if (!series) return std::nullopt;
    return c_.values.FromTerm(series->At(shapes_, rounds_));
  }

  std::optional<JointPath> PathOf(const std::vector<const Path*>& paths) {
    for (const Path* path : paths)
      if (!HasOnlyAssumed(*path, origin_.place.path)) return std::nullopt;
    JointPath joint{origin_.place.path, {}};
    for (Formula f : conditions_) joint.path = joint.path.With(c_.pool, f);
    std::vector<uint64_t> values;
    for (const Way& way : ways_) {
      values.push_back(way.rounds);
      joint.taken.push_back(
          c_.pool.Eq(rounds_, c_.pool.Int(static_cast<int32_t>(way.rounds))));
    }
    joint.path = joint.path.WithFound({rounds_, values, conditions_});
    TakeModels(paths, joint.path);
    return joint;
  }

  // A model of one way is one of all together, and says how often.
  void TakeModels(const std::vector<const Path*>& paths, Path& joint) const {
    std::optional<expr::Model> witness;
    for (size_t j = 0; j < paths.size(); ++j) {
      if (!paths[j]->witness()) continue;
      expr::Model model = *paths[j]->witness();
      model.Set(rounds_, ways_[j].rounds);
      joint.NoteModel(model);
      if (!witness) witness = std::move(model);
    }
    if (witness) joint = joint.WithWitness(*std::move(witness));
  }

  Context& c_;
  Shapes& shapes_;
  const Origin& origin_;
  const RegularPattern& pattern_;
  std::vector<State> states_;
  const std::vector<Way> ways_;
  const uint32_t number_;
  const Expr rounds_;
  std::vector<Formula> conditions_;
  bool uneven_ = false;
};

// A test that is not what was assumed, where these ways come from, says
// nothing.
class Tests {
 public:
  Tests(Context& c, const Origin& origin) : c_(c), origin_(origin) {}

  std::vector<Condition> Checked(std::vector<Condition> all) {
    for (Condition& condition : all)
      if (condition.test) condition = Checked(condition);
    return all;
  }

 private:
  // Ways share most of them.
  const Condition& Checked(const Condition& condition) {
    auto& [asked, checked] = checked_[condition.formula];
    if (asked == condition) return checked;
    asked = checked = condition;
    const Formula test = condition.test->AsFormula(c_.pool);
    if (Agree(test, condition.formula))
      checked.formula = test;
    else
      checked.test.reset();
    return checked;
  }

  bool Agree(Formula test, Formula assumed) {
    if (test == assumed) return true;
    const auto [it, fresh] =
        agree_.try_emplace(c_.pool.diagram().Xor(test, assumed), false);
    if (fresh)
      it->second = c_.pool.IsPure(it->first) &&
                   !c_.heap.feasible.Possible(origin_.place.path, it->first);
    return it->second;
  }

  Context& c_;
  const Origin& origin_;
  std::unordered_map<Formula, std::pair<Condition, Condition>> checked_;
  std::unordered_map<Formula, bool> agree_;
};

// Ways share most conditions: each is looked at once.
class Letters {
 public:
  explicit Letters(Shapes& shapes) : shapes_(shapes) {}

  Word WordOf(const std::vector<Condition>& conditions) {
    Word word;
    for (const Condition& c : conditions) word.push_back(Of(c));
    return word;
  }

 private:
  uint32_t Of(const Condition& condition) {
    auto& [known, letter] = letters_[condition.formula];
    if (known != condition) {
      known = condition;
      letter = shapes_.Of(condition).letter;
    }
    return letter;
  }

  Shapes& shapes_;
  std::unordered_map<Formula, std::pair<std::optional<Condition>, uint32_t>>
      letters_;
};

struct Candidate {
  RegularWords& of;
  size_t word;
  const std::vector<Word>& words;
  std::vector<std::vector<Condition>>& conditions;
};

// A way that lacks conditions at its end which follow from the others: nobody
// asked whether the longest array goes on. True: it is one of the pattern now.
bool AddImplied(Context& c, Shapes& shapes, const Candidate& candidate,
                const State& state) {
  auto& [one, word, words, conditions] = candidate;
  const auto gap = GapIn(one.pattern, words[word]);
  if (!gap) return false;
  std::vector<Way> ways;
  for (const auto& member : one.members) {
    if (member.rounds == gap->rounds) return false;
    ways.push_back({conditions[member.word], member.rounds});
  }
  auto whole =
      Completed(shapes, one.pattern, ways, {conditions[word], gap->rounds});
  if (!whole) return false;
  for (const Condition& condition : *whole)
    if (!std::count(conditions[word].begin(), conditions[word].end(),
                    condition) &&
        c.heap.feasible.Possible(state.place.path, !condition.formula))
      return false;
  conditions[word] = *std::move(whole);
  const auto after = std::find_if(
      one.members.begin(), one.members.end(),
      [&](const auto& member) { return member.rounds > gap->rounds; });
  one.members.insert(after, {word, gap->rounds});
  return true;
}

}  // namespace

PatternStates FindPatterns(Context& c, const Origin& origin,
                           std::vector<State> states, const IsLiveLocal& live) {
  std::vector<std::vector<Condition>> conditions;
  Tests tests(c, origin);
  for (const State& s : states)
    conditions.push_back(tests.Checked(ConditionsSince(origin, s)));
  const size_t longest =
      static_cast<size_t>(std::max_element(conditions.begin(), conditions.end(),
                                           [](const auto& a, const auto& b) {
                                             return a.size() < b.size();
                                           }) -
                          conditions.begin());
  const InputCells cells(c.pool, c.types, states[longest].place.heap);
  Shapes shapes(c.pool, cells);
  std::vector<Word> words;
  Letters letters(shapes);
  for (const auto& all : conditions) words.push_back(letters.WordOf(all));
  auto regular = RegularPatternsOf(words);
  if (!regular) regular.emplace();
  std::vector<bool> taken(states.size(), false);
  for (const RegularWords& one : *regular)
    for (const auto& member : one.members) taken[member.word] = true;
  PatternStates result;
  std::vector<bool> joined(states.size(), false);
  for (RegularWords& one : *regular) {
    for (size_t word = 0; word < words.size(); ++word)
      if (!taken[word])
        taken[word] =
            AddImplied(c, shapes, {one, word, words, conditions}, states[word]);
    std::vector<State> members;
    std::vector<Way> ways;
    for (const auto& [word, rounds] : one.members) {
      members.push_back(states[word]);
      ways.push_back({conditions[word], rounds});
    }
    PatternJoin join(c, shapes, origin, one.pattern, std::move(members),
                     std::move(ways));
    auto state = join.Run(live);
    result.uneven = result.uneven || join.uneven();
    if (!state) continue;
    for (const auto& member : one.members) joined[member.word] = true;
    result.patterns.push_back(*std::move(state));
    ++c.merging.patterns;
    c.merging.in_patterns += one.members.size();
  }
  for (size_t i = 0; i < states.size(); ++i)
    if (!joined[i]) result.others.push_back(i);
  return result;
}

}  // namespace engine
