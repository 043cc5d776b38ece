// What paths that meet have different and one state has for them all: numbers
// in local variables, operands and fields of the program's classes.
#ifndef ENGINE_PREDICATES_DIFFERING_H_
#define ENGINE_PREDICATES_DIFFERING_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "heap/location.h"

namespace engine {

struct Differing {
  struct Cell {
    heap::Location object;
    heap::FieldId field;
  };
  uint32_t slot = 0;               // of the frame, or
  std::optional<Cell> cell = {};   // of the heap
  std::string name;                // of the variable or field
  std::vector<expr::Expr> values;  // by path
  expr::Expr joint;                // which of them it is depends on the path

  void Set(Context& context, State& state, expr::Expr value) const;
};

// The joint state is one for `states`, exactly. References, elements of arrays
// and what objects of the class library hold are left as they are, too.
std::vector<Differing> DifferingIn(
    Context& context, const std::vector<State>& states, const State& joint,
    const std::map<uint32_t, std::string>& names);

}  // namespace engine

#endif  // ENGINE_PREDICATES_DIFFERING_H_
