#include "engine/runtime/late_text.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/check.h"
#include "classfile/descriptor.h"
#include "engine/call_sites/call_site.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/search/end.h"
#include "engine/state/roots.h"
#include "heap/live.h"
#include "heap/value_set.h"

namespace engine {
namespace {

constexpr std::string_view kString = "java/lang/String";
constexpr std::string_view kStringType = "Ljava/lang/String;";

bool IsPlainPart(const classfile::TypeDescriptor& type) {
  return !type.IsReference() || type.text == kStringType;
}

// The digits of fractions are the library's business. Where the number is
// known they are written at once, for whoever asks for a known text.
bool IsKnownFraction(const Slot& part) {
  return part.IsKnown() &&
         (part.type == Slot::Type::kFloat || part.type == Slot::Type::kDouble);
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

// What is known of other parts must not matter: another heap may know more, and
// shows the same decisions. Where runs are compared step by step, both sides
// look at every text.
bool IsTextToComeLater(const Context& context, const State& state,
                       const Body& maker, const std::vector<Slot>& arguments) {
  constexpr uint32_t kDeepest = 32;
  const auto& types = maker.descriptor.parameters;
  return context.options.messages && context.options.late_texts &&
         !context.options.pause_at_decisions &&
         std::all_of(types.begin(), types.end(), IsPlainPart) &&
         std::none_of(arguments.begin(), arguments.end(), IsKnownFraction) &&
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

namespace {

// More become a long call; and a loop that appends is to write as it goes.
constexpr size_t kMostParts = 16;

constexpr std::string_view kBuilder = "java/lang/StringBuilder";
constexpr std::string_view kBase = "java/lang/AbstractStringBuilder";

std::string TypeOf(const TextPart& part) {
  return part.letter == 'L' ? std::string(kStringType)
                            : std::string(1, part.letter);
}

// One that has nothing in it yet.
bool IsEmptyBuilder(const Context& context, const State& state,
                    heap::Location l) {
  const heap::ObjectInfo& info = state.place.heap.Info(l);
  if (info.kind != heap::ObjectInfo::Kind::kAllocated || info.type ||
      context.table[info.exact].name != kBuilder)
    return false;
  Linked<ClassId> base =
      context.table.Load(context.table.Name(std::string(kBase)));
  if (!base.ok()) return false;
  const auto f = context.table.DeclaredField(base.value(), "count", "I");
  if (!f) return false;
  const heap::Value count =
      state.place.heap.Field(context.pool, context.types, l, *f);
  const auto* term = std::get_if<expr::Expr>(&count);
  return term != nullptr && context.pool.constant(*term) == 0;
}

// Is there a character of it in any case?
bool IsNeverEmpty(Context& context, const State& state, const TextPart& part) {
  if (part.letter != 'L' || part.value == Slot::Null()) return true;
  const auto text = KnownText(context, state, part.value);
  return text && !text->empty();
}

// The library's own method that appends it.
const Body* AppenderOf(Context& context, const TextPart& part) {
  Linked<ClassId> type =
      context.table.Load(context.table.Name(std::string(kBuilder)));
  if (!type.ok()) return nullptr;
  const auto method = context.table.DeclaredMethod(
      type.value(), "append",
      "(" + TypeOf(part) + ")Ljava/lang/StringBuilder;");
  return method ? &context.bodies.CodeOf(*method) : nullptr;
}

// The first part on top, so that it is appended first. `ends`: after the last
// one the path is where it had ended.
void PushAppends(Context& context, State& state, heap::Location builder,
                 bool ends = false) {
  const std::shared_ptr<const TextParts> parts =
      *state.appended.Find(builder.index());
  state.appended = state.appended.Without(builder.index());
  for (size_t i = parts->size(); i-- > 0;) {
    const Body* const appender = AppenderOf(context, (*parts)[i]);
    CHECK(appender != nullptr, "what was appended should have a method");
    Frame frame = MakeFrame(*appender);
    frame.slots[0] = Slot::At(builder);
    frame.slots[1] = (*parts)[i].value;
    frame.appends = true;
    frame.ends = ends && i + 1 == parts->size();
    PushFrame(state, std::move(frame));
  }
}

bool TellsHeap(const search::End& end) {
  using search::EndKind;
  return end.kind == EndKind::kReturn || end.kind == EndKind::kException ||
         end.kind == EndKind::kViolation || end.kind == EndKind::kExit;
}

std::vector<heap::Location> ToldBuilders(Context& context, const State& state) {
  heap::Live live(context.types, state.place.heap);
  MarkRoot(Root::kResult, context.pool, context.values, state, live);
  const std::vector<heap::Location> dead = live.Dead();
  std::vector<heap::Location> told;
  state.appended.ForEach([&](uint64_t l, const auto&) {
    const heap::Location builder(static_cast<uint32_t>(l));
    if (!std::binary_search(dead.begin(), dead.end(), builder))
      told.push_back(builder);
  });
  return told;
}

}  // namespace

// As with strings, what is known of the part does not matter.
bool AppendLater(const Context& context, State& state, heap::Location builder,
                 const TextPart& part) {
  const MachineOptions& options = context.options;
  if (!options.messages || !options.late_texts || options.pause_at_decisions ||
      options.merge != Merge::kOff || state.starting ||
      IsKnownFraction(part.value))
    return false;
  const auto* before = state.appended.Find(builder.index());
  if (before == nullptr && !IsEmptyBuilder(context, state, builder))
    return false;
  TextParts parts = before == nullptr ? TextParts() : **before;
  if (parts.size() >= kMostParts) return false;
  parts.push_back(part);
  state.appended.Set(builder.index(),
                     std::make_shared<const TextParts>(std::move(parts)));
  return true;
}

std::optional<LateText> AppendedText(Context& context, const State& state,
                                     heap::Location builder) {
  const auto* parts = state.appended.Find(builder.index());
  Linked<ClassId> host =
      context.table.Load(context.table.Name(std::string(kString)));
  if (parts == nullptr || !host.ok()) return std::nullopt;
  // Of an empty builder the library makes no new string.
  if (std::none_of((*parts)->begin(), (*parts)->end(), [&](const auto& part) {
        return IsNeverEmpty(context, state, part);
      }))
    return std::nullopt;
  std::string types;
  std::vector<Slot> words;
  for (const TextPart& part : **parts) {
    types += TypeOf(part);
    words.push_back(part.value);
    if (part.value.IsWide()) words.push_back(Slot());
  }
  const CallSite& site = context.program.call_sites.ForText(
      host.value(), std::u16string((*parts)->size(), u'\1'),
      "(" + types + ")" + std::string(kStringType));
  if (!site.method) return std::nullopt;
  const Body& maker = context.bodies.Of(*site.method);
  if (!IsTextToComeLater(context, state, maker, words)) return std::nullopt;
  return LateText{&maker, std::move(words), &site.around};
}

std::optional<heap::Location> AppendedAmong(const Context& context,
                                            const State& state,
                                            const Slot& reference) {
  if (state.appended.empty() || reference.form == Slot::Form::kParameter)
    return std::nullopt;
  const auto has = [&](heap::Location l) {
    return state.appended.Find(l.index()) != nullptr;
  };
  if (reference.IsKnown())
    return has(reference.location()) ? std::optional(reference.location())
                                     : std::nullopt;
  for (const heap::Guarded& e : context.values.ToSet(reference).entries())
    if (has(e.location)) return e.location;
  return std::nullopt;
}

Step WriteAppended(Context& context, State& state, heap::Location builder) {
  state.frame.next = state.frame.at;
  PushAppends(context, state, builder);
  return Step::kNext;
}

bool AppendBeforeEnd(Context& context, State& state) {
  if (state.appended.empty() || !state.end || !TellsHeap(*state.end))
    return false;
  const std::vector<heap::Location> told = ToldBuilders(context, state);
  if (told.empty()) return false;
  state.ended = std::exchange(state.end, std::nullopt);
  for (heap::Location builder : told)
    PushAppends(context, state, builder, builder == told.front());
  return true;
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
