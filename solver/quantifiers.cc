#include "solver/quantifiers.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "expr/unknown.h"
#include "solver/quantifier_models.h"
#include "solver/satisfies.h"

namespace solver {

using expr::Expr;
using expr::Formula;
using expr::Model;
using expr::Unknown;
using expr::Variable;

namespace {

constexpr char kTooLarge[] =
    "a condition on all indices is too large to be written out";
constexpr char kNoModel[] =
    "what was found does not satisfy a condition on all indices";

}  // namespace

Answer QuantifierLayer::Decide(const Query& query) {
  if (!Asks(query)) return Pass(query);
  const QuantifiedQuery split(pool_, query.conjuncts(), options_.mutation);
  const size_t cost = split.Cost();
  if (cost <= options_.expand) return WriteOut(query, split, kExpand);
  if (options_.bend)
    if (std::optional<Answer> answer = Strip(query, split))
      return *std::move(answer);
  if (query.deadline().Expired()) return Answer::Unknown(kNoTimeLeft);
  if (cost > options_.expand_at_last) return AskQuantified(query);
  return WriteOut(query, split, kAtLast);
}

Answer QuantifierLayer::AskQuantified(const Query& query) {
  if (quantified_ == nullptr) return Answer::Unknown(kTooLarge);
  ++counts_[kQuantified].asked;
  std::vector<Formula> asked = query.ConjunctSet();
  if (Mutated(QuantifierMutation::kAsksForLess)) asked.pop_back();
  const Answer answer = quantified_->Check(query.Sliced(std::move(asked)));
  if (answer.verdict == Verdict::kUnknown) return answer;
  if (answer.verdict == Verdict::kUnsat) {
    ++counts_[kQuantified].won;
    return Answer::Unsat();
  }
  return Believed(query, *answer.model, kQuantified,
                  QuantifierMutation::kAsksForLess)
      .value_or(Answer::Unknown(kNoModel));
}

bool QuantifierLayer::Asks(const Query& query) {
  if (!pool_.HasQuantifiers()) return false;
  const std::vector<Formula>& conjuncts = query.conjuncts();
  return std::any_of(conjuncts.begin(), conjuncts.end(), [&](Formula f) {
    const auto [it, fresh] = asks_.try_emplace(f.uncomplemented(), false);
    if (fresh) it->second = AsksQuantifier(pool_, f);
    return it->second;
  });
}

Answer QuantifierLayer::WriteOut(const Query& query,
                                 const QuantifiedQuery& split, Step step) {
  ++counts_[step].asked;
  const TracedClauses all = split.Expanded();
  const Answer answer = Pass(query.Sliced(all.formulas()));
  if (answer.verdict == Verdict::kUnsat) return Refuted(answer, all, step);
  if (answer.verdict == Verdict::kUnknown) return answer;
  return Believed(query, *answer.model, step, QuantifierMutation::kNone)
      .value_or(Answer::Unknown(kNoModel));
}

std::optional<Answer> QuantifierLayer::Strip(const Query& query,
                                             const QuantifiedQuery& split) {
  ++counts_[kStrip].asked;
  const TracedClauses stripped = split.Stripped();
  const Answer answer = Pass(query.Sliced(stripped.formulas()));
  if (answer.verdict == Verdict::kUnsat)
    return Refuted(answer, stripped, kStrip);
  if (answer.verdict == Verdict::kUnknown) return std::nullopt;
  if (auto sat = Believed(query, *answer.model, kStrip,
                          QuantifierMutation::kBelievesTheStripped))
    return sat;
  return Bend(query, split, stripped, *answer.model);
}

std::optional<Answer> QuantifierLayer::Bend(const Query& query,
                                            const QuantifiedQuery& split,
                                            const TracedClauses& stripped,
                                            const Model& model) {
  ++counts_[kDuplicate].asked;
  const QuantifierModels models(pool_, split.quantifiers());
  const Model bent = models.Duplicated(model, {});
  if (auto sat = Believed(query, bent, kDuplicate,
                          QuantifierMutation::kBelievesTheCopies))
    return sat;
  return Repair(query, split, stripped, model, bent);
}

// Once more, with what is not in those arrays as it is, and the instances that
// have to do with what went wrong.
std::optional<Answer> QuantifierLayer::Repair(const Query& query,
                                              const QuantifiedQuery& split,
                                              const TracedClauses& stripped,
                                              const Model& model,
                                              const Model& bent) {
  ++counts_[kRepair].asked;
  const QuantifierModels models(pool_, split.quantifiers());
  const std::set<Expr> wrong = models.ReadByWrong(split.clauses(), bent);
  std::vector<Formula> asked = stripped.formulas();
  for (Formula f : models.InstancesReading(wrong, model)) asked.push_back(f);
  for (Formula f : Frozen(query, models.Cells(), model)) asked.push_back(f);
  const Answer answer = Pass(query.Sliced(std::move(asked)));
  if (answer.verdict == Verdict::kUnsat &&
      Mutated(QuantifierMutation::kRepairRefutes))
    return Answer::Unsat();
  if (answer.verdict != Verdict::kSat) return std::nullopt;
  return Believed(query, models.Duplicated(*answer.model, wrong), kRepair,
                  QuantifierMutation::kBelievesTheRepaired);
}

// All unknowns but the cells have the values they have in the model.
std::vector<Formula> QuantifierLayer::Frozen(const Query& query,
                                             const std::set<Expr>& cells,
                                             const Model& model) {
  std::set<Unknown> unknowns;
  for (Formula f : query.conjuncts())
    for (Unknown u : pool_.UnknownsOf(f)) unknowns.insert(u);
  std::vector<Formula> frozen;
  for (Unknown u : unknowns) {
    const uint64_t value = model.Value(u);
    if (u.IsVariable()) {
      const Variable v = u.variable();
      if (pool_.IsChoice(v) && !pool_.choice(v).cases.empty()) continue;
      frozen.push_back(pool_.diagram().Is(v, static_cast<uint32_t>(value)));
    } else if (!cells.contains(u.symbol())) {
      const Expr is = pool_.Constant(pool_.sort(u.symbol()), value);
      frozen.push_back(pool_.Eq(u.symbol(), is));
    }
  }
  return frozen;
}

std::optional<Answer> QuantifierLayer::Believed(const Query& query, Model model,
                                                Step step,
                                                QuantifierMutation blindly) {
  const bool blind = blindly != QuantifierMutation::kNone && Mutated(blindly);
  if (!blind && !Satisfies(pool_, model, query)) return std::nullopt;
  ++counts_[step].won;
  return Answer::Sat(std::move(model));
}

Answer QuantifierLayer::Refuted(const Answer& answer,
                                const TracedClauses& asked, Step step) {
  ++counts_[step].won;
  std::vector<Formula> core = asked.CoreOf(answer.core);
  if (Mutated(QuantifierMutation::kCoreTooSmall) && core.size() > 1)
    core.pop_back();
  return Answer::Unsat(std::move(core));
}

}  // namespace solver
