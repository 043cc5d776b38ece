#include "solver/backends/z3_oneshot.h"

#include <z3++.h>

#include <optional>
#include <utility>
#include <vector>

#include "expr/expr.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "solver/backends/lowering.h"
#include "solver/backends/z3_session.h"

namespace solver {
namespace {

using expr::Formula;
using expr::Unknown;

bool HasFloats(expr::Pool& pool, const std::vector<Formula>& conjuncts) {
  for (Formula f : conjuncts)
    for (Unknown u : pool.UnknownsOf(f))
      if (u.IsSymbol() && expr::IsFloating(pool.sort(u.symbol()))) return true;
  return false;
}

z3::solver MakeSolver(z3::context& context, Z3Tactic tactic, bool floats) {
  if (tactic == Z3Tactic::kDefault) return z3::solver(context);
  if (tactic == Z3Tactic::kSimple)
    return z3::solver(context, z3::solver::simple());
  return z3::tactic(context, floats ? "qffp" : "qfbv").mk_solver();
}

}  // namespace

Z3OneShot::Z3OneShot(expr::Pool& pool, const ResourceLimits& limits,
                     Z3Tactic tactic, std::unique_ptr<Solver> next)
    : Solver(std::move(next)), pool_(pool), limits_(limits), tactic_(tactic) {}

Answer Z3OneShot::Decide(const Query& query) {
  Answer answer = Solve(query);
  if (answer.verdict == Verdict::kUnknown && next() != nullptr)
    return Pass(query);
  return answer;
}

Answer Z3OneShot::Solve(const Query& query) {
  const std::vector<Formula>& conjuncts = query.conjuncts();
  Z3Session session(pool_, limits_,
                    tactic_ == Z3Tactic::kDefault ? Quantifiers::kKept
                                                  : Quantifiers::kWrittenOut);
  std::optional<z3::solver> solver;
  return session.Check(query, [&]() -> z3::solver* {
    solver = Z3Session::DeafToSignals(
        MakeSolver(session.context(), tactic_, HasFloats(pool_, conjuncts)));
    for (Formula f : conjuncts) {
      if (query.deadline().Expired()) return nullptr;
      solver->add(session.translator().Translate(f));
    }
    return &*solver;
  });
}

}  // namespace solver
