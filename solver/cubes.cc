#include "solver/cubes.h"

#include <algorithm>
#include <set>
#include <utility>

#include "expr/apply.h"
#include "expr/evaluate.h"
#include "expr/kind.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "solver/box.h"
#include "solver/elimination.h"
#include "solver/satisfies.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Model;
using expr::Question;
using expr::Unknown;
using expr::Variable;

constexpr size_t kBudget = 5'000;    // nodes elimination may make
constexpr size_t kMostSymbols = 64;  // more than that is work for Z3
constexpr int kRoundsPerValue = 4;   // of narrowing after each value

// False if nothing is left.
bool Propagate(const std::vector<Formula>& cube, Box& box) {
  for (int round = 0; round < kRoundsPerValue && !box.empty(); ++round) {
    bool changed = false;
    for (Formula f : cube) {
      changed = box.Assume(f) || changed;
      if (box.empty()) return false;
    }
    if (!changed) break;
  }
  return !box.empty();
}

// Gives the symbol a value that leaves some for the others.
bool Fix(const std::vector<Formula>& cube, Expr symbol, int64_t wish,
         Box& box) {
  const Range range = box.Of(symbol);
  for (int64_t value : {range.Nearest(wish), range.low, range.high}) {
    Box smaller = box;
    smaller.AssumeValue(symbol, value);
    if (!Propagate(cube, smaller)) continue;
    box = std::move(smaller);
    return true;
  }
  return false;
}

}  // namespace

Answer CubeLayer::Decide(const Query& query) {
  if (std::optional<Model> model = Search(query))
    return Answer::Sat(*std::move(model));
  return Pass(query);
}

std::optional<Model> CubeLayer::Search(const Query& query) {
  const std::vector<Variable> predicates = PredicatesOf(query);
  const auto& witness = query.path().witness();
  const Model base = witness ? *witness : Model();
  Model truth = WithTruthValues(predicates, base);
  const std::optional<EliminationResult> way = Eliminate(
      pool_.diagram(), query.conjuncts(), kBudget, &truth, query.deadline());
  if (!way || !way->satisfiable) return std::nullopt;
  Model model = base;
  for (const Question& q : way->model) {
    truth.Set(q.variable, q.value);
    if (pool_.IsPure(pool_.diagram().Is(q.variable, 0)))
      model.Set(q.variable, q.value);
  }
  if (!FindNumbers(query, CubeOf(predicates, truth), model))
    return std::nullopt;
  if (!Satisfies(pool_, model, query)) return std::nullopt;
  return model;
}

std::vector<Variable> CubeLayer::PredicatesOf(const Query& query) {
  std::set<Variable> found;
  for (Formula f : query.conjuncts())
    for (Variable v : pool_.diagram().Support(f))
      if (!pool_.IsPure(pool_.diagram().Is(v, 0))) found.insert(v);
  return {found.begin(), found.end()};
}

// The truth of each predicate in `base`, under the predicate's own variable.
Model CubeLayer::WithTruthValues(const std::vector<Variable>& predicates,
                                 const Model& base) {
  Model model = base;
  expr::Evaluator evaluator(pool_, base);
  for (Variable v : predicates)
    model.Set(v, evaluator.Evaluate(pool_.diagram().Is(v, 1)) ? 1 : 0);
  return model;
}

std::vector<Formula> CubeLayer::CubeOf(const std::vector<Variable>& predicates,
                                       const Model& model) {
  std::vector<Formula> cube;
  for (Variable v : predicates)
    cube.push_back(
        pool_.diagram().Is(v, static_cast<uint32_t>(model.Value(Unknown(v)))));
  return cube;
}

// The symbol with the fewest values left goes first.
bool CubeLayer::FindNumbers(const Query& query,
                            const std::vector<Formula>& cube, Model& model) {
  std::set<Expr> symbols;
  for (Formula f : query.conjuncts())
    for (Unknown u : pool_.UnknownsOf(f))
      if (u.IsSymbol() && !expr::IsFloating(pool_.sort(u.symbol())))
        symbols.insert(u.symbol());
  if (symbols.size() > kMostSymbols) return false;
  Box box(pool_);
  if (!Propagate(cube, box)) return false;
  while (!symbols.empty()) {
    if (query.deadline().Expired()) return false;
    auto next = std::min_element(
        symbols.begin(), symbols.end(),
        [&](Expr a, Expr b) { return box.Of(a).Size() < box.Of(b).Size(); });
    const Expr symbol = *next;
    symbols.erase(next);
    const expr::Sort sort = pool_.sort(symbol);
    const int64_t wish = expr::SignedValue(sort, model.Value(Unknown(symbol)));
    if (!Fix(cube, symbol, wish, box)) return false;
    model.Set(symbol, expr::CanonicalBits(
                          sort, static_cast<uint64_t>(box.Of(symbol).low)));
  }
  return true;
}

}  // namespace solver
