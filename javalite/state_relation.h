// The relation of exactness between lazy and summary states of the Javalite
// machine: beyond the heaps, environments and stacks must be the same.
#ifndef JAVALITE_STATE_RELATION_H_
#define JAVALITE_STATE_RELATION_H_

#include <optional>
#include <vector>

#include "base/deadline.h"
#include "engine/exactness/relation.h"
#include "engine/search/bisimulation.h"
#include "engine/search/path_checker.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "heap/represents.h"
#include "heap/types.h"
#include "javalite/machine.h"

namespace javalite {

class Relation {
 public:
  // All must outlive this.
  Relation(expr::Pool& pool, const heap::TypeHierarchy& types,
           search::PathChecker& checker)
      : pool_(pool), heaps_(pool, types, checker) {}

  std::optional<search::Complaint> Check(
      const std::vector<Machine::State>& lazy, const Machine::State& summary);

  // See exactness::Relation.
  void KeepTo(const base::Deadline& deadline) { heaps_.KeepTo(deadline); }
  const std::optional<expr::Model>& counterexample() const {
    return heaps_.counterexample();
  }

 private:
  expr::Formula SameStacks(heap::Correspondence& c, const Machine::State& lazy,
                           const Machine::State& summary);
  expr::Formula SameEnvironment(heap::Correspondence& c,
                                const Machine::Environment& lazy,
                                const Machine::Environment& summary);

  expr::Pool& pool_;
  exactness::Relation heaps_;
};

}  // namespace javalite

#endif  // JAVALITE_STATE_RELATION_H_
