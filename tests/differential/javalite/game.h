// One bisimulation game of a Javalite program, set up and played.
#ifndef TESTS_DIFFERENTIAL_JAVALITE_GAME_H_
#define TESTS_DIFFERENTIAL_JAVALITE_GAME_H_

#include <chrono>
#include <memory>

#include "base/deadline.h"
#include "engine/search/bisimulation.h"
#include "engine/search/path_checker.h"
#include "expr/pool.h"
#include "heap/initializer.h"
#include "javalite/hierarchy.h"
#include "javalite/machine.h"
#include "javalite/relation.h"
#include "javalite/types.h"
#include "solver/chain.h"

namespace javalite {

using JavaliteGame = search::GameResult<Machine::State, Machine::State>;

// The mutation is applied to the summary side only. A game that takes longer
// than this is stopped, and says so.
inline constexpr std::chrono::milliseconds kGameLimit{5000};

inline JavaliteGame PlayGame(const CheckedProgram& program, heap::Bounds bounds,
                             MachineOptions options = {},
                             heap::Mutation mutation = heap::Mutation::kNone) {
  expr::Pool pool;
  std::unique_ptr<solver::Solver> chain = solver::MakeChain(pool, {});
  search::PathChecker checker(pool, *chain);
  Hierarchy types(program);
  heap::Context lazy_context{pool, types, checker, bounds};
  heap::Context summary_context{pool, types, checker, bounds, mutation};
  auto lazy = heap::MakeInitializer("lazy");
  auto summary = heap::MakeInitializer("summary");
  Machine left(program, lazy_context, *lazy, options);
  Machine right(program, summary_context, *summary, options);
  Relation relation(pool, types, checker);
  search::Game<Machine, Machine, Relation> game(left, right, relation);
  JavaliteGame result = game.Play(base::Deadline::After(kGameLimit));
  // States must not outlive the pool they point into.
  if (result.disagreement) {
    result.disagreement->left.reset();
    result.disagreement->right.reset();
  }
  return result;
}

}  // namespace javalite

#endif  // TESTS_DIFFERENTIAL_JAVALITE_GAME_H_
