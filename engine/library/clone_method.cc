// Object.clone: a new object of the class of the old one, with the contents of
// its cells. Where the class depends on the input, so does that of the copy: a
// strategy that keeps cases together makes one object, whose class is the old
// one's; one that does not splits by class.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "engine/library/intrinsics.h"
#include "engine/runtime/array_copy.h"
#include "engine/runtime/cells.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/messages.h"
#include "engine/runtime/objects.h"
#include "engine/vm/contents.h"
#include "heap/naming.h"

namespace engine::intrinsics {
namespace {

using expr::Expr;
using expr::Formula;
using heap::Location;
using heap::Value;
using heap::ValueSet;

// What is cloned where `guard` holds.
struct Original {
  Formula guard;
  Location location;
  ClassId type;
};
using Originals = std::vector<Original>;

// The objects by class, as far as that is possible here.
Originals OriginalsOf(Context& c, const State& s,
                      const std::vector<heap::Guarded>& objects) {
  const heap::SymbolicHeap& heap = s.place.heap;
  Originals originals;
  for (const heap::Guarded& e : objects)
    for (ClassId type : heap.ClassesOf(c.pool, e.location)) {
      const ClassId one[] = {type};
      // The path says that it is one of the objects.
      const Formula guard =
          c.pool.And(objects.size() == 1 ? Formula::True() : e.guard,
                     heap.TypeIn(c.pool, e.location, one));
      if (c.heap.feasible.Possible(s.place.path, guard))
        originals.push_back({guard, e.location, type});
    }
  if (originals.size() == 1) originals[0].guard = Formula::True();
  return originals;
}

// The class of all; none if there are several.
std::optional<ClassId> OnlyClass(const Originals& originals) {
  for (const Original& o : originals)
    if (o.type != originals[0].type) return std::nullopt;
  return originals[0].type;
}

Step CloneArray(Context& c, State& s, const Slot& self, ClassId type) {
  uint32_t most = 0;
  for (const ArrayPart& part : PartsOf(c, s, self))
    most = std::max(most, part.slots);
  return ForEach(
      c, s, c.access.Length(s.place, c.values.ToSet(self)),
      [&](State& t, Expr length) {
        Location made;
        t.place.heap = t.place.heap.WithArray(type, length, made, most);
        const Expr zero = c.pool.Int(0);
        return CopyElements(
            c, t, {self, Slot::At(made), zero, zero, length},
            [&](State& u, Formula) { return Leave(c, u, Slot::At(made)); });
      });
}

std::vector<Need> NeedsOf(Context& c, const Originals& originals) {
  std::vector<Need> needs;
  for (const Original& o : originals)
    for (FieldId f : c.table[o.type].instance_fields)
      needs.push_back({o.guard, o.location, f});
  return needs;
}

// The content of a reference cell of one of several objects; nothing of it is
// uninitialised where it is needed.
ValueSet JoinedSet(Context& c, State& s, const std::vector<Need>& cells) {
  std::vector<heap::Guarded> entries;
  Formula none = Formula::True();  // the object has no such cell
  for (const Need& cell : cells) {
    const Value content =
        s.place.heap.Field(c.pool, c.types, cell.location, cell.field);
    for (const heap::Guarded& e : std::get<ValueSet>(content).entries()) {
      const Formula guard = c.pool.And(cell.when, e.guard);
      if (e.location != heap::kUninitialized && !guard.IsFalse())
        entries.push_back({guard, e.location});
    }
    none = c.pool.And(none, !cell.when);
  }
  entries.push_back({none, heap::kNull});
  return heap::SmallSet(c.pool, s.place.path, std::move(entries));
}

// A number; of an object without such a cell what a new one starts with.
Value JoinedNumber(Context& c, const State& s, const std::vector<Need>& cells,
                   Value value) {
  for (const Need& cell : cells)
    value = heap::SelectValue(
        c.pool, cell.when,
        s.place.heap.Field(c.pool, c.types, cell.location, cell.field), value);
  return value;
}

void CopyCells(Context& c, State& s, const Originals& originals,
               Location made) {
  std::map<FieldId, std::vector<Need>> cells;
  for (const Need& need : NeedsOf(c, originals))
    cells[need.field].push_back(need);
  for (const auto& [f, from] : cells) {
    const Value fresh = s.place.heap.Field(c.pool, c.types, made, f);
    const bool reference = std::holds_alternative<ValueSet>(fresh);
    s.place.heap.SetField(made, f,
                          reference ? Value(JoinedSet(c, s, from))
                                    : JoinedNumber(c, s, from, fresh));
  }
}

// An object of the class that the original has, whichever that is.
Location MakeAlike(State& s, const Originals& originals) {
  heap::ObjectInfo info;
  info.kind = heap::ObjectInfo::Kind::kAllocated;
  info.exact = originals[0].type;
  if (!OnlyClass(originals))
    info.type = s.place.heap.Info(originals[0].location).type;
  const Location made = s.place.heap.next_location();
  s.place.heap = s.place.heap.WithObject(std::move(info));
  return made;
}

// Why the strategy cannot do it in one; null if it can.
const char* Obstacle(const Context& c, const Originals& originals) {
  if (OnlyClass(originals)) return nullptr;
  for (const Original& o : originals) {
    if (c.table[o.type].IsArray())
      return "clone of an array of several possible classes";
    if (o.location != originals[0].location)
      return "clone of one of several objects of several classes";
  }
  return nullptr;
}

Step CloneObject(Context& c, State& s, const Slot& self,
                 const Originals& originals) {
  if (const char* obstacle = Obstacle(c, originals))
    return Unsupported(s, obstacle);
  if (c.table[originals[0].type].IsArray())
    return CloneArray(c, s, self, originals[0].type);
  const Location made = MakeAlike(s, originals);
  const std::vector<Need> needs = NeedsOf(c, originals);
  return InitializeCells(c, s, needs, [&](State& t) {
    CopyCells(c, t, originals, made);
    return Leave(c, t, Slot::At(made));
  });
}

// A strategy that must know the object gets a state for each.
Step CloneEach(Context& c, State& s, const Slot& self,
               const Originals& originals) {
  if (originals.size() == 1 || c.initializer.KeepsCasesTogether())
    return CloneObject(c, s, self, originals);
  heap::Answers<Original> answers;
  for (const Original& o : originals)
    if (auto path = c.heap.feasible.Assume(s.place.path, o.guard))
      answers.push_back({{*std::move(path), s.place.heap},
                         {Formula::True(), o.location, o.type}});
  return ForEach(c, s, std::move(answers), [&](State& t, const Original& o) {
    return CloneObject(c, t, self, {o});
  });
}

// When it is of a class that cannot be cloned. None: nobody can tell.
std::optional<Formula> NotCloneable(Context& c, const Originals& originals) {
  Linked<ClassId> cloneable = c.table.Load(c.table.Name("java/lang/Cloneable"));
  Formula not_cloneable = Formula::False();
  for (const Original& o : originals) {
    if (cloneable.ok() && c.table.IsSubtype(o.type, cloneable.value()))
      continue;
    if (c.table[o.type].kind == ClassKind::kUnknownSubclass)
      return std::nullopt;
    not_cloneable = c.pool.Or(not_cloneable, o.guard);
  }
  return not_cloneable;
}

Step CloneFilled(Context& c, State& s, const Slot& self) {
  return WithObjects(c, s, self, [&](State& t, const auto& objects) {
    const auto not_cloneable = NotCloneable(c, OriginalsOf(c, t, objects));
    if (!not_cloneable)
      return Unsupported(t, "clone of an object of an unknown subclass");
    return Unless(
        c, t, *not_cloneable, Implicit::kCloneNotSupportedException,
        [&](State& u) {
          return CloneEach(c, u, self, OriginalsOf(c, u, objects));
        },
        [&](const State& u) { return ClassNameOf(c, u, self); });
  });
}

}  // namespace

Step Clone(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Slot::Type::kReference);
  return WhereFilled(
      c, s, self, [](State&) {},
      [&](State& t) { return CloneFilled(c, t, self); });
}

}  // namespace engine::intrinsics
