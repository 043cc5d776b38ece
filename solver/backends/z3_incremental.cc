#include "solver/backends/z3_incremental.h"

#include <z3++.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/backends/z3_translator.h"

namespace solver {

using expr::Formula;

class Z3Incremental::Session {
 public:
  Session(expr::Pool& pool, uint32_t timeout_ms)
      : pool_(pool),
        solver_(context_, z3::solver::simple()),
        translator_(context_, pool) {
    z3::params params(context_);
    params.set("timeout", timeout_ms);
    solver_.set(params);
  }

  Answer Check(const std::vector<Formula>& conjuncts) {
    for (Formula f : conjuncts)
      if (translator_.Unsupported(f))
        return Answer::Unknown("floating-point remainder");
    try {
      return CheckSupported(conjuncts);
    } catch (const z3::exception& e) {
      // Z3 gave up inside an operation (memory, cancel): its stack can no
      // longer be trusted.
      Reset();
      return Answer::Unknown(std::string("z3: ") + e.msg());
    }
  }

 private:
  Answer CheckSupported(const std::vector<Formula>& conjuncts) {
    Follow(conjuncts);
    switch (solver_.check()) {
      case z3::unsat:
        return Answer::Unsat();
      case z3::unknown:
        return Answer::Unknown("z3: " + solver_.reason_unknown());
      case z3::sat:
        break;
    }
    expr::Model model;
    z3::model found = solver_.get_model();
    for (Formula f : conjuncts)
      translator_.Read(found, pool_.UnknownsOf(f), model);
    return Answer::Sat(std::move(model));
  }

  // One scope per conjunct.
  void Follow(const std::vector<Formula>& conjuncts) {
    auto [mine, theirs] = std::mismatch(asserted_.begin(), asserted_.end(),
                                        conjuncts.begin(), conjuncts.end());
    size_t extra = static_cast<size_t>(asserted_.end() - mine);
    if (extra > 0) {
      solver_.pop(static_cast<unsigned>(extra));
      asserted_.erase(mine, asserted_.end());
    }
    for (; theirs != conjuncts.end(); ++theirs) {
      z3::expr translated = translator_.Translate(*theirs);
      solver_.push();
      asserted_.push_back(*theirs);
      solver_.add(translated);
    }
  }

  void Reset() {
    solver_.reset();
    asserted_.clear();
  }

  expr::Pool& pool_;
  z3::context context_;
  z3::solver solver_;
  Z3Translator translator_;
  std::vector<Formula> asserted_;
};

Z3Incremental::Z3Incremental(expr::Pool& pool, uint32_t timeout_ms,
                             std::unique_ptr<Solver> next)
    : Solver(std::move(next)),
      session_(std::make_unique<Session>(pool, timeout_ms)) {}

Z3Incremental::~Z3Incremental() = default;

Answer Z3Incremental::Decide(const Query& query) {
  Answer answer = session_->Check(query.conjuncts());
  if (answer.verdict == Verdict::kUnknown && next() != nullptr)
    return Pass(query);
  return answer;
}

}  // namespace solver
