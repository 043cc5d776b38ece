#include "expr/path.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "expr/evaluate.h"
#include "expr/knowledge.h"
#include "expr/settled_terms.h"

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

Path::Path() : knowledge_(std::make_shared<Knowledge>()), witness_(Model()) {}

// A person may read it, so that it is in terms of ranges only where nothing is
// left of it.
Formula Path::Narrowed(Pool& pool, Formula f) const {
  const Formula narrowed = domains_.Narrow(pool.diagram(), f);
  const Formula settled = ranges_.Narrow(pool, narrowed);
  return settled.IsConstant() ? settled : narrowed;
}

void Path::NoteImpossible(Pool& pool, Formula f) const {
  impossible_.Set(f.edge(), f);
  domains_.Learn(pool.diagram(), !f);
  knowledge_->Learn(pool, !f);
}

Path Path::With(Pool& pool, Formula conjunct) const {
  if (conjunct.IsTrue() || Says(conjunct) == true) return *this;
  Path path = *this;
  path.facts_.Set(conjunct.node(), conjunct);
  path.all_ = all_.With(conjunct);
  path.assumptions_ = assumptions_.With(conjunct);
  path.witness_.reset();
  path.OwnKnowledge().KeepModels(pool, conjunct);
  const Formula narrowed = WithoutSettled(pool, conjunct);
  path.knowledge_->Bear(pool, narrowed);
  path.Index(pool, narrowed);
  path.ranges_.Learn(pool, narrowed);
  path.domains_.Learn(pool.diagram(), conjunct);
  return path;
}

Path Path::WithDefinition(Pool& pool, Variable choice,
                          Formula condition) const {
  if (condition.IsTrue()) return *this;
  Path path = *this;
  path.all_ = all_.With(condition);
  if (witness_ && witness_->Value(Unknown(choice)) != 0) path.witness_.reset();
  path.OwnKnowledge().KeepModels(pool, condition);
  if (definitions_.Find(choice.index()) != nullptr) {
    // A second condition on one choice: no longer free to be put off.
    path.Activate(pool, Unknown(choice));
    path.Bear(pool, condition);
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
  path.OwnKnowledge();
  path.Define(pool, derived, std::move(definition));
  return path;
}

void Path::Define(Pool& pool, Variable choice,
                  std::vector<Formula> conditions) {
  for (Formula f : conditions) Bear(pool, f);
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

Path Path::WithName(Pool& pool, Expr symbol, Expr term) const {
  Path path = With(pool, pool.Eq(symbol, term));
  path.names_ = names_.With({symbol, term});
  if (!witness_) return path;
  Model model = *witness_;
  model.Set(symbol, Evaluator(pool, model).Evaluate(term));
  return path.WithWitness(std::move(model));
}

Path Path::WithFound(Found number) const {
  Path path = *this;
  path.found_.Push(std::make_shared<const Found>(std::move(number)));
  return path;
}

// What an earlier one was found to be counts for the later ones.
Model Path::WithFoundNumbers(Pool& pool, Model model) const {
  for (const auto& number : found_.ToVector())
    for (uint64_t value : number->values) {
      Model trial = model;
      trial.Set(number->symbol, value);
      Evaluator evaluator(pool, trial);
      const bool holds =
          std::all_of(number->conditions.begin(), number->conditions.end(),
                      [&](Formula f) { return evaluator.Evaluate(f); });
      if (!holds) continue;
      model = std::move(trial);
      break;
    }
  return model;
}

Path Path::WithDoubt() const {
  Path path = *this;
  path.doubtful_ = true;
  return path;
}

Knowledge& Path::OwnKnowledge() {
  knowledge_ = std::make_shared<Knowledge>(knowledge_->Longer());
  return *knowledge_;
}

void Path::Bear(Pool& pool, Formula f) {
  knowledge_->Bear(pool, WithoutSettled(pool, f));
}

// A constant has no unknowns and is in no group: it is true of what is left to
// the choices, or false, and so is the path, which then never gets a witness.
void Path::Index(Pool& pool, Formula conjunct) {
  conjunct = WithoutSettled(pool, conjunct);
  const std::span<const Unknown> unknowns = pool.UnknownsOf(conjunct);
  if (unknowns.empty()) return;
  Unknown root = RootOf(unknowns[0]);
  for (Unknown u : unknowns) root = Join(root, u);
  Group group = *groups_.Find(root.bits());
  group.pure = group.pure && pool.IsPure(conjunct);
  if (!knowledge_->Tie(pool, conjunct)) group.free = false;
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
    groups_ =
        groups_.With(root.bits(), {root,
                                   base::PersistentStack<Unknown>().With(root),
                                   {},
                                   domains_.version()});
  if (other == root) return root;
  Group large = *groups_.Find(root.bits());
  const Group* found = groups_.Find(other.bits());
  Group small = found ? *found
                      : Group{other,
                              base::PersistentStack<Unknown>().With(other),
                              {},
                              domains_.version()};
  if (large.unknowns.size() < small.unknowns.size()) {
    std::swap(large, small);
    std::swap(root, other);
  }
  large.narrowed_at = std::min(large.narrowed_at, small.narrowed_at);
  large.pure = large.pure && small.pure;
  if (large.free != false && small.free != true) large.free = small.free;
  large.unknowns = PushAll(std::move(large.unknowns), small.unknowns);
  large.conjuncts = PushAll(std::move(large.conjuncts), small.conjuncts);
  groups_ = groups_.With(root.bits(), std::move(large));
  groups_ = groups_.With(other.bits(), {root, {}, {}, domains_.version()});
  return root;
}

Formula Path::WithoutSettled(Pool& pool, Formula f) const {
  f = domains_.Narrow(pool.diagram(), f,
                      [&](Variable v) { return pool.IsChoice(v); });
  return ranges_.Narrow(pool, WithSettledTerms(pool, domains_, f));
}

const Path::Group& Path::NarrowedGroup(Pool& pool, Unknown root) const {
  const Group* found = groups_.Find(root.bits());
  if (found->narrowed_at == domains_.version()) return *found;
  std::vector<Numbered> left;
  Group narrowed{found->parent, found->unknowns, {}, domains_.version()};
  narrowed.free.reset();
  found->conjuncts.ForEachWhile([&](const Numbered& c) {
    const Formula f = WithoutSettled(pool, c.formula);
    if (f.IsTrue()) return true;
    left.push_back({c.number, f});
    narrowed.pure = narrowed.pure && pool.IsPure(f);
    if (f != c.formula && !found->pure) knowledge_->Learn(pool, f);
    return true;
  });
  for (auto c = left.rbegin(); c != left.rend(); ++c)
    narrowed.conjuncts = narrowed.conjuncts.With(*c);
  groups_.Set(root.bits(), std::move(narrowed));
  return *groups_.Find(root.bits());
}

bool Path::IsFreeGroup(Pool& pool, Unknown root) const {
  if (groups_.Find(root.bits())->free == true) return true;
  Group group = NarrowedGroup(pool, root);
  if (group.free) return *group.free;
  Knowledge alone;  // only for what these compare
  group.free = true;
  group.conjuncts.ForEachWhile([&](const Numbered& c) {
    group.free = alone.Tie(pool, c.formula);
    return *group.free;
  });
  groups_.Set(root.bits(), group);
  return *group.free;
}

template <class IsPlain>
bool Path::BearsOnPlain(Pool& pool, Formula f, UnknownMarks& marks,
                        IsPlain is_plain) const {
  marks.Clear();
  std::vector<Unknown> reached;
  auto reach = [&](Formula g) {
    for (Unknown u : pool.UnknownsOf(g))
      if (marks.Add(u)) reached.push_back(u);
  };
  reach(f);
  for (size_t next = 0; next < reached.size(); ++next) {
    const Unknown u = reached[next];
    if (Mentions(u)) {
      if (!is_plain(RootOf(u))) return false;
      continue;
    }
    const PendingDefinition* d =
        u.IsVariable() ? definitions_.Find(u.variable().index()) : nullptr;
    if (d == nullptr) continue;
    for (Formula condition : *d->conditions) {
      const Formula left = WithoutSettled(pool, condition);
      if (!pool.IsPure(left)) return false;
      reach(left);
    }
  }
  return true;
}

bool Path::IsAboutChoices(Pool& pool, Formula f, UnknownMarks& marks) const {
  if (!pool.IsPure(f)) return false;
  return !knowledge_->about_numbers() ||
         BearsOnPlain(pool, f, marks, [&](Unknown root) {
           return groups_.Find(root.bits())->pure ||
                  NarrowedGroup(pool, root).pure;
         });
}

bool Path::IsFree(Pool& pool, Formula f, UnknownMarks& marks) const {
  if (!knowledge_->about_numbers() && pool.IsPure(f)) return true;
  return knowledge_->IsFree(pool, f) &&
         BearsOnPlain(pool, f, marks,
                      [&](Unknown root) { return IsFreeGroup(pool, root); });
}

Path::Verdict Path::Judge(Pool& pool, Formula f, UnknownMarks& marks) const {
  if (!witness_) return Verdict::kOpen;
  if (HoldsIn(pool, *witness_, f)) return Verdict::kPossible;
  if (knowledge_->IsPossible(f)) return Verdict::kPossible;
  const uint32_t learnt = knowledge_->learnt();
  const std::optional<bool> allowed = knowledge_->Allow(pool, f);
  if (allowed == false) return Verdict::kImpossible;
  const bool free =
      allowed == true && knowledge_->complete() && IsFree(pool, f, marks);
  // To find that out may have narrowed a conjunct to one about choices.
  if (free && knowledge_->learnt() != learnt) return Judge(pool, f, marks);
  const bool possible = free || knowledge_->ModelOf(pool, f) != nullptr;
  if (!possible) return Verdict::kOpen;
  knowledge_->NotePossible(f);
  return Verdict::kPossible;
}

void Path::NoteModel(Model model) const {
  knowledge_->NoteModel(std::move(model));
}

std::optional<Path> Path::WithPossible(Pool& pool, Formula f) const {
  if (HoldsIn(pool, *witness_, f)) return With(pool, f).WithWitness(*witness_);
  if (const Model* model = knowledge_->ModelOf(pool, f))
    return With(pool, f).WithWitness(*model);
  UnknownMarks marks;
  const Formula narrowed = Narrowed(pool, f);
  if (!IsAboutChoices(pool, narrowed, marks)) return std::nullopt;
  const Path longer = With(pool, f);
  if (!longer.knowledge_->complete()) return std::nullopt;
  // Those that share a group with f, older ones first: no others bear on it.
  const Unknown root = longer.RootOf(pool.UnknownsOf(narrowed)[0]);
  std::vector<Variable> choices;
  longer.groups_.Find(root.bits())->unknowns.ForEachWhile([&](Unknown u) {
    if (u.IsVariable()) choices.push_back(u.variable());
    return true;
  });
  std::sort(choices.begin(), choices.end());
  std::optional<Model> model =
      longer.knowledge_->Repaired(pool, *witness_, choices);
  if (!model || !HoldsIn(pool, *model, f)) return std::nullopt;
  return longer.WithWitness(*std::move(model));
}

// Collects the groups and definitions that a question touches.
class Path::Walk {
 public:
  Walk(Pool& pool, const Path& path, UnknownMarks& marks)
      : pool_(pool), path_(path), marks_(marks) {
    marks_.Clear();
  }

  void Visit(Formula f) {
    for (Unknown u : pool_.UnknownsOf(f))
      if (marks_.Add(u)) pending_.push_back(u);
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

  // Oldest first, definitions last.
  std::vector<Numbered> Result() && {
    auto by_number = [](const Numbered& a, const Numbered& b) {
      return a.number < b.number;
    };
    std::sort(grouped_.begin(), grouped_.end(), by_number);
    std::stable_sort(definitions_.begin(), definitions_.end(), by_number);
    grouped_.insert(grouped_.end(), definitions_.begin(), definitions_.end());
    return std::move(grouped_);
  }

 private:
  // A choice in no group: its definition, if any, has borne on nothing so far.
  void TakeDefinition(Unknown u) {
    if (!u.IsVariable()) return;
    const uint32_t choice = u.variable().index();
    const PendingDefinition* d = path_.definitions_.Find(choice);
    if (d == nullptr) return;
    for (Formula f : *d->conditions) {
      const Formula left = path_.WithoutSettled(pool_, f);
      if (!left.IsTrue()) definitions_.push_back({choice, left});
      Visit(left);
    }
  }

  void TakeGroup(Unknown root) {
    if (std::find(roots_.begin(), roots_.end(), root) != roots_.end()) return;
    roots_.push_back(root);
    const Group& group = path_.NarrowedGroup(pool_, root);
    group.conjuncts.ForEachWhile([&](const Numbered& c) {
      grouped_.push_back(c);
      return true;
    });
  }

  Pool& pool_;
  const Path& path_;
  UnknownMarks& marks_;
  std::vector<Unknown> pending_;
  std::vector<Unknown> roots_;
  std::vector<Numbered> grouped_;
  std::vector<Numbered> definitions_;  // by choice
};

// Of conjuncts that have become smaller, those that a question still reaches
// through shared unknowns.
class Path::Reach {
 public:
  Reach(Pool& pool, const Path& path, std::vector<Numbered> conjuncts,
        Formula question, UnknownMarks& marks)
      : pool_(pool),
        path_(path),
        conjuncts_(std::move(conjuncts)),
        marks_(marks),
        taken_(conjuncts_.size(), false) {
    marks_.Clear();
    for (Unknown u : pool_.UnknownsOf(question)) marks_.Add(u);
    for (const Numbered& c : conjuncts_)
      for (Unknown u : pool_.UnknownsOf(c.formula)) marks_.Add(u);
    reached_.assign(marks_.size(), false);
    ListUses();
    Reached(question);
  }

  // All that the question's unknowns lead to. The marks are theirs after that.
  Bearing Result() && {
    for (size_t next = 0; next < result_.unknowns.size(); ++next)
      TakeUsesOf(marks_.NumberOf(result_.unknowns[next]));
    for (size_t i = 0; i < conjuncts_.size(); ++i)
      if (taken_[i]) result_.conjuncts.push_back(conjuncts_[i].formula);
    marks_.Clear();
    for (Unknown u : result_.unknowns) {
      marks_.Add(u);
      TakeDomainOf(u);
    }
    return std::move(result_);
  }

 private:
  // By unknown, in one piece: where each one's part begins, then what is in it.
  void ListUses() {
    begins_.assign(marks_.size() + 1, 0);
    ForEachUse([&](uint32_t unknown, size_t) { ++begins_[unknown + 1]; });
    std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
    uses_.resize(begins_.back());
    std::vector<uint32_t> ends(begins_.begin(), begins_.end() - 1);
    ForEachUse([&](uint32_t unknown, size_t conjunct) {
      uses_[ends[unknown]++] = static_cast<uint32_t>(conjunct);
    });
  }
  template <class Visit>  // (number of the unknown, conjunct)
  void ForEachUse(Visit visit) {
    for (size_t i = 0; i < conjuncts_.size(); ++i)
      for (Unknown u : pool_.UnknownsOf(conjuncts_[i].formula))
        visit(marks_.NumberOf(u), i);
  }

  void Reached(Formula f) {
    for (Unknown u : pool_.UnknownsOf(f)) {
      if (reached_[marks_.NumberOf(u)]) continue;
      reached_[marks_.NumberOf(u)] = true;
      result_.unknowns.push_back(u);
    }
  }

  void TakeUsesOf(uint32_t unknown) {
    for (uint32_t i = begins_[unknown]; i < begins_[unknown + 1]; ++i) {
      if (taken_[uses_[i]]) continue;
      taken_[uses_[i]] = true;
      Reached(conjuncts_[uses_[i]].formula);
    }
  }

  void TakeDomainOf(Unknown u) {
    if (!u.IsVariable() || !pool_.IsChoice(u.variable())) return;
    if (const Formula* left = path_.domains_.LeftOf(u.variable()))
      result_.conjuncts.push_back(*left);
  }

  Pool& pool_;
  const Path& path_;
  const std::vector<Numbered> conjuncts_;
  UnknownMarks& marks_;
  std::vector<bool> taken_;
  std::vector<bool> reached_;     // by number of the unknown
  std::vector<uint32_t> begins_;  // the same
  std::vector<uint32_t> uses_;    // conjuncts
  Bearing result_;
};

Path::Bearing Path::BearingOn(Pool& pool, Formula question,
                              UnknownMarks& marks) const {
  Walk walk(pool, *this, marks);
  walk.Visit(question);
  walk.Finish();
  return Reach(pool, *this, std::move(walk).Result(), question, marks).Result();
}

std::vector<Formula> Path::Slice(Pool& pool, Formula question) const {
  UnknownMarks marks;
  return BearingOn(pool, question, marks).conjuncts;
}

}  // namespace expr
