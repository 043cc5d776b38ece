#include "expr/telling.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <unordered_set>
#include <utility>

#include "expr/apply.h"
#include "expr/borders.h"
#include "expr/kind.h"
#include "expr/model_moves.h"
#include "expr/sort.h"

namespace expr {
namespace {

// Small, and no sum, difference or product of a few of them is another.
constexpr int kTellingNumbers[] = {3,  5,  7,  11, 13, 17, 19, 23, 29, 31,
                                   37, 41, 43, 47, 53, 59, 61, 67, 71, 73};
// How many that are still free are tried for one number.
constexpr size_t kMostTried = 8;
// What one number gave up may help another.
constexpr int kTellingPasses = 3;
// Characters are letters: 'c', 'e', 'g'.
constexpr int kBeforeLetters = 'a' - 1;
constexpr int kLetters = 26;

uint64_t TellingBits(Sort sort, int value, bool is_char) {
  if (is_char) return BitsOf(sort, kBeforeLetters + value % kLetters);
  if (sort == Sort::kF32)
    return std::bit_cast<uint32_t>(static_cast<float>(value) + 0.5f);
  if (sort == Sort::kF64)
    return std::bit_cast<uint64_t>(static_cast<double>(value) + 0.5);
  return BitsOf(sort, value);
}

std::vector<Unknown> OthersOf(Pool& pool, const TellingWishes& wishes) {
  std::vector<Unknown> others = pool.UnknownsIn(wishes.seen);
  others.insert(others.end(), wishes.truths.begin(), wishes.truths.end());
  for (const ChoiceWish& wish : wishes.choices)
    others.emplace_back(wish.choice);
  return others;
}

// Terms that something cuts to a character, in these.
std::unordered_set<Expr> CharsIn(const Pool& pool,
                                 const std::vector<Expr>& terms) {
  std::unordered_set<Expr> chars, met(terms.begin(), terms.end());
  std::vector<Expr> open = terms;
  while (!open.empty()) {
    const Expr e = open.back();
    open.pop_back();
    for (const Expr kid : pool.kids(e)) {
      if (pool.kind(e) == Kind::kI2C) chars.insert(kid);
      if (met.insert(kid).second) open.push_back(kid);
    }
  }
  return chars;
}

using Group = std::vector<Unknown>;

class Teller {
 public:
  Teller(Pool& pool, const Path& path, const Model& model,
         const TellingWishes& wishes)
      : pool_(pool),
        moves_(pool, path, model, OthersOf(pool, wishes)),
        borders_(pool, moves_.conjuncts()),
        chars_(CharsIn(pool, wishes.seen)) {}

  std::optional<Model> Run(const TellingWishes& wishes) {
    if (!moves_.Holds()) return std::nullopt;
    for (const ChoiceWish& wish : wishes.choices) Choose(wish);
    for (const Unknown u : wishes.truths)
      if (u.IsVariable() && !pool_.IsChoice(u.variable()) &&
          moves_.Value(u) == 0)
        moves_.TryChoice(u, 1);
    const std::vector<Group> groups = Groups();
    for (const Group& group : groups) TryValues(group, BordersOf(group));
    KeepOrder(groups);
    for (int pass = 0; pass < kTellingPasses; ++pass)
      for (const Group& group : groups) TryValues(group, Free(group, 1));
    for (const Group& group : groups) TryValues(group, Free(group, -1));
    for (const Group& group : groups) TryValues(group, Near(group));
    return moves_.model();
  }

 private:
  void Choose(const ChoiceWish& wish) {
    for (const uint64_t value : wish.values)
      if (moves_.Value(Unknown(wish.choice)) == value ||
          moves_.TryChoice(Unknown(wish.choice), value))
        return;
  }

  // Numbers that the path has found equal stay so.
  std::vector<Group> Groups() const {
    std::map<Unknown, Group> by_first;
    for (const auto& [unknown, where] : moves_.uses())
      if (unknown.IsSymbol())
        by_first[borders_.FirstEqual(unknown)].push_back(unknown);
    std::vector<Group> groups;
    for (auto& [first, group] : by_first) groups.push_back(std::move(group));
    return groups;
  }

  Sort SortOf(const Group& group) const {
    return pool_.sort(group[0].symbol());
  }
  bool IsChar(const Group& group) const {
    return moves_.IsChar(group[0]) || chars_.count(group[0].symbol()) > 0;
  }
  uint64_t ValueOf(const Group& group) const { return moves_.Value(group[0]); }

  // As all sorts see it: 3 is taken where 3L is.
  Roundness Shown(const Group& group, uint64_t bits) const {
    return RoundnessOf(SortOf(group), bits);
  }
  bool IsTelling(const Group& group) const {
    const auto settled = settled_.find(group[0]);
    return settled != settled_.end() && settled->second;
  }

  void TryValues(const Group& group, const std::vector<uint64_t>& values) {
    if (IsTelling(group)) return;
    for (const uint64_t value : values) {
      if (used_.count(Shown(group, value)) > 0) continue;
      if (value != ValueOf(group) && !moves_.Try(group, value)) continue;
      used_.insert(Shown(group, value));
      settled_[group[0]] = true;
      return;
    }
  }

  // Those that are open get numbers in the order they have, the largest first,
  // so that there is room below.
  void KeepOrder(std::vector<Group> groups) {
    std::erase_if(groups, [&](const Group& g) { return IsTelling(g); });
    std::stable_sort(
        groups.begin(), groups.end(),
        [&](const Group& a, const Group& b) { return Order(a) < Order(b); });
    for (size_t i = std::min(groups.size(), std::size(kTellingNumbers));
         i-- > 0;)
      TryValues(groups[i], {TellingBits(SortOf(groups[i]), kTellingNumbers[i],
                                        IsChar(groups[i]))});
  }
  double Order(const Group& group) const {
    const Roundness shown = Shown(group, ValueOf(group));
    return shown.negative ? -shown.magnitude : shown.magnitude;
  }

  // 0 tells nothing, wherever it stands.
  std::vector<uint64_t> BordersOf(const Group& group) const {
    std::vector<uint64_t> values;
    for (const Unknown u : group)
      for (const uint64_t value : borders_.ConstantsBeside(u))
        if (Shown(group, value).magnitude != 0) values.push_back(value);
    return values;
  }

  std::vector<uint64_t> Free(const Group& group, int sign) const {
    std::vector<uint64_t> values;
    for (const int number : kTellingNumbers) {
      const uint64_t bits =
          TellingBits(SortOf(group), sign * number, IsChar(group) && sign > 0);
      if (used_.count(Shown(group, bits)) == 0 && values.size() < kMostTried)
        values.push_back(bits);
    }
    return values;
  }

  // What the rounding would try, but for 0.
  std::vector<uint64_t> Near(const Group& group) {
    const Sort sort = SortOf(group);
    std::vector<uint64_t> values;
    for (const uint64_t c : moves_.ConstantsNear(group, sort)) {
      values.push_back(c);
      if (IsFloating(sort)) continue;
      values.push_back(CanonicalBits(sort, c + 1));
      values.push_back(CanonicalBits(sort, c - 1));
    }
    values.push_back(BitsOf(sort, 1));
    values.push_back(BitsOf(sort, -1));
    std::erase_if(values, [&](uint64_t value) {
      const Roundness shown = Shown(group, value);
      return shown.magnitude == 0 || (IsChar(group) && shown.negative);
    });
    return values;
  }

  Pool& pool_;
  ModelMoves moves_;
  const Borders borders_;
  const std::unordered_set<Expr> chars_;
  std::set<Roundness> used_;
  std::map<Unknown, bool> settled_;  // by the first of a group
};

}  // namespace

Model Telling(Pool& pool, const Path& path, const Model& model,
              const TellingWishes& wishes) {
  return Teller(pool, path, model, wishes).Run(wishes).value_or(model);
}

std::vector<Model> AtBorders(Pool& pool, const Path& path, const Model& telling,
                             size_t most) {
  std::vector<Unknown> all;
  for (const Model::Entry& entry : telling.entries())
    all.push_back(entry.unknown);
  const ModelMoves start(pool, path, telling, all);
  if (!start.Holds()) return {};
  const Borders borders(pool, start.conjuncts());
  std::vector<size_t> open = borders.Missed(start.model());
  std::vector<Model> found;
  while (!open.empty() && found.size() < most) {
    ModelMoves moves = start;
    std::vector<size_t> still = borders.MoveTo(moves, open);
    // The first of them cannot be reached: the others may.
    if (still.size() == open.size()) break;
    found.push_back(moves.model());
    open = std::move(still);
  }
  return found;
}

}  // namespace expr
