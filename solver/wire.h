// Questions and answers as text, for a decision procedure in another process.
// A question is an SMT-LIB script (expr/smtlib.h). An answer names its unknowns
// by what they are (sort and name, or name and labels), since the handles of
// one pool mean nothing in another.
#ifndef SOLVER_WIRE_H_
#define SOLVER_WIRE_H_

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "expr/expr.h"
#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

// Nothing where two unknowns of the question would be read back as one.
std::optional<std::string> QuestionText(
    expr::Pool& pool, std::span<const expr::Formula> conjuncts);

std::string AnswerText(const expr::Pool& pool, const Answer& answer);

// Nothing if the text is no answer to a question about these conjuncts. A
// model is as claimed: not yet evaluated.
std::optional<Answer> ReadAnswer(std::string_view text, expr::Pool& pool,
                                 std::span<const expr::Formula> conjuncts);

// Reads a question into a pool of its own, asks a solver made for it and
// gives the answer's text.
using SolverMaker = std::function<std::unique_ptr<Solver>(expr::Pool&)>;
std::string AnswerQuestion(std::string_view question, const SolverMaker& make);

}  // namespace solver

#endif  // SOLVER_WIRE_H_
