// What predicates over numbers mean, in bounds a - b <= k between numbers.
//
// A symbol is a number, a constant a distance from zero; widening changes
// nothing, and narrowing nothing where nobody asks what a symbol was before. An
// if-then-else is a number of its own that equals one of two others, a read of
// an array one that equals one of its cells, and a term plus a constant is the
// sum, or the sum gone round. What is compared with a term that is no such
// choice is not: each of those it may be is compared.
// Everything else is an unknown number in the range of its type: what holds of
// all such numbers holds of it, but not the other way round, and it is marked
// as *rough*. A comparison is a bound, an equality two of them. All of this is
// told to the SAT solver once and stays true.
#ifndef SOLVER_ORDER_ORDER_TERMS_H_
#define SOLVER_ORDER_ORDER_TERMS_H_

#include <cstdint>
#include <map>
#include <optional>
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
    size_t literals = 0;          // of their meanings, besides
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
    size_t literals = 0;
    bool rough = false;
  };
  struct Gathering;

  void Explain(expr::Variable predicate);
  void ExplainComparison(const expr::PredicateAtom& atom, Literal holds,
                         Part& part);
  void Compare(expr::Predicate predicate, Literal holds, Sum a, Sum b,
               Part& part);
  // Of a choice, with what is none: each of those it may be.
  struct Chosen;
  bool IsChoice(expr::Expr e) const;
  bool IsOfConstants(expr::Expr choice);
  void CompareEach(const expr::PredicateAtom& atom, Literal holds, Part& part);
  Literal LiteralOf(const Chosen& chosen, expr::Expr e);
  void LiteralIs(Literal condition, Literal a, Literal b);
  void Equal(Literal holds, Sum a, Sum b, Part& part);
  void Below(Literal holds, Sum a, Sum b, Part& part);

  Sum Of(expr::Expr e, Part& user);
  Sum Make(expr::Expr e);
  Sum Symbol(expr::Expr symbol, expr::Expr read_as);
  Sum ChosenBy(expr::Expr ite);
  Sum Read(expr::Expr cell_at, std::optional<expr::Kind> narrowed);
  Sum Narrowed(expr::Expr e, expr::Expr of);
  // Of each cell that is read: whether it is the one there.
  std::vector<Literal> WhichCell(Sum index, size_t cells, Part& part);
  Sum Shifted(expr::Expr e, expr::Expr base, Wide by);
  Sum Rough(expr::Expr e);
  NodeId NewNumber(expr::Sort sort);
  void EqualWhere(Literal condition, NodeId n, Sum s, Part& part);
  // The literal of a <= b + k.
  Literal AtMost(Sum a, Sum b, Wide k, Part& part);
  Literal AtomOf(NodeId a, NodeId b, Wide k, Part& part);
  using AtomKey = std::tuple<NodeId, NodeId, Wide>;
  void TellNeighbours(const AtomKey& key, Literal holds);

  bool Mutated(OrderMutation mutation) const { return mutation_ == mutation; }

  expr::Pool& pool_;
  DiagramCnf& cnf_;
  OrderMutation mutation_;
  size_t explained_ = 0;  // of the variables the SAT solver asks about
  std::vector<Number> numbers_;
  std::vector<Part> parts_;  // by number
  std::unordered_map<expr::Expr, Sum> sums_;
  std::unordered_map<expr::Expr, expr::Expr> read_as_;  // symbols: narrowed?
  std::unordered_map<expr::Expr, bool> of_constants_;   // choices
  std::vector<Atom> atoms_;
  std::map<AtomKey, uint32_t> atom_index_;
  std::unordered_map<expr::Variable, Part> predicates_;
};

}  // namespace solver

#endif  // SOLVER_ORDER_ORDER_TERMS_H_
