// The kinds that SMT-LIB has no operator for, spelled out in standard SMT-LIB
// with the JVM's exact meaning. A script defines those it uses, under names of
// the JVM's instructions ("jvm.ishl"), so that text stays short and the parser
// can read the kinds back.
#ifndef EXPR_SMTLIB_OPS_H_
#define EXPR_SMTLIB_OPS_H_

#include <span>
#include <string>
#include <string_view>

#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {

struct SmtOperator {
  Kind kind;
  Sort sort;              // of the first operand
  std::string_view name;  // "jvm.ishl"
  std::string_view body;  // over x and, where there are two operands, y
};

std::span<const SmtOperator> SmtOperators();
// The row of a kind that SMT-LIB spells otherwise; null if it has an operator.
const SmtOperator* SmtOperatorOf(Kind kind, Sort sort);
const SmtOperator* SmtOperatorNamed(std::string_view name);

// "((x (_ BitVec 32))) (_ BitVec 64) body": what follows the name.
std::string SmtDefinition(const SmtOperator& op);
std::string_view SmtSort(Sort sort);

}  // namespace expr

#endif  // EXPR_SMTLIB_OPS_H_
