#include "engine/patterns/input_cells.h"

#include <optional>
#include <utility>
#include <variant>

namespace engine {
namespace {

using expr::Expr;

// Of one known class; elements that are no numbers are none here.
std::vector<Expr> ElementsOf(expr::Pool& pool, const heap::TypeHierarchy& types,
                             const heap::SymbolicHeap& heap, heap::Location l) {
  const std::vector<heap::ClassId> classes = heap.ClassesOf(pool, l);
  if (classes.size() != 1 || !types.IsArray(classes[0])) return {};
  std::vector<Expr> elements;
  for (uint32_t i = 0; i < heap.MostSlots(pool, l); ++i) {
    const heap::FieldId slot = types.SlotOf(classes[0], i);
    if (types.TypeOf(slot).kind != heap::FieldType::Kind::kNumber) return {};
    const heap::Value unknown = heap.InputUnknown(pool, types, l, slot);
    const Expr* symbol = std::get_if<Expr>(&unknown);
    if (symbol == nullptr) return {};
    elements.push_back(*symbol);
  }
  return elements;
}

}  // namespace

InputCells::InputCells(expr::Pool& pool, const heap::TypeHierarchy& types,
                       const heap::SymbolicHeap& heap)
    : pool_(pool) {
  heap.ForEachObject([&](heap::Location l, const heap::ObjectInfo& info) {
    if (info.kind != heap::ObjectInfo::Kind::kInput || !info.length_term)
      return;
    if (!pool.IsConstant(*info.length_term)) lengths_.insert(*info.length_term);
    Add(ElementsOf(pool, types, heap, l));
  });
}

InputCells::InputCells(expr::Pool& pool, std::vector<std::vector<Expr>> arrays)
    : pool_(pool) {
  for (auto& array : arrays) Add(std::move(array));
}

void InputCells::Add(std::vector<Expr> array) {
  const auto number = static_cast<uint32_t>(arrays_.size());
  for (uint32_t i = 0; i < array.size(); ++i)
    cells_.try_emplace(array[i], Cell{number, i});
  arrays_.push_back(std::move(array));
}

const InputCells::Cell* InputCells::Find(Expr symbol) const {
  const auto it = cells_.find(symbol);
  return it == cells_.end() ? nullptr : &it->second;
}

Expr InputCells::At(uint32_t array, uint32_t elements, Expr index) const {
  return pool_.CellAt(std::span(arrays_[array]).first(elements), index);
}

}  // namespace engine
