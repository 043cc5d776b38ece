// SmtOp: the operators of SMT-LIB, with one constexpr row each, made from
// smt_ops.def; and which kinds and predicates of ours are one of them.
#ifndef SOLVER_BACKENDS_SMT_OP_H_
#define SOLVER_BACKENDS_SMT_OP_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "expr/kind.h"

namespace solver {

enum class SmtOp : uint8_t {
#define SMT_OP(name, smtlib, rounding, z3, cvc5) name,
#include "solver/backends/smt_ops.def"
#undef SMT_OP
};

enum class SmtRounding : uint8_t { kExact, kNearest };

struct SmtOpRow {
  SmtOp op;
  std::string_view smtlib;
  SmtRounding rounding;
};

inline constexpr SmtOpRow kSmtOpRows[] = {
#define SMT_OP(name, smtlib, rounding, z3, cvc5) \
  {SmtOp::name, smtlib, SmtRounding::rounding},
#include "solver/backends/smt_ops.def"
#undef SMT_OP
};

constexpr const SmtOpRow& Row(SmtOp op) {
  return kSmtOpRows[static_cast<size_t>(op)];
}

// For each row of kinds.def or predicates.def the operator it names, if any.
template <class Naming, size_t kCount>
constexpr std::array<std::optional<SmtOp>, kCount> SmtOpsOf(
    const Naming (&rows)[kCount]) {
  std::array<std::optional<SmtOp>, kCount> ops = {};
  for (size_t i = 0; i < kCount; ++i)
    for (const SmtOpRow& row : kSmtOpRows)
      if (row.smtlib == rows[i].smtlib) ops[i] = row.op;
  return ops;
}

inline constexpr auto kSmtOpOfKind = SmtOpsOf(expr::kKindRows);
inline constexpr auto kSmtOpOfPredicate = SmtOpsOf(expr::kPredicateRows);

// None: it takes more than one operator.
constexpr std::optional<SmtOp> SmtOpOf(expr::Kind kind) {
  return kSmtOpOfKind[static_cast<size_t>(kind)];
}
constexpr std::optional<SmtOp> SmtOpOf(expr::Predicate predicate) {
  return kSmtOpOfPredicate[static_cast<size_t>(predicate)];
}

static_assert(
    [] {
      for (const expr::KindRow& row : expr::kKindRows)
        if (!row.smtlib.empty() && !SmtOpOf(row.kind)) return false;
      for (const expr::PredicateRow& row : expr::kPredicateRows)
        if (!row.smtlib.empty() && !SmtOpOf(row.predicate)) return false;
      return true;
    }(),
    "every operator that kinds and predicates name should have a row");

}  // namespace solver

#endif  // SOLVER_BACKENDS_SMT_OP_H_
