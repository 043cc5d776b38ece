// Many inputs judged by several processes. Only what each of them is comes
// back: whoever wants to know more of one judges it again.
#ifndef ENGINE_ANALYSIS_ORACLE_CREW_H_
#define ENGINE_ANALYSIS_ORACLE_CREW_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "base/deadline.h"
#include "heap/concrete.h"

namespace engine {

struct SharedInputs {
  using Visit = std::function<bool(const heap::ConcreteHeap&)>;

  uint64_t count = 0;
  // All of them, always in the same order, until `visit` returns false.
  std::function<void(const Visit& visit)> each = {};
  std::function<char(const heap::ConcreteHeap&)> judge = {};
};

// Of an input whose process was lost, or stopped by the deadline.
inline constexpr char kNotJudged = '?';

// A letter for each.
std::string JudgeApart(const SharedInputs& inputs, size_t jobs,
                       const base::Deadline& deadline);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ORACLE_CREW_H_
