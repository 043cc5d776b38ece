#include "engine/vm/contents.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/access_flags.h"
#include "engine/facts/fills.h"
#include "engine/facts/library_facts.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "heap/cell_types.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace engine {
namespace {

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

// What is declared of what the object contains: of the class that has the
// field the first type argument.
std::optional<ClassId> DeclaredOf(Context& context, const State& state,
                                  heap::Location object, FieldId f) {
  if (context.heap.cell_types == nullptr) return std::nullopt;
  const std::optional<ClassId> c = context.heap.cell_types->ArgumentOf(
      state.place.heap, object, context.table[f].owner);
  return c && context.table.Load(*c).ok() ? c : std::nullopt;
}

bool IsEnum(const Context& context, ClassId c) {
  return context.table[c].Has(classfile::kAccEnum);
}

// False: nobody has said which class that is.
bool SetKeyClass(Context& context, State& state, heap::Location object,
                 ClassId c) {
  for (FieldId f : context.table[c].instance_fields) {
    if (!context.types.IsKeyClass(f)) continue;
    const auto key = DeclaredOf(context, state, object, f);
    if (!key || !IsEnum(context, *key)) return false;
    const auto mirror = MirrorOf(context, state, *key);
    if (!mirror) return false;
    state.place.heap.SetField(object, f, heap::ValueSet(*mirror));
  }
  return true;
}

ClassId ElementOf(const Context& context, FieldId f) {
  return context.table[context.types.TypeOf(f).target].component;
}

// Does it have to be compared with others of its kind?
bool IsCompared(const Context& context, FieldId f) {
  return context.types.IsContent(f) &&
         context.table[ElementOf(context, f)].name == "java/lang/Comparable";
}

// What has no natural order is kept in that of a comparator.
void NoteComparators(Context& context, const State& state,
                     heap::Location object, ClassId c) {
  for (FieldId f : context.table[c].instance_fields) {
    if (!IsCompared(context, f)) continue;
    const auto key = DeclaredOf(context, state, object, f);
    if (!key || context.table[*key].name == "java/lang/Object" ||
        context.types.IsSubclass(*key, ElementOf(context, f)))
      continue;
    context.assumptions.insert("a " + context.table.TextOf(c) + " of " +
                               context.table.TextOf(*key) +
                               " has no comparator, and holds only what is "
                               "Comparable");
  }
}

// In which order these contain something follows from what that is.
constexpr std::string_view kInOrder[] = {
    "java/util/EnumMap", "java/util/RegularEnumSet",
    "java/util/concurrent/ConcurrentHashMap"};

bool GoesWithoutSaying(const ContentFact& content) {
  return content.checks || std::find(std::begin(kInOrder), std::end(kInOrder),
                                     content.of) != std::end(kInOrder);
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
  const bool unsaid =
      GoesWithoutSaying(content) || context.forks.size() <= others + 1;
  for (size_t i = others; unsaid && i < context.forks.size(); ++i) {
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
  if (!SetKeyClass(context, state, object, c))
    return Unsupported(state, "a " + context.table.TextOf(c) +
                                  " of an enum that no declaration names");
  NoteComparators(context, state, object, c);
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
