// A conjunction as a complete SMT-LIB 2.6 script: declarations, definitions of
// shared parts (so that the text is linear in the size of the terms), one
// assert per conjunct, check-sat. expr/parse.h reads it back to the very same
// formulas.
//
// Every kind has the JVM's exact meaning (expr/smtlib_ops.h). A choice is a
// 32-bit constant whose value is the label; "set-info :summa-choice" and a side
// condition named !s.N carry its domain. The bits of a float are a constant
// with a defining side condition. (The info is a string: Z3 refuses lists.)
// A read of an array is a tree of questions about its index, and a quantifier
// is one of SMT-LIB's. Where a quantifier is about bits of a float that depend
// on its index, the text is for others only: expr/parse.h refuses it.
#ifndef EXPR_SMTLIB_H_
#define EXPR_SMTLIB_H_

#include <span>
#include <string>

#include "expr/expr.h"
#include "expr/pool.h"

namespace expr {

struct SmtScript {
  std::string text;
  // The script uses fp.rem. Its meaning is standard and exact, but solvers
  // disagree about it and are slow: a backend may rather answer unknown.
  bool uses_remainder = false;
};

SmtScript ToSmtLib(const Pool& pool, std::span<const Formula> conjuncts);

}  // namespace expr

#endif  // EXPR_SMTLIB_H_
