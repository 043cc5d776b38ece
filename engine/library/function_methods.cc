// The method of a function of the input (engine/call_sites/function_class.h).
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/call_sites/function_class.h"
#include "engine/library/intrinsics.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/objects.h"

namespace engine::intrinsics {
namespace {

// By its letter; a truth value as one, so that it is told as one.
heap::Value ValueOf(Context& c, const Slot& word, char letter) {
  if (letter != 'Z') return c.values.ToValue(word);
  return !c.pool.Eq(c.values.ToTerm(word), c.pool.Int(0));
}

std::vector<heap::Value> ArgumentsOf(Context& c, State& s) {
  std::vector<heap::Value> values;
  uint32_t local = 1;
  for (const classfile::TypeDescriptor& type :
       s.frame.body->descriptor.parameters) {
    const char letter = type.text[0];
    values.push_back(
        ValueOf(c, s.frame.Local(local, TypeOfLetter(letter)), letter));
    local += static_cast<uint32_t>(type.slots());
  }
  return values;
}

bool HasRoom(const State& s, const std::vector<heap::Guarded>& functions) {
  bool room = true;
  s.place.heap.calls().ForEachWhile([&](const heap::InputCall& call) {
    if (call.number + 1 < kMostCalls) return true;
    for (const heap::Guarded& e : functions)
      room = room && e.location != call.function;
    return room;
  });
  return room;
}

}  // namespace

Step CallFunction(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Slot::Type::kReference);
  const std::span<const FieldId> results =
      c.types.FieldsOf(s.frame.body->owner);
  if (results.empty()) return Leave(c, s, std::nullopt);
  return WithObjects(c, s, self, [&](State& t, const auto& functions) {
    if (!HasRoom(t, functions))
      return Unsupported(t, "more than " + std::to_string(kMostCalls) +
                                " calls of a function of the input");
    return ForEach(c, t,
                   c.access.Call(t.place, c.values.ToSet(self), results,
                                 ArgumentsOf(c, t)),
                   [&](State& u, const heap::Value& value) {
                     return Leave(c, u, c.values.FromValue(value));
                   });
  });
}

}  // namespace engine::intrinsics
