// Names of the wrong variants of solver/quantifier_mutations.def.
#ifndef SOLVER_QUANTIFIER_MUTATION_H_
#define SOLVER_QUANTIFIER_MUTATION_H_

#include <cstdint>

namespace solver {

enum class QuantifierMutation : uint8_t {
  kNone,
#define QUANTIFIER_MUTATION(name, what) name,
#include "solver/quantifier_mutations.def"
#undef QUANTIFIER_MUTATION
};

struct QuantifierMutationInfo {
  QuantifierMutation mutation;
  const char* name;
  const char* what;
};

inline constexpr QuantifierMutationInfo kQuantifierMutations[] = {
#define QUANTIFIER_MUTATION(name, what) {QuantifierMutation::name, #name, what},
#include "solver/quantifier_mutations.def"
#undef QUANTIFIER_MUTATION
};

}  // namespace solver

#endif  // SOLVER_QUANTIFIER_MUTATION_H_
