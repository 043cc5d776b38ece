#include "expr/knowledge.h"

#include <unordered_map>
#include <utility>

#include "expr/atom_table.h"
#include "expr/evaluate.h"
#include "expr/kind.h"
#include "expr/unknown.h"

namespace expr {
namespace {

constexpr size_t kMostModels = 24;

bool IsDerived(const Pool& pool, Variable v) {
  return pool.IsChoice(v) && !pool.choice(v).cases.empty();
}

// Those of f that compare numbers, in its own terms.
std::vector<Variable> Comparisons(Pool& pool, Formula f) {
  std::vector<Variable> result;
  if (pool.IsPure(f)) return result;
  for (Variable v : pool.diagram().Support(f))
    if (!pool.IsChoice(v) && pool.predicate(v).predicate != Predicate::kBool)
      result.push_back(v);
  return result;
}

// Gives values to atoms, older ones first.
class Repair {
 public:
  Repair(Pool& pool, Model model) : pool_(pool), model_(std::move(model)) {}

  // The value it has stays if it will do; else the smallest that does. False:
  // none does.
  bool Visit(Variable atom, Formula known) {
    if (IsDerived(pool_, atom)) SetDerived(atom);
    if (Holds(known)) return true;
    if (IsDerived(pool_, atom)) return false;
    for (uint32_t value = 0; value < pool_.diagram().domain_size(atom);
         ++value) {
      model_.Set(atom, value);
      if (Holds(known)) return true;
    }
    return false;
  }
  Model Result() && { return std::move(model_); }

 private:
  void SetDerived(Variable v) {
    const uint32_t value = DerivedValue(v);
    if (model_.Value(Unknown(v)) != value) model_.Set(v, value);
  }
  bool Holds(Formula f) {
    return pool_.diagram().Evaluate(f, [&](Variable v) { return ValueOf(v); });
  }
  uint32_t ValueOf(Variable v) {
    if (IsDerived(pool_, v)) return DerivedValue(v);
    if (pool_.IsChoice(v))
      return static_cast<uint32_t>(model_.Value(Unknown(v)));
    return HoldsIn(pool_, model_, pool_.diagram().Is(v, 1)) ? 1 : 0;
  }
  // It depends on older atoms only, which have their values.
  uint32_t DerivedValue(Variable v) {
    if (auto it = derived_.find(v); it != derived_.end()) return it->second;
    const Choice& choice = pool_.choice(v);
    auto value = static_cast<uint32_t>(choice.labels.size() - 1);
    for (const DerivedCase& c : choice.cases) {
      if (!HoldsIn(pool_, model_, c.when)) continue;
      value = c.value;
      break;
    }
    return derived_[v] = value;
  }

  Pool& pool_;
  Model model_;
  std::unordered_map<Variable, uint32_t> derived_;
};

}  // namespace

// Where the model itself has the values of all atoms on the way, nothing needs
// to be computed.
bool HoldsIn(const Pool& pool, const Model& model, Formula f) {
  while (!f.IsConstant()) {
    const Decision d = pool.diagram().Top(f);
    const Variable v = d.question.variable;
    if (!pool.IsChoice(v) || IsDerived(pool, v))
      return Evaluator(pool, model).Evaluate(f);
    f = model.Value(Unknown(v)) == d.question.value ? d.then : d.otherwise;
  }
  return f.IsTrue();
}

Knowledge Knowledge::Longer() const {
  Knowledge longer = *this;
  longer.possible_ = {};
  return longer;
}

void Knowledge::Bear(Pool& pool, Formula f) {
  about_numbers_ = about_numbers_ || !pool.IsPure(f);
  Learn(pool, f);
}

void Knowledge::Learn(Pool& pool, Formula f) {
  ++learnt_;
  if (!buckets_.complete()) return;
  buckets_.Add(pool.diagram(), pool.TakenApart(f));
}

bool Knowledge::IsFree(Pool& pool, Formula f) const {
  return ties_.Allow(pool, Comparisons(pool, pool.TakenApart(f)));
}

bool Knowledge::Tie(Pool& pool, Formula f) {
  bool free = true;
  for (Variable atom : Comparisons(pool, pool.TakenApart(f)))
    free = ties_.Add(pool, atom) && free;
  return free;
}

std::optional<bool> Knowledge::Allow(Pool& pool, Formula f) const {
  if (!buckets_.complete()) return std::nullopt;
  return buckets_.Allow(pool.diagram(), pool.TakenApart(f));
}

void Knowledge::NoteModel(Model model) {
  if (models_.size() < kMostModels) models_.push_back(std::move(model));
}

void Knowledge::NoteModelsOf(const Knowledge& other) {
  for (const Model& model : other.models_) NoteModel(model);
}

const Model* Knowledge::ModelOf(const Pool& pool, Formula f) const {
  for (const Model& model : models_)
    if (HoldsIn(pool, model, f)) return &model;
  return nullptr;
}

void Knowledge::KeepModels(const Pool& pool, Formula f) {
  std::erase_if(models_,
                [&](const Model& model) { return !HoldsIn(pool, model, f); });
}

std::optional<Model> Knowledge::Repaired(
    Pool& pool, Model model, std::span<const Variable> choices) const {
  Repair repair(pool, std::move(model));
  for (Variable choice : choices)
    if (!repair.Visit(choice, buckets_.KnownOf(choice))) return std::nullopt;
  return std::move(repair).Result();
}

}  // namespace expr
