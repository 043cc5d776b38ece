#include "heap/reads.h"

#include <variant>

#include "heap/cell.h"
#include "heap/value_set.h"

namespace heap {

using expr::Expr;
using expr::Formula;
using expr::Unknown;

Reads::Reads(expr::Pool& pool, const TypeHierarchy& types, const Place& place,
             const std::optional<Value>& result)
    : pool_(pool) {
  marks_.Clear();
  for (Formula f : place.path.conjuncts().ToVector()) Mark(f);
  if (result) Mark(*result);
  place.heap.ForEachCell([&](Location l, FieldId f, const CellContent& cell) {
    if (cell.IsInt() || cell.IsFloat() || cell.IsLocation()) return;
    const Value value = cell.ToValue(pool);
    // A cell that holds what it held was not read by that.
    if (value != place.heap.AtEntry(pool, types, l, f)) Mark(value);
  });
  place.heap.ForEachDroppedValue([&](const auto& dropped) {
    if (const auto* number = std::get_if<Expr>(&dropped))
      numbers_.push_back(*number);
    else
      Mark(std::get<Formula>(dropped));
  });
  for (Unknown u : pool_.UnknownsIn(numbers_)) Mark(u);
}

void Reads::Mark(Formula f) {
  for (Unknown u : pool_.UnknownsOf(f)) Mark(u);
}

void Reads::Mark(const Value& value) {
  if (const auto* number = std::get_if<Expr>(&value))
    numbers_.push_back(*number);
  else if (const auto* truth = std::get_if<Formula>(&value))
    Mark(*truth);
  else
    for (const Guarded& e : std::get<ValueSet>(value).entries()) Mark(e.guard);
}

// A derived choice depends on what its cases do.
void Reads::Mark(Unknown u) {
  if (!marks_.Add(u)) return;
  unknowns_.push_back(u);
  if (!u.IsVariable() || !pool_.IsChoice(u.variable())) return;
  for (const expr::DerivedCase& c : pool_.choice(u.variable()).cases)
    Mark(c.when);
}

}  // namespace heap
