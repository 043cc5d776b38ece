// The strategy that decides nothing: what an input cell holds is what a given
// concrete heap says. Under it a run is the concrete run on that heap; nothing
// splits and no solver is asked. What such a run shows, the symbolic ones must
// show for that input.
//
// Objects become part of the heap when the run first reads a cell that leads to
// them, as in lazy initialisation, so that their depth is the one that bounds
// speak of. A cell that is "any" counts as null.
#ifndef ENGINE_EXACTNESS_GIVEN_INPUT_H_
#define ENGINE_EXACTNESS_GIVEN_INPUT_H_

#include <cstdint>
#include <map>
#include <string_view>

#include "expr/expr.h"
#include "expr/pool.h"
#include "heap/concrete.h"
#include "heap/initializer.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace exactness {

class GivenInput : public heap::Initializer {
 public:
  // The input must outlive this. Its roots are those of the log, in order.
  explicit GivenInput(const heap::ConcreteHeap& input) : input_(input) {}

  std::string_view name() const override { return "given"; }
  heap::Places OnRead(const heap::Context& context, const heap::Place& place,
                      heap::Location owner, heap::FieldId f,
                      expr::Formula when) const override;

 private:
  // Which object each location of the input is.
  std::map<heap::Location, uint32_t> Known(
      const heap::TypeHierarchy& types, const heap::SymbolicHeap& heap) const;
  uint32_t RootObject(const heap::TypeHierarchy& types,
                      const heap::SymbolicHeap& heap, heap::Location l,
                      size_t& roots) const;
  heap::SymbolicHeap WithObject(const heap::Context& context,
                                const heap::SymbolicHeap& heap,
                                heap::Location owner, heap::FieldId f,
                                uint32_t object) const;

  const heap::ConcreteHeap& input_;
};

// The heap in which the numbers and truth values of l are those of the object.
heap::SymbolicHeap WithNumbers(expr::Pool& pool, const heap::SymbolicHeap& heap,
                               heap::Location l,
                               const heap::ConcreteObject& object);

}  // namespace exactness

#endif  // ENGINE_EXACTNESS_GIVEN_INPUT_H_
