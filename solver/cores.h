// Answers from related queries: a query that contains a set known to be
// unsatisfiable is so too; a query that is part of a set with a model has that
// model. Sets are found by one of their conjuncts, the rarest.
#ifndef SOLVER_CORES_H_
#define SOLVER_CORES_H_

#include <cstdint>
#include <deque>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "solver/solver.h"

namespace solver {

class CoreLayer : public Solver {
 public:
  explicit CoreLayer(std::unique_ptr<Solver> next) : Solver(std::move(next)) {}
  std::string_view name() const override { return "cores"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  using Set = std::vector<expr::Formula>;  // ascending
  struct Satisfied {
    Set set;
    expr::Model model;
  };

  const Set* CoreIn(const Set& query) const;
  const expr::Model* ModelOfSuperset(const Set& query) const;
  void AddCore(Set core);
  void AddModel(const Set& set, const expr::Model& model);

  // Each core under one of its members, so a query looks only under its own.
  std::unordered_map<expr::Formula, std::deque<Set>> cores_;
  // Each satisfied set under all of its members, by number; the oldest ones
  // leave `satisfied_` first, their numbers are skipped.
  std::deque<Satisfied> satisfied_;
  uint64_t first_number_ = 0;
  std::unordered_map<expr::Formula, std::deque<uint64_t>> containing_;
};

}  // namespace solver

#endif  // SOLVER_CORES_H_
