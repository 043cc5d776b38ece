#include "expr/model_moves.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "expr/apply.h"
#include "expr/evaluate.h"
#include "expr/kind.h"

namespace expr {
namespace {

// Questions about conjuncts that one model may cost. What was moved by then
// stays; the rest is as it was.
constexpr size_t kMostEvaluations = 20'000;
constexpr size_t kMostConstants = 16;

// The constants in the terms of a formula, as bits of that sort.
class ConstantsIn {
 public:
  ConstantsIn(Pool& pool, Formula f) : pool_(pool), bodies_({f}) {
    while (!bodies_.empty() || !pending_.empty()) {
      if (pending_.empty())
        VisitBody();
      else
        VisitTerm();
    }
  }
  const std::set<std::pair<Sort, uint64_t>>& found() const { return found_; }
  // What is cut to a character.
  const std::unordered_set<Expr>& chars() const { return chars_; }

 private:
  void Visit(Expr e) {
    if (seen_.insert(e).second) pending_.push_back(e);
  }
  void VisitBody() {
    const Formula f = bodies_.back();
    bodies_.pop_back();
    Visit(f);
  }
  void VisitTerm() {
    const Expr e = pending_.back();
    pending_.pop_back();
    if (const auto bits = pool_.constant(e))
      found_.insert({pool_.sort(e), *bits});
    for (Expr kid : pool_.kids(e)) {
      Visit(kid);
      if (pool_.kind(e) == Kind::kI2C) chars_.insert(kid);
    }
    if (pool_.kind(e) == Kind::kIte) Visit(pool_.condition(e));
  }
  void Visit(Formula f) {
    for (Variable v : pool_.diagram().Support(f)) {
      if (pool_.IsChoice(v)) continue;
      const PredicateAtom atom = pool_.predicate(v);
      if (Row(atom.predicate).arity >= 1) Visit(atom.a);
      if (Row(atom.predicate).arity == 2) Visit(atom.b);
      if (atom.predicate == Predicate::kForAll) Quantified(atom);
    }
  }

  void Quantified(const PredicateAtom& atom) {
    Visit(atom.b);
    bodies_.push_back(atom.body);
  }

  Pool& pool_;
  std::vector<Formula> bodies_;  // the formula's and those of quantifiers
  std::vector<Expr> pending_;
  std::unordered_set<Expr> seen_;
  std::unordered_set<Expr> chars_;
  std::set<std::pair<Sort, uint64_t>> found_;
};

}  // namespace

Roundness RoundnessOf(Sort sort, uint64_t bits) {
  if (IsFloating(sort)) {
    const double value =
        sort == Sort::kF64 ? std::bit_cast<double>(bits)
                           : std::bit_cast<float>(static_cast<uint32_t>(bits));
    if (std::isnan(value)) return {HUGE_VAL, true};  // no number at all
    return {std::abs(value), value < 0};
  }
  const int64_t value = SignedValue(sort, bits);
  return {std::abs(static_cast<double>(value)), value < 0};
}

uint64_t BitsOf(Sort sort, int value) {
  if (sort == Sort::kF32)
    return std::bit_cast<uint32_t>(static_cast<float>(value));
  if (sort == Sort::kF64)
    return std::bit_cast<uint64_t>(static_cast<double>(value));
  return CanonicalBits(sort, static_cast<uint64_t>(int64_t{value}));
}

ModelMoves::ModelMoves(Pool& pool, const Path& path, const Model& model,
                       std::span<const Unknown> others)
    : pool_(pool), conjuncts_(path.conjuncts().ToVector()) {
  constants_.resize(conjuncts_.size());
  of_choices_.resize(conjuncts_.size());
  for (size_t i = 0; i < conjuncts_.size(); ++i) NoteUses(i);
  for (const Path::Name& name : path.names().ToVector())
    names_.push_back({name, InputsOf(pool.Eq(name.symbol, name.term))});
  for (Unknown u : others)
    if (!IsDerived(u)) uses_[u];
  for (const auto& [unknown, where] : uses_)
    if (const uint64_t value = model.Value(unknown); value != 0)
      model_.Set(unknown, value);
}

bool ModelMoves::Holds() const {
  Evaluator evaluator(pool_, model_);
  return std::all_of(conjuncts_.begin(), conjuncts_.end(),
                     [&](Formula f) { return evaluator.Evaluate(f); });
}

bool ModelMoves::IsDerived(Unknown u) const {
  return u.IsVariable() && pool_.IsChoice(u.variable()) &&
         !pool_.choice(u.variable()).cases.empty();
}

void ModelMoves::NoteUses(size_t i) {
  const auto unknowns = pool_.UnknownsOf(conjuncts_[i]);
  if (std::any_of(unknowns.begin(), unknowns.end(),
                  [this](Unknown u) { return IsDerived(u); })) {
    for (Unknown u : InputsOf(conjuncts_[i])) uses_[u].push_back(i);
    return;
  }
  of_choices_[i] = pool_.IsPure(conjuncts_[i]);
  for (Unknown u : unknowns) uses_[u].push_back(i);
}

// What a formula depends on; of derived choices what their cases depend on.
std::set<Unknown> ModelMoves::InputsOf(Formula f) {
  std::set<Unknown> inputs;
  std::vector<Formula> pending = {f};
  std::unordered_set<Variable> opened;
  while (!pending.empty()) {
    const Formula next = pending.back();
    pending.pop_back();
    for (Unknown u : pool_.UnknownsOf(next)) {
      if (!IsDerived(u))
        inputs.insert(u);
      else if (opened.insert(u.variable()).second)
        for (const DerivedCase& c : pool_.choice(u.variable()).cases)
          pending.push_back(c.when);
    }
  }
  return inputs;
}

std::vector<size_t> ModelMoves::Touched(
    std::span<const Unknown> unknowns) const {
  std::vector<size_t> touched = uses_.at(unknowns[0]);
  if (unknowns.size() == 1) return touched;
  for (Unknown u : unknowns.subspan(1))
    touched.insert(touched.end(), uses_.at(u).begin(), uses_.at(u).end());
  std::sort(touched.begin(), touched.end());
  touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
  return touched;
}

// Whether a conjunct about nothing but choices is false with that value: to
// see that takes no evaluator.
bool ModelMoves::Excludes(size_t i, Unknown choice, uint64_t value) const {
  return of_choices_[i] &&
         !pool_.diagram().Evaluate(conjuncts_[i], [&](Variable v) {
           return static_cast<uint32_t>(
               Unknown(v) == choice ? value : model_.Value(Unknown(v)));
         });
}

std::vector<Unknown> ModelMoves::MoveNames(std::span<const Unknown> unknowns,
                                           Model& model) const {
  std::vector<Unknown> moved(unknowns.begin(), unknowns.end());
  for (const auto& [name, inputs] : names_) {
    const auto is_input = [&of = inputs](Unknown u) {
      return of.count(u) != 0;
    };
    if (std::none_of(moved.begin(), moved.end(), is_input)) continue;
    model.Set(name.symbol, Evaluator(pool_, model).Evaluate(name.term));
    moved.push_back(Unknown(name.symbol));
  }
  return moved;
}

bool ModelMoves::Try(std::span<const Unknown> unknowns, uint64_t value) {
  Model changed = model_;
  for (Unknown u : unknowns) changed.Set(u, value);
  const std::vector<Unknown> moved = MoveNames(unknowns, changed);
  Evaluator evaluator(pool_, changed);
  for (size_t i : Touched(moved)) {
    if (++evaluations_ > kMostEvaluations) return false;
    if (!evaluator.Evaluate(conjuncts_[i])) return false;
  }
  model_ = std::move(changed);
  return true;
}

bool ModelMoves::TryChoice(Unknown choice, uint64_t value) {
  const std::vector<size_t>& touched = uses_.at(choice);
  return std::none_of(touched.begin(), touched.end(),
                      [&](size_t i) { return Excludes(i, choice, value); }) &&
         Try(std::span(&choice, 1), value);
}

std::vector<uint64_t> ModelMoves::ConstantsNear(
    std::span<const Unknown> numbers, Sort sort) {
  std::set<std::pair<Roundness, uint64_t>> sorted;
  for (size_t i : Touched(numbers)) {
    if (!constants_[i]) {
      const ConstantsIn constants(pool_, conjuncts_[i]);
      constants_[i] = constants.found();
      chars_.insert(constants.chars().begin(), constants.chars().end());
    }
    for (const auto& [of, bits] : *constants_[i])
      if (IsFloating(of) ? of == sort : !IsFloating(sort)) {
        const uint64_t same = CanonicalBits(
            sort, IsFloating(of)
                      ? bits
                      : static_cast<uint64_t>(SignedValue(of, bits)));
        sorted.insert({RoundnessOf(sort, same), same});
      }
  }
  std::vector<uint64_t> constants;
  for (const auto& [roundness, bits] : sorted)
    if (constants.size() < kMostConstants) constants.push_back(bits);
  return constants;
}

}  // namespace expr
