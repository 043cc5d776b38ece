// One Z3 context with what every use of it needs: a translator, limits that
// hold, exceptions turned into answers, models turned into ours.
#ifndef SOLVER_BACKENDS_Z3_SESSION_H_
#define SOLVER_BACKENDS_Z3_SESSION_H_

#include <z3++.h>

#include <functional>
#include <span>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/unknown.h"
#include "solver/backends/lowering.h"
#include "solver/backends/untranslatable.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_translator.h"
#include "solver/solver.h"

namespace solver {

class Z3Session {
 public:
  Z3Session(expr::Pool& pool, const ResourceLimits& limits,
            Quantifiers quantifiers = Quantifiers::kWrittenOut);

  z3::context& context() { return context_; }
  Z3Translator& translator() { return translator_; }

  // Every solver goes through here once. Z3 would take a Control-C for itself
  // while it works, and nobody else would hear of it.
  static z3::solver DeafToSignals(z3::solver solver);

  // Runs `prepare`, which gives the solver with the conjuncts asserted, and
  // asks it, all under the limits. Null: the query's time was over.
  Answer Check(const Query& query, const std::function<z3::solver*()>& prepare);
  // The same where another than the translator has made the terms.
  using Reader = std::function<void(
      const z3::model&, std::span<const expr::Unknown>, expr::Model&)>;
  Answer Check(const Query& query, const std::function<z3::solver*()>& prepare,
               const Reader& read);

  // Z3 gave up inside an operation: the context can no longer be trusted.
  bool broken() const { return broken_; }

 private:
  Answer Ask(std::span<const expr::Formula> conjuncts, z3::solver& solver,
             const Reader& read);
  Answer Checked(std::span<const expr::Formula> conjuncts, Answer answer);

  expr::Pool& pool_;
  z3::context context_;
  Z3Translator translator_;
  Untranslatable untranslatable_;
  Watchdog watchdog_;
  bool broken_ = false;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_Z3_SESSION_H_
