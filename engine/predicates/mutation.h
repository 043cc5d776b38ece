// Names of the wrong rules of engine/predicates/mutations.def.
#ifndef ENGINE_PREDICATES_MUTATION_H_
#define ENGINE_PREDICATES_MUTATION_H_

#include <cstdint>

namespace engine {

enum class AbstractionMutation : uint8_t {
  kNone,
#define ABSTRACTION_MUTATION(name, what) name,
#include "engine/predicates/mutations.def"
#undef ABSTRACTION_MUTATION
};

struct AbstractionMutationInfo {
  AbstractionMutation mutation;
  const char* name;
  const char* what;
};

inline constexpr AbstractionMutationInfo kAbstractionMutations[] = {
#define ABSTRACTION_MUTATION(name, what) \
  {AbstractionMutation::name, #name, what},
#include "engine/predicates/mutations.def"
#undef ABSTRACTION_MUTATION
};

}  // namespace engine

#endif  // ENGINE_PREDICATES_MUTATION_H_
