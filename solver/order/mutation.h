// Names of the wrong variants of solver/order/mutations.def.
#ifndef SOLVER_ORDER_MUTATION_H_
#define SOLVER_ORDER_MUTATION_H_

#include <cstdint>

namespace solver {

enum class OrderMutation : uint8_t {
  kNone,
#define ORDER_MUTATION(name, what) name,
#include "solver/order/mutations.def"
#undef ORDER_MUTATION
};

struct OrderMutationInfo {
  OrderMutation mutation;
  const char* name;
  const char* what;
};

inline constexpr OrderMutationInfo kOrderMutations[] = {
#define ORDER_MUTATION(name, what) {OrderMutation::name, #name, what},
#include "solver/order/mutations.def"
#undef ORDER_MUTATION
};

}  // namespace solver

#endif  // SOLVER_ORDER_MUTATION_H_
