#include "expr/ties.h"

#include <algorithm>
#include <optional>

#include "expr/apply.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {
namespace {

// All constants are one number: what is compared with two of them may depend.
constexpr uint32_t kConstants = 0;

// Beyond this a constant may be so near the end of its range that there is no
// room for a chain of larger ones.
constexpr int64_t kLargestConstant = 1 << 30;

std::optional<uint32_t> NumberOf(const Pool& pool, Expr e) {
  if (pool.kind(e) == Kind::kSymbol) return e.id();
  const auto bits = pool.constant(e);
  if (!bits) return std::nullopt;
  const int64_t value = SignedValue(pool.sort(e), *bits);
  if (value < -kLargestConstant || value > kLargestConstant)
    return std::nullopt;
  return kConstants;
}

// The two that an atom compares, if they are such as may be tied.
std::optional<std::pair<uint32_t, uint32_t>> TieOf(const Pool& pool,
                                                   Variable atom) {
  const PredicateAtom& p = pool.predicate(atom);
  if (p.predicate != Predicate::kEq && p.predicate != Predicate::kLt)
    return std::nullopt;
  const Sort sort = pool.sort(p.a);
  if (sort != Sort::kBv32 && sort != Sort::kBv64) return std::nullopt;
  const auto a = NumberOf(pool, p.a), b = NumberOf(pool, p.b);
  if (!a || !b) return std::nullopt;
  return std::pair(*a, *b);
}

}  // namespace

uint32_t Ties::RootOf(uint32_t number) const {
  while (const uint32_t* parent = parent_.Find(number)) number = *parent;
  return number;
}

bool Ties::Add(const Pool& pool, Variable atom) {
  const auto tie = TieOf(pool, atom);
  if (!tie) return false;
  const uint32_t a = RootOf(tie->first), b = RootOf(tie->second);
  const bool tangled = tangled_.Find(a) || tangled_.Find(b);
  if (atoms_.Find(atom.index()) != nullptr) return !tangled;
  atoms_.Set(atom.index(), true);
  // The older one is the root: most often the one all others are compared
  // with.
  if (a != b) parent_.Set(std::max(a, b), std::min(a, b));
  if (a != b && !tangled) return true;
  tangled_.Set(std::min(a, b), true);
  return false;
}

bool Ties::Allow(const Pool& pool, std::span<const Variable> atoms) const {
  Ties longer = *this;
  for (Variable atom : atoms)
    if (!longer.Add(pool, atom)) return false;
  return true;
}

}  // namespace expr
