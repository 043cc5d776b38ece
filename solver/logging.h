// Writes every query that reaches it to a file of its own, in SMT-LIB, with
// the verdict in a comment. `summa solve` reads such a file back.
//
// A folder that cannot be written changes no answer: it is told once on
// standard error, and failures() counts the files that are missing.
#ifndef SOLVER_LOGGING_H_
#define SOLVER_LOGGING_H_

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>

#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

class LoggingLayer : public Solver {
 public:
  LoggingLayer(expr::Pool& pool, std::filesystem::path directory,
               std::unique_ptr<Solver> next);
  std::string_view name() const override { return "log"; }

  uint64_t failures() const { return failures_; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  void Fail(const std::filesystem::path& file);

  expr::Pool& pool_;
  std::filesystem::path directory_;
  uint64_t queries_ = 0;
  uint64_t failures_ = 0;
};

}  // namespace solver

#endif  // SOLVER_LOGGING_H_
