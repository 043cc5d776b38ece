#include "solver/order/nearby_layer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "expr/kind.h"
#include "expr/model.h"
#include "solver/order/nearby.h"
#include "solver/satisfies.h"

namespace solver {
namespace {

// The symbol that f wants to be this number, itself or as a character.
std::optional<expr::Model::Entry> NumberIn(const expr::Pool& pool,
                                           expr::Formula f) {
  if (f.IsConstant()) return std::nullopt;
  const expr::Decision d = pool.diagram().Top(f);
  const expr::Variable v = d.question.variable;
  if (!d.then.IsTrue() || !d.otherwise.IsFalse() || pool.IsChoice(v))
    return std::nullopt;
  const expr::PredicateAtom& atom = pool.predicate(v);
  if (atom.predicate != expr::Predicate::kEq) return std::nullopt;
  const auto value = pool.constant(atom.b);
  const expr::Expr number =
      pool.kind(atom.a) == expr::Kind::kI2C ? pool.kids(atom.a)[0] : atom.a;
  if (!value || pool.kind(number) != expr::Kind::kSymbol) return std::nullopt;
  return expr::Model::Entry{expr::Unknown(number), *value};
}

}  // namespace

// Where not all can be computed, one number may be all that must change.
std::optional<expr::Model> NearbyLayer::WithNumber(const Query& query) {
  const auto number = NumberIn(pool_, query.extra());
  if (!number) return std::nullopt;
  expr::Model model = query.path().witness().value_or(expr::Model());
  model.Set(number->unknown, number->value);
  return Satisfies(pool_, model, query) ? std::optional(model) : std::nullopt;
}

std::optional<expr::Model> NearbyLayer::Find(const Query& query) {
  if (const auto& witness = query.path().witness()) {
    const auto model = Nearby(pool_, *witness).Find(query.conjuncts());
    if (model && Satisfies(pool_, *model, query)) return model;
  }
  return WithNumber(query);
}

Answer NearbyLayer::Decide(const Query& query) {
  const auto& conjuncts = query.conjuncts();
  const bool pure =
      std::all_of(conjuncts.begin(), conjuncts.end(),
                  [&](expr::Formula f) { return pool_.IsPure(f); });
  if (pure) return Pass(query);
  std::optional<expr::Model> model = Find(query);
  return model ? Answer::Sat(*std::move(model)) : Pass(query);
}

}  // namespace solver
