// The JVM's operators in those of SMT-LIB. expr/jvm_arith.h says what they
// compute.
#ifndef SOLVER_BACKENDS_JVM_OPERATORS_H_
#define SOLVER_BACKENDS_JVM_OPERATORS_H_

#include <cstdint>

#include "expr/kind.h"
#include "expr/sort.h"
#include "solver/backends/smt_terms.h"

namespace solver {

SmtTerm LowerConstant(SmtTerms& terms, expr::Sort sort, uint64_t bits);

// From the sort of the first operand to that of the result. Not for kFRem
// (solver/backends/untranslatable.h).
SmtTerm LowerUnary(SmtTerms& terms, expr::Kind kind, expr::Sort from,
                   expr::Sort to, SmtTerm a);
SmtTerm LowerBinary(SmtTerms& terms, expr::Kind kind, expr::Sort from,
                    SmtTerm a, SmtTerm b);

}  // namespace solver

#endif  // SOLVER_BACKENDS_JVM_OPERATORS_H_
