// A place on a path over lists, reached by reading cells one after the other.
#ifndef TESTS_UNIT_HEAP_WORKBENCH_H_
#define TESTS_UNIT_HEAP_WORKBENCH_H_

#include <memory>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/check.h"
#include "engine/search/path_checker.h"
#include "expr/pool.h"
#include "heap/access.h"
#include "heap/initializer.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "solver/chain.h"
#include "solver/solver.h"
#include "tests/unit/heap/list_types.h"

namespace heap {

class Workbench {
 public:
  explicit Workbench(std::string_view mode, Bounds bounds = {})
      : chain(solver::MakeChain(pool, {})),
        checker(pool, *chain),
        context{pool, types, checker, bounds},
        initializer(MakeInitializer(mode)),
        access(context, *initializer) {
    place.heap = place.heap.WithRoot(kList, list);
  }
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

  // Goes on where `base` is not null, reading its field f: in the lazy modes
  // on the last of the ways, which is an alias or a new object.
  ValueSet Read(const ValueSet& base, FieldId f) {
    for (auto& tested : access.IsNull(place, base))
      if (!tested.answer) place = std::move(tested.place);
    auto answers = access.Read(place, base, f);
    CHECK(!answers.empty(), "a cell should hold something");
    place = std::move(answers.back().place);
    return std::get<ValueSet>(answers.back().answer);
  }
  void Write(const ValueSet& base, FieldId f, const Value& value) {
    place = access.Write(place, base, f, value)[0];
  }
  // Assumes that it is null, or that it is not.
  void AssumeNull(const ValueSet& set, bool null) {
    for (auto& tested : access.IsNull(place, set))
      if (tested.answer == null) {
        place = std::move(tested.place);
        return;
      }
  }

  expr::Pool pool;
  std::unique_ptr<solver::Solver> chain;
  search::PathChecker checker;
  ListTypes types;
  Context context;
  std::unique_ptr<Initializer> initializer;
  Access access;
  Location list;
  Place place;
};

}  // namespace heap

#endif  // TESTS_UNIT_HEAP_WORKBENCH_H_
