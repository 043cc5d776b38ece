// Names of the rule mutants of heap/mutations.def.
#ifndef HEAP_MUTATION_H_
#define HEAP_MUTATION_H_

#include <cstdint>

namespace heap {

enum class Mutation : uint8_t {
  kNone,
#define MUTATION(name, what) name,
#include "heap/mutations.def"
#undef MUTATION
};

struct MutationInfo {
  Mutation mutation;
  const char* name;
  const char* what;
};

inline constexpr MutationInfo kMutations[] = {
#define MUTATION(name, what) {Mutation::name, #name, what},
#include "heap/mutations.def"
#undef MUTATION
};

}  // namespace heap

#endif  // HEAP_MUTATION_H_
