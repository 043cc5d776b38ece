// Diagrams as clauses for CaDiCaL: one Boolean per question, at most one true
// question per choice, Tseitin's encoding of the nodes. It grows: a node is
// encoded once, whatever is asserted or assumed later. Predicates over terms
// are free Booleans here; who knows what they mean adds clauses of its own.
#ifndef SOLVER_BACKENDS_DIAGRAM_CNF_H_
#define SOLVER_BACKENDS_DIAGRAM_CNF_H_

#include <cadical.hpp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/deadline.h"
#include "expr/diagram.h"
#include "expr/expr.h"

namespace solver {

// A Boolean of the SAT solver, or with a minus its negation; never 0.
using Literal = int;

class DiagramCnf {
 public:
  explicit DiagramCnf(const expr::Diagram& diagram);

  Literal NewLiteral() { return ++last_; }
  Literal True();
  void Clause(std::initializer_list<Literal> literals) {
    Clause(std::span(literals.begin(), literals.size()));
  }
  void Clause(std::span<const Literal> literals);

  // The literal that is true exactly where f is.
  Literal Of(expr::Formula f);
  // The literal of one question.
  Literal Ask(expr::Question q);

  // Where nothing speaks against it, v will have this value.
  void Prefer(expr::Variable v, uint32_t value);

  // Whether everything can hold at once, the assumptions too; nothing at the
  // deadline.
  std::optional<bool> Solve(std::span<const Literal> assumptions,
                            const base::Deadline& deadline);
  // After a "no": whether this assumption was needed for it.
  bool Failed(Literal assumption) { return solver_.failed(assumption); }
  // After a "yes".
  bool Value(Literal l) { return solver_.val(l) > 0; }
  uint32_t ValueOf(expr::Variable v);

  // Variables asked about, in the order of the first question.
  const std::vector<expr::Variable>& variables() const { return variables_; }
  int literals() const { return last_; }

 private:
  // Of one variable. A ladder keeps its questions apart, linear in their
  // number: `seen` is "one of the questions so far is answered yes".
  struct Questions {
    std::map<uint32_t, Literal> by_value;
    Literal seen = 0;
  };

  Literal Signed(expr::Formula f) const;
  void Define(expr::Formula f);
  void KeepApart(Questions& questions, Literal fresh);

  const expr::Diagram& diagram_;
  CaDiCaL::Solver solver_;
  Literal last_ = 0;
  std::unordered_map<uint32_t, Literal> literals_;  // by node
  std::unordered_map<expr::Variable, Questions> questions_;
  std::vector<expr::Variable> variables_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_DIAGRAM_CNF_H_
