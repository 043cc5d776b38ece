// A Path is what one run has assumed: a conjunction that grows at its end. It
// is a value; a longer copy shares everything with the shorter one.
//
// It keeps its conjuncts in groups: two conjuncts are in one group if they
// share an unknown, directly or through others. A question can then be
// answered from the groups it touches, whatever the length of the path. A
// *definition* constrains one choice and is met by value 0 of that choice, or
// by its derived value, whatever the others are: it bears on nothing, and is
// in no group, until its choice is mentioned elsewhere.
//
// It also carries a witness where one is known: a model of all conjuncts that
// gives value 0 to every choice whose definition still bears on nothing. A
// condition that is true in the witness needs no solver.
#ifndef EXPR_PATH_H_
#define EXPR_PATH_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/persistent_map.h"
#include "base/persistent_stack.h"
#include "expr/diagram.h"
#include "expr/domains.h"
#include "expr/expr.h"
#include "expr/join_mutation.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/ranges.h"
#include "expr/unknown.h"

namespace expr {

class Knowledge;

// A set of unknowns that is emptied in O(1); reused from slice to slice.
class UnknownMarks {
 public:
  void Clear() {
    ++round_;
    size_ = 0;
  }
  uint32_t size() const { return size_; }
  bool Has(Unknown u) const {
    return u.bits() < marks_.size() && marks_[u.bits()].round == round_;
  }
  // False if it was there already.
  bool Add(Unknown u) {
    if (u.bits() >= marks_.size()) marks_.resize(u.bits() + u.bits() / 2 + 8);
    if (marks_[u.bits()].round == round_) return false;
    marks_[u.bits()] = {round_, size_++};
    return true;
  }
  // Of one that is there: how many were there before it.
  uint32_t NumberOf(Unknown u) const { return marks_[u.bits()].number; }

 private:
  struct Mark {
    uint32_t round = 0;
    uint32_t number = 0;
  };
  std::vector<Mark> marks_;
  uint32_t round_ = 1;
  uint32_t size_ = 0;
};

class Path {
 public:
  // The empty path: true, witnessed by any model.
  Path();

  size_t size() const { return all_.size(); }
  // Everything assumed, definitions too, newest first in ForEachWhile.
  const base::PersistentStack<Formula>& conjuncts() const { return all_; }
  // Without definitions: what With was given.
  const base::PersistentStack<Formula>& assumptions() const {
    return assumptions_;
  }
  const base::PersistentStack<Formula>& untold() const { return untold_; }
  // What is told instead, in somebody's own words.
  const base::PersistentStack<std::string>& phrases() const { return phrases_; }

  // A formula that agrees with f wherever the path holds, smaller where the
  // path settles atoms of f one by one.
  Formula Narrowed(Pool& pool, Formula f) const;

  // Whether this very formula was assumed, or its negation; nothing: neither.
  // A loop that asks what it has asked before is answered here.
  std::optional<bool> Says(Formula f) const {
    const Formula* fact = facts_.Find(f.node());
    if (fact == nullptr) return std::nullopt;
    return *fact == f;
  }

  // Whether f was found to be impossible on this path or a shorter one, see
  // NoteImpossible.
  bool IsImpossible(Formula f) const {
    return impossible_.Find(f.edge()) != nullptr;
  }
  // Somebody has found that f cannot hold here. That changes nothing of what
  // the path says; who asks again on it, or on a longer one, is answered.
  void NoteImpossible(Pool& pool, Formula f) const;

  enum class Verdict { kPossible, kImpossible, kOpen };
  // Whether f, narrowed, can hold here, as far as that takes no solver. A path
  // without a witness says nothing of this.
  Verdict Judge(Pool& pool, Formula f, UnknownMarks& marks) const;
  // A solver has found this model of the path: what holds in it is possible
  // here, and on longer paths as long as it is a model of them.
  void NoteModel(Model model) const;
  // The path with f, which was judged to be possible, and a witness; nothing
  // if that takes a solver after all.
  std::optional<Path> WithPossible(Pool& pool, Formula f) const;

  // The witness is kept only by WithDefinition, and there only if it still
  // is one, and by the next WithWitness.
  [[nodiscard]] Path With(Pool& pool, Formula conjunct) const;
  [[nodiscard]] Path WithDefinition(Pool& pool, Variable choice,
                                    Formula condition) const;
  // What a derived choice means. Like a definition: whatever the others are,
  // there is a value that fits, and evaluation knows it.
  [[nodiscard]] Path WithDerived(Pool& pool, Variable derived) const;
  [[nodiscard]] Path WithWitness(Model model) const;
  // A solver could not tell whether this path can be taken.
  [[nodiscard]] Path WithDoubt() const;

  const std::optional<Model>& witness() const { return witness_; }
  bool doubtful() const { return doubtful_; }

  // One path for several that come from `origin` and never hold together.
  // taken[i] says, where the joint path holds, that it is paths[i] that is
  // taken. Nothing: they do not come from there, or that takes too much to
  // say. expr/path_join.cc.
  static std::optional<Path> Joined(Pool& pool, const Path& origin,
                                    std::span<const Path* const> paths,
                                    std::vector<Formula>* taken,
                                    JoinMutation mutation = {});
  // The same path; it says of itself which answers to single questions were
  // found to be impossible since `origin`. Where paths meet, what takes a
  // solver would be forgotten otherwise.
  [[nodiscard]] Path WithLearnt(Pool& pool, const Path& origin) const;
  // What was assumed since `origin` goes without saying: it holds as before,
  // and is among what is untold instead of the assumptions.
  [[nodiscard]] Path WithoutTelling(const Path& origin) const;
  [[nodiscard]] Path WithPhrase(std::string text) const;
  // A symbol that stands for the term: it is equal to it, and known wherever
  // the term is.
  [[nodiscard]] Path WithName(Pool& pool, Expr symbol, Expr term) const;
  struct Name {
    Expr symbol, term;
  };
  const base::PersistentStack<Name>& names() const { return names_; }
  // A number that the rest of the model leaves no choice about: that one of
  // `values` for which the conditions hold.
  struct Found {
    Expr symbol;
    std::vector<uint64_t> values;
    std::vector<Formula> conditions;
  };
  // The path says the conditions itself.
  [[nodiscard]] Path WithFound(Found number) const;
  // Where such numbers are missing, as in a model of the input.
  Model WithFoundNumbers(Pool& pool, Model model) const;
  // Has this grown out of `origin`, and what has it assumed since?
  bool ComesFrom(const Path& origin) const;
  // The nth: after n further assumptions. The last one is all of it.
  std::vector<Formula> Since(Pool& pool, const Path& origin) const;

  // Some conjunct that is in a group mentions it.
  bool Mentions(Unknown u) const { return groups_.Find(u.bits()) != nullptr; }

  struct Bearing {
    std::vector<Formula> conjuncts;  // oldest first
    std::vector<Unknown> unknowns;   // of these and of the question, once each
  };
  // What bears on `question`: a model of these conjuncts and of the question
  // extends to a model of the whole path, provided the path has any model, by
  // the witness on all other unknowns. What the path has settled of choices
  // has been used on the conjuncts and is among them where they still mention
  // the choice. `marks` ends up with the unknowns.
  Bearing BearingOn(Pool& pool, Formula question, UnknownMarks& marks) const;
  std::vector<Formula> Slice(Pool& pool, Formula question) const;

 private:
  struct PendingDefinition {
    std::shared_ptr<const std::vector<Formula>> conditions;
    bool active = false;
  };
  struct Numbered {
    uint32_t number;  // in order of assumption
    Formula formula;  // what is left of it
  };
  // One per unknown. Only that of a group's root speaks for the group; the
  // others lead there. The smaller of two groups joins the larger one.
  struct Group {
    Unknown parent;
    base::PersistentStack<Unknown> unknowns;
    base::PersistentStack<Numbered> conjuncts;
    // The version of domains_ that its conjuncts have been narrowed to; some
    // perhaps to a later one.
    uint32_t narrowed_at = 0;
    bool pure = true;  // no conjunct asks about numbers
    // What they ask about numbers may come out in any way (expr/ties.h);
    // nothing: nobody has looked since they were narrowed.
    std::optional<bool> free = true;
  };
  class Walk;
  class Reach;

  // A formula that agrees with f where the choices have the values left to
  // them, and the numbers their ranges. Other comparisons stay: they bear on
  // each other.
  Formula WithoutSettled(Pool& pool, Formula f) const;
  // The group with what its conjuncts still say. That is remembered: longer
  // paths start from it.
  const Group& NarrowedGroup(Pool& pool, Unknown root) const;

  // The same of what they ask about numbers.
  bool IsFreeGroup(Pool& pool, Unknown root) const;

  // Nothing that bears on f asks about numbers; of these groups that is said.
  template <class IsPlain>
  bool BearsOnPlain(Pool& pool, Formula f, UnknownMarks& marks,
                    IsPlain is_plain) const;
  bool IsAboutChoices(Pool& pool, Formula f, UnknownMarks& marks) const;
  // What bears on f asks nothing about numbers that cannot come out in any way.
  bool IsFree(Pool& pool, Formula f, UnknownMarks& marks) const;
  // For a path that is about to become longer.
  Knowledge& OwnKnowledge();
  void Bear(Pool& pool, Formula f);
  void Define(Pool& pool, Variable choice, std::vector<Formula> conditions);
  std::vector<Formula> SettledSince(Pool& pool, const Path& origin,
                                    JoinMutation mutation) const;
  static std::vector<Formula> WhichIsTaken(Pool& pool, const Path& origin,
                                           std::span<const Path* const> paths,
                                           JoinMutation mutation);
  void TakeModels(Pool& pool, const Path& origin,
                  std::span<const Path* const> paths);
  void AddDefinitions(Pool& pool, const Path& origin,
                      std::span<const Path* const> paths,
                      std::span<const Formula> taken, JoinMutation mutation);
  std::vector<Formula> SecondConditions(const Path& origin) const;
  void Index(Pool& pool, Formula conjunct);
  void Activate(Pool& pool, Unknown u);
  Unknown RootOf(Unknown u) const;
  Unknown Join(Unknown root, Unknown u);

  base::PersistentStack<Formula> all_;
  base::PersistentStack<Formula> assumptions_;
  base::PersistentStack<Formula> untold_;
  base::PersistentStack<std::string> phrases_;
  base::PersistentStack<Name> names_;
  base::PersistentStack<std::shared_ptr<const Found>> found_;
  base::PersistentMap<Formula> facts_;               // the assumptions, by node
  mutable base::PersistentMap<Formula> impossible_;  // by edge
  mutable Domains domains_;
  Ranges ranges_;
  // Of all conjuncts and definitions, narrowed, and what was learnt besides.
  std::shared_ptr<Knowledge> knowledge_;
  mutable base::PersistentMap<Group> groups_;           // by unknown
  base::PersistentMap<PendingDefinition> definitions_;  // by choice
  std::optional<Model> witness_;
  uint32_t indexed_ = 0;
  bool doubtful_ = false;
};

}  // namespace expr

#endif  // EXPR_PATH_H_
