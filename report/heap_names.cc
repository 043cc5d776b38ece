#include "report/heap_names.h"

namespace report {

using heap::ConcreteCell;
using heap::ConcreteField;
using heap::ConcreteObject;

HeapNames::HeapNames(const heap::TypeHierarchy& types,
                     const heap::ConcreteHeap& heap, const HeapLore& lore)
    : types_(types), heap_(heap), lore_(lore), names_(heap.objects.size()) {
  for (const ConcreteObject& object : heap.objects)
    strings_.push_back(ReadString(types, heap, object));
  const std::vector<bool> hidden = HiddenArrays();
  uint32_t objects = 0, arrays = 0;
  for (size_t i = 0; i < names_.size(); ++i)
    if (!hidden[i])
      names_[i] = types.IsArray(heap.objects[i].type)
                      ? "a" + std::to_string(++arrays)
                      : "n" + std::to_string(++objects);
}

std::vector<bool> HeapNames::HiddenArrays() const {
  std::vector<bool> hidden(heap_.objects.size(), false);
  for (const auto& string : strings_)
    if (string && string->bytes) hidden[*string->bytes] = true;
  auto show = [&](const ConcreteCell& cell) {
    if (cell.IsObject()) hidden[cell.object()] = false;
  };
  for (const heap::ConcreteRoot& root : heap_.roots) show(root.cell);
  for (size_t i = 0; i < heap_.objects.size(); ++i)
    if (!strings_[i])
      for (const ConcreteField& f : heap_.objects[i].fields) show(f.cell);
  return hidden;
}

bool HeapNames::IsLiteral(size_t object) const {
  const uint32_t prestate = heap_.objects[object].prestate;
  return strings_[object] && prestate != 0 && lore_.is_literal &&
         lore_.is_literal(prestate);
}

// Fields stand by name, inherited ones first, so that the last of one name is
// the one that hides the others.
std::string HeapNames::KeyOf(const ConcreteObject& object, size_t i) const {
  const heap::FieldId field = object.fields[i].field;
  const std::string name = types_.FieldName(field);
  const bool hidden = i + 1 < object.fields.size() &&
                      types_.FieldName(object.fields[i + 1].field) == name;
  return hidden && lore_.owner_of ? lore_.owner_of(field) + "." + name : name;
}

}  // namespace report
