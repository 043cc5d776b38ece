#include "solver/backends/z3_session.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "expr/evaluate.h"

namespace solver {

using expr::Formula;

Z3Session::Z3Session(expr::Pool& pool, const ResourceLimits& limits,
                     Quantifiers quantifiers)
    : pool_(pool),
      translator_(context_, pool, quantifiers),
      untranslatable_(pool),
      watchdog_(
          limits, [this] { context_.interrupt(); },
          [] { return Z3_get_estimated_alloc_size(); }) {}

z3::solver Z3Session::DeafToSignals(z3::solver solver) {
  solver.set("ctrl_c", false);
  return solver;
}

Answer Z3Session::Check(const Query& query,
                        const std::function<z3::solver*()>& prepare) {
  return Check(
      query, prepare,
      [this](const z3::model& found, std::span<const expr::Unknown> unknowns,
             expr::Model& into) { translator_.Read(found, unknowns, into); });
}

Answer Z3Session::Check(const Query& query,
                        const std::function<z3::solver*()>& prepare,
                        const Reader& read) {
  const std::vector<Formula>& conjuncts = query.conjuncts();
  for (Formula f : conjuncts)
    if (untranslatable_.Has(f)) return Answer::Unknown(kUntranslatable);
  Watchdog::Watch watch(watchdog_, query.deadline());
  Answer answer;
  try {
    z3::solver* solver = prepare();
    answer =
        solver ? Ask(conjuncts, *solver, read) : Answer::Unknown(kNoTimeLeft);
  } catch (const z3::exception& e) {
    broken_ = true;
    answer = Answer::Unknown(std::string("z3: ") + e.msg());
  }
  // An interrupt may also hit where Z3 takes in a conjunct, which it then
  // forgets without a word; and its mark stays on the context. So neither
  // this answer nor any later one could be trusted.
  if (std::optional<std::string> bite = watch.End()) {
    broken_ = true;
    return Answer::Unknown("z3: " + *bite);
  }
  return Checked(conjuncts, std::move(answer));
}

// Nothing Z3 claims to satisfy is believed without looking.
Answer Z3Session::Checked(std::span<const Formula> conjuncts, Answer answer) {
  if (answer.verdict != Verdict::kSat) return answer;
  expr::Evaluator evaluator(pool_, *answer.model);
  for (Formula f : conjuncts) {
    if (evaluator.Evaluate(f)) continue;
    broken_ = true;
    return Answer::Unknown("z3: its model does not satisfy the query");
  }
  return answer;
}

Answer Z3Session::Ask(std::span<const Formula> conjuncts, z3::solver& solver,
                      const Reader& read) {
  switch (solver.check()) {
    case z3::unsat:
      return Answer::Unsat();
    case z3::unknown:
      return Answer::Unknown("z3: " + solver.reason_unknown());
    case z3::sat:
      break;
  }
  expr::Model model;
  z3::model found = solver.get_model();
  for (Formula f : conjuncts) read(found, pool_.UnknownsOf(f), model);
  return Answer::Sat(std::move(model));
}

}  // namespace solver
