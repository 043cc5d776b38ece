#include "solver/backends/z3_session.h"

#include <optional>
#include <string>
#include <utility>

namespace solver {

using expr::Formula;

Z3Session::Z3Session(expr::Pool& pool, const ResourceLimits& limits)
    : pool_(pool),
      translator_(context_, pool),
      watchdog_(
          limits, [this] { context_.interrupt(); },
          [] { return Z3_get_estimated_alloc_size(); }) {}

Answer Z3Session::Check(std::span<const Formula> conjuncts,
                        const std::function<z3::solver&()>& prepare) {
  for (Formula f : conjuncts)
    if (translator_.Unsupported(f))
      return Answer::Unknown("floating-point remainder");
  Watchdog::Watch watch(watchdog_);
  std::string reason;
  try {
    Answer answer = Ask(conjuncts, prepare());
    if (answer.verdict != Verdict::kUnknown) return answer;
    reason = std::move(answer.reason);
  } catch (const z3::exception& e) {
    broken_ = true;
    reason = std::string("z3: ") + e.msg();
  }
  if (std::optional<std::string> bite = watch.Bite()) {
    broken_ = true;
    reason = "z3: " + *bite;
  }
  return Answer::Unknown(std::move(reason));
}

Answer Z3Session::Ask(std::span<const Formula> conjuncts, z3::solver& solver) {
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
  for (Formula f : conjuncts)
    translator_.Read(found, pool_.UnknownsOf(f), model);
  return Answer::Sat(std::move(model));
}

}  // namespace solver
