// Names of the wrong rules of engine/patterns/mutations.def.
#ifndef ENGINE_PATTERNS_MUTATION_H_
#define ENGINE_PATTERNS_MUTATION_H_

#include <cstdint>

namespace engine {

enum class PatternMutation : uint8_t {
  kNone,
#define PATTERN_MUTATION(name, what) name,
#include "engine/patterns/mutations.def"
#undef PATTERN_MUTATION
};

struct PatternMutationInfo {
  PatternMutation mutation;
  const char* name;
};

inline constexpr PatternMutationInfo kPatternMutations[] = {
#define PATTERN_MUTATION(name, what) {PatternMutation::name, #name},
#include "engine/patterns/mutations.def"
#undef PATTERN_MUTATION
};

}  // namespace engine

#endif  // ENGINE_PATTERNS_MUTATION_H_
