// What predicates over numbers mean, in bounds a - b <= k between numbers.
//
// A symbol is a number, a constant a distance from zero; widening changes
// nothing. An if-then-else is a number of its own that equals one of two
// others, and so is a term plus a constant: the sum, or the sum gone round.
// Everything else is an unknown number in the range of its type: what holds of
// all such numbers holds of it, but not the other way round, and it is marked
// as *rough*. A comparison is a bound, an equality two of them. All of this is
// told to the SAT solver once and stays true.
#ifndef SOLVER_ORDER_ORDER_TERMS_H_
#define SOLVER_ORDER_ORDER_TERMS_H_

#include <cstdint>
#include <map>
#include <span>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/pool.h"
#include "solver/backends/diagram_cnf.h"
#include "solver/order/difference.h"
#include "solver/order/mutation.h"

namespace solver {

class OrderTerms {
 public:
  OrderTerms(expr::Pool& pool, DiagramCnf& cnf,
             OrderMutation mutation = OrderMutation::kNone);

  // The least and the most a number can be, and which symbol it is.
  struct Number {
    Wide least, most;
    expr::Expr symbol;  // if it is one
    bool is_symbol = false;
  };
  // A bound the SAT solver may choose: a - b <= k, or the opposite.
  struct Atom {
    NodeId a, b;
    Wide k;
    Literal literal;
  };

  // What a formula's truth depends on.
  struct Needs {
    std::vector<expr::Variable> variables;
    std::vector<uint32_t> atoms;
    std::vector<NodeId> numbers;  // besides zero
    bool rough = false;
  };
  Needs NeedsOf(std::span<const expr::Formula> formulas);

  // Tells the SAT solver what the predicates it asks about mean.
  void Explain();

  const std::vector<Number>& numbers() const { return numbers_; }
  const Atom& atom(uint32_t i) const { return atoms_[i]; }

 private:
  // A term's value: number + offset.
  struct Sum {
    NodeId number = 0;
    Wide offset = 0;
  };
  // What a predicate, or a number that stands for a term, depends on.
  struct Part {
    std::vector<uint32_t> atoms;
    std::vector<NodeId> numbers;
    std::vector<expr::Formula> conditions;
    bool rough = false;
  };
  struct Gathering;

  void Explain(expr::Variable predicate);
  void ExplainComparison(const expr::PredicateAtom& atom, Literal holds,
                         Part& part);
  void Equal(Literal holds, Sum a, Sum b, Part& part);
  void Below(Literal holds, Sum a, Sum b, Part& part);

  Sum Of(expr::Expr e, Part& user);
  Sum Make(expr::Expr e);
  Sum Chosen(expr::Expr ite);
  Sum Shifted(expr::Expr e, expr::Expr base, Wide by);
  Sum Rough(expr::Expr e);
  NodeId NewNumber(expr::Sort sort);
  void EqualWhere(Literal condition, NodeId n, Sum s, Part& part);
  // The literal of a <= b + k.
  Literal AtMost(Sum a, Sum b, Wide k, Part& part);
  Literal AtomOf(NodeId a, NodeId b, Wide k, Part& part);

  bool Mutated(OrderMutation mutation) const { return mutation_ == mutation; }

  expr::Pool& pool_;
  DiagramCnf& cnf_;
  OrderMutation mutation_;
  size_t explained_ = 0;  // of the variables the SAT solver asks about
  std::vector<Number> numbers_;
  std::vector<Part> parts_;  // by number
  std::unordered_map<expr::Expr, Sum> sums_;
  std::vector<Atom> atoms_;
  std::map<std::tuple<NodeId, NodeId, Wide>, uint32_t> atom_index_;
  std::unordered_map<expr::Variable, Part> predicates_;
};

}  // namespace solver

#endif  // SOLVER_ORDER_ORDER_TERMS_H_
