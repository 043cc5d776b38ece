// The if-then-else terms that hang together under one of them.
#ifndef EXPR_ITE_TREE_H_
#define EXPR_ITE_TREE_H_

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "expr/expr.h"
#include "expr/pool.h"

namespace expr {

struct IteTree {
  std::vector<Expr> ites;    // inner ones first
  std::vector<Expr> leaves;  // what they choose from
};

// Under one term or several. Nothing when there are more leaves, or as many
// if-then-elses.
std::optional<IteTree> TreeUnder(const Pool& pool, std::span<const Expr> roots,
                                 size_t most);

bool AllConstant(const Pool& pool, const std::vector<Expr>& terms);

}  // namespace expr

#endif  // EXPR_ITE_TREE_H_
