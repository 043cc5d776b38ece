#include "expr/path.h"

#include <algorithm>
#include <map>
#include <unordered_set>
#include <utility>

namespace expr {

Path Path::With(Pool& pool, Formula conjunct) const {
  if (conjunct.IsTrue()) return *this;
  Path path = *this;
  path.all_ = all_.With(conjunct);
  path.witness_.reset();
  path.Index(pool, conjunct);
  return path;
}

Path Path::WithDefinition(Pool& pool, Variable choice,
                          Formula condition) const {
  if (condition.IsTrue()) return *this;
  Path path = *this;
  path.all_ = all_.With(condition);
  if (definitions_.Find(choice.index()) != nullptr)
    // A second condition on one choice: no longer free to be put off.
    path.Index(pool, condition);
  else
    path.Define(pool, choice, {condition});
  return path;
}

Path Path::WithDerived(Pool& pool, Variable derived) const {
  if (definitions_.Find(derived.index()) != nullptr) return *this;
  Path path = *this;
  std::vector<Formula> definition = pool.DefinitionOf(derived);
  for (Formula f : definition) path.all_ = path.all_.With(f);
  path.Define(pool, derived, std::move(definition));
  return path;
}

void Path::Define(Pool& pool, Variable choice,
                  std::vector<Formula> conditions) {
  definitions_ = definitions_.With(
      choice.index(), std::make_shared<const PendingDefinition>(
                          PendingDefinition{std::move(conditions), false}));
  if (mentions_.Find(Unknown(choice).bits()) != nullptr)
    Activate(pool, Unknown(choice));
}

Path Path::WithWitness(Model model) const {
  Path path = *this;
  path.witness_ = std::move(model);
  return path;
}

Path Path::WithDoubt() const {
  Path path = *this;
  path.doubtful_ = true;
  return path;
}

void Path::Index(Pool& pool, Formula conjunct) {
  const uint32_t number = static_cast<uint32_t>(indexed_.size());
  indexed_ = indexed_.With(number, conjunct);
  for (Unknown u : pool.UnknownsOf(conjunct)) {
    const auto* known = mentions_.Find(u.bits());
    mentions_ = mentions_.With(
        u.bits(),
        (known ? *known : base::PersistentStack<uint32_t>()).With(number));
    Activate(pool, u);
  }
}

// Recursion ends: a definition mentions older choices only, or is active.
void Path::Activate(Pool& pool, Unknown u) {
  if (!u.IsVariable()) return;
  const auto* found = definitions_.Find(u.variable().index());
  if (found == nullptr || (*found)->active) return;
  const std::vector<Formula> conditions = (*found)->conditions;
  definitions_ = definitions_.With(u.variable().index(),
                                   std::make_shared<const PendingDefinition>(
                                       PendingDefinition{conditions, true}));
  for (Formula f : conditions) Index(pool, f);
}

// Collects what is reachable from a question through shared unknowns.
class Path::Walk {
 public:
  Walk(Pool& pool, const Path& path) : pool_(pool), path_(path) {}

  void Visit(Formula f) {
    for (Unknown u : pool_.UnknownsOf(f))
      if (seen_.insert(u.bits()).second) pending_.push_back(u);
  }

  void Finish() {
    while (!pending_.empty()) {
      Unknown u = pending_.back();
      pending_.pop_back();
      TakeDefinition(u);
      TakeMentions(u);
    }
  }

  std::vector<Formula> Result() const {
    std::vector<Formula> formulas;
    for (const auto& [number, f] : numbered_) formulas.push_back(f);
    for (const auto& [choice, conditions] : definitions_)
      formulas.insert(formulas.end(), conditions->begin(), conditions->end());
    return formulas;
  }

 private:
  void TakeDefinition(Unknown u) {
    if (!u.IsVariable()) return;
    const auto* d = path_.definitions_.Find(u.variable().index());
    if (d == nullptr || (*d)->active) return;
    definitions_.emplace(u.variable().index(), &(*d)->conditions);
    for (Formula f : (*d)->conditions) Visit(f);
  }

  void TakeMentions(Unknown u) {
    const auto* numbers = path_.mentions_.Find(u.bits());
    if (numbers == nullptr) return;
    numbers->ForEachWhile([&](uint32_t number) {
      const Formula f = *path_.indexed_.Find(number);
      if (numbered_.emplace(number, f).second) Visit(f);
      return true;
    });
  }

  Pool& pool_;
  const Path& path_;
  std::unordered_set<uint32_t> seen_;
  std::vector<Unknown> pending_;
  std::map<uint32_t, Formula> numbered_;
  std::map<uint32_t, const std::vector<Formula>*> definitions_;
};

std::vector<Formula> Path::Slice(Pool& pool, Formula question) const {
  Walk walk(pool, *this);
  walk.Visit(question);
  walk.Finish();
  return walk.Result();
}

}  // namespace expr
