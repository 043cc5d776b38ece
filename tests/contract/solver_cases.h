// Every layer alone in front of a plain Z3, and the chains made of them: the
// implementations that the laws of solver::Solver are checked on.
#ifndef TESTS_CONTRACT_SOLVER_CASES_H_
#define TESTS_CONTRACT_SOLVER_CASES_H_

#include <initializer_list>
#include <memory>
#include <ostream>
#include <string>

#include "expr/pool.h"
#include "solver/backends/cvc5.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_incremental.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/cache.h"
#include "solver/chain.h"
#include "solver/choices.h"
#include "solver/cores.h"
#include "solver/cubes.h"
#include "solver/integers.h"
#include "solver/intervals.h"
#include "solver/models.h"
#include "solver/order/nearby_layer.h"
#include "solver/order/order.h"
#include "solver/portfolio.h"
#include "solver/quantifiers.h"
#include "solver/slicing.h"
#include "solver/solver.h"
#include "solver/witness.h"

namespace solver {

inline std::unique_ptr<Solver> PlainZ3(expr::Pool& pool,
                                       const ResourceLimits& limits) {
  return std::make_unique<Z3Incremental>(pool, limits, nullptr);
}
inline std::unique_ptr<Solver> FreshZ3(expr::Pool& pool,
                                       const ResourceLimits& limits) {
  return std::make_unique<Z3OneShot>(pool, limits, Z3Tactic::kSimple, nullptr);
}
inline std::unique_ptr<Solver> ChainWithout(
    expr::Pool& pool, const ResourceLimits& limits,
    std::initializer_list<std::string> off,
    std::initializer_list<std::string> on = {}) {
  ChainOptions options;
  options.off = {off.begin(), off.end()};
  options.on = {on.begin(), on.end()};
  options.timeout_ms = limits.timeout_ms;
  options.memory_mb = limits.memory_mb;
  return MakeChain(pool, options);
}

struct SolverCase {
  using Made = std::unique_ptr<Solver>;

  const char* name;
  Made (*make)(expr::Pool& pool, const ResourceLimits& limits);
  int speed = 1;  // share of the questions it is asked: 1, or fewer if slower
};

inline std::ostream& operator<<(std::ostream& out, const SolverCase& c) {
  return out << c.name;
}

inline const SolverCase kSolverCases[] = {
    {"z3", PlainZ3},
    {"oneshot",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<Z3OneShot>(pool, l, Z3Tactic::kByLogic, nullptr);
     },
     10},
    {"cvc5",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<Cvc5>(pool, l.timeout_ms, nullptr);
     },
     10},
    {"fold",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<FoldLayer>(PlainZ3(pool, l));
     }},
    {"witness",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<WitnessLayer>(pool, PlainZ3(pool, l));
     }},
    {"slice",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<SlicingLayer>(pool, PlainZ3(pool, l));
     }},
    {"quantifiers",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<QuantifierLayer>(pool, QuantifierOptions{},
                                                PlainZ3(pool, l));
     }},
    {"quantifiers_stripped",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<QuantifierLayer>(
           pool, QuantifierOptions{.expand = 0}, PlainZ3(pool, l));
     }},
    {"choices",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<ChoiceLayer>(pool, ChoiceOptions{},
                                            PlainZ3(pool, l));
     }},
    {"choices_by_sat",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<ChoiceLayer>(
           pool, ChoiceOptions{.budget = 0},
           std::make_unique<OrderLayer>(pool, l.timeout_ms, PlainZ3(pool, l)));
     }},
    {"cache",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<CacheLayer>(PlainZ3(pool, l));
     }},
    {"cores",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<CoreLayer>(
           std::make_unique<IntervalLayer>(pool, PlainZ3(pool, l)));
     }},
    {"models",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<ModelLayer>(pool, PlainZ3(pool, l));
     }},
    {"intervals",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<IntervalLayer>(pool, PlainZ3(pool, l));
     }},
    {"cubes",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<CubeLayer>(pool, PlainZ3(pool, l));
     }},
    {"integers",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<IntegerLayer>(pool, l, PlainZ3(pool, l));
     },
     10},
    {"order",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<OrderLayer>(pool, l.timeout_ms,
                                           PlainZ3(pool, l));
     }},
    {"nearby",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<NearbyLayer>(pool, PlainZ3(pool, l));
     }},
    {"portfolio",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return std::make_unique<PortfolioLayer>(
           pool, PortfolioLayer::Standard(l), l, nullptr);
     },
     10},
    {"chain",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return ChainWithout(pool, l, {});
     }},
    {"chain_without_shortcuts",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return ChainWithout(pool, l, {"fold", "witness", "choices"});
     }},
    {"chain_without_slicing",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return ChainWithout(pool, l, {"slice"});
     }},
    {"chain_with_portfolio",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return ChainWithout(pool, l, {}, {"portfolio"});
     }},
    {"chain_with_portfolio_for_z3",
     [](expr::Pool& pool, const ResourceLimits& l) -> SolverCase::Made {
       return ChainWithout(pool, l, {"z3", "oneshot"}, {"portfolio"});
     },
     10},
};

}  // namespace solver

#endif  // TESTS_CONTRACT_SOLVER_CASES_H_
