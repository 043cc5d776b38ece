#include "heap/concrete.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/check.h"

namespace heap {
namespace {

constexpr uint32_t kNoNumber = UINT32_MAX;

ConcreteCell BlankCell(const TypeHierarchy& types, FieldId f) {
  const FieldType type = types.TypeOf(f);
  switch (type.kind) {
    case FieldType::Kind::kReference:
      return ConcreteCell::Any();
    case FieldType::Kind::kBool:
      return ConcreteCell::Bool(false);
    case FieldType::Kind::kNumber:
      return ConcreteCell::Number(type.sort, types.Sample(f));
  }
  UNREACHABLE("a field should be of one of these kinds");
}

ConcreteObject BlankArray(const TypeHierarchy& types, ClassId c,
                          uint32_t length, uint32_t told) {
  ConcreteObject array{c};
  array.fields.push_back(
      {types.LengthField(), ConcreteCell::Number(expr::Sort::kBv32, length)});
  for (uint32_t i = 0; i < std::min(length, told); ++i) {
    const FieldId slot = types.SlotOf(c, i);
    array.fields.push_back({slot, BlankCell(types, slot)});
  }
  return array;
}

// A root has no field that would say that its number is a truth value.
ConcreteCell AsRoot(const TypeHierarchy& types, const ConcreteField& field) {
  ConcreteCell cell = field.cell;
  if (types.TypeOf(field.field).width == FieldType::Width::kBoolean)
    cell = ConcreteCell::Bool(field.cell.bits != 0);
  cell.unread = field.cell.unread;
  return cell;
}

// A loop, not recursion: a list may be long.
class Discovery {
 public:
  explicit Discovery(const ConcreteHeap& heap)
      : heap_(heap), seen_(heap.objects.size(), false) {}

  void From(const ConcreteCell& cell) {
    Meet(cell);
    while (!stack_.empty()) {
      auto& [object, next] = stack_.back();
      const auto& fields = heap_.objects[object].fields;
      if (next == fields.size())
        stack_.pop_back();
      else
        Meet(fields[next++].cell);
    }
  }
  std::vector<uint32_t> order() && { return std::move(order_); }

 private:
  void Meet(const ConcreteCell& cell) {
    if (!cell.IsObject() || seen_[cell.object()]) return;
    seen_[cell.object()] = true;
    order_.push_back(cell.object());
    stack_.emplace_back(cell.object(), 0);
  }

  const ConcreteHeap& heap_;
  std::vector<bool> seen_;
  std::vector<uint32_t> order_;
  std::vector<std::pair<uint32_t, size_t>> stack_;  // with the next field
};

}  // namespace

const ConcreteCell* ConcreteObject::Find(FieldId f) const {
  for (const ConcreteField& field : fields)
    if (field.field == f) return &field.cell;
  return nullptr;
}

ConcreteCell* ConcreteObject::Find(FieldId f) {
  return const_cast<ConcreteCell*>(std::as_const(*this).Find(f));
}

ConcreteObject BlankObject(const TypeHierarchy& types, ClassId c,
                           uint32_t length, uint32_t told) {
  if (types.IsArray(c)) return BlankArray(types, c, length, told);
  ConcreteObject object{c};
  for (FieldId f : types.FieldsOf(c))
    object.fields.push_back({f, BlankCell(types, f)});
  std::stable_sort(object.fields.begin(), object.fields.end(),
                   [&](const ConcreteField& a, const ConcreteField& b) {
                     return types.FieldName(a.field) < types.FieldName(b.field);
                   });
  return object;
}

std::vector<uint32_t> DiscoveryOrder(const ConcreteHeap& heap) {
  Discovery discovery(heap);
  for (const ConcreteRoot& root : heap.roots) discovery.From(root.cell);
  return std::move(discovery).order();
}

ConcreteHeap Renumbered(const ConcreteHeap& heap,
                        const std::vector<uint32_t>& order) {
  std::vector<uint32_t> number(heap.objects.size(), kNoNumber);
  for (uint32_t i = 0; i < order.size(); ++i) number[order[i]] = i;
  auto rename = [&](ConcreteCell& cell) {
    if (!cell.IsObject()) return;
    CHECK(number[cell.object()] != kNoNumber,
          "a kept cell should lead to a kept object");
    cell.bits = number[cell.object()];
  };
  ConcreteHeap result{heap.roots};
  for (ConcreteRoot& root : result.roots) rename(root.cell);
  for (uint32_t old : order) {
    ConcreteObject& object = result.objects.emplace_back(heap.objects[old]);
    for (ConcreteField& field : object.fields) rename(field.cell);
    for (ConcreteCall& call : object.calls) {
      for (ConcreteCell& argument : call.arguments)
        if (argument.IsObject() && number[argument.object()] == kNoNumber)
          argument = ConcreteCell::Any();
        else
          rename(argument);
      rename(call.result.cell);
    }
  }
  return result;
}

ConcreteHeap WithoutGarbage(const ConcreteHeap& heap, uint32_t first) {
  // What is kept anyway may lead to objects that the roots do not.
  Discovery discovery(heap);
  for (const ConcreteRoot& root : heap.roots) discovery.From(root.cell);
  for (uint32_t i = 0; i < first; ++i) discovery.From(ConcreteCell::Object(i));
  std::vector<uint32_t> order(first);
  for (uint32_t i = 0; i < first; ++i) order[i] = i;
  for (uint32_t object : std::move(discovery).order())
    if (object >= first) order.push_back(object);
  return Renumbered(heap, order);
}

ConcreteHeap WithoutHolders(const TypeHierarchy& types,
                            const ConcreteHeap& heap) {
  ConcreteHeap flat{{}, heap.objects};
  for (const ConcreteRoot& root : heap.roots) {
    const ConcreteObject* holder =
        root.cell.IsObject() ? &heap.objects[root.cell.object()] : nullptr;
    if (holder == nullptr || !types.IsHolder(holder->type)) {
      flat.roots.push_back(root);
      continue;
    }
    const std::string prefix = root.name.empty() ? "" : root.name + ".";
    for (const ConcreteField& field : holder->fields)
      flat.roots.push_back(
          {prefix + types.FieldName(field.field), AsRoot(types, field)});
  }
  std::vector<uint32_t> kept;
  for (uint32_t i = 0; i < heap.objects.size(); ++i)
    if (!types.IsHolder(heap.objects[i].type)) kept.push_back(i);
  return Renumbered(flat, kept);
}

}  // namespace heap
