// When a set of lazy Javalite states and one summary state stand for exactly
// the same concrete states: each lazy state is one case of the summary, and
// the cases cover it. The relation the bisimulation game asks for.
#ifndef JAVALITE_RELATION_H_
#define JAVALITE_RELATION_H_

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/search/bisimulation.h"
#include "expr/feasibility.h"
#include "expr/pool.h"
#include "heap/coverage.h"
#include "heap/represents.h"
#include "heap/types.h"
#include "javalite/machine.h"

namespace javalite {

class Relation {
 public:
  Relation(expr::Pool& pool, const heap::TypeHierarchy& types,
           expr::Feasibility& feasible)
      : pool_(pool), types_(types), feasible_(feasible) {}

  std::optional<search::Complaint> Check(
      const std::vector<Machine::State>& lazy, const Machine::State& summary);

 private:
  // The case of the summary that is this lazy state; or what is wrong.
  std::variant<heap::SummaryCase, std::string> CheckOne(
      const Machine::State& lazy, const Machine::State& summary);
  expr::Formula SameStacks(heap::Correspondence& c, const Machine::State& lazy,
                           const Machine::State& summary);
  expr::Formula SameEnvironment(heap::Correspondence& c,
                                const Machine::Environment& lazy,
                                const Machine::Environment& summary);
  // `f` holds wherever `assumed` does.
  bool Follows(expr::Formula assumed, expr::Formula f);

  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  expr::Feasibility& feasible_;
};

}  // namespace javalite

#endif  // JAVALITE_RELATION_H_
