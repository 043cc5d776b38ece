// Reads SMT-LIB scripts: those that expr/smtlib.h writes come back as the very
// same formulas, and hand-written ones over Bool, 32- and 64-bit vectors and
// single and double precision are read as far as they map to our kinds. What
// does not map is an error with its line and column, never a guess. One
// check-sat per script; no push and pop.
#ifndef EXPR_PARSE_H_
#define EXPR_PARSE_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace expr {

struct ParsedScript {
  std::vector<Formula> conjuncts;  // one per assert, in order
  std::string status;  // of "set-info :status", empty if there is none
};

base::Result<ParsedScript> ParseSmtLib(std::string_view text, Pool& pool);

}  // namespace expr

#endif  // EXPR_PARSE_H_
