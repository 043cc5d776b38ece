// What the class library does by reflection or with data of its own for itself,
// where the outcome is known without.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/library/calling.h"
#include "engine/library/intrinsics.h"
#include "engine/library/memory_cells.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/object_maker.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

// What a field of a known object holds, if that is known.
std::optional<Slot> FieldNamed(Context& c, const State& s, const Slot& object,
                               const char* name) {
  if (!IsOneObject(c, s, object)) return std::nullopt;
  const ClassId type = s.place.heap.Info(object.location()).exact;
  for (FieldId f : c.table[type].instance_fields)
    if (c.table[f].name == name) {
      const heap::CellContent* cell =
          s.place.heap.Written(object.location(), f);
      if (cell == nullptr) return std::nullopt;
      const Slot slot = c.values.FromCell(*cell);
      if (slot.IsKnown()) return slot;
    }
  return std::nullopt;
}

std::u16string TextIn(Context& c, const State& s, const Slot& object,
                      const char* name) {
  const auto field = FieldNamed(c, s, object, name);
  if (!field || *field == Slot::Null()) return u"?";
  return KnownText(c, s, *field).value_or(u"?");
}

// Whose numbers are written as in the United States.
bool IsPlainEnglish(Context& c, const State& s, const Slot& locale) {
  const auto base = FieldNamed(c, s, locale, "baseLocale");
  if (!base || *base == Slot::Null()) return false;
  const std::u16string language = TextIn(c, s, *base, "language");
  const std::u16string region = TextIn(c, s, *base, "region");
  const auto extensions = FieldNamed(c, s, locale, "localeExtensions");
  return (language == u"en" || language.empty()) &&
         (region.empty() || region == u"US") &&
         (!extensions || *extensions == Slot::Null());
}

std::optional<ClassId> ClassHeld(State& s, const Slot& mirror) {
  return mirror.IsKnown() ? MirroredClass(s, mirror.location()) : std::nullopt;
}

constexpr const char* kReference = "java/lang/ref/Reference";

std::optional<FieldId> ReferentOf(Context& c) {
  Linked<ClassId> type = c.table.Load(c.table.Name(kReference));
  if (!type.ok()) return std::nullopt;
  return c.table.DeclaredField(type.value(), "referent", "Ljava/lang/Object;");
}

// What the collector does is up to the virtual machine.
void AssumeKept(Context& c) {
  c.settings.insert("no reference object is cleared by the collector");
}

}  // namespace

// For numbers as java.util.Formatter writes them.
Step DecimalSymbols(Context& c, State& s) {
  const Slot locale = s.frame.Local(0, Type::kReference);
  if (!IsCalledBy(c, s, "java/util/Formatter") || !IsPlainEnglish(c, s, locale))
    return RunCode(c, s);
  const auto made = ObjectMaker(c, s, "java/text/DecimalFormatSymbols")
                        .Number("zeroDigit", "C", c.pool.Int('0'))
                        .Number("groupingSeparator", "C", c.pool.Int(','))
                        .Number("decimalSeparator", "C", c.pool.Int('.'))
                        .made();
  if (!made) return RunCode(c, s);
  return Leave(c, s, Slot::At(*made));
}

// An initialiser that asks only to learn where the field lies.
Step FieldForLibrary(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  const Slot name = s.frame.Local(1, Type::kReference);
  if (!IsCalledBy(c, s, "java/") || !s.callers.top().body->initializes_class ||
      !ClassHeld(s, self) || !KnownText(c, s, name))
    return RunCode(c, s);
  const auto made = ObjectMaker(c, s, "java/lang/reflect/Field")
                        .Object("clazz", "Ljava/lang/Class;", self.location())
                        .Object("name", "Ljava/lang/String;", name.location())
                        .made();
  if (!made) return RunCode(c, s);
  return Leave(c, s, Slot::At(*made));
}

namespace {

// The one of that name that the class itself declares.
std::optional<FieldId> DeclaredIn(const Context& c, ClassId type,
                                  std::u16string_view name) {
  const std::string wanted(name.begin(), name.end());
  const ClassInfo& info = c.table[type];
  for (const auto* fields : {&info.instance_fields, &info.static_fields})
    for (FieldId f : *fields)
      if (c.table[f].owner == type && c.table[f].name == wanted) return f;
  return std::nullopt;
}

}  // namespace

Step UnsafeOffsetOfField(Context& c, State& s) {
  const Slot field = s.frame.Local(1, Type::kReference);
  const auto mirror = FieldNamed(c, s, field, "clazz");
  const auto type = mirror ? ClassHeld(s, *mirror) : std::nullopt;
  if (!type) return Unsupported(s, "the offset of an unknown field");
  const auto f = DeclaredIn(c, *type, TextIn(c, s, field, "name"));
  if (!f) return Unsupported(s, "the offset of a field that is not there");
  return Leave(c, s, Slot::Long(HandleOf(*f)));
}

// The object that static fields are said to be in: their number says it all.
Step UnsafeBaseOfField(Context& c, State& s) {
  const auto mirror =
      FieldNamed(c, s, s.frame.Local(1, Type::kReference), "clazz");
  if (!mirror || !ClassHeld(s, *mirror))
    return Unsupported(s, "the class of an unknown field");
  return Leave(c, s, *mirror);
}

Step ReferenceGet(Context& c, State& s) {
  AssumeKept(c);
  return RunCode(c, s);
}

Step ReferenceRefersTo(Context& c, State& s) {
  const auto f = ReferentOf(c);
  const Slot self = s.frame.Local(0, Type::kReference);
  const Slot other = s.frame.Local(1, Type::kReference);
  if (!f) return Unsupported(s, "a reference object without a JDK");
  AssumeKept(c);
  return WhereNotNull(c, s, self, [&](State& t) {
    return ReadMemory(c, t, MemoryCell{c.values.ToSet(self), *f},
                      [&](State& u, const Slot& now) {
                        return Comparing(
                            c, u, now, other, [&](State& v, bool same) {
                              return Leave(c, v, Slot::Int(same ? 1 : 0));
                            });
                      });
  });
}

Step ReferenceClear(Context& c, State& s) {
  const auto f = ReferentOf(c);
  const Slot self = s.frame.Local(0, Type::kReference);
  if (!f) return Unsupported(s, "a reference object without a JDK");
  return WhereNotNull(c, s, self, [&](State& t) {
    return WriteMemory(c, t, MemoryCell{c.values.ToSet(self), *f}, Slot::Null(),
                       [&](State& u) { return Leave(c, u, std::nullopt); });
  });
}

}  // namespace engine::intrinsics
