// The part of Access that is about functions of the input.
#include <algorithm>
#include <utility>
#include <variant>

#include "base/check.h"
#include "heap/access.h"

namespace heap {

using expr::Expr;
using expr::Formula;

Places Access::Comparable(const Place& place,
                          const std::vector<Value>& arguments) const {
  Places places = {place};
  for (const InputCall& call : place.heap.calls().ToVector())
    for (size_t i = 0; i < call.arguments.size(); ++i) {
      const auto* a = std::get_if<ValueSet>(&call.arguments[i]);
      if (a == nullptr || call.arguments.size() != arguments.size()) continue;
      const auto* b = std::get_if<ValueSet>(&arguments[i]);
      if (b == nullptr) continue;
      Places next;
      for (const Place& p : places)
        for (Place& q : initializer_.OnCompare(context_, p, *a, *b))
          next.push_back(std::move(q));
      places = std::move(next);
    }
  return places;
}

// References by identity, numbers by their bits.
Formula Access::SameArguments(const Place& place, const InputCall& call,
                              const std::vector<Value>& arguments) const {
  expr::Pool& pool = context_.pool;
  CHECK(call.arguments.size() == arguments.size(),
        "a function should be called with what it takes");
  Formula same = call.when;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const Value &a = call.arguments[i], &b = arguments[i];
    if (const auto* set = std::get_if<ValueSet>(&a))
      same = pool.And(same, Equal(pool, Settled(place, *set),
                                  Settled(place, std::get<ValueSet>(b))));
    else if (const auto* truth = std::get_if<Formula>(&a))
      same = pool.And(
          same, pool.Ite(*truth, std::get<Formula>(b), !std::get<Formula>(b)));
    else
      same = pool.And(same, pool.Eq(std::get<Expr>(a), std::get<Expr>(b)));
  }
  return same;
}

// That it has a number of its own does not depend on what it was called with,
// so that cells go by the same names with every strategy.
Access::Cells Access::CallCells(Place& place, const ValueSet& function,
                                std::span<const FieldId> results,
                                const std::vector<Value>& arguments) const {
  expr::Pool& pool = context_.pool;
  Cells cells;
  for (const Guarded& target : Targets(place, function)) {
    Formula open = target.guard;
    uint32_t number = 0;
    for (const InputCall& call : place.heap.calls().ToVector()) {
      if (call.function != target.location) continue;
      number = std::max(number, call.number + 1);
      const Formula same =
          pool.And(open, SameArguments(place, call, arguments));
      if (same.IsFalse()) continue;
      cells.push_back({same, target.location, call.result});
      open = pool.And(open, !same);
    }
    CHECK(number < results.size(), "a call should have a cell for its result");
    if (!open.IsFalse())
      cells.push_back({open, target.location, results[number]});
    place.heap.AddCall(
        {target.location, number, results[number], arguments, open});
  }
  return PossibleCells(place, std::move(cells));
}

Access::Cells Access::PossibleCells(const Place& place, Cells cells) const {
  std::vector<Formula> guards;
  for (const Cell& cell : cells) guards.push_back(cell.guard);
  const std::vector<bool> possible =
      context_.feasible.WhichPossible(place.path, guards);
  Cells left;
  for (size_t i = 0; i < cells.size(); ++i)
    if (possible[i]) left.push_back(cells[i]);
  if (left.size() == 1) left[0].guard = Formula::True();
  return left;
}

Answers<Value> Access::Call(const Place& place, const ValueSet& function,
                            std::span<const FieldId> results,
                            const std::vector<Value>& arguments) const {
  Answers<Value> answers;
  for (const Place& p : initializer_.OnDereference(context_, place, function))
    for (Place& q : Comparable(p, arguments)) {
      Cells cells = CallCells(q, function, results, arguments);
      for (const Spot& spot : SplitCells(q, std::move(cells)))
        for (Place& r : Initialize(spot.place, spot.cells))
          answers.push_back(ReadInitialized(std::move(r), spot.cells));
    }
  return answers;
}

}  // namespace heap
