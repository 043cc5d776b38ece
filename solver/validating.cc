#include "solver/validating.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "expr/smtlib.h"
#include "solver/satisfies.h"

namespace solver {

Answer ValidatingLayer::Decide(const Query& query) {
  Answer answer = Pass(query);
  std::optional<std::string> difference = DifferenceIn(query, answer);
  if (!difference) return answer;
  ++differences_;
  const std::string report = "the solver contradicts itself: " + *difference +
                             "\n" +
                             expr::ToSmtLib(pool_, query.conjuncts()).text;
  if (on_difference_ == OnDifference::kAbort) {
    std::fprintf(stderr, "bug in summa: %s\n", report.c_str());
    std::abort();
  }
  return Answer::Unknown(report);
}

std::optional<std::string> ValidatingLayer::DifferenceIn(const Query& query,
                                                         const Answer& answer) {
  if (answer.verdict == Verdict::kUnknown) return std::nullopt;
  if (answer.verdict == Verdict::kSat) {
    if (!answer.model) return "sat without a model";
    if (!Satisfies(pool_, *answer.model, query))
      return "the model does not satisfy the query";
    return std::nullopt;  // a model that does is all the proof there is
  }
  const Answer expected = oracle_->Check(query);
  if (expected.verdict != Verdict::kSat) return std::nullopt;
  if (!Satisfies(pool_, *expected.model, query))
    return "the oracle's model does not satisfy the query";
  return "the chain says unsat, " + std::string(oracle_->name()) + " says sat";
}

}  // namespace solver
