#include "engine/vm/contents.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/facts/fills.h"
#include "engine/facts/library_facts.h"
#include "engine/runtime/invocation.h"
#include "heap/symbolic_heap.h"

namespace engine {
namespace {

constexpr float kLoadFactor = 16;  // as in fills/HashMapFill.java

std::vector<uint8_t> BytesOf(std::string_view fill) {
  const std::string file = "/" + std::string(fill) + ".class";
  for (const base::EmbeddedClass& c : FillClasses())
    if (std::string_view(c.file).ends_with(file))
      return {c.bytes.begin(), c.bytes.end()};
  return {};
}

// Of several in one class each is for the objects it takes.
bool Fills(const MethodInfo& method, const ContentFact& content) {
  return method.name() == "fill" &&
         method.descriptor().starts_with("(L" + std::string(content.of) + ";");
}

// The method that fills objects of the class.
const Body* FillOf(Context& context, const ContentFact& content) {
  ClassTable& table = context.table;
  const Linked<ClassId> host = table.Load(table.Name(content.of));
  if (!host.ok()) return nullptr;
  const Linked<ClassId> c = table.DefineOurs(
      std::string(content.of) + ".Fill", BytesOf(content.fill), host.value());
  if (!c.ok()) return nullptr;
  for (MethodId m : table[c.value()].methods)
    if (Fills(table[m], content)) return &context.bodies.Of(m);
  return nullptr;
}

// Final: no method but a constructor can write it.
void SetLoadFactor(Context& context, State& state, heap::Location object,
                   ClassId c) {
  for (FieldId f : context.table[c].instance_fields)
    if (context.types.IsInside(f) && context.table[f].name == "loadFactor")
      state.place.heap.SetField(object, f, context.pool.Float(kLoadFactor));
}

// The cells that lead to the characters of strings of the input, where nobody
// has read them.
std::vector<std::pair<heap::Location, FieldId>> UnreadTexts(
    const Context& context, const State& state) {
  const heap::SymbolicHeap& heap = state.place.heap;
  std::vector<std::pair<heap::Location, FieldId>> unread;
  heap.ForEachObject([&](heap::Location l, const heap::ObjectInfo& info) {
    if (info.kind != heap::ObjectInfo::Kind::kInput || info.type ||
        context.table[info.exact].name != "java/lang/String")
      return;
    for (FieldId f : context.types.FieldsOf(info.exact))
      if (context.types.IsPart(f) && !heap.IsWritten(l, f))
        unread.emplace_back(l, f);
  });
  return unread;
}

// A string that is there already may be in the collection too: ways through it
// that look at the string meet those that do not, so it is read before.
void ReadTexts(Context& context, State& state) {
  if (!context.initializer.KeepsCasesTogether()) return;
  for (const auto& [l, f] : UnreadTexts(context, state)) {
    const expr::Formula there =
        state.place.heap.WhenThere(context.pool, context.types, l, f);
    heap::Places places =
        context.initializer.OnRead(context.heap, state.place, l, f, there);
    if (places.size() == 1) state.place = std::move(places[0]);
  }
}

// That a value is one of its class goes without saying, and that a collection
// is one where that is one path: the keys of a map differ.
Step FilledByHook(Context& context, State& state, const ContentFact& content) {
  if (!content.checks) ReadTexts(context, state);
  const expr::Path before = state.place.path;
  const size_t others = context.forks.size();
  const Step step = context.fill(state);
  const bool tells = !content.checks && context.forks.size() > others + 1;
  for (size_t i = others; !tells && i < context.forks.size(); ++i) {
    heap::Place& place = context.forks[i].place;
    place.path = place.path.WithoutTelling(before);
  }
  return step;
}

Step Fill(Context& context, State& state, heap::Location object, ClassId c) {
  const ContentFact& content = *context.types.ContentOf(c);
  const Body* fill = FillOf(context, content);
  if (fill == nullptr)
    return Unsupported(state, "what is inside of " + context.table.TextOf(c));
  if (!content.assumed.empty())
    context.settings.insert(std::string(content.assumed));
  state.filled.Set(object.index(), true);
  SetLoadFactor(context, state, object, c);
  Frame frame = MakeFrame(*fill);
  frame.fills = true;
  frame.slots[0] = Slot::At(object);
  PushFrame(state, std::move(frame));
  return context.fill ? FilledByHook(context, state, content) : Step::kNext;
}

// When it is of a class that is filled like the first that is possible.
std::optional<Unfilled> UnfilledIn(const Context& context, const State& state,
                                   const heap::Guarded& object) {
  expr::Pool& pool = context.pool;
  Unfilled unfilled{object.location, {}, expr::Formula::False()};
  const ContentFact* alike = nullptr;
  for (ClassId c : state.place.heap.ClassesOf(pool, object.location)) {
    const ContentFact* content = context.types.ContentOf(c);
    if (content == nullptr || (alike != nullptr && content != alike)) continue;
    const ClassId one[] = {c};
    const expr::Formula here = pool.And(
        object.guard, state.place.heap.TypeIn(pool, object.location, one));
    if (!context.heap.feasible.Possible(state.place.path, here)) continue;
    alike = content;
    unfilled.type = c;
    unfilled.here = pool.Or(unfilled.here, here);
  }
  return alike == nullptr ? std::nullopt : std::optional(unfilled);
}

}  // namespace

bool IsUnfilled(const Context& context, const State& state,
                heap::Location object) {
  const heap::SymbolicHeap& heap = state.place.heap;
  if (object < heap::kFirstObject ||
      heap.Info(object).kind != heap::ObjectInfo::Kind::kInput ||
      state.filled.Find(object.index()) != nullptr)
    return false;
  const auto classes = heap.ClassesOf(context.pool, object);
  return std::any_of(classes.begin(), classes.end(), [&](ClassId c) {
    return context.types.ContentOf(c) != nullptr;
  });
}

std::optional<Unfilled> UnfilledAmong(
    const Context& context, const State& state,
    const std::vector<heap::Guarded>& objects) {
  for (const heap::Guarded& e : objects)
    if (IsUnfilled(context, state, e.location))
      if (auto unfilled = UnfilledIn(context, state, e)) return unfilled;
  return std::nullopt;
}

Step FillWhere(Context& context, State& state, const Unfilled& unfilled) {
  return Branching(context, state, unfilled.here, [&](State& t, bool here) {
    return here ? Fill(context, t, unfilled.object, unfilled.type)
                : Step::kNext;
  });
}

}  // namespace engine
