// Private to the simplifier: the rule families and what they share.
#ifndef EXPR_RULES_H_
#define EXPR_RULES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "expr/kind.h"
#include "expr/pool.h"
#include "expr/simplify.h"

namespace expr::rules {

std::span<const TermRule> Integer(Kind kind);
std::span<const TermRule> Floating(Kind kind);
std::span<const TermRule> Conversion(Kind kind);
std::span<const TermRule> IfThenElse();

// Rules that serve several families.
std::optional<Expr> Fold(Pool& pool, const TermDraft& d);
std::optional<Expr> Orient(Pool& pool, const TermDraft& d);
std::optional<Expr> FoldArms(Pool& pool, const TermDraft& d);

// Those about quotients by constants and numbers that go round
// (rules_division.cc).
std::optional<Expr> RemainderByHand(Pool& pool, const TermDraft& d);
std::optional<Formula> LessThanQuotient(Pool& pool, const TestDraft& d);
std::optional<Formula> EqualToQuotient(Pool& pool, const TestDraft& d);
std::optional<Formula> ProductFits(Pool& pool, const TestDraft& d);
std::optional<Formula> IsMultiple(Pool& pool, const TestDraft& d);
std::optional<Formula> IsInt(Pool& pool, const TestDraft& d);
std::optional<Formula> SignOfMixed(Pool& pool, const TestDraft& d);
std::optional<Formula> SumGoesRound(Pool& pool, const TestDraft& d);

// Smallest and largest value that the outermost operator alone allows.
struct Range {
  int64_t low, high;
};
Range RangeOf(const Pool& pool, Expr e);

// The constant operand as a signed number.
inline std::optional<int64_t> IntegerConstant(const Pool& pool, Expr e) {
  auto bits = pool.constant(e);
  if (!bits) return std::nullopt;
  return pool.sort(e) == Sort::kBv32 ? static_cast<int32_t>(*bits)
                                     : static_cast<int64_t>(*bits);
}
inline bool IsInteger(const Pool& pool, Expr e, int64_t value) {
  return !IsFloating(pool.sort(e)) && IntegerConstant(pool, e) == value;
}
inline Expr MakeInteger(Pool& pool, Sort sort, int64_t value) {
  return pool.Constant(sort, static_cast<uint64_t>(value));
}

// Rows of a family, looked up by kind.
struct FamilyRow {
  Kind kind;
  std::span<const TermRule> rules;
};
template <size_t n>
constexpr auto ByKind(const FamilyRow (&rows)[n]) {
  std::array<std::span<const TermRule>, kKindCount> table{};
  for (const FamilyRow& row : rows)
    table[static_cast<size_t>(row.kind)] = row.rules;
  return table;
}

}  // namespace expr::rules

#endif  // EXPR_RULES_H_
