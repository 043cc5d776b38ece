#include "solver/intervals.h"

#include <algorithm>
#include <utility>

#include "expr/apply.h"
#include "solver/satisfies.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Model;

// A second round carries bounds back to conjuncts seen before them.
constexpr int kRounds = 2;

// Narrows the box by every conjunct. Returns those that mattered: they alone
// would have given the same box.
std::vector<Formula> AssumeAll(const std::vector<Formula>& conjuncts,
                               Box& box) {
  std::vector<Formula> used;
  for (int round = 0; round < kRounds; ++round) {
    bool changed = false;
    for (Formula f : conjuncts) {
      if (!box.Assume(f)) continue;
      changed = true;
      used.push_back(f);
      if (box.empty()) break;
    }
    if (!changed || box.empty()) break;
  }
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  return used;
}

uint64_t BitsOf(const expr::Pool& pool, Expr symbol, int64_t value) {
  return expr::CanonicalBits(pool.sort(symbol), static_cast<uint64_t>(value));
}

}  // namespace

Answer IntervalLayer::Decide(const Query& query) {
  Box box(pool_);
  std::vector<Formula> used = AssumeAll(query.conjuncts(), box);
  if (box.empty()) return Answer::Unsat(std::move(used));
  if (auto model = Guess(query, box)) return Answer::Sat(*std::move(model));
  return Pass(query);
}

// The witness, moved into the box; then its corners.
std::optional<Model> IntervalLayer::Guess(const Query& query,
                                          const Box& box) const {
  if (box.ranges().empty()) return std::nullopt;
  const auto& witness = query.path().witness();
  const Model base = witness ? *witness : Model();
  Model nearest = base, low = base, high = base;
  for (const auto& [symbol, range] : box.ranges()) {
    const int64_t value = expr::SignedValue(pool_.sort(symbol),
                                            base.Value(expr::Unknown(symbol)));
    nearest.Set(symbol, BitsOf(pool_, symbol, range.Nearest(value)));
    low.Set(symbol, BitsOf(pool_, symbol, range.low));
    high.Set(symbol, BitsOf(pool_, symbol, range.high));
  }
  for (Model* guess : {&nearest, &low, &high})
    if (Satisfies(pool_, *guess, query)) return std::move(*guess);
  return std::nullopt;
}

}  // namespace solver
