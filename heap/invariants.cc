#include "heap/invariants.h"

#include <cstddef>
#include <map>
#include <utility>
#include <variant>

#include "expr/expr.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"

namespace heap {
namespace {

using expr::Formula;

class Checker {
 public:
  Checker(const Context& context, const Place& place)
      : context_(context), place_(place) {}

  // Of a value that matters only where `relevant` holds.
  std::optional<std::string> Check(const ValueSet& set, Formula relevant) {
    std::optional<std::string> problem = CheckOne(set);
    if (!problem) problem = CheckDetAndExh(set);
    if (!problem) problem = CheckIn(set, relevant);
    return problem;
  }

  std::optional<std::string> CheckNoUn(const ValueSet& set) {
    if (!set.Holds(kUninitialized)) return std::nullopt;
    return "NoUn: a value in use may be uninitialised";
  }

 private:
  std::string NameOf(Location l) {
    return place_.heap.NameOf(context_.types, l);
  }
  bool Possible(Formula f) {
    return !f.IsFalse() && context_.feasible.Possible(place_.path, f);
  }

  std::optional<std::string> CheckOne(const ValueSet& set) {
    for (size_t i = 1; i < set.entries().size(); ++i)
      if (!(set.entries()[i - 1].location < set.entries()[i].location))
        return "One: " + NameOf(set.entries()[i].location) +
               " is out of order or there twice";
    return std::nullopt;
  }

  std::optional<std::string> CheckDetAndExh(const ValueSet& set) {
    Formula any = Formula::False();
    for (const Guarded& e : set.entries()) {
      if (Possible(context_.pool.And(any, e.guard)))
        return "Det: " + NameOf(e.location) + " and another hold together";
      any = context_.pool.Or(any, e.guard);
    }
    if (Possible(!any)) return "Exh: there may be no value";
    return std::nullopt;
  }

  std::optional<std::string> CheckIn(const ValueSet& set, Formula relevant) {
    for (const Guarded& e : set.entries()) {
      if (e.location < kFirstObject) continue;
      const Formula missing = !place_.heap.Info(e.location).exists;
      if (Possible(
              context_.pool.And(context_.pool.And(relevant, e.guard), missing)))
        return "In: " + NameOf(e.location) + " may not exist";
    }
    return std::nullopt;
  }

  const Context& context_;
  const Place& place_;
};

std::optional<std::string> CheckCells(const Context& context,
                                      const Place& place, Checker& checker) {
  std::optional<std::string> found;
  place.heap.ForEachField([&](Location l, FieldId f, const Value& value) {
    const auto* set = std::get_if<ValueSet>(&value);
    if (found || set == nullptr) return;
    const Formula there =
        place.heap.WhenThere(context.pool, context.types, l, f);
    if (auto problem = checker.Check(*set, there))
      found = place.heap.CellName(context.types, l, f) + ": " + *problem;
  });
  return found;
}

}  // namespace

std::optional<std::string> FindViolation(const Context& context,
                                         const Place& place,
                                         std::span<const ValueSet> in_use) {
  Checker checker(context, place);
  for (size_t i = 0; i < in_use.size(); ++i) {
    std::optional<std::string> problem = checker.CheckNoUn(in_use[i]);
    if (!problem) problem = checker.Check(in_use[i], Formula::True());
    if (problem) return "value " + std::to_string(i) + ": " + *problem;
  }
  return CheckCells(context, place, checker);
}

}  // namespace heap
