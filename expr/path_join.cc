// One path for several that never hold together: all that they share, and that
// one of them is taken.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "expr/knowledge.h"
#include "expr/path.h"
#include "expr/settled_terms.h"

namespace expr {
namespace {

// New nodes it may cost to say shorter which path is taken.
constexpr size_t kSimplifyBudget = 10'000;
// ... and to say it at all. Beyond that paths stay apart.
constexpr size_t kJoinBudget = 50'000;

// False where it is too much to say.
Formula AnyOf(Pool& pool, std::span<const Formula> all) {
  Diagram::Budget budget(pool.diagram(), kJoinBudget);
  Formula any = Formula::False();
  for (Formula f : all) any = pool.Or(any, f);
  return budget.exceeded() ? Formula::False() : any;
}

}  // namespace

std::vector<Formula> Path::Since(Pool& pool, const Path& origin) const {
  std::vector<Formula> newest_first;
  size_t left = assumptions_.size() - origin.assumptions_.size();
  assumptions_.ForEachWhile([&](Formula f) {
    if (left-- == 0) return false;
    newest_first.push_back(f);
    return true;
  });
  std::vector<Formula> so_far = {Formula::True()};
  for (size_t i = newest_first.size(); i-- > 0;)
    so_far.push_back(pool.And(so_far.back(), newest_first[i]));
  return so_far;
}

// A comparison of what was read through many references is one of few where
// the path has settled since which of them it was. What it has settled is said
// too: perhaps it was the comparison that said so.
std::vector<Formula> Path::SettledSince(Pool& pool, const Path& origin,
                                        JoinMutation mutation) const {
  std::vector<Formula> all;
  size_t left = assumptions_.size() - origin.assumptions_.size();
  assumptions_.ForEachWhile([&](Formula f) {
    if (left-- == 0) return false;
    all.push_back(WithSettledTerms(pool, domains_, f));
    if (all.back() == f || mutation == JoinMutation::kSettledUnsaid)
      return true;
    for (Unknown u : pool.UnknownsOf(f)) {
      if (!u.IsVariable() || !pool.IsChoice(u.variable())) continue;
      if (const Formula* settled = domains_.LeftOf(u.variable()))
        all.push_back(*settled);
    }
    return true;
  });
  std::reverse(all.begin(), all.end());
  return all;
}

Path Path::WithLearnt(Pool& pool, const Path& origin) const {
  Formula learnt = Formula::True();
  base::PersistentMap<Formula>::ForEachDifference(
      impossible_, origin.impossible_,
      [&](uint64_t, const Formula* mine, const Formula* before) {
        if (mine != nullptr && before == nullptr &&
            pool.diagram().CountNodes(*mine) == 1)
          learnt = pool.And(learnt, !*mine);
      });
  Path path = With(pool, learnt);
  path.witness_ = witness_;
  return path;
}

Path Path::WithoutTelling(const Path& origin) const {
  Path path = *this;
  path.assumptions_ = origin.assumptions_;
  const std::vector<Formula> all = assumptions_.ToVector();
  for (size_t i = origin.assumptions_.size(); i < all.size(); ++i)
    path.untold_ = path.untold_.With(all[i]);
  return path;
}

Path Path::WithPhrase(std::string text) const {
  Path path = *this;
  path.phrases_ = path.phrases_.With(std::move(text));
  return path;
}

bool Path::ComesFrom(const Path& origin) const {
  return base::PersistentStack<Formula>::CommonPrefix(
             assumptions_, origin.assumptions_) == origin.assumptions_.size();
}

// Conditions on a choice that its definition does not list: a second one.
std::vector<Formula> Path::SecondConditions(const Path& origin) const {
  std::set<Formula> told;
  size_t left = assumptions_.size() - origin.assumptions_.size();
  assumptions_.ForEachWhile([&](Formula f) {
    if (left-- == 0) return false;
    told.insert(f);
    return true;
  });
  base::PersistentMap<PendingDefinition>::ForEachDifference(
      definitions_, origin.definitions_,
      [&](uint64_t, const PendingDefinition* mine, const PendingDefinition*) {
        if (mine != nullptr)
          told.insert(mine->conditions->begin(), mine->conditions->end());
      });
  std::vector<Formula> others;
  left = all_.size() - origin.all_.size();
  all_.ForEachWhile([&](Formula f) {
    if (left-- == 0) return false;
    if (told.count(f) == 0) others.push_back(f);
    return true;
  });
  return others;
}

void Path::AddDefinitions(Pool& pool, const Path& origin,
                          std::span<const Path* const> paths,
                          std::span<const Formula> taken,
                          JoinMutation mutation) {
  struct Of {
    size_t path;
    std::shared_ptr<const std::vector<Formula>> conditions;
  };
  std::map<uint64_t, std::vector<Of>> by_choice;
  for (size_t i = 0; i < paths.size(); ++i)
    base::PersistentMap<PendingDefinition>::ForEachDifference(
        paths[i]->definitions_, origin.definitions_,
        [&](uint64_t choice, const PendingDefinition* mine,
            const PendingDefinition* before) {
          if (mine != nullptr && before == nullptr)
            by_choice[choice].push_back({i, mine->conditions});
        });
  for (const auto& [choice, all] : by_choice) {
    bool same = true;
    for (const Of& one : all)
      same = same && *one.conditions == *all[0].conditions;
    const Variable v(static_cast<uint32_t>(choice));
    std::vector<Formula> conditions = *all[0].conditions;
    if (pool.IsChoice(v) && !pool.choice(v).cases.empty()) {
      // Its cases exclude each other on the paths that use it only.
      if (mutation != JoinMutation::kCasesOverlap &&
          (!same || all.size() < paths.size()))
        conditions = pool.TotalDefinitionOf(v);
    } else if (!same) {
      conditions.clear();
      for (const Of& one : all)
        for (Formula f : *one.conditions)
          conditions.push_back(pool.Implies(taken[one.path], f));
    }
    for (Formula f : conditions) all_ = all_.With(f);
    Define(pool, v, std::move(conditions));
  }
}

// What each says; nothing where that is too much.
std::vector<Formula> Path::WhichIsTaken(Pool& pool, const Path& origin,
                                        std::span<const Path* const> paths,
                                        JoinMutation mutation) {
  std::vector<std::vector<Formula>> parts;
  for (const Path* path : paths)
    parts.push_back(path->SettledSince(pool, origin, mutation));
  Diagram::Budget budget(pool.diagram(), kJoinBudget);
  std::vector<Formula> taken;
  for (const std::vector<Formula>& all : parts) {
    taken.push_back(Formula::True());
    for (Formula f : all) taken.back() = pool.And(taken.back(), f);
  }
  if (budget.exceeded()) taken.clear();
  return taken;
}

// A model of one of them is one of all together.
void Path::TakeModels(Pool& pool, const Path& origin,
                      std::span<const Path* const> paths) {
  for (const Path* path : paths) {
    if (path->witness_) knowledge_->NoteModel(*path->witness_);
    knowledge_->NoteModelsOf(*path->knowledge_);
  }
  // But for what the others have defined.
  size_t left = all_.size() - origin.all_.size();
  all_.ForEachWhile([&](Formula f) {
    if (left-- == 0) return false;
    knowledge_->KeepModels(pool, f);
    return true;
  });
}

std::optional<Path> Path::Joined(Pool& pool, const Path& origin,
                                 std::span<const Path* const> paths,
                                 std::vector<Formula>* taken,
                                 JoinMutation mutation) {
  for (const Path* path : paths)
    if (!path->ComesFrom(origin)) return std::nullopt;
  *taken = WhichIsTaken(pool, origin, paths, mutation);
  const Formula any = AnyOf(pool, *taken);
  if (any.IsFalse()) return std::nullopt;
  Path joined = origin;
  joined.OwnKnowledge();
  joined.AddDefinitions(pool, origin, paths, *taken, mutation);
  for (size_t i = 0; i < paths.size(); ++i)
    for (Formula f : paths[i]->SecondConditions(origin))
      joined = joined.With(pool, pool.Implies((*taken)[i], f));
  if (mutation != JoinMutation::kAnyWay) joined = joined.With(pool, any);
  for (const Path* path : paths) {
    const std::vector<Name> names = path->names_.ToVector();
    for (size_t i = origin.names_.size(); i < names.size(); ++i)
      joined.names_ = joined.names_.With(names[i]);
    const auto found = path->found_.ToVector();
    for (size_t i = origin.found_.size(); i < found.size(); ++i)
      joined.found_.Push(found[i]);
    joined.doubtful_ = joined.doubtful_ || path->doubtful_;
    if (!joined.witness_) joined.witness_ = path->witness_;
  }
  joined.TakeModels(pool, origin, paths);
  for (Formula& f : *taken) {
    Diagram::Budget budget(pool.diagram(), kSimplifyBudget);
    const Formula simple = pool.diagram().Simplify(f, any);
    if (!budget.exceeded()) f = simple;
  }
  return joined;
}

}  // namespace expr
