#include "expr/ite_tree.h"

#include <algorithm>
#include <unordered_set>

#include "expr/kind.h"

namespace expr {

std::optional<IteTree> TreeUnder(const Pool& pool, std::span<const Expr> roots,
                                 size_t most) {
  IteTree tree;
  std::unordered_set<Expr> seen;
  // Says whether there are still few enough.
  const auto add = [&](Expr term) {
    if (!seen.insert(term).second) return true;
    (pool.kind(term) == Kind::kIte ? tree.ites : tree.leaves).push_back(term);
    return tree.leaves.size() <= most && tree.ites.size() < most;
  };
  for (Expr root : roots)
    if (!add(root)) return std::nullopt;
  for (size_t i = 0; i < tree.ites.size(); ++i)
    for (Expr kid : pool.kids(tree.ites[i]))
      if (!add(kid)) return std::nullopt;
  // A term is younger than its operands, so ascending ids are inner first.
  std::sort(tree.ites.begin(), tree.ites.end());
  return tree;
}

bool AllConstant(const Pool& pool, const std::vector<Expr>& terms) {
  return std::all_of(terms.begin(), terms.end(),
                     [&](Expr e) { return pool.IsConstant(e); });
}

}  // namespace expr
