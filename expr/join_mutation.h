// Names of the wrong rules of expr/join_mutations.def.
#ifndef EXPR_JOIN_MUTATION_H_
#define EXPR_JOIN_MUTATION_H_

#include <cstdint>

namespace expr {

enum class JoinMutation : uint8_t {
  kNone,
#define JOIN_MUTATION(name, what) name,
#include "expr/join_mutations.def"
#undef JOIN_MUTATION
};

struct JoinMutationInfo {
  JoinMutation mutation;
  const char* name;
  const char* what;
};

inline constexpr JoinMutationInfo kJoinMutations[] = {
#define JOIN_MUTATION(name, what) {JoinMutation::name, #name, what},
#include "expr/join_mutations.def"
#undef JOIN_MUTATION
};

}  // namespace expr

#endif  // EXPR_JOIN_MUTATION_H_
