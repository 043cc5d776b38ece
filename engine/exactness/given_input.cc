#include "engine/exactness/given_input.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "base/check.h"
#include "heap/value_set.h"

namespace exactness {

using expr::Formula;
using heap::ConcreteCell;
using heap::Location;
using heap::ObjectInfo;
using heap::SymbolicHeap;

namespace {

constexpr uint32_t kNotThere = UINT32_MAX;

}  // namespace

SymbolicHeap WithNumbers(expr::Pool& pool, const SymbolicHeap& heap, Location l,
                         const heap::ConcreteObject& object) {
  SymbolicHeap filled = heap;
  for (const heap::ConcreteField& field : object.fields) {
    if (field.cell.kind == ConcreteCell::Kind::kNumber)
      filled = filled.WithGiven(
          l, field.field, pool.Constant(field.cell.sort, field.cell.bits));
    if (field.cell.kind == ConcreteCell::Kind::kBool)
      filled = filled.WithGiven(
          l, field.field,
          field.cell.bits != 0 ? Formula::True() : Formula::False());
  }
  return filled;
}

uint32_t GivenInput::RootObject(const heap::TypeHierarchy& types,
                                const SymbolicHeap& heap, Location l,
                                size_t& roots) const {
  const ObjectInfo& info = heap.Info(l);
  if (info.kind != ObjectInfo::Kind::kPrestate || types.IsHolder(info.exact)) {
    CHECK(roots < input_.roots.size(), "an input should have all roots");
    return input_.roots[roots++].cell.object();
  }
  for (uint32_t n = 0; n < input_.objects.size(); ++n)
    if (input_.objects[n].prestate == l.index()) return n;
  return kNotThere;  // nothing leads to it
}

std::map<Location, uint32_t> GivenInput::Known(const heap::TypeHierarchy& types,
                                               const SymbolicHeap& heap) const {
  std::map<Location, uint32_t> known;
  size_t roots = 0;
  for (const heap::InitRecord& record : heap.log().ToVector()) {
    if (record.created == heap::kNull) continue;
    const uint32_t object =
        record.choice ? input_.objects[known.at(record.owner)]
                            .Find(record.field)
                            ->object()
                      : RootObject(types, heap, record.created, roots);
    if (object != kNotThere) known.emplace(record.created, object);
  }
  return known;
}

SymbolicHeap GivenInput::WithObject(const heap::Context& context,
                                    const SymbolicHeap& heap, Location owner,
                                    heap::FieldId f, uint32_t number) const {
  const heap::ConcreteObject& object = input_.objects[number];
  ObjectInfo info;
  info.kind = ObjectInfo::Kind::kInput;
  info.exact = object.type;
  info.depth = heap.Info(owner).depth + (context.types.IsPart(f) ? 0 : 1);
  info.exists = Formula::True();
  info.owner = owner;
  info.field = f;
  if (context.types.IsArray(object.type)) {
    const ConcreteCell* length = object.Find(context.types.LengthField());
    info.length_term = context.pool.Constant(length->sort, length->bits);
    info.slots = static_cast<uint32_t>(length->bits);
  }
  const Location made = heap.next_location();
  return WithNumbers(context.pool, heap.WithObject(std::move(info)), made,
                     object);
}

heap::Places GivenInput::OnRead(const heap::Context& context,
                                const heap::Place& place, Location owner,
                                heap::FieldId f, Formula when) const {
  CHECK(when.IsTrue(), "a concrete run should know which object it reads");
  const std::map<Location, uint32_t> known = Known(context.types, place.heap);
  const auto it = known.find(owner);
  CHECK(it != known.end(), "a concrete run should read what is there");
  const ConcreteCell* cell = input_.objects[it->second].Find(f);
  CHECK(cell != nullptr, "an object should have the cell that is read");
  heap::InitRecord record;
  record.owner = owner;
  record.field = f;
  Location target = cell->IsObject() ? place.heap.next_location() : heap::kNull;
  for (const auto& [l, object] : known)
    if (cell->IsObject() && object == cell->object()) target = l;
  SymbolicHeap heap = place.heap;
  if (target == heap.next_location()) {
    record.created = target;
    record.exists = Formula::True();
    heap = WithObject(context, heap, owner, f, cell->object());
  }
  record.chosen = target;
  const uint32_t label[] = {target.index()};
  record.choice = context.pool.MakeChoice(
      std::to_string(heap.log().size()) + ":given", label);
  heap = heap.WithField(owner, f, heap::ValueSet(target))
             .WithRecord(std::move(record));
  return {heap::Place{place.path, std::move(heap)}};
}

}  // namespace exactness
