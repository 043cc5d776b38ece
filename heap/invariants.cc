#include "heap/invariants.h"

#include <cstddef>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "base/check.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/feasibility.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
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
    if (!problem) problem = CheckDetAndExh(set, relevant);
    if (!problem) problem = CheckIn(set, relevant);
    return problem;
  }

  std::optional<std::string> CheckTyp(const ValueSet& set, ClassId type,
                                      Formula relevant) {
    for (const Guarded& e : set.entries()) {
      const Formula wrong = WhenOutside(e.location, type);
      if (Possible(
              context_.pool.And(context_.pool.And(relevant, e.guard), wrong)))
        return "Typ: " + NameOf(e.location) + " may be of another class";
    }
    return std::nullopt;
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

  std::optional<std::string> CheckDetAndExh(const ValueSet& set,
                                            Formula relevant) {
    Formula any = Formula::False();
    for (const Guarded& e : set.entries()) {
      if (Possible(
              context_.pool.And(relevant, context_.pool.And(any, e.guard))))
        return "Det: " + NameOf(e.location) + " and another hold together";
      any = context_.pool.Or(any, e.guard);
    }
    if (Possible(context_.pool.And(relevant, !any)))
      return "Exh: there may be no value";
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

  // When it is an object of no class below the type.
  Formula WhenOutside(Location l, ClassId type) {
    if (l < kFirstObject ||
        place_.heap.Info(l).kind == ObjectInfo::Kind::kDeferred)
      return Formula::False();
    std::vector<ClassId> outside;
    for (ClassId c : place_.heap.ClassesOf(context_.pool, l))
      if (!context_.types.IsSubclass(c, type)) outside.push_back(c);
    return outside.empty() ? Formula::False()
                           : place_.heap.TypeIn(context_.pool, l, outside);
  }

  const Context& context_;
  const Place& place_;
};

// Asks the witness instead of a solver.
class InWitness : public expr::Feasibility {
 public:
  InWitness(expr::Pool& pool, const expr::Model& witness)
      : evaluator_(pool, witness) {}

  bool Possible(const expr::Path&, Formula f) override {
    return evaluator_.Evaluate(f);
  }
  std::optional<expr::Path> Assume(const expr::Path& path, Formula f) override {
    if (!evaluator_.Evaluate(f)) return std::nullopt;
    return path;
  }

 private:
  expr::Evaluator evaluator_;
};

std::optional<std::string> CheckCells(const Context& context,
                                      const Place& place, Checker& checker) {
  std::optional<std::string> found;
  place.heap.ForEachCell([&](Location l, FieldId f, const CellContent& cell) {
    const std::optional<ValueSet> set = cell.set();
    if (found || !set) return;
    const Formula there =
        place.heap.WhenThere(context.pool, context.types, l, f);
    auto problem = checker.Check(*set, there);
    if (!problem)
      problem = checker.CheckTyp(*set, context.types.TypeOf(f).target, there);
    if (problem)
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

std::optional<std::string> FindViolationInWitness(
    const Context& context, const Place& place,
    std::span<const ValueSet> in_use) {
  if (!place.path.witness()) return std::nullopt;
  InWitness witness(context.pool, *place.path.witness());
  const Context asks_witness{context.pool, context.types, witness,
                             context.bounds, context.mutation};
  return FindViolation(asks_witness, place, in_use);
}

void CheckInvariants(const Context& context, const Place& place,
                     std::span<const ValueSet> in_use, SelfCheck how) {
  if (how == SelfCheck::kOff || place.path.doubtful()) return;
  const auto violation = how == SelfCheck::kBySolver
                             ? FindViolation(context, place, in_use)
                             : FindViolationInWitness(context, place, in_use);
  CHECK(!violation, violation->c_str());
}

}  // namespace heap
