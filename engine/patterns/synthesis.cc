#include "engine/patterns/synthesis.h"

#include <cstddef>

#include "engine/patterns/series.h"
#include "expr/kind.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Pool;

// More numbers of rounds that no way has are several patterns.
constexpr size_t kMostMissing = 16;

class Synthesis {
 public:
  Synthesis(Pool& pool, Shapes& shapes, const RegularPattern& pattern,
            const std::vector<Way>& ways, Expr rounds, PatternMutation mutation)
      : pool_(pool),
        shapes_(shapes),
        pattern_(pattern),
        ways_(ways),
        rounds_(rounds),
        mutation_(mutation),
        most_(static_cast<int32_t>(ways.back().rounds)) {}

  std::optional<std::vector<Formula>> Run() {
    if (!AddRange() || !AddBefore() || !AddCore() || !AddAfter())
      return std::nullopt;
    return std::move(all_);
  }

 private:
  void Add(Formula f) {
    if (!f.IsTrue()) all_.push_back(f);
  }
  void AddUnless(PatternMutation mutation, Formula f) {
    if (mutation_ != mutation) Add(f);
  }

  bool AddRange() {
    const auto least = static_cast<int32_t>(ways_[0].rounds);
    using enum PatternMutation;
    AddUnless(kAnyRounds, pool_.Le(pool_.Int(least), rounds_));
    AddUnless(kAnyRounds, pool_.Le(rounds_, pool_.Int(most_)));
    size_t way = 0, missing = 0;
    for (int32_t n = least; n <= most_; ++n) {
      if (ways_[way].rounds == static_cast<uint32_t>(n)) {
        ++way;
        continue;
      }
      AddUnless(kRoundsBetween, !pool_.Eq(rounds_, pool_.Int(n)));
      if (++missing > kMostMissing) return false;
    }
    return true;
  }

  bool AddBefore() {
    for (size_t at = 0; at < pattern_.before.size(); ++at) {
      for (const Way& way : ways_)
        if (!(way.conditions[at] == ways_[0].conditions[at])) return false;
      AddUnless(PatternMutation::kNothingBefore,
                ways_[0].conditions[at].formula);
    }
    return true;
  }

  const Condition& InCore(const Way& way, uint32_t round, size_t at) const {
    return way.conditions[pattern_.before.size() +
                          (round - 1) * pattern_.core.size() + at];
  }

  // The way that went round most often has been in all rounds; the others in
  // the same ones.
  bool AddCore() {
    const Way& longest = ways_.back();
    for (const Way& way : ways_)
      for (uint32_t round = 1; round <= way.rounds; ++round)
        for (size_t at = 0; at < pattern_.core.size(); ++at)
          if (!(InCore(way, round, at) == InCore(longest, round, at)))
            return false;
    for (size_t at = 0; at < pattern_.core.size(); ++at) {
      std::vector<InRound<Condition>> all;
      for (uint32_t round = 1; round <= longest.rounds; ++round)
        all.push_back({round, InCore(longest, round, at)});
      const auto series = Series<Condition>::Through(shapes_, all);
      if (!series) return false;
      AddUnless(PatternMutation::kNothingBetween, InRounds(*series));
    }
    return true;
  }

  Formula InRounds(const Series<Condition>& series) {
    Expr upper = rounds_;
    if (mutation_ == PatternMutation::kFirstRoundOnly) upper = pool_.Int(1);
    if (mutation_ == PatternMutation::kOneRoundMore)
      upper = pool_.Make(expr::Kind::kAdd, rounds_, pool_.Int(1));
    return InAllRounds(pool_, shapes_, series, upper, most_);
  }

  bool AddAfter() {
    for (size_t at = 0; at < pattern_.after.size(); ++at) {
      std::vector<InRound<Condition>> all;
      for (const Way& way : ways_)
        all.push_back({way.rounds, way.conditions[way.conditions.size() -
                                                  pattern_.after.size() + at]});
      const auto series = Series<Condition>::Through(shapes_, all);
      if (!series) return false;
      const Expr at_end =
          mutation_ == PatternMutation::kAfterNoRound ? pool_.Int(0) : rounds_;
      AddUnless(PatternMutation::kNothingAfter, series->At(shapes_, at_end));
    }
    return true;
  }

  Pool& pool_;
  Shapes& shapes_;
  const RegularPattern& pattern_;
  const std::vector<Way>& ways_;
  const Expr rounds_;
  const PatternMutation mutation_;
  const int32_t most_;
  std::vector<Formula> all_;
};

}  // namespace

Word WordOf(Shapes& shapes, const std::vector<Condition>& conditions) {
  Word word;
  for (const Condition& c : conditions) word.push_back(shapes.Of(c).letter);
  return word;
}

std::optional<std::vector<Condition>> Completed(Shapes& shapes,
                                                const RegularPattern& pattern,
                                                const std::vector<Way>& others,
                                                const Way& way) {
  size_t next = pattern.before.size() + way.rounds * pattern.core.size();
  std::vector<Condition> whole(
      way.conditions.begin(),
      way.conditions.begin() + static_cast<std::ptrdiff_t>(next));
  const size_t after = pattern.after.size();
  for (size_t at = 0; at < after; ++at) {
    if (next < way.conditions.size() &&
        shapes.Of(way.conditions[next]).letter == pattern.after[at]) {
      whole.push_back(way.conditions[next++]);
      continue;
    }
    std::vector<InRound<Condition>> all;
    for (const Way& other : others)
      all.push_back({other.rounds,
                     other.conditions[other.conditions.size() - after + at]});
    const auto series = Series<Condition>::Through(shapes, all);
    if (!series) return std::nullopt;
    auto condition = series->Instance(shapes, way.rounds);
    if (!condition) return std::nullopt;
    whole.push_back(*std::move(condition));
  }
  return whole;
}

std::optional<std::vector<Formula>> Synthesized(Pool& pool, Shapes& shapes,
                                                const RegularPattern& pattern,
                                                const std::vector<Way>& ways,
                                                Expr rounds,
                                                PatternMutation mutation) {
  return Synthesis(pool, shapes, pattern, ways, rounds, mutation).Run();
}

}  // namespace engine
