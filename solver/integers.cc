#include "solver/integers.h"

#include <z3++.h>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/unknown.h"
#include "solver/backends/integer_terms.h"
#include "solver/backends/lowering.h"
#include "solver/backends/z3_session.h"
#include "solver/cases.h"

namespace solver {
namespace {

using expr::Formula;

// Steps of Z3, the same on every machine; about a second.
constexpr unsigned kMostSteps = 2'000'000;

constexpr size_t kMostTermsOfWhole = 5'000;

constexpr char kNotWhole[] = "it is not about whole numbers";

}  // namespace

Answer IntegerLayer::Decide(const Query& query) {
  if (!HasProducts(pool_, query.conjuncts(), kMostTermsOfWhole))
    return Pass(query);
  Answer answer = Solve(query);
  if (answer.verdict == Verdict::kUnknown && next() != nullptr)
    return Pass(query);
  return answer;
}

Answer IntegerLayer::Solve(const Query& query) {
  Z3Session session(pool_, limits_);
  IntegerTerms terms(session.context());
  Lowering lowering(terms, pool_);
  std::vector<SmtTerm> conjuncts;
  for (Formula f : query.conjuncts()) {
    conjuncts.push_back(lowering.Lower(f));
    if (terms.gave_up()) return Answer::Unknown(kNotWhole);
  }
  std::optional<z3::solver> solver;
  const auto prepare = [&]() -> z3::solver* {
    solver = Z3Session::DeafToSignals(z3::solver(session.context(), "QF_LIA"));
    solver->set("rlimit", kMostSteps);
    for (SmtTerm t : conjuncts) solver->add(terms.TruthOf(t));
    for (const z3::expr& e : terms.definitions()) solver->add(e);
    return &*solver;
  };
  return session.Check(
      query, prepare,
      [&](const z3::model& model, std::span<const expr::Unknown> unknowns,
          expr::Model& into) {
        lowering.Read([&](SmtTerm t) { return terms.BitsIn(model, t); },
                      unknowns, into);
      });
}

}  // namespace solver
