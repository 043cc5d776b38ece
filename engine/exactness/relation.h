// When a set of lazy states and one summary state stand for exactly the same
// concrete states: each lazy state is one case of the summary, and the cases
// cover it. What both machines share of the relation the bisimulation game asks
// for; what a machine has besides its heap it compares itself.
//
// What was established is kept for the positions to come (known_pairs.h).
//
// What a solver cannot tell is no complaint that is certain; and what rests on
// the shape of a heap alone is none where a path may not exist at all.
#ifndef ENGINE_EXACTNESS_RELATION_H_
#define ENGINE_EXACTNESS_RELATION_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "base/deadline.h"
#include "engine/exactness/known_pairs.h"
#include "engine/search/bisimulation.h"
#include "engine/search/path_checker.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/coverage.h"
#include "heap/initializer.h"
#include "heap/represents.h"
#include "heap/types.h"

namespace exactness {

// When all that lazy state number i has besides its heap is as in the summary,
// in the summary's words.
using SameRest =
    std::function<expr::Formula(heap::Correspondence& c, size_t i)>;

// What a machine knows of the objects of lazy state number i and of the
// summary.
using MachineObjectsOf = std::function<heap::MachineObjects(size_t i)>;

class Relation {
 public:
  // All must outlive this.
  Relation(expr::Pool& pool, const heap::TypeHierarchy& types,
           search::PathChecker& checker)
      : pool_(pool), types_(types), checker_(checker) {}

  // From then on a check is given up, in doubt.
  void KeepTo(const base::Deadline& deadline) { deadline_ = deadline; }

  std::optional<search::Complaint> Check(
      const std::vector<const heap::Place*>& lazy, const heap::Place& summary,
      const SameRest& same_rest, const MachineObjectsOf& machine = {});

  // A concrete case for which the last complaint holds, in the words of the
  // summary's heap; where the complaint rests on one.
  const std::optional<expr::Model>& counterexample() const {
    return counterexample_;
  }

 private:
  using Conditions = std::unordered_multimap<const KnownPair*, expr::Formula>;

  // What a check is about, but for the lazy states.
  struct Side {
    const heap::Place& summary;
    Beside& known;
  };

  // The case of the summary that is this lazy state; or what is wrong.
  std::variant<KnownCase, search::Complaint> CheckOne(
      const heap::Place& lazy, const Side& side,
      const heap::MachineObjects& machine,
      const std::function<expr::Formula(heap::Correspondence&)>& same_rest);
  std::variant<std::shared_ptr<KnownPair>, search::Complaint> PairOf(
      const heap::Place& lazy, const Side& side,
      const heap::MachineObjects& machine);
  std::optional<search::Complaint> CheckCoverage(
      const Side& side, const std::vector<KnownCase>& cases);
  // Whether that follows from what was known to cover it. Costs little; false
  // says nothing.
  bool StillCovers(const Side& side, const std::vector<KnownCase>& cases);
  bool StillCovers(const KnownCase& old,
                   const std::vector<expr::Formula>& further,
                   const Conditions& now);
  search::Complaint Complain(std::string reason);
  // Remembers a model of all these, if there is one.
  void FindCounterexample(const expr::Path& path, expr::Formula f);
  expr::Formula Cube(
      const std::vector<std::pair<expr::Variable, uint32_t>>& choices);
  // `f` holds wherever `assumed` does, in that case of the summary.
  bool Follows(const heap::Correspondence& c, expr::Formula assumed,
               expr::Formula f);

  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  search::PathChecker& checker_;
  base::Deadline deadline_;
  uint64_t unknowns_before_ = 0;  // before the question that may complain
  std::optional<expr::Model> counterexample_;
  KnownPairs known_;
};

}  // namespace exactness

#endif  // ENGINE_EXACTNESS_RELATION_H_
