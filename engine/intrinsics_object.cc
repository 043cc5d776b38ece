// java.lang.Object, Class and System.
#include <string>
#include <vector>

#include "engine/arrays.h"
#include "engine/exceptions.h"
#include "engine/intrinsics.h"
#include "engine/invocation.h"
#include "engine/mirrors.h"
#include "engine/monitors.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;
using expr::Expr;
using expr::Formula;

Step ReturnInt(Context& c, State& s, bool value) {
  return Leave(c, s, Slot::Int(value ? 1 : 0));
}

// The objects a reference that is not null may be, deferred ones resolved.
template <class Next>  // (State&, vector<Guarded>) -> Step
Step WithObjects(Context& c, State& s, const Slot& reference, Next next) {
  const heap::ValueSet set = c.values.ToSet(reference);
  // Asking for the class resolves what was put off.
  return ForEach(c, s, c.access.WhenInstance(s.place, set, c.table.object()),
                 [&](State& t, Formula) {
                   std::vector<heap::Guarded> objects;
                   const heap::ValueSet settled =
                       t.place.heap.Settle(c.pool, set);
                   for (const heap::Guarded& e : settled.entries())
                     if (e.location != heap::kNull) objects.push_back(e);
                   return next(t, objects);
                 });
}

}  // namespace

Step ReturnNothing(Context& c, State& s) { return Leave(c, s, std::nullopt); }

Step ReturnThis(Context& c, State& s) {
  return Leave(c, s, s.frame.Local(0, Type::kReference));
}

Step GetClass(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  return WithObjects(c, s, self, [&](State& t, const auto& objects) {
    std::vector<heap::Guarded> mirrors;
    for (const heap::Guarded& e : objects)
      for (ClassId type : t.place.heap.ClassesOf(c.pool, e.location)) {
        if (c.table[type].kind == ClassKind::kUnknownSubclass)
          return Unsupported(t, "the Class object of an unknown subclass");
        auto mirror = MirrorOf(c, t, type);
        if (!mirror) return Unsupported(t, "a Class object without a JDK");
        const ClassId only[] = {type};
        mirrors.push_back(
            {c.pool.And(e.guard, t.place.heap.TypeIn(c.pool, e.location, only)),
             *mirror});
      }
    return Leave(c, t, c.values.FromSet(heap::ValueSet::Of(c.pool, mirrors)));
  });
}

// Some number, the same each time it is asked for; 0 for null.
Step IdentityHash(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  return WithObjects(c, s, self, [&](State& t, const auto& objects) {
    Expr hash = c.pool.Int(0);
    for (const heap::Guarded& e : objects)
      hash = c.pool.Ite(
          e.guard,
          c.pool.Symbol(expr::Sort::kBv32,
                        "identityHashCode(" +
                            t.place.heap.NameOf(c.types, e.location) + ")"),
          hash);
    return Leave(c, t, c.values.FromTerm(hash));
  });
}

Step Notify(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  return Unless(c, s, NotEntered(c, s, self),
                Implicit::kIllegalMonitorStateException,
                [&](State& t) { return Leave(c, t, std::nullopt); });
}

Step DesiredAssertionStatus(Context& c, State& s) {
  return ReturnInt(c, s, c.options.assertions);
}

Step IsArrayClass(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  auto type = self.IsKnown() ? MirroredClass(s, self.location()) : std::nullopt;
  if (!type) return Unsupported(s, "Class.isArray of an unknown class");
  return ReturnInt(c, s, c.table[*type].IsArray());
}

namespace {

// Copies cell after cell; reading one may initialise it.
Step CopyCells(Context& c, State& s, heap::Location from, heap::Location to,
               std::vector<FieldId> fields) {
  if (fields.empty()) return Leave(c, s, Slot::At(to));
  const FieldId f = fields.back();
  fields.pop_back();
  return ForEach(c, s, c.access.Read(s.place, heap::ValueSet(from), f),
                 [&](State& t, const heap::Value& value) {
                   t.place.heap = t.place.heap.WithField(to, f, value);
                   return CopyCells(c, t, from, to, fields);
                 });
}

Step CopyArray(Context& c, State& s, heap::Location from, ClassId type,
               int32_t length) {
  heap::Location made;
  heap::SymbolicHeap& heap = s.place.heap;
  heap = heap.WithArray(type, c.pool.Int(length), made);
  for (int32_t i = 0; i < length; ++i) {
    const FieldId f = c.types.SlotOf(type, static_cast<uint32_t>(i));
    auto read = c.access.Read(s.place, heap::ValueSet(from), f);
    if (read.size() != 1)
      return Unsupported(s, "clone of references not yet initialised");
    s.place = std::move(read[0].place);
    heap = heap.WithField(made, f, std::move(read[0].answer));
  }
  return Leave(c, s, Slot::At(made));
}

Step CopyObject(Context& c, State& s, const Slot& object, ClassId type) {
  if (c.table[type].IsArray()) {
    auto length = KnownLength(c, s, object);
    if (!length) return Unsupported(s, "clone of an array of symbolic length");
    return CopyArray(c, s, object.location(), type, *length);
  }
  heap::Location made;
  s.place.heap = s.place.heap.WithAllocation(type, made);
  return CopyCells(c, s, object.location(), made,
                   c.table[type].instance_fields);
}

}  // namespace

Step Clone(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  if (!self.IsKnown()) return Unsupported(s, "clone of one of several objects");
  const heap::ObjectInfo info = s.place.heap.Info(self.location());
  if (info.type || info.kind == heap::ObjectInfo::Kind::kDeferred)
    return Unsupported(s, "clone of an object of several possible classes");
  Linked<ClassId> cloneable = c.table.Load(c.table.Name("java/lang/Cloneable"));
  if (!cloneable.ok() || !c.table.IsSubtype(info.exact, cloneable.value()))
    return Throw(c, s, Implicit::kCloneNotSupportedException);
  return CopyObject(c, s, self, info.exact);
}

namespace {

// What JVMS leaves to the library: checks in the order of its documentation.
struct Copy {
  Slot source, from, target, to, count;
};

Step CopyKnown(Context& c, State& s, const Copy& copy) {
  const ClassId target = s.place.heap.Info(copy.target.location()).exact;
  const int32_t count = copy.count.AsInt();
  std::vector<heap::Value> values;
  for (int32_t i = 0; i < count; ++i) {
    const auto index = static_cast<uint32_t>(copy.from.AsInt() + i);
    auto read = c.access.ReadElement(s.place, c.values.ToSet(copy.source),
                                     c.pool.Int(static_cast<int32_t>(index)));
    if (read.size() != 1)
      return Unsupported(s, "arraycopy of references not yet initialised");
    s.place = std::move(read[0].place);
    values.push_back(std::move(read[0].answer));
  }
  for (int32_t i = 0; i < count; ++i) {
    const auto index = static_cast<uint32_t>(copy.to.AsInt() + i);
    s.place.heap = s.place.heap.WithField(
        copy.target.location(), c.types.SlotOf(target, index), values[i]);
  }
  return Leave(c, s, std::nullopt);
}

bool SameKind(const Context& c, ClassId a, ClassId b) {
  const char x = c.table.LetterOf(c.table[a].component);
  const char y = c.table.LetterOf(c.table[b].component);
  const bool refs = (x == 'L' || x == '[') && (y == 'L' || y == '[');
  return refs || x == y;
}

bool References(const Context& c, ClassId array) {
  const char letter = c.table.LetterOf(c.table[array].component);
  return letter == 'L' || letter == '[';
}

Step CheckAndCopy(Context& c, State& s, const Copy& copy) {
  auto source_length = KnownLength(c, s, copy.source);
  auto target_length = KnownLength(c, s, copy.target);
  const ClassId source = s.place.heap.Info(copy.source.location()).exact;
  const ClassId target = s.place.heap.Info(copy.target.location()).exact;
  if (!c.table[source].IsArray() || !c.table[target].IsArray() ||
      !SameKind(c, source, target))
    return Throw(c, s, Implicit::kArrayStoreException);
  if (!source_length || !target_length)
    return Unsupported(s, "arraycopy between arrays of symbolic length");
  const int64_t from = copy.from.AsInt(), to = copy.to.AsInt();
  const int64_t count = copy.count.AsInt();
  if (from < 0 || to < 0 || count < 0 || from + count > *source_length ||
      to + count > *target_length)
    return Throw(c, s, Implicit::kArrayIndexOutOfBoundsException);
  if (References(c, source) &&
      !c.table.IsSubtype(c.table[source].component, c.table[target].component))
    return Unsupported(s, "arraycopy that may store another type");
  return CopyKnown(c, s, copy);
}

}  // namespace

Step ArrayCopy(Context& c, State& s) {
  const Copy copy{s.frame.Local(0, Type::kReference),
                  s.frame.Local(1, Type::kInt),
                  s.frame.Local(2, Type::kReference),
                  s.frame.Local(3, Type::kInt), s.frame.Local(4, Type::kInt)};
  return WhereNotNull(c, s, copy.source, [&](State& t) {
    return WhereNotNull(c, t, copy.target, [&](State& u) {
      if (!copy.source.IsKnown() || !copy.target.IsKnown() ||
          !copy.from.IsKnown() || !copy.to.IsKnown() || !copy.count.IsKnown())
        return Unsupported(u, "arraycopy with symbolic arguments");
      return CheckAndCopy(c, u, copy);
    });
  });
}

}  // namespace engine::intrinsics
