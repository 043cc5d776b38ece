// Narrows the inputs an initialiser considers: some cells are never null, no
// two references lead to the same object, strings are such as there are. A
// decorator: whatever the strategy offers, what it must not be is ruled out on
// the path before anyone sees it, so that it is no decision of the program.
#ifndef ENGINE_MACHINE_INPUT_NARROWING_H_
#define ENGINE_MACHINE_INPUT_NARROWING_H_

#include <set>
#include <string_view>

#include "expr/expr.h"
#include "heap/initializer.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace engine {

struct Narrowing {
  // Fields, parameters and static fields of the input that are never null.
  std::set<heap::FieldId> non_null = {};
  // An object of the input is reached once: by its first reference. Objects
  // that were there before the input, such as enum constants, may be shared.
  bool no_alias = false;
  bool asked = false;  // by a person, not by what the library never holds

  bool empty() const { return non_null.empty() && !no_alias; }
};

class NarrowedInitializer : public heap::Initializer {
 public:
  // Both must outlive this.
  NarrowedInitializer(const heap::Initializer& strategy,
                      const Narrowing& narrowing)
      : strategy_(strategy), narrowing_(narrowing) {}

  std::string_view name() const override { return strategy_.name(); }
  bool KeepsCasesTogether() const override {
    return strategy_.KeepsCasesTogether();
  }
  heap::Places OnRead(const heap::Context& context, const heap::Place& place,
                      heap::Location owner, heap::FieldId f,
                      expr::Formula when) const override;
  heap::Places OnNullTest(const heap::Context& context,
                          const heap::Place& place,
                          const heap::ValueSet& set) const override;
  heap::Places OnDereference(const heap::Context& context,
                             const heap::Place& place,
                             const heap::ValueSet& set) const override;
  heap::Places OnCompare(const heap::Context& context, const heap::Place& place,
                         const heap::ValueSet& a,
                         const heap::ValueSet& b) const override;

 private:
  // May the cell owner.f of the input lead there?
  bool IsAllowed(const heap::SymbolicHeap& heap, heap::Location owner,
                 heap::FieldId f, heap::Location target) const;
  // What is left of a place where owner.f was initialised under `when`.
  heap::Places Kept(const heap::Context& context, heap::Place place,
                    heap::Location owner, heap::FieldId f,
                    expr::Formula when) const;
  // What is left where the strategy may have put off, or decided on, what the
  // reference is: it is decided as far as the narrowing has a say in it.
  heap::Places Settled(const heap::Context& context, const heap::Place& place,
                       const heap::ValueSet& set) const;
  heap::Places SettledAll(const heap::Context& context,
                          const heap::Places& places,
                          const heap::ValueSet& set) const;

  const heap::Initializer& strategy_;
  const Narrowing& narrowing_;
};

}  // namespace engine

#endif  // ENGINE_MACHINE_INPUT_NARROWING_H_
