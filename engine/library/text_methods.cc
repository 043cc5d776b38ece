// Texts of numbers.
#include <vector>

#include "engine/library/intrinsics.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"

namespace engine::intrinsics {

// That of an unknown number is written when somebody looks at it.
Step NumberToText(Context& c, State& s) {
  const Body& maker = c.bodies.CodeOf(s.frame.body->method);
  const std::vector<Slot> words(
      s.frame.slots.begin(),
      s.frame.slots.begin() +
          static_cast<std::ptrdiff_t>(maker.arguments.size()));
  if (!IsTextToComeLater(c, s, maker, words)) return RunCode(c, s);
  const auto made = NewLateString(c, s, {&maker, words});
  return made ? Leave(c, s, Slot::At(*made)) : RunCode(c, s);
}

}  // namespace engine::intrinsics
