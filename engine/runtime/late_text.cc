#include "engine/runtime/late_text.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "base/check.h"
#include "classfile/descriptor.h"
#include "engine/runtime/invocation.h"
#include "heap/value_set.h"

namespace engine {
namespace {

constexpr std::string_view kString = "java/lang/String";
constexpr std::string_view kStringType = "Ljava/lang/String;";

bool IsPlainPart(const classfile::TypeDescriptor& type) {
  return !type.IsReference() || type.text == kStringType;
}

// How many texts would have to be written for it, one in the other.
uint32_t NestingOf(const State& state, const std::vector<Slot>& arguments) {
  uint32_t most = 0;
  for (const Slot& slot : arguments)
    if (slot.type == Slot::Type::kReference && slot.IsKnown())
      if (const auto* late = state.unwritten.Find(slot.location().index()))
        most = std::max(most, (*late)->nesting + 1);
  return most;
}

}  // namespace

// What is known of the parts must not matter: another heap may know more, and
// shows the same decisions. Where runs are compared step by step, both sides
// look at every text.
bool IsTextToComeLater(const Context& context, const State& state,
                       const Body& maker, const std::vector<Slot>& arguments) {
  constexpr uint32_t kDeepest = 32;
  const auto& types = maker.descriptor.parameters;
  return context.options.messages && context.options.late_texts &&
         !context.options.pause_at_decisions &&
         std::all_of(types.begin(), types.end(), IsPlainPart) &&
         NestingOf(state, arguments) < kDeepest;
}

std::optional<heap::Location> NewLateString(Context& context, State& state,
                                            LateText text) {
  Linked<ClassId> c =
      context.table.Load(context.table.Name(std::string(kString)));
  if (!c.ok()) return std::nullopt;
  heap::Location made;
  state.place.heap = state.place.heap.WithAllocation(c.value(), made);
  text.nesting = NestingOf(state, text.arguments);
  state.unwritten.Set(made.index(),
                      std::make_shared<const LateText>(std::move(text)));
  return made;
}

std::optional<heap::Location> UnwrittenAmong(const Context& context,
                                             const State& state,
                                             const Slot& reference) {
  if (state.unwritten.empty() || reference.form == Slot::Form::kParameter)
    return std::nullopt;
  if (reference.IsKnown())
    return state.unwritten.Find(reference.location().index()) != nullptr
               ? std::optional(reference.location())
               : std::nullopt;
  for (const heap::Guarded& e : context.values.ToSet(reference).entries())
    if (state.unwritten.Find(e.location.index()) != nullptr) return e.location;
  return std::nullopt;
}

Step WriteText(State& state, heap::Location string) {
  const std::shared_ptr<const LateText> late =
      *state.unwritten.Find(string.index());
  Frame frame = MakeFrame(*late->maker);
  std::copy(late->arguments.begin(), late->arguments.end(),
            frame.slots.begin());
  frame.writes = string;
  state.frame.next = state.frame.at;
  PushFrame(state, std::move(frame));
  return Step::kNext;
}

void FinishText(Context& context, State& state, heap::Location string,
                const Slot& text) {
  const ClassId type = state.place.heap.Info(string).exact;
  CHECK(!UnwrittenAmong(context, state, text),
        "a text that is written should not wait for another");
  for (FieldId f : context.table[type].instance_fields) {
    // Merged, it may be one of several.
    auto answers =
        context.access.Read(state.place, context.values.ToSet(text), f);
    CHECK(answers.size() == 1, "a text that is written should be a new string");
    state.place = std::move(answers[0].place);
    state.place.heap.SetField(string, f, answers[0].answer);
  }
  state.unwritten = state.unwritten.Without(string.index());
}

}  // namespace engine
