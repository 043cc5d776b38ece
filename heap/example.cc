#include "heap/example.h"

#include <variant>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/rounding.h"
#include "expr/unknown.h"
#include "heap/concretize.h"
#include "heap/value_set.h"

namespace heap {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Unknown;

// What the path's course, its result and the heap it leaves depend on.
class Reads {
 public:
  Reads(expr::Pool& pool, const TypeHierarchy& types, const Place& place,
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
  const expr::UnknownMarks& marks() const { return marks_; }

 private:
  void Mark(Formula f) {
    for (Unknown u : pool_.UnknownsOf(f)) Mark(u);
  }
  void Mark(const Value& value) {
    if (const auto* number = std::get_if<Expr>(&value))
      numbers_.push_back(*number);
    else if (const auto* truth = std::get_if<Formula>(&value))
      Mark(*truth);
    else
      for (const Guarded& e : std::get<ValueSet>(value).entries())
        Mark(e.guard);
  }
  // A derived choice depends on what its cases do.
  void Mark(Unknown u) {
    if (!marks_.Add(u) || !u.IsVariable() || !pool_.IsChoice(u.variable()))
      return;
    for (const expr::DerivedCase& c : pool_.choice(u.variable()).cases)
      Mark(c.when);
  }

  expr::Pool& pool_;
  expr::UnknownMarks marks_;
  // Looked through together: large terms share most of what they consist of.
  std::vector<Expr> numbers_;
};

}  // namespace

std::optional<Instance> ExampleOf(expr::Pool& pool, const TypeHierarchy& types,
                                  const Place& place,
                                  const std::optional<Value>& result,
                                  const Bounds& bounds) {
  if (!place.path.witness()) return std::nullopt;
  const expr::Model& witness = *place.path.witness();
  const Reads reads(pool, types, place, result);
  for (const expr::Model& model :
       {expr::Rounded(pool, place.path, witness), witness})
    if (auto instance =
            Concretize(pool, types, place.heap, model, bounds, &reads.marks()))
      return instance;
  return std::nullopt;
}

}  // namespace heap
