#include "engine/patterns/rounds_order.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "expr/ite_tree.h"
#include "expr/sort.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using expr::IteTree;
using expr::Kind;
using expr::Pool;

// No sum of such numbers and of a number of rounds overflows.
constexpr int32_t kSmall = 1 << 20;
// An array's length is a choice of as many as it may be long.
constexpr size_t kMostLengths = 2'000;

std::optional<int32_t> SmallNumber(const Pool& pool, Expr e) {
  const auto bits = pool.constant(e);
  if (!bits) return std::nullopt;
  const auto value = static_cast<int32_t>(*bits);
  if (value <= -kSmall || value >= kSmall) return std::nullopt;
  return value;
}

// Nothing: it is something else than that number and a small other one.
std::optional<int32_t> AddedTo(const Pool& pool, Expr rounds, Expr e) {
  if (pool.kind(e) != Kind::kAdd || pool.kids(e)[0] != rounds)
    return std::nullopt;
  return SmallNumber(pool, pool.kids(e)[1]);
}

// A small number, or a choice of such ones, each less that much.
std::optional<Expr> Less(Pool& pool, Expr e, int32_t n) {
  const auto tree = expr::TreeUnder(pool, {&e, 1}, kMostLengths);
  if (!tree) return std::nullopt;
  std::unordered_map<Expr, Expr> less;
  for (Expr leaf : tree->leaves) {
    const auto number = SmallNumber(pool, leaf);
    if (!number) return std::nullopt;
    less[leaf] = pool.Int(*number - n);
  }
  for (Expr ite : tree->ites) {
    const Expr then = less.at(pool.kids(ite)[0]);
    const Expr otherwise = less.at(pool.kids(ite)[1]);
    less[ite] = pool.Ite(pool.condition(ite), then, otherwise);
  }
  return less.at(e);
}

}  // namespace

std::optional<Formula> LessByOrder(Pool& pool, Expr rounds,
                                   expr::Predicate predicate, Expr a, Expr b) {
  if (predicate != expr::Predicate::kLt || pool.sort(a) != expr::Sort::kBv32)
    return std::nullopt;
  if (const auto added = AddedTo(pool, rounds, a)) {
    if (*added == -1) return !pool.Lt(b, rounds);
    if (const auto other = Less(pool, b, *added))
      return pool.Lt(rounds, *other);
  }
  if (const auto added = AddedTo(pool, rounds, b)) {
    if (*added == 1) return !pool.Lt(rounds, a);
    if (const auto other = Less(pool, a, *added))
      return pool.Lt(*other, rounds);
  }
  return std::nullopt;
}

}  // namespace engine
