#include "solver/enumerating.h"

#include <set>
#include <utility>

#include "expr/sort.h"
#include "solver/satisfies.h"

namespace solver {
namespace {

using expr::Formula;
using expr::Model;
using expr::Unknown;

constexpr size_t kSymbolValues = 4;

}  // namespace

std::vector<Unknown> EnumeratingSolver::UnknownsOf(const Query& query) {
  std::set<Unknown> unknowns;
  for (Formula f : query.conjuncts())
    for (Unknown u : pool_.UnknownsOf(f)) unknowns.insert(u);
  return {unknowns.begin(), unknowns.end()};
}

size_t EnumeratingSolver::DomainOf(Unknown u) const {
  if (u.IsVariable()) return pool_.diagram().domain_size(u.variable());
  return expr::IsFloating(pool_.sort(u.symbol())) ? 0 : kSymbolValues;
}

// Counts up; false when all models have been seen.
bool EnumeratingSolver::Next(const std::vector<Unknown>& unknowns,
                             Model& model) const {
  for (Unknown u : unknowns) {
    const uint64_t value = model.Value(u) + 1;
    if (value < DomainOf(u)) {
      model.Set(u, value);
      return true;
    }
    model.Set(u, 0);
  }
  return false;
}

Answer EnumeratingSolver::Decide(const Query& query) {
  const std::vector<Unknown> unknowns = UnknownsOf(query);
  size_t models = 1;
  for (Unknown u : unknowns) {
    models *= DomainOf(u);
    if (models == 0) return Answer::Unknown("a floating-point input");
    if (models > most_models_) return Answer::Unknown("too many models");
  }
  Model model;
  do {
    if (query.deadline().Expired()) return Answer::Unknown(kNoTimeLeft);
    if (Satisfies(pool_, model, query)) return Answer::Sat(std::move(model));
  } while (Next(unknowns, model));
  return Answer::Unsat();
}

}  // namespace solver
