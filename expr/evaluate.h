// Evaluator gives the value of terms and formulas under one model: the oracle
// for the simplifier, the printers and every solver layer. Values are kept, so
// shared parts are computed once however often they are asked for. It loops
// over an own stack: terms may be a million deep.
#ifndef EXPR_EVALUATE_H_
#define EXPR_EVALUATE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"

namespace expr {

class Evaluator {
 public:
  // Both must outlive this; the model must not change meanwhile. The pool may
  // grow.
  Evaluator(const Pool& pool, const Model& model);

  uint64_t Evaluate(Expr e);  // bits as in expr/apply.h
  bool Evaluate(Formula f);

 private:
  // From a key to a value; open addressing, never shrinks.
  class Memo {
   public:
    Memo() : slots_(64) {}
    std::optional<uint64_t> Find(uint32_t key) const;
    void Insert(uint32_t key, uint64_t value);  // key must be new

   private:
    struct Slot {
      uint32_t key = 0;
      uint64_t value = 0;
    };
    size_t SlotOf(uint32_t key) const;
    std::vector<Slot> slots_;
    size_t used_ = 0;
  };
  // A term whose value is wanted. For kIte, what is left of its condition.
  struct Frame {
    Expr term;
    Formula cursor;
  };

  std::optional<uint64_t> Known(Expr e) const;
  bool Want(Expr e);
  void Run();
  bool Step(Frame frame);
  bool StepIte(Frame frame);
  bool StepCell(Frame frame);
  bool Walk(Formula& cursor);
  std::optional<bool> AtomHolds(Variable v);
  std::optional<bool> ForAllHolds(Variable v);
  uint64_t ChoiceValue(Variable v);

  const Pool& pool_;
  const Model& model_;
  Memo memo_;
  std::vector<Frame> stack_;
};

}  // namespace expr

#endif  // EXPR_EVALUATE_H_
