#include "solver/order/order.h"

#include <chrono>
#include <utility>

#include "expr/model.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "solver/satisfies.h"

namespace solver {

using expr::Formula;
using expr::Model;
using expr::Unknown;
using expr::Variable;

namespace {

// The SAT solver looks at everything that was ever encoded: so much more than
// a question needs may be there.
constexpr int kSpareLiterals = 500;
constexpr int kSpareFactor = 12;
// ... and where one question alone is as large, so much more than the first.
constexpr double kGrowth = 1.5;
// Cycles learnt from one choice of comparisons.
constexpr int kCyclesAtOnce = 8;
// A graph of so many numbers is searched quickly; with more of them the others
// are asked.
constexpr size_t kMostNumbers = 1'000;
// Where other arithmetic is involved, only the easy contradictions are ours.
constexpr size_t kRoughRounds = 20;
// Comparisons chosen in all rounds of one question. With more of them the
// others are asked: whole values do better there than the order of each two.
constexpr size_t kMostChosen = 100'000;
constexpr char kNotEasy[] = "it takes more than the order of numbers";

}  // namespace

Answer OrderLayer::Decide(const Query& query) {
  if (!encoding_) encoding_ = std::make_unique<Encoding>(pool_, mutation_);
  const std::vector<Literal> assumptions = Encode(query);
  const Needs needs = encoding_->terms.NeedsOf(query.conjuncts());
  std::optional<Answer> answer;
  if (query.easy() && needs.rough) {
    answer = Answer::Unknown(kNotEasy);
  } else if (needs.numbers.size() <= kMostNumbers) {
    StayNear(query, needs);
    answer = Search(query, needs, assumptions);
  }
  StartAfresh(needs);
  return answer ? std::move(*answer) : Pass(query);
}

// The model is to differ little from the path's witness.
void OrderLayer::StayNear(const Query& query, const Needs& needs) {
  const auto& witness = query.path().witness();
  if (!witness) return;
  for (Variable v : needs.variables)
    if (IsInput(v))
      encoding_->cnf.Prefer(v,
                            static_cast<uint32_t>(witness->Value(Unknown(v))));
}

// Not a comparison of numbers.
bool OrderLayer::IsInput(Variable v) const {
  return pool_.IsChoice(v) ||
         pool_.predicate(v).predicate == expr::Predicate::kBool;
}

void OrderLayer::StartAfresh(const Needs& needs) {
  const int literals = encoding_->cnf.literals();
  if (encoding_->of_first == 0) encoding_->of_first = literals;
  const size_t needed =
      needs.variables.size() + needs.atoms.size() + needs.literals;
  if (literals > kSpareLiterals + kSpareFactor * static_cast<int>(needed) &&
      literals > kGrowth * encoding_->of_first)
    encoding_.reset();
}

std::vector<Literal> OrderLayer::Encode(const Query& query) {
  std::vector<Literal> assumptions;
  for (Formula f : query.conjuncts())
    assumptions.push_back(encoding_->cnf.Of(f));
  encoding_->terms.Explain();
  return assumptions;
}

std::optional<Answer> OrderLayer::Search(
    const Query& query, const Needs& needs,
    const std::vector<Literal>& assumptions) {
  const base::Deadline deadline =
      query.deadline().Within(std::chrono::milliseconds(timeout_ms_));
  for (size_t round = 0; !needs.rough || round < kRoughRounds; ++round) {
    if (deadline.Expired()) return std::nullopt;
    const auto satisfiable = encoding_->cnf.Solve(assumptions, deadline);
    if (!satisfiable) return std::nullopt;
    if (!*satisfiable) return Refuted(query, assumptions);
    DifferenceGraph graph = GraphOf(needs);
    if (Learn(graph)) {
      if (next() != nullptr && round * needs.atoms.size() > kMostChosen)
        return std::nullopt;
      continue;
    }
    if (needs.rough) return std::nullopt;
    return Found(query, needs, graph);
  }
  return std::nullopt;
}

DifferenceGraph OrderLayer::GraphOf(const Needs& needs) {
  const OrderTerms& terms = encoding_->terms;
  DifferenceGraph graph(terms.numbers().size(), mutation_);
  for (NodeId n : needs.numbers) {
    graph.Add({n, 0, terms.numbers()[n].most, 0});
    graph.Add({0, n, -terms.numbers()[n].least, 0});
  }
  for (uint32_t i : needs.atoms) {
    const OrderTerms::Atom& atom = terms.atom(i);
    if (encoding_->cnf.Value(atom.literal))
      graph.Add({atom.a, atom.b, atom.k, atom.literal});
    else
      graph.Add({atom.b, atom.a, -atom.k - 1, -atom.literal});
  }
  return graph;
}

// Whether the comparisons chosen cannot hold together; why, is learnt.
bool OrderLayer::Learn(DifferenceGraph& graph) {
  std::optional<std::vector<int>> cycle = graph.Conflict();
  if (!cycle) return false;
  for (int i = 1; cycle; ++i) {
    const int dropped = cycle->front();
    LearnCycle(*std::move(cycle));
    if (i == kCyclesAtOnce) break;
    cycle = graph.ConflictWithout(dropped);
  }
  return true;
}

void OrderLayer::LearnCycle(std::vector<int> reasons) {
  for (int& reason : reasons) reason = -reason;
  if (mutation_ == OrderMutation::kLearnsTooMuch && reasons.size() > 1)
    reasons.pop_back();
  encoding_->cnf.Clause(reasons);
}

Answer OrderLayer::Refuted(const Query& query,
                           const std::vector<Literal>& assumptions) {
  std::vector<Formula> core;
  for (size_t i = 0; i < assumptions.size(); ++i)
    if (encoding_->cnf.Failed(assumptions[i]))
      core.push_back(query.conjuncts()[i]);
  if (mutation_ == OrderMutation::kCoreTooSmall && core.size() > 1)
    core.pop_back();
  return Answer::Unsat(std::move(core));
}

std::optional<Answer> OrderLayer::Found(const Query& query, const Needs& needs,
                                        const DifferenceGraph& graph) {
  const auto& witness = query.path().witness();
  Model model = witness ? *witness : Model();
  auto set = [&](Unknown u, uint64_t value) {
    if (!model.Has(u) || model.Value(u) != value) model.Set(u, value);
  };
  for (Variable v : needs.variables)
    if (IsInput(v)) set(Unknown(v), encoding_->cnf.ValueOf(v));
  for (NodeId n : needs.numbers) {
    const OrderTerms::Number& number = encoding_->terms.numbers()[n];
    if (!number.is_symbol) continue;
    auto value = static_cast<int64_t>(graph.Value(n));
    if (mutation_ == OrderMutation::kModelOneOff) ++value;
    const bool wide = expr::IsWide(pool_.sort(number.symbol));
    set(Unknown(number.symbol),
        wide ? static_cast<uint64_t>(value) : static_cast<uint32_t>(value));
  }
  if (mutation_ != OrderMutation::kModelOneOff &&
      !Satisfies(pool_, model, query))
    return std::nullopt;
  return Answer::Sat(std::move(model));
}

}  // namespace solver
