// Lazy initialisation (generalized symbolic execution: Khurshid, Pasareanu,
// Visser, TACAS 2003): a cell that is read for the first time splits the path
// into null, a new object, and one case per object it may alias. Every value
// set on such a path has one entry.
#ifndef HEAP_LAZY_H_
#define HEAP_LAZY_H_

#include <string_view>

#include "heap/candidates.h"
#include "heap/initializer.h"

namespace heap {

class LazyInitializer : public Initializer {
 public:
  std::string_view name() const override { return "lazy"; }
  Places OnRead(const Context& context, const Place& place, Location owner,
                FieldId f, expr::Formula when) const override;
};

// The cases of one cell, each with the choice recorded on its path and in its
// log; the cell itself is left alone. `target` is what it denotes there.
struct CellCase {
  Place place;
  Location target;
};
std::vector<CellCase> SplitCell(const Context& context, const Place& place,
                                Location owner, FieldId f,
                                const Candidates& candidates);

}  // namespace heap

#endif  // HEAP_LAZY_H_
