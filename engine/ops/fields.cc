// Static and instance fields.
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/ops/ops.h"
#include "engine/program/vm_statics.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/late_text.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/objects.h"
#include "engine/runtime/throwables.h"
#include "engine/state/truncation.h"
#include "engine/vm/before_main.h"
#include "engine/vm/contents.h"
#include "engine/vm/module_objects.h"

namespace engine::ops {
namespace {

Linked<FieldSite> SiteOf(Context& c, const State& s, const Instruction& in,
                         FieldUse use) {
  const Body& body = *s.frame.body;
  return c.resolver.FieldFor(body.method, body.owner,
                             static_cast<uint16_t>(in.a), use);
}

Slot PopValue(Context& c, State& s, const FieldSite& site) {
  return Truncate(c.pool, c.values, s.frame.Pop(TypeOfLetter(site.letter)),
                  site.letter);
}

uint32_t WordsOf(const FieldSite& site) {
  return Slot{TypeOfLetter(site.letter)}.IsWide() ? 2 : 1;
}

// Only unverified code can ask an object for a field it does not have.
bool HasField(const Context& c, const State& s, const Slot& base, FieldId f) {
  const heap::SymbolicHeap& heap = s.place.heap;
  const heap::ValueSet set = heap.Settle(c.pool, c.values.ToSet(base));
  for (const heap::Guarded& e : set.entries()) {
    if (e.location == heap::kNull) continue;
    const heap::ObjectInfo& info = heap.Info(e.location);
    // Of a reference not yet resolved only the declared type is known, which
    // need not have been loaded.
    const bool fits = info.kind == heap::ObjectInfo::Kind::kDeferred
                          ? c.types.IsSubclass(info.exact, c.table[f].owner)
                          : c.table.IsSubtype(info.exact, c.table[f].owner);
    if (info.type || fits) continue;
    // A cast may have left only the others.
    if (c.heap.feasible.Possible(s.place.path, e.guard)) return false;
  }
  return true;
}

// Fields of Class objects that the virtual machine fills in by itself.
constexpr std::string_view kFilledIn[] = {"module", "classLoader",
                                          "componentType", "classData"};

bool IsOfClassObjects(const Context& c, const FieldSite& site) {
  return c.table[site.owner].name == "java/lang/Class";
}

bool IsOfThrowables(const Context& c, const FieldSite& site) {
  return c.table[site.owner].name == kThrowable;
}

bool IsFilledIn(const Context& c, const FieldSite& site) {
  for (std::string_view name : kFilledIn)
    if (c.table[site.field].name == name) return true;
  return false;
}

// What the virtual machine has put into a field of the Class object of a known
// class: its component, its module, or that no loader but its own has loaded
// it.
std::optional<heap::Location> FilledIn(Context& c, State& s, const Slot& mirror,
                                       FieldId f) {
  if (!mirror.IsKnown()) return std::nullopt;
  const auto type = MirroredClass(s, mirror.location());
  if (!type) return std::nullopt;
  const ClassInfo& info = c.table[*type];
  if (c.table[f].name == "componentType")
    return info.IsArray() ? MirrorOf(c, s, info.component) : heap::kNull;
  if (c.table[f].name == "module") return ModuleOf(c, s, *type);
  const ClassInfo& element = info.IsArray() ? c.table[info.element] : info;
  if (c.table[f].name == "classLoader" &&
      (element.kind == ClassKind::kPrimitive ||
       (element.file != nullptr &&
        element.file->origin.starts_with("jrt:/java.base"))))
    return heap::kNull;
  return std::nullopt;
}

constexpr const char* kNoSuchCell = "a field of an object of another class";

// One object, not to be resolved first, of a class known to have the field.
bool IsPlain(const Context& c, const State& s, const Slot& base,
             const FieldSite& site) {
  if (!base.IsKnown() || base.location() == heap::kNull) return false;
  // A cell that was read or written before is one of an object that has it.
  if (s.place.heap.IsWritten(base.location(), site.field)) return true;
  const heap::ObjectInfo& info = s.place.heap.Info(base.location());
  if (info.kind == heap::ObjectInfo::Kind::kDeferred || info.type) return false;
  return info.exact == site.owner || c.table.IsSubtype(info.exact, site.owner);
}

// Which objects of that class a program can make is not known: the input may be
// none of them.
void NoteLoose(Context& c, const State& s, const heap::ValueSet& base,
               FieldId f) {
  for (const heap::Guarded& e : base.entries()) {
    if (e.location < heap::kFirstObject) continue;
    const heap::ObjectInfo& info = s.place.heap.Info(e.location);
    if (info.kind == heap::ObjectInfo::Kind::kInput)
      c.assumptions.insert("an object of " + c.table.TextOf(c.table[f].owner) +
                           " holds whatever fits its fields, also what no "
                           "program puts there");
  }
}

Step ReadCell(Context& c, State& s, const heap::ValueSet& base, FieldId f) {
  if (c.types.IsLoose(f)) NoteLoose(c, s, base, f);
  if (c.types.IsUnset(f) && !c.table[s.frame.body->owner].IsOfLibrary())
    c.settings.insert("input lists have not been changed yet");
  return ForEach(c, s, c.access.Read(s.place, base, f),
                 [&](State& t, const heap::Value& value) {
                   t.frame.PushValue(c.values.FromValue(value));
                   return Step::kNext;
                 });
}

// What a Class object holds depends on its class. Of one that is part of the
// input and stands for no class of the run nothing is known: whatever its
// fields were taken to hold, no JVM might show it.
Step ReadOfClassObject(Context& c, State& s, const Slot& base, FieldId f) {
  return WithObjects(c, s, base, [&](State& t, const auto& objects) {
    expr::Formula unknown = expr::Formula::False();
    for (const heap::Guarded& e : objects)
      if (!MirroredClass(t, e.location)) unknown = c.pool.Or(unknown, e.guard);
    return Branching(c, t, unknown, [&](State& u, bool is_unknown) {
      if (is_unknown)
        return Unsupported(u, c.table.TextOf(f) +
                                  " of a Class object of the input that the "
                                  "program does not name");
      return ReadCell(c, u, c.values.ToSet(base), f);
    });
  });
}

// The content of a cell, where that is no question.
bool PushKnown(Context& c, State& s, const heap::CellContent& cell) {
  if (cell.IsLocation()) {
    const heap::Location l = cell.location();
    if (l == heap::kUninitialized) return false;
    // A deferred reference may have been resolved since.
    if (c.may_defer && l != heap::kNull &&
        s.place.heap.Info(l).kind == heap::ObjectInfo::Kind::kDeferred)
      return false;
  } else if (cell.set()) {
    return false;
  }
  s.frame.PushValue(c.values.FromCell(cell));
  return true;
}

// A cell of one object that has been read before, or never needs to be.
bool ReadKnown(Context& c, State& s, heap::Location l, FieldId f) {
  if (const heap::CellContent* cell = s.place.heap.Written(l, f))
    return PushKnown(c, s, *cell);
  return PushKnown(
      c, s, heap::CellContent(s.place.heap.Field(c.pool, c.types, l, f)));
}

// Most reads: what is there needs no look at the object.
bool ReadWritten(Context& c, State& s, const Slot& base, FieldId f) {
  if (!base.IsKnown()) return false;
  const heap::CellContent* cell = s.place.heap.Written(base.location(), f);
  return cell != nullptr && PushKnown(c, s, *cell);
}

// Whether the virtual machine would have put something else there.
bool IsMissing(Context& c, const State& s, heap::Location statics,
               const FieldSite& site) {
  if (!IsVmStatic(c.table[site.owner].name, c.table[site.field].name))
    return false;
  const heap::CellContent* cell = s.place.heap.Written(statics, site.field);
  if (cell == nullptr || *cell == heap::CellContent::Reference(heap::kNull))
    return true;
  const Slot content = c.values.FromCell(*cell);
  return content.type != Type::kReference && content.IsKnown() &&
         content.bits == 0;
}

Step ReadInside(Context& c, State& s, const Slot& base, FieldId f) {
  return WhereFilled(
      c, s, base, [&](State& t) { t.frame.Push(base); },
      [&](State& t) { return ReadCell(c, t, c.values.ToSet(base), f); });
}

Step WriteCell(Context& c, State& s, const Slot& base, FieldId f,
               const heap::Value& value) {
  return ForEach(c, s, c.access.Write(s.place, c.values.ToSet(base), f, value),
                 [](State&) { return Step::kNext; });
}

Step WriteInside(Context& c, State& s, const Slot& base, FieldId f,
                 const Slot& word) {
  return WhereFilled(
      c, s, base,
      [&](State& t) {
        t.frame.Push(base);
        t.frame.PushValue(word);
      },
      [&](State& t) {
        return WriteCell(c, t, base, f, c.values.ToValue(word));
      });
}

}  // namespace

Step GetStatic(Context& c, State& s, const Instruction& in) {
  Linked<FieldSite> site = SiteOf(c, s, in, FieldUse::kGetStatic);
  if (!site.ok()) return Throw(c, s, *site.error());
  const auto [f, owner, letter] = site.value();
  if (!IsReady(c, s, owner)) return Initialize(c, s, owner);
  const heap::Location statics = Statics(c, s, owner);
  if (IsLeftUndone(s, owner, f))
    return Unsupported(s, "what the initialiser of " + c.table.TextOf(owner) +
                              " puts into " + c.table.TextOf(f));
  if (c.program.HasVmStatics(owner) && IsMissing(c, s, statics, site.value()))
    return FillBeforeMain(c, s, f);
  if (ReadKnown(c, s, statics, f)) return Step::kNext;
  return ReadCell(c, s, heap::ValueSet(statics), f);
}

Step PutStatic(Context& c, State& s, const Instruction& in) {
  Linked<FieldSite> site = SiteOf(c, s, in, FieldUse::kPutStatic);
  if (!site.ok()) return Throw(c, s, *site.error());
  const auto [f, owner, letter] = site.value();
  if (!IsReady(c, s, owner)) return Initialize(c, s, owner);
  const heap::Location statics = Statics(c, s, owner);
  const Slot value = PopValue(c, s, site.value());
  s.place.heap.SetCell(statics, f, c.values.ToCell(value));
  return Step::kNext;
}

Step GetField(Context& c, State& s, const Instruction& in) {
  Linked<FieldSite> site = SiteOf(c, s, in, FieldUse::kGetField);
  if (!site.ok()) return Throw(c, s, *site.error());
  const FieldId f = site.value().field;
  if (!s.appended.empty())
    if (auto builder = AppendedAmong(c, s, s.frame.Peek(0)))
      return WriteAppended(c, s, *builder);
  const Slot base = s.frame.Pop(Type::kReference);
  if (!s.unwritten.empty())
    if (auto late = UnwrittenAmong(c, s, base)) {
      s.frame.Push(base);
      return WriteText(s, *late);
    }
  // Also where its cells are known, as they are in a run on a given input.
  if (c.types.IsReadFilled(f) && !IsFilled(c, s, base))
    return WhereNotNull(c, s, base,
                        [&](State& t) { return ReadInside(c, t, base, f); });
  if (ReadWritten(c, s, base, f)) return Step::kNext;
  if (IsOfClassObjects(c, site.value())) {
    if (auto filled = FilledIn(c, s, base, f)) {
      s.frame.Push(Slot::At(*filled));
      return Step::kNext;
    }
    if (IsFilledIn(c, site.value()))
      return Unsupported(
          s, "what the virtual machine puts into " + c.table.TextOf(f));
    return WhereNotNull(
        c, s, base, [&](State& t) { return ReadOfClassObject(c, t, base, f); });
  }
  if (IsOfThrowables(c, site.value()))
    if (const char* unknown = FillThrowableCells(c, s, base, f))
      return Unsupported(s, unknown);
  const bool plain = IsPlain(c, s, base, site.value());
  if (plain && ReadKnown(c, s, base.location(), f)) return Step::kNext;
  if (!plain && !HasField(c, s, base, f)) return Unsupported(s, kNoSuchCell);
  return WhereNotNull(c, s, base, [&](State& t) {
    return ReadCell(c, t, c.values.ToSet(base), f);
  });
}

Step PutField(Context& c, State& s, const Instruction& in) {
  Linked<FieldSite> site = SiteOf(c, s, in, FieldUse::kPutField);
  if (!site.ok()) return Throw(c, s, *site.error());
  const FieldId f = site.value().field;
  if (!s.appended.empty())
    if (auto builder = AppendedAmong(c, s, s.frame.Peek(WordsOf(site.value()))))
      return WriteAppended(c, s, *builder);
  const Slot word = PopValue(c, s, site.value());
  const Slot base = s.frame.Pop(Type::kReference);
  if (c.types.IsFilledFirst(f) && !IsFilled(c, s, base))
    return WhereNotNull(
        c, s, base, [&](State& t) { return WriteInside(c, t, base, f, word); });
  if (IsPlain(c, s, base, site.value())) {
    s.place.heap.SetCell(base.location(), f, c.values.ToCell(word));
    return Step::kNext;
  }
  const heap::Value value = c.values.ToValue(word);
  if (!HasField(c, s, base, f)) return Unsupported(s, kNoSuchCell);
  return WhereNotNull(
      c, s, base, [&](State& t) { return WriteCell(c, t, base, f, value); });
}

}  // namespace engine::ops
