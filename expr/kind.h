// Kind and Predicate: what a term computes and what an atom asks, with one
// constexpr row each, made from kinds.def and predicates.def.
#ifndef EXPR_KIND_H_
#define EXPR_KIND_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "expr/sort.h"

namespace expr {

enum class Kind : uint8_t {
#define KIND(name, arity, operands, result, java, smtlib) name,
#include "expr/kinds.def"
#undef KIND
};

enum class Predicate : uint8_t {
#define PREDICATE(name, arity, operands, java, negated, smtlib) name,
#include "expr/predicates.def"
#undef PREDICATE
};

enum class OperandRule : uint8_t {
  kNone,
  kGuarded,
  kCells,
  kSame,
  kSameFloat,
  kAnySame,
  kShift,
  kBv32,
  kBv64,
  kF32,
  kF64,
};

enum class ResultRule : uint8_t { kOwn, kBv32, kBv64, kF32, kF64 };

struct KindRow {
  Kind kind;
  std::string_view name;
  uint8_t arity;
  OperandRule operands;
  ResultRule result;
  std::string_view java;
  std::string_view smtlib;
};

struct PredicateRow {
  Predicate predicate;
  std::string_view name;
  uint8_t arity;
  OperandRule operands;
  std::string_view java;
  std::string_view negated_java;  // empty: the negation needs "!(…)"
  std::string_view smtlib;
};

inline constexpr KindRow kKindRows[] = {
#define KIND(name, arity, operands, result, java, smtlib)   \
  {Kind::name,         #name, arity, OperandRule::operands, \
   ResultRule::result, java,  smtlib},
#include "expr/kinds.def"
#undef KIND
};

inline constexpr PredicateRow kPredicateRows[] = {
#define PREDICATE(name, arity, operands, java, negated, smtlib) \
  {Predicate::name, #name, arity, OperandRule::operands, java, negated, smtlib},
#include "expr/predicates.def"
#undef PREDICATE
};

inline constexpr size_t kKindCount = sizeof(kKindRows) / sizeof(kKindRows[0]);
inline constexpr size_t kPredicateCount =
    sizeof(kPredicateRows) / sizeof(kPredicateRows[0]);
inline constexpr Sort kAllSorts[] = {Sort::kBv32, Sort::kBv64, Sort::kF32,
                                     Sort::kF64};

constexpr const KindRow& Row(Kind kind) {
  return kKindRows[static_cast<size_t>(kind)];
}
constexpr const PredicateRow& Row(Predicate predicate) {
  return kPredicateRows[static_cast<size_t>(predicate)];
}

// May an operand of this rule (the first, and where there are two, the other
// one as SecondSort says) have that sort?
constexpr bool Accepts(OperandRule rule, Sort sort) {
  switch (rule) {
    case OperandRule::kNone:
    case OperandRule::kCells:
      return false;
    case OperandRule::kGuarded:
    case OperandRule::kAnySame:
      return true;
    case OperandRule::kSame:
    case OperandRule::kShift:
      return !IsFloating(sort);
    case OperandRule::kSameFloat:
      return IsFloating(sort);
    case OperandRule::kBv32:
      return sort == Sort::kBv32;
    case OperandRule::kBv64:
      return sort == Sort::kBv64;
    case OperandRule::kF32:
      return sort == Sort::kF32;
    case OperandRule::kF64:
      return sort == Sort::kF64;
  }
  return false;
}

constexpr Sort SecondSort(OperandRule rule, Sort first) {
  return rule == OperandRule::kShift ? Sort::kBv32 : first;
}

constexpr Sort ResultSort(Kind kind, Sort first) {
  const ResultRule rule = Row(kind).result;
  return rule == ResultRule::kOwn
             ? first
             : static_cast<Sort>(static_cast<uint8_t>(rule) - 1);
}

static_assert(static_cast<uint8_t>(ResultRule::kBv32) - 1 ==
                  static_cast<uint8_t>(Sort::kBv32) &&
              static_cast<uint8_t>(ResultRule::kF64) - 1 ==
                  static_cast<uint8_t>(Sort::kF64));

// Operands may be swapped without changing the value.
bool IsCommutative(Kind kind);

std::optional<Kind> KindNamed(std::string_view name);
std::string_view SortName(Sort sort);

}  // namespace expr

#endif  // EXPR_KIND_H_
