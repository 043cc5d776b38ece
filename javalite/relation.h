// When a set of lazy Javalite states and one summary state stand for exactly
// the same concrete states: each lazy state is one case of the summary, and
// the cases cover it. The relation the bisimulation game asks for.
//
// What a solver cannot tell is no complaint that is certain; and what rests on
// the shape of a heap alone is none where a path may not exist at all.
#ifndef JAVALITE_RELATION_H_
#define JAVALITE_RELATION_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/search/bisimulation.h"
#include "engine/search/path_checker.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "heap/coverage.h"
#include "heap/represents.h"
#include "heap/types.h"
#include "javalite/machine.h"

namespace javalite {

class Relation {
 public:
  Relation(expr::Pool& pool, const heap::TypeHierarchy& types,
           search::PathChecker& checker)
      : pool_(pool), types_(types), checker_(checker) {}

  std::optional<search::Complaint> Check(
      const std::vector<Machine::State>& lazy, const Machine::State& summary);

  // A concrete case for which the last complaint holds, in the words of the
  // summary's heap; where the complaint rests on one.
  const std::optional<expr::Model>& counterexample() const {
    return counterexample_;
  }

 private:
  // The case of the summary that is this lazy state; or what is wrong.
  std::variant<heap::SummaryCase, search::Complaint> CheckOne(
      const Machine::State& lazy, const Machine::State& summary);
  search::Complaint Complain(std::string reason);
  // Remembers a model of all these, if there is one.
  void FindCounterexample(const expr::Path& path, expr::Formula f);
  expr::Formula Cube(
      const std::vector<std::pair<expr::Variable, uint32_t>>& choices);
  expr::Formula SameStacks(heap::Correspondence& c, const Machine::State& lazy,
                           const Machine::State& summary);
  expr::Formula SameEnvironment(heap::Correspondence& c,
                                const Machine::Environment& lazy,
                                const Machine::Environment& summary);
  // `f` holds wherever `assumed` does, in that case of the summary.
  bool Follows(const heap::Correspondence& c, expr::Formula assumed,
               expr::Formula f);

  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  search::PathChecker& checker_;
  uint64_t unknowns_before_ = 0;  // before the question that may complain
  std::optional<expr::Model> counterexample_;
};

}  // namespace javalite

#endif  // JAVALITE_RELATION_H_
