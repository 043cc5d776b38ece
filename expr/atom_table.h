// AtomTable says what each diagram variable stands for: a choice with labelled
// values or a predicate over terms; and finds the variable of a given one.
// Variables are made here and nowhere else, so the tables are dense.
#ifndef EXPR_ATOM_TABLE_H_
#define EXPR_ATOM_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/kind.h"

namespace expr {

// One case of a derived choice: where `when` holds it has that value.
struct DerivedCase {
  Formula when;
  uint32_t value;

  friend bool operator==(const DerivedCase&, const DerivedCase&) = default;
};
struct Choice {
  std::string name;
  std::vector<uint32_t> labels;  // label of value i; distinct, in any order
  // Not empty: the choice is no unknown of its own but a name for these cases
  // of older atoms. They exclude each other; where none holds, it has its
  // last value.
  std::vector<DerivedCase> cases = {};
};
struct PredicateAtom {
  Predicate predicate;
  Expr a, b;         // as the arity asks
  std::string name;  // of a kBool input only
  // Of a kForAll only: for all `a` from 1 to the smaller of `b` and `most`, the
  // body holds. `a` is a symbol that occurs nowhere else.
  int32_t most = 0;
  Formula body = {};
};

class AtomTable {
 public:
  explicit AtomTable(Diagram& diagram) : diagram_(diagram) {}

  Variable MakeChoice(std::string_view name, std::span<const uint32_t> labels);
  // A name for the cases, given as (condition, label).
  Variable MakeDerived(std::span<const std::pair<Formula, uint32_t>> cases);
  // An input of that number, and what it is called.
  Variable MakeBool(uint32_t symbol, std::string_view name);
  Variable MakePredicate(Predicate predicate, Expr a, Expr b);
  Variable MakeForAll(Expr bound, Expr upper, int32_t most, Formula body);

  bool IsChoice(Variable v) const { return slots_[v.index()].is_choice; }
  const Choice& choice(Variable v) const;
  const PredicateAtom& predicate(Variable v) const;
  // The value of a choice that has this label.
  std::optional<uint32_t> ValueOf(Variable choice, uint32_t label) const;

  size_t MemoryBytes() const;

 private:
  struct Slot {
    bool is_choice;
    uint32_t index;
  };
  struct Key {
    Predicate predicate;
    Expr a, b;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct KeyHash {
    size_t operator()(const Key& key) const;
  };
  using ForAllKey = std::tuple<Expr, Expr, int32_t, Formula>;
  using LabelIndex = std::vector<std::pair<uint32_t, uint32_t>>;

  Variable NewVariable(uint32_t domain, bool is_choice, size_t index);

  Diagram& diagram_;
  std::vector<Slot> slots_;          // by variable
  std::deque<Choice> choices_;       // deques: references stay valid
  std::vector<LabelIndex> indices_;  // of choice i: (label, value), ascending
  std::deque<PredicateAtom> predicates_;
  std::map<std::pair<std::string, std::vector<uint32_t>>, Variable> by_labels_;
  std::map<std::vector<std::pair<Formula, uint32_t>>, Variable> by_cases_;
  std::unordered_map<uint32_t, Variable> by_symbol_;
  std::unordered_map<Key, Variable, KeyHash> by_operands_;
  std::map<ForAllKey, Variable> by_body_;
};

}  // namespace expr

#endif  // EXPR_ATOM_TABLE_H_
