#include "expr/kind.h"

#include <algorithm>
#include <iterator>

namespace expr {
namespace {

constexpr bool ArityFits(uint8_t arity, OperandRule rule) {
  switch (rule) {
    case OperandRule::kNone:
    case OperandRule::kCells:
      return arity == 0;
    case OperandRule::kGuarded:
      return arity == 3;
    case OperandRule::kShift:
      return arity == 2;
    case OperandRule::kSame:
    case OperandRule::kSameFloat:
    case OperandRule::kAnySame:
      return arity == 1 || arity == 2;
    default:
      return arity == 1;
  }
}

// Row i is about enumerator i, and its arity fits its operand sorts.
constexpr bool RowsAreSound() {
  for (size_t i = 0; i < kKindCount; ++i)
    if (static_cast<size_t>(kKindRows[i].kind) != i ||
        !ArityFits(kKindRows[i].arity, kKindRows[i].operands))
      return false;
  for (size_t i = 0; i < kPredicateCount; ++i)
    if (static_cast<size_t>(kPredicateRows[i].predicate) != i ||
        !ArityFits(kPredicateRows[i].arity, kPredicateRows[i].operands))
      return false;
  return true;
}
static_assert(RowsAreSound());

constexpr Kind kCommutative[] = {Kind::kAdd,   Kind::kMul,    Kind::kBitAnd,
                                 Kind::kBitOr, Kind::kBitXor, Kind::kFAdd,
                                 Kind::kFMul};

constexpr std::string_view kSortNames[] = {"int", "long", "float", "double"};
static_assert(std::size(kSortNames) == std::size(kAllSorts));

}  // namespace

bool IsCommutative(Kind kind) {
  return std::find(std::begin(kCommutative), std::end(kCommutative), kind) !=
         std::end(kCommutative);
}

std::optional<Kind> KindNamed(std::string_view name) {
  for (const KindRow& row : kKindRows)
    if (row.name == name) return row.kind;
  return std::nullopt;
}

std::string_view SortName(Sort sort) {
  return kSortNames[static_cast<size_t>(sort)];
}

}  // namespace expr
