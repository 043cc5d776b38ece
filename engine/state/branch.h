// One decision of the program on its way: which way a branch went, which method
// a call selected, which exception an instruction raised. A path is the list
// of these; initialising an input reference is none.
#ifndef ENGINE_STATE_BRANCH_H_
#define ENGINE_STATE_BRANCH_H_

#include <cstdint>

#include "base/hash.h"
#include "engine/state/body.h"

namespace engine {

struct Branch {
  enum class Kind : uint8_t {
    kTest,       // outcome: 1 where the condition of the instruction holds
    kSwitch,     // outcome: the instruction gone to
    kCall,       // outcome: the method
    kException,  // outcome: the class raised
    kMerge,      // outcome: how many paths met there
  };
  Kind kind = Kind::kTest;
  uint32_t at = 0;  // instruction
  uint32_t outcome = 0;
  const Body* body = nullptr;

  friend bool operator==(const Branch&, const Branch&) = default;
};

// A running digest of all decisions, also those that only one side was ever
// possible for: equal on two paths, of whatever heap, if and (but for an
// accident of 2^-128) only if they are the same control flow.
struct Flow {
  uint64_t a = 0x9e3779b97f4a7c15;
  uint64_t b = 0xc2b2ae3d27d4eb4f;

  void Mix(uint64_t value) {
    a = base::HashCombine(a, value);
    b = base::HashCombine(b, ~value);
  }
  friend auto operator<=>(const Flow&, const Flow&) = default;
};

// One decision as the flow takes it in, and after how many bytecodes.
struct NotedDecision {
  uint64_t steps = 0;
  uint64_t place = 0;
  uint64_t outcome = 0;
};

}  // namespace engine

#endif  // ENGINE_STATE_BRANCH_H_
