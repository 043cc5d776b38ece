#include "expr/path.h"

#include <algorithm>
#include <span>
#include <utility>

namespace expr {
namespace {

template <class T>
base::PersistentStack<T> PushAll(base::PersistentStack<T> onto,
                                 const base::PersistentStack<T>& from) {
  from.ForEachWhile([&](const T& value) {
    onto = onto.With(value);
    return true;
  });
  return onto;
}

}  // namespace

Path Path::With(Pool& pool, Formula conjunct) const {
  if (conjunct.IsTrue() || Says(conjunct) == true) return *this;
  Path path = *this;
  path.facts_.Set(conjunct.node(), conjunct);
  path.all_ = all_.With(conjunct);
  path.assumptions_ = assumptions_.With(conjunct);
  path.witness_.reset();
  path.Index(pool, conjunct);
  return path;
}

Path Path::WithDefinition(Pool& pool, Variable choice,
                          Formula condition) const {
  if (condition.IsTrue()) return *this;
  Path path = *this;
  path.all_ = all_.With(condition);
  if (witness_ && witness_->Value(Unknown(choice)) != 0) path.witness_.reset();
  if (definitions_.Find(choice.index()) != nullptr) {
    // A second condition on one choice: no longer free to be put off.
    path.Activate(pool, Unknown(choice));
    path.Index(pool, condition);
    return path;
  }
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
      choice.index(),
      {std::make_shared<const std::vector<Formula>>(std::move(conditions)),
       /*active=*/false});
  if (Mentions(Unknown(choice))) Activate(pool, Unknown(choice));
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

// A constant has no unknowns and is in no group: it is false, and so is the
// path, which then never gets a witness.
void Path::Index(Pool& pool, Formula conjunct) {
  const std::span<const Unknown> unknowns = pool.UnknownsOf(conjunct);
  if (unknowns.empty()) return;
  Unknown root = RootOf(unknowns[0]);
  for (Unknown u : unknowns) root = Join(root, u);
  Group group = *groups_.Find(root.bits());
  group.conjuncts = group.conjuncts.With({indexed_++, conjunct});
  groups_ = groups_.With(root.bits(), std::move(group));
  for (Unknown u : unknowns) Activate(pool, u);
}

// Recursion ends: a definition mentions older choices only, or is active.
void Path::Activate(Pool& pool, Unknown u) {
  if (!u.IsVariable()) return;
  const PendingDefinition* found = definitions_.Find(u.variable().index());
  if (found == nullptr || found->active) return;
  const auto conditions = found->conditions;
  definitions_ =
      definitions_.With(u.variable().index(), {conditions, /*active=*/true});
  for (Formula f : *conditions) Index(pool, f);
}

// u itself if it is in no group yet.
Unknown Path::RootOf(Unknown u) const {
  while (const Group* group = groups_.Find(u.bits())) {
    if (group->parent == u) return u;
    u = group->parent;
  }
  return u;
}

// Puts u, with its group if it has one, into the group of `root`, which may
// not exist yet. Returns the root of the joint group.
Unknown Path::Join(Unknown root, Unknown u) {
  Unknown other = RootOf(u);
  if (groups_.Find(root.bits()) == nullptr)
    groups_ = groups_.With(
        root.bits(), {root, base::PersistentStack<Unknown>().With(root), {}});
  if (other == root) return root;
  Group large = *groups_.Find(root.bits());
  const Group* found = groups_.Find(other.bits());
  Group small =
      found ? *found
            : Group{other, base::PersistentStack<Unknown>().With(other), {}};
  if (large.unknowns.size() < small.unknowns.size()) {
    std::swap(large, small);
    std::swap(root, other);
  }
  large.unknowns = PushAll(std::move(large.unknowns), small.unknowns);
  large.conjuncts = PushAll(std::move(large.conjuncts), small.conjuncts);
  groups_ = groups_.With(root.bits(), std::move(large));
  groups_ = groups_.With(other.bits(), {root, {}, {}});
  return root;
}

// Collects what is reachable from a question through shared unknowns.
class Path::Walk {
 public:
  Walk(Pool& pool, const Path& path, UnknownMarks& marks)
      : pool_(pool), path_(path), marks_(marks) {
    marks_.Clear();
  }

  void Visit(Formula f) {
    for (Unknown u : pool_.UnknownsOf(f)) Reach(u);
  }

  void Finish() {
    while (!pending_.empty()) {
      const Unknown u = pending_.back();
      pending_.pop_back();
      if (path_.Mentions(u))
        TakeGroup(path_.RootOf(u));
      else
        TakeDefinition(u);
    }
  }

  Bearing Result() && {
    auto by_number = [](const Numbered& a, const Numbered& b) {
      return a.number < b.number;
    };
    std::sort(grouped_.begin(), grouped_.end(), by_number);
    std::stable_sort(definitions_.begin(), definitions_.end(), by_number);
    Bearing result;
    result.conjuncts.reserve(grouped_.size() + definitions_.size() + 1);
    for (const Numbered& c : grouped_) result.conjuncts.push_back(c.formula);
    for (const Numbered& d : definitions_)
      result.conjuncts.push_back(d.formula);
    result.unknowns = std::move(unknowns_);
    return result;
  }

 private:
  void Reach(Unknown u) {
    if (!marks_.Add(u)) return;
    unknowns_.push_back(u);
    pending_.push_back(u);
  }

  // A choice in no group: its definition, if any, has borne on nothing so far.
  void TakeDefinition(Unknown u) {
    if (!u.IsVariable()) return;
    const uint32_t choice = u.variable().index();
    const PendingDefinition* d = path_.definitions_.Find(choice);
    if (d == nullptr) return;
    for (Formula f : *d->conditions) {
      definitions_.push_back({choice, f});
      Visit(f);
    }
  }

  void TakeGroup(Unknown root) {
    if (std::find(roots_.begin(), roots_.end(), root) != roots_.end()) return;
    roots_.push_back(root);
    const Group& group = *path_.groups_.Find(root.bits());
    group.conjuncts.ForEachWhile([&](const Numbered& c) {
      grouped_.push_back(c);
      return true;
    });
    // Nothing more to follow: their group is this one.
    group.unknowns.ForEachWhile([&](Unknown u) {
      if (marks_.Add(u)) unknowns_.push_back(u);
      return true;
    });
  }

  Pool& pool_;
  const Path& path_;
  UnknownMarks& marks_;
  std::vector<Unknown> unknowns_;
  std::vector<Unknown> pending_;
  std::vector<Unknown> roots_;
  std::vector<Numbered> grouped_;
  std::vector<Numbered> definitions_;  // by choice
};

Path::Bearing Path::BearingOn(Pool& pool, Formula question,
                              UnknownMarks& marks) const {
  Walk walk(pool, *this, marks);
  walk.Visit(question);
  walk.Finish();
  return std::move(walk).Result();
}

std::vector<Formula> Path::Slice(Pool& pool, Formula question) const {
  UnknownMarks marks;
  return BearingOn(pool, question, marks).conjuncts;
}

}  // namespace expr
