#include "engine/state/values.h"

#include <variant>

#include "base/check.h"
#include "expr/sort.h"

namespace engine {
namespace {

using Type = Slot::Type;

Type TypeOf(expr::Sort sort) {
  switch (sort) {
    case expr::Sort::kBv32:
      return Type::kInt;
    case expr::Sort::kBv64:
      return Type::kLong;
    case expr::Sort::kF32:
      return Type::kFloat;
    case expr::Sort::kF64:
      return Type::kDouble;
  }
  UNREACHABLE("a sort should be one of four");
}

expr::Sort SortOf(Type type) {
  switch (type) {
    case Type::kLong:
      return expr::Sort::kBv64;
    case Type::kFloat:
      return expr::Sort::kF32;
    case Type::kDouble:
      return expr::Sort::kF64;
    default:
      return expr::Sort::kBv32;
  }
}

}  // namespace

expr::Expr Values::ToTerm(const Slot& slot) const {
  if (!slot.IsKnown()) return expr::Expr(slot.handle);
  return pool_.Constant(SortOf(slot.type), slot.bits);
}

Slot Values::FromTerm(expr::Expr term) const {
  const Type type = TypeOf(pool_.sort(term));
  if (auto bits = pool_.constant(term)) return Slot::Number(type, *bits);
  return {type, Slot::Form::kSymbolic, term.id(), 0};
}

heap::ValueSet Values::ToSet(const Slot& slot) const {
  CHECK(slot.type == Type::kReference, "a value set should be a reference");
  if (slot.IsKnown()) return heap::ValueSet(slot.location());
  CHECK(slot.form == Slot::Form::kSymbolic,
        "a parameter should be read before it is used");
  return sets_[slot.handle];
}

Slot Values::FromSet(const heap::ValueSet& set) {
  if (set.IsSingle()) return Slot::At(set.single());
  const auto number = static_cast<uint32_t>(sets_.size());
  sets_.push_back(set);
  return {Type::kReference, Slot::Form::kSymbolic, number, 0};
}

heap::Value Values::ToValue(const Slot& slot) const {
  if (slot.type == Type::kReference) return ToSet(slot);
  return ToTerm(slot);
}

heap::CellContent Values::ToCell(const Slot& slot) const {
  if (slot.IsKnown()) {
    if (slot.type == Type::kReference)
      return heap::CellContent::Reference(slot.location());
    const auto bits = static_cast<uint32_t>(slot.bits);
    if (slot.type == Type::kInt)
      return heap::CellContent::Number(expr::Sort::kBv32, bits);
    if (slot.type == Type::kFloat)
      return heap::CellContent::Number(expr::Sort::kF32, bits);
  }
  return heap::CellContent(ToValue(slot));
}

Slot Values::FromCell(const heap::CellContent& cell) {
  if (cell.IsLocation()) return Slot::At(cell.location());
  if (cell.IsInt()) return Slot::Number(Type::kInt, cell.bits());
  if (cell.IsFloat()) return Slot::Number(Type::kFloat, cell.bits());
  return FromValue(cell.ToValue(pool_));
}

Slot Values::FromValue(const heap::Value& value) {
  if (const auto* set = std::get_if<heap::ValueSet>(&value))
    return FromSet(*set);
  return FromTerm(std::get<expr::Expr>(value));
}

}  // namespace engine
