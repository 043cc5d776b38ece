// append and toString of string builders that the program has made: what is
// appended waits (engine/runtime/late_text.h), so that a message that nobody
// reads does not cost a path for each number of digits.
#include "engine/call_sites/call_site.h"
#include "engine/library/texts/texts.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

// What writes a text that waited is called to write.
bool IsCalledToWrite(const Context& c, const State& s) {
  return !s.callers.empty() &&
         c.program.call_sites.WritesText(s.callers.top().body->method);
}

std::optional<heap::Location> BuilderOf(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  if (!IsOneObject(c, s, self) || IsCalledToWrite(c, s)) return std::nullopt;
  return self.location();
}

Step Append(Context& c, State& s, char letter, Type type) {
  const auto builder = BuilderOf(c, s);
  if (!builder ||
      !AppendLater(c, s, *builder, {letter, s.frame.Local(1, type)}))
    return RunCode(c, s);
  return Leave(c, s, Slot::At(*builder));
}

}  // namespace

Step AppendString(Context& c, State& s) {
  return Append(c, s, 'L', Type::kReference);
}
Step AppendTruth(Context& c, State& s) { return Append(c, s, 'Z', Type::kInt); }
Step AppendChar(Context& c, State& s) { return Append(c, s, 'C', Type::kInt); }
Step AppendInt(Context& c, State& s) { return Append(c, s, 'I', Type::kInt); }
Step AppendLong(Context& c, State& s) { return Append(c, s, 'J', Type::kLong); }
Step AppendFloat(Context& c, State& s) {
  return Append(c, s, 'F', Type::kFloat);
}
Step AppendDouble(Context& c, State& s) {
  return Append(c, s, 'D', Type::kDouble);
}

Step AppendedToText(Context& c, State& s) {
  const auto builder = BuilderOf(c, s);
  auto text = builder ? AppendedText(c, s, *builder) : std::nullopt;
  const auto made = text ? NewLateString(c, s, *std::move(text)) : std::nullopt;
  return made ? Leave(c, s, Slot::At(*made)) : RunCode(c, s);
}

}  // namespace engine::intrinsics
