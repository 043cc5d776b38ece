// Returns. A result narrower than an int is cut to its type, as JVMS 6.5
// ireturn asks.
#include "engine/ops/ops.h"
#include "engine/runtime/invocation.h"
#include "engine/state/truncation.h"

namespace engine::ops {
namespace {

bool Returns(const Body& body, Type type) {
  return TypeOfLetter(body.descriptor.result.text[0]) == type;
}

constexpr const char* kWrongReturn = "a return of another type";

}  // namespace

Step ReturnVoid(Context& c, State& s, const Instruction&) {
  if (!Returns(*s.frame.body, Type::kNone)) s.frame.nonsense = kWrongReturn;
  return Leave(c, s, std::nullopt);
}

template <Type kType>
Step Return(Context& c, State& s, const Instruction&) {
  const Body& body = *s.frame.body;
  if (!Returns(body, kType)) s.frame.nonsense = kWrongReturn;
  Slot result = s.frame.Pop(kType);
  if constexpr (kType == Type::kInt)
    result = Truncate(c.pool, c.values, result, body.descriptor.result.kind);
  return Leave(c, s, result);
}
template Step Return<Type::kInt>(Context&, State&, const Instruction&);
template Step Return<Type::kLong>(Context&, State&, const Instruction&);
template Step Return<Type::kFloat>(Context&, State&, const Instruction&);
template Step Return<Type::kDouble>(Context&, State&, const Instruction&);
template Step Return<Type::kReference>(Context&, State&, const Instruction&);

}  // namespace engine::ops
