// Keys of maps of the input, elements of sets and of sorted queues: where they
// stand depends on what they are, and they are looked at when the collection
// is, not when they were put in.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <variant>

#include "classfile/access_flags.h"
#include "engine/facts/library_facts.h"
#include "engine/runtime/invocation.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using heap::Location;

constexpr const char* kUnchanged =
    "keys of maps and elements of sets are as they were when they were put in";

constexpr std::string_view kValues[] = {
    "java/lang/String", "java/lang/Boolean",   "java/lang/Byte",
    "java/lang/Short",  "java/lang/Character", "java/lang/Integer",
    "java/lang/Long",   "java/lang/Float",     "java/lang/Double"};

bool IsValue(const Context& context, ClassId c) {
  return std::find(std::begin(kValues), std::end(kValues),
                   context.table[c].name) != std::end(kValues);
}

// Declares what tells objects only by who they are.
bool IsPlain(const Context& context, ClassId c) {
  return context.table[c].name == "java/lang/Object" ||
         context.table[c].name == "java/lang/Enum";
}

// Does it hold the same for ever, and all that it leads to?
bool IsFixed(const Context& context, FieldId f) {
  const FieldInfo& field = context.table[f];
  return field.Has(classfile::kAccFinal) &&
         (context.types.TypeOf(f).kind != heap::FieldType::Kind::kReference ||
          IsValue(context, field.type));
}

// By identity, or by what nobody can change.
bool IsFixedKey(Context& context, ClassId c) {
  if (IsValue(context, c)) return true;
  for (const char* name : {"equals", "hashCode", "compareTo"})
    for (std::optional<ClassId> up = c; up; up = context.table[*up].superclass)
      for (MethodId m : context.table[*up].methods)
        if (context.table[m].name() == name && !IsPlain(context, *up))
          return std::all_of(context.table[c].instance_fields.begin(),
                             context.table[c].instance_fields.end(),
                             [&](FieldId f) { return IsFixed(context, f); });
  return true;
}

// They ask nothing of what is put in.
constexpr std::string_view kLists[] = {
    "java/util/LinkedList", "java/util/ArrayDeque",
    "java/util/concurrent/CopyOnWriteArrayList",
    "java/util/concurrent/ConcurrentLinkedQueue"};

bool LooksAtElements(const Context& context, ClassId c) {
  const ContentFact* content = context.types.ContentOf(c);
  return content != nullptr && std::find(std::begin(kLists), std::end(kLists),
                                         content->of) == std::end(kLists);
}

template <class Each>  // (Location)
void ForEachTarget(const Context& context, const State& state, Location l,
                   FieldId f, Each each) {
  const heap::Value value =
      state.place.heap.Field(context.pool, context.types, l, f);
  if (const auto* set = std::get_if<heap::ValueSet>(&value))
    for (const heap::Guarded& e : set->entries())
      if (e.location >= heap::kFirstObject) each(e.location);
}

void NoteKeysIn(Context& context, const State& state, Location array) {
  const heap::ObjectInfo& info = state.place.heap.Info(array);
  for (uint32_t i = 0; i < info.slots; ++i)
    ForEachTarget(
        context, state, array, context.types.SlotOf(info.exact, i),
        [&](Location key) {
          for (ClassId c : state.place.heap.ClassesOf(context.pool, key))
            if (!IsFixedKey(context, c)) context.assumptions.insert(kUnchanged);
        });
}

}  // namespace

void NoteChangeableKeys(Context& context, const State& state) {
  state.filled.ForEach([&](uint64_t l, bool) {
    const Location object(static_cast<uint32_t>(l));
    if (!state.place.heap.Has(object)) return;
    const ClassId c = state.place.heap.Info(object).exact;
    if (!LooksAtElements(context, c)) return;
    for (FieldId f : context.table[c].instance_fields)
      if (context.types.IsContent(f) && context.table[f].name != "mapped")
        ForEachTarget(context, state, object, f, [&](Location array) {
          NoteKeysIn(context, state, array);
        });
  });
}

}  // namespace engine
