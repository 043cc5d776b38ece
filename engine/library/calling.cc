#include "engine/library/calling.h"

#include <algorithm>
#include <utility>

#include "engine/runtime/class_init.h"
#include "engine/runtime/invocation.h"

namespace engine::intrinsics {

Step AgainWhenReady(Context& c, State& s, ClassId type) {
  if (s.callers.empty())
    return Unsupported(s, "a class to be initialised by what runs first");
  const Frame call = std::move(s.frame);
  PopFrame(s);
  for (size_t i = 0; i < call.body->arguments.size(); ++i)
    s.frame.Push(call.slots[i]);
  return Initialize(c, s, type);
}

bool IsCalledBy(const Context& c, const State& s, std::string_view prefix) {
  return !s.callers.empty() &&
         c.table[s.callers.top().body->owner].name.starts_with(prefix);
}

Step CallInstead(Context& c, State& s, MethodId m,
                 std::span<const Slot> words) {
  const Body& body = BodyFor(c, s, m);
  Frame frame = MakeFrame(body);
  std::copy(words.begin(), words.end(), frame.slots.begin());
  s.frame = std::move(frame);
  return body.intrinsic != nullptr ? body.intrinsic(c, s) : Step::kNext;
}

}  // namespace engine::intrinsics
