// Every layer alone in front of a plain Z3, and the chains made of them: the
// implementations that the laws of solver::Solver are checked on.
#ifndef TESTS_CONTRACT_SOLVER_CASES_H_
#define TESTS_CONTRACT_SOLVER_CASES_H_

#include <memory>
#include <ostream>

#include "expr/pool.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_incremental.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/cache.h"
#include "solver/chain.h"
#include "solver/choices.h"
#include "solver/cores.h"
#include "solver/cubes.h"
#include "solver/intervals.h"
#include "solver/models.h"
#include "solver/slicing.h"
#include "solver/solver.h"
#include "solver/witness.h"

namespace solver {

inline constexpr ResourceLimits kCaseLimits{.timeout_ms = 400,
                                            .memory_mb = 512};

inline std::unique_ptr<Solver> PlainZ3(expr::Pool& pool) {
  return std::make_unique<Z3Incremental>(pool, kCaseLimits, nullptr);
}
inline std::unique_ptr<Solver> FreshZ3(expr::Pool& pool) {
  return std::make_unique<Z3OneShot>(pool, kCaseLimits, Z3Tactic::kSimple,
                                     nullptr);
}

struct SolverCase {
  const char* name;
  std::unique_ptr<Solver> (*make)(expr::Pool& pool);
  int speed = 1;  // share of the questions it is asked: 1, or fewer if slower
};

inline std::ostream& operator<<(std::ostream& out, const SolverCase& c) {
  return out << c.name;
}

inline std::unique_ptr<Solver> SmallChain(expr::Pool& pool,
                                          ChainOptions options) {
  options.timeout_ms = kCaseLimits.timeout_ms;
  return MakeChain(pool, options);
}

inline const SolverCase kSolverCases[] = {
    {"z3", PlainZ3},
    {"oneshot",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<Z3OneShot>(pool, kCaseLimits, Z3Tactic::kByLogic,
                                          nullptr);
     },
     10},
    {"fold",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<FoldLayer>(PlainZ3(pool));
     }},
    {"witness",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<WitnessLayer>(pool, PlainZ3(pool));
     }},
    {"slice",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<SlicingLayer>(pool, PlainZ3(pool));
     }},
    {"choices",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<ChoiceLayer>(pool, ChoiceOptions{},
                                            PlainZ3(pool));
     }},
    {"choices_by_sat",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<ChoiceLayer>(pool, ChoiceOptions{.budget = 0},
                                            PlainZ3(pool));
     }},
    {"cache",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<CacheLayer>(PlainZ3(pool));
     }},
    {"cores",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<CoreLayer>(
           std::make_unique<IntervalLayer>(pool, PlainZ3(pool)));
     }},
    {"models",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<ModelLayer>(pool, PlainZ3(pool));
     }},
    {"intervals",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<IntervalLayer>(pool, PlainZ3(pool));
     }},
    {"cubes",
     [](expr::Pool& pool) -> std::unique_ptr<Solver> {
       return std::make_unique<CubeLayer>(pool, PlainZ3(pool));
     }},
    {"chain", [](expr::Pool& pool) { return SmallChain(pool, {}); }},
    {"chain_without_shortcuts",
     [](expr::Pool& pool) {
       return SmallChain(pool, {.off = {"fold", "witness", "choices"}});
     }},
    {"chain_without_slicing",
     [](expr::Pool& pool) { return SmallChain(pool, {.off = {"slice"}}); }},
};

}  // namespace solver

#endif  // TESTS_CONTRACT_SOLVER_CASES_H_
