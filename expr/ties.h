// Ties say which numbers are compared with each other. As long as comparisons
// lead from number to number without a circle, each can come out either way
// whatever the others do: no solver of numbers is needed to tell.
//
// It is a value; copies share structure.
#ifndef EXPR_TIES_H_
#define EXPR_TIES_H_

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/persistent_map.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace expr {

class Ties {
 public:
  // The atom is one of those asked from here on. False: its outcome may depend
  // on that of others, or it is no comparison of plain numbers.
  bool Add(const Pool& pool, Variable atom);
  // Whether all of these could be added.
  bool Allow(const Pool& pool, std::span<const Variable> atoms) const;

 private:
  uint32_t RootOf(uint32_t number) const;

  base::PersistentMap<bool> atoms_;       // those added
  base::PersistentMap<uint32_t> parent_;  // by term; of all but the roots
  base::PersistentMap<bool> tangled_;     // roots of those in a circle
};

}  // namespace expr

#endif  // EXPR_TIES_H_
