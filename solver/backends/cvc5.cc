#include "solver/backends/cvc5.h"

#include <cvc5/cvc5.h>

#include <algorithm>
#include <exception>
#include <string>
#include <utility>

#include "expr/expr.h"
#include "expr/model.h"
#include "solver/backends/cvc5_translator.h"
#include "solver/backends/untranslatable.h"
#include "solver/satisfies.h"

namespace solver {
namespace {

using expr::Formula;

std::string MoreThan(int64_t timeout_ms) {
  return "cvc5: more than " + std::to_string(timeout_ms) + " ms";
}

}  // namespace

Cvc5::Cvc5(expr::Pool& pool, uint32_t timeout_ms, std::unique_ptr<Solver> next)
    : Solver(std::move(next)), pool_(pool), timeout_ms_(timeout_ms) {}

Answer Cvc5::Decide(const Query& query) {
  Answer answer;
  try {
    answer = Solve(query);
  } catch (const std::exception& e) {  // its own and std::bad_alloc
    answer = Answer::Unknown(std::string("cvc5: ") + e.what());
  }
  if (answer.verdict == Verdict::kUnknown && next() != nullptr)
    return Pass(query);
  return answer;
}

Answer Cvc5::Solve(const Query& query) {
  Untranslatable untranslatable(pool_);
  for (Formula f : query.conjuncts())
    if (untranslatable.Has(f)) return Answer::Unknown(kUntranslatable);
  cvc5::Solver solver;
  // 0 would be no limit.
  const int64_t timeout_ms =
      std::clamp<int64_t>(query.deadline().Remaining().count(), 1, timeout_ms_);
  solver.setOption("produce-models", "true");
  solver.setOption("tlimit-per", std::to_string(timeout_ms));
  solver.setLogic("QF_BVFP");
  Cvc5Translator translator(solver, pool_);
  for (Formula f : query.conjuncts())
    solver.assertFormula(translator.Translate(f));
  for (const cvc5::Term& side : translator.side_conditions())
    solver.assertFormula(side);
  const cvc5::Result result = solver.checkSat();
  if (result.isUnsat()) return Answer::Unsat();
  if (!result.isSat())
    return Answer::Unknown(result.getUnknownExplanation() ==
                                   cvc5::UnknownExplanation::TIMEOUT
                               ? MoreThan(timeout_ms)
                               : "cvc5: " + result.toString());
  expr::Model model;
  for (Formula f : query.conjuncts())
    translator.Read(pool_.UnknownsOf(f), model);
  // Nothing it claims to satisfy is believed without looking.
  if (!Satisfies(pool_, model, query))
    return Answer::Unknown("cvc5: its model does not satisfy the query");
  return Answer::Sat(std::move(model));
}

}  // namespace solver
