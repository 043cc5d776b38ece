// Diagram holds Boolean functions of finite choices in canonical form, so that
// equality is equality of handles and "can this hold?" is a look at one bit.
//
// A variable ranges over 0 .. domain-1. A node asks one question, "is v = i?",
// and leads to `then` or `otherwise`. It is a decision diagram with two
// particulars that fit heap guards:
//  * Questions about one variable follow each other in ascending i, `then`
//    never asks about v again, and the last value is never asked for: that v
//    has exactly one value is part of the form, no side condition. `r = id`
//    is one node, whatever the size of the domain.
//  * Younger variables are nearer the root. The choice of a reference depends
//    on older ones ("an alias, if that object exists"); with this order such
//    a condition stays linear, with the opposite one it is exponential.
// Negation is a complemented edge (on `otherwise` and on roots, never on
// `then`). After Brace, Rudell, Bryant (DAC 1990) and multi-valued diagrams
// (Srinivasan et al., ICCAD 1990). docs/decisions/001 compares with BuDDy.
//
// Nodes are never freed while the diagram lives. One thread.
#ifndef EXPR_DIAGRAM_H_
#define EXPR_DIAGRAM_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/deadline.h"
#include "base/id.h"
#include "expr/expr.h"

namespace expr {

using Variable = base::Id<struct VariableTag>;

// One question: is `variable` = `value`?
struct Question {
  Variable variable;
  uint32_t value;

  friend bool operator==(Question, Question) = default;
};

// A formula seen as: if question then `then` else `otherwise`.
struct Decision {
  Question question;
  Formula then;
  Formula otherwise;
};

class Diagram {
 public:
  Diagram();
  Diagram(const Diagram&) = delete;
  Diagram& operator=(const Diagram&) = delete;

  Variable NewVariable(uint32_t domain_size);
  uint32_t domain_size(Variable v) const { return domains_[v.index()]; }
  size_t variables() const { return domains_.size(); }

  Formula Is(Variable v, uint32_t value);
  Formula In(Variable v, std::span<const uint32_t> values);

  Formula And(Formula f, Formula g);
  Formula Or(Formula f, Formula g) { return !And(!f, !g); }
  Formula Xor(Formula f, Formula g);
  Formula Iff(Formula f, Formula g) { return !Xor(f, g); }
  Formula Implies(Formula f, Formula g) { return !And(f, !g); }
  Formula Ite(Formula condition, Formula f, Formula g);

  // While one lives, operations stop making nodes once `most` new ones have
  // been made. What they return after that is meaningless: look at exceeded()
  // before use. Nothing wrong is left behind. Budgets do not nest.
  class Budget {
   public:
    Budget(Diagram& diagram, size_t most);
    Budget(const Budget&) = delete;
    Budget& operator=(const Budget&) = delete;
    ~Budget();
    bool exceeded() const { return diagram_.out_of_budget_; }

   private:
    Diagram& diagram_;
  };

  // While one lives, work that goes on past the deadline ends in
  // base::OutOfTime. Nothing wrong is left behind. Watches do not nest.
  class Watch {
   public:
    Watch(Diagram& diagram, const base::Deadline& deadline)
        : diagram_(diagram) {
      diagram_.watched_ = &deadline;
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;
    ~Watch() { diagram_.watched_ = nullptr; }

   private:
    Diagram& diagram_;
  };
  // A piece of work was done: now and then that is a reason to look at the
  // time.
  void CountWork() const {
    if (++work_ % kWorkPerLook == 0) LookAtTime();
  }

  // f with v fixed to `value`.
  Formula Assign(Formula f, Variable v, uint32_t value);
  // There is a value of v for which f holds.
  Formula Exists(Formula f, Variable v);
  // There is a value of v for which both hold. Neither asks about a variable
  // younger than v.
  Formula AndExists(Formula f, Formula g, Variable v);
  // A formula that agrees with f wherever `care` holds, asking no question
  // that `care` answers (Coudert and Madre's restrict). `care` is not false.
  Formula Simplify(Formula f, Formula care);

  // The first question of f, which must not be constant.
  Decision Top(Formula f) const;
  // Variables f depends on, ascending. The span is valid until the next call
  // that makes formulas or asks for a support.
  std::span<const Variable> Support(Formula f);

  // value_of(Variable) -> uint32_t.
  template <class ValueOf>
  bool Evaluate(Formula f, ValueOf value_of) const {
    while (!f.IsConstant()) {
      const Node& n = nodes_[f.node()];
      f = Complement(value_of(n.question.variable) == n.question.value
                         ? n.then
                         : n.otherwise,
                     f);
    }
    return f.IsTrue();
  }

  // Values that make f true, for the variables on one path of it; all others
  // are free. f must not be false.
  std::vector<Question> AnyModel(Formula f) const;

  size_t nodes() const { return nodes_.size(); }
  size_t CountNodes(Formula f) const;
  size_t MemoryBytes() const;

 private:
  struct Node {
    Question question;
    Formula then;       // never complemented
    Formula otherwise;  // asks about older variables or larger values
    Formula rest;       // where all questions about this variable are denied
  };
  struct CacheEntry {
    uint32_t operation_and_f = ~0u;
    uint32_t g = ~0u;
    Formula result;
  };
  static constexpr uint32_t kWorkPerLook = 1 << 12;  // some 0.1 ms
  enum class Operation : uint8_t { kAnd, kXor, kSimplify, kExists };

  static Formula Complement(Formula f, Formula by) {
    return by.complemented() ? !f : f;
  }
  // Earlier in the order means nearer the root.
  static bool Before(Question a, Question b) {
    return a.variable != b.variable ? a.variable > b.variable
                                    : a.value < b.value;
  }

  const Node& At(Formula f) const { return nodes_[f.node()]; }
  bool AsksAbout(Formula f, Variable v) const {
    return !f.IsConstant() && At(f).question.variable == v;
  }
  Question FirstQuestion(Formula f, Formula g) const;
  Formula ThenOf(Formula f, Question q) const;
  Formula OtherwiseOf(Formula f, Question q) const;
  Formula Rest(Formula f, Variable v) const;

  Formula Make(Question q, Formula then, Formula otherwise);
  Formula Intern(Question q, Formula then, Formula otherwise);
  void LookAtTime() const;
  void GrowTable();
  void GrowCache();
  CacheEntry& Slot(Operation op, Formula f, Formula g);

  template <class Combine>
  Formula Cached(Operation op, Formula f, Formula g, Combine combine);
  Formula AndSteps(Formula f, Formula g);
  Formula XorSteps(Formula f, Formula g);
  Formula SimplifySteps(Formula f, Formula care);

  std::vector<uint32_t> domains_;
  std::vector<Node> nodes_;
  std::vector<uint32_t> table_;    // open addressing; node index or 0
  std::vector<CacheEntry> cache_;  // direct mapped; a lost entry is recomputed
  size_t node_limit_;              // see Budget
  bool out_of_budget_ = false;
  const base::Deadline* watched_ = nullptr;  // see Watch
  mutable uint32_t work_ = 0;
  std::unordered_map<uint32_t, std::vector<Variable>> supports_;
  std::vector<uint32_t> visited_;  // by node: the last visit_ that saw it
  uint32_t visit_ = 0;
};

}  // namespace expr

#endif  // EXPR_DIAGRAM_H_
