// An Instance is one concrete case of a symbolic heap: an input, a value for
// every unknown, and which object each location stands for. Concretize goes
// from the values to the input, Match from the input to the values; what
// follows from them (the heap at the end, the value of a reference) is here.
#ifndef HEAP_INSTANCE_H_
#define HEAP_INSTANCE_H_

#include <cstdint>
#include <map>
#include <optional>

#include "expr/evaluate.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/concrete.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

// The class of a location under a model.
ClassId ClassUnder(const expr::Pool& pool, const SymbolicHeap& heap,
                   const expr::Model& model, Location l);

class Instance {
 public:
  // All but the last three must outlive this. `denoted` says what each input
  // location and each unresolved deferred one is.
  Instance(expr::Pool& pool, const TypeHierarchy& types,
           const SymbolicHeap& heap, expr::Model model, ConcreteHeap input,
           std::map<Location, ConcreteCell> denoted);

  const ConcreteHeap& input() const { return input_; }
  const expr::Model& model() const { return model_; }

  // With the numbers that only the path speaks of, where it leaves no choice.
  void FindNumbers(const expr::Path& path);

  // Whether all the path has assumed is true here.
  bool Satisfies(const expr::Path& path) const;

  // What a value of the symbolic heap is here. Objects of the input have their
  // numbers there; allocated ones, and those of the pre-state that the input
  // does not lead to, follow in the order of their allocation.
  ConcreteCell ValueOf(const Value& value) const;

  // The heap as the program left it, all objects under the same numbers as in
  // ValueOf. A result becomes a further root, "result". WithoutGarbage with
  // the size of the input drops what a report need not show.
  ConcreteHeap Output(const std::optional<Value>& result) const;

 private:
  // What functions of the input were asked is part of them.
  void AddCalls();
  ConcreteCell Denoted(Location l) const;
  ConcreteCell ValueOf(expr::Evaluator& evaluator, const Value& value) const;
  ConcreteObject Blank(expr::Evaluator& evaluator, Location l) const;
  void FillFields(expr::Evaluator& evaluator, Location l,
                  ConcreteObject& object) const;

  expr::Pool& pool_;
  const TypeHierarchy& types_;
  const SymbolicHeap& heap_;
  expr::Model model_;
  ConcreteHeap input_;
  std::map<Location, ConcreteCell> denoted_;
};

}  // namespace heap

#endif  // HEAP_INSTANCE_H_
