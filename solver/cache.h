// Remembers answers by the set of conjuncts. The whole set is the key, never a
// hash of it alone, so two queries are taken for one only if they are one.
// "Unknown" is not remembered: it depends on how much time there was.
#ifndef SOLVER_CACHE_H_
#define SOLVER_CACHE_H_

#include <cstddef>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "expr/expr.h"
#include "solver/solver.h"

namespace solver {

class CacheLayer : public Solver {
 public:
  explicit CacheLayer(std::unique_ptr<Solver> next) : Solver(std::move(next)) {}
  std::string_view name() const override { return "cache"; }

  size_t size() const { return answers_.size(); }

 protected:
  Answer Decide(const Query& query) override;

 private:
  struct HashSet {
    size_t operator()(const std::vector<expr::Formula>& set) const;
  };
  std::unordered_map<std::vector<expr::Formula>, Answer, HashSet> answers_;
};

}  // namespace solver

#endif  // SOLVER_CACHE_H_
