#include "engine/search/path_checker.h"

#include <utility>

#include "expr/evaluate.h"
#include "expr/model.h"

namespace search {

using solver::Answer;
using solver::Verdict;

Answer PathChecker::Ask(const expr::Path& path, expr::Formula f) {
  Answer answer = solver_.Check(path, f, deadline_);
  if (answer.verdict == Verdict::kUnknown) {
    if (unknowns_++ == 0) first_reason_ = answer.reason;
  }
  return answer;
}

// Whether f is true or false on this path without asking a solver.
std::optional<bool> PathChecker::Known(const expr::Path& path,
                                       expr::Formula f) {
  if (f.IsConstant()) return f.IsTrue();
  const std::optional<bool> said = path.Says(f);
  if (said) ++questions_;
  return said;
}

bool PathChecker::Possible(const expr::Path& path, expr::Formula f) {
  if (const std::optional<bool> known = Known(path, f)) return *known;
  const expr::Formula narrowed = path.Narrowed(pool_, f);
  if (narrowed.IsFalse()) return false;
  // What follows from a path is possible if the path is.
  if (narrowed.IsTrue() && path.witness()) return true;
  ++questions_;
  return !path.IsImpossible(narrowed) && FindPossible(path, narrowed);
}

bool PathChecker::FindPossible(const expr::Path& path, expr::Formula f) {
  const bool possible = Ask(path, f).verdict != Verdict::kUnsat;
  if (!possible) path.NoteImpossible(pool_, f);
  return possible;
}

// The cases of one WhichPossible: those found possible, and the open ones.
class PathChecker::Cases {
 public:
  Cases(expr::Pool& pool, const expr::Path& path,
        std::span<const expr::Formula> cases)
      : pool_(pool), path_(path), possible_(cases.size(), false) {
    for (size_t i = 0; i < cases.size(); ++i) {
      const expr::Formula f = path.Narrowed(pool, cases[i]);
      if (!f.IsFalse() && !path.IsImpossible(f)) open_.push_back({i, f});
    }
  }

  size_t open() const { return open_.size(); }

  // Whether to go on asking for another. To deny what is large is harder to
  // decide than all that is left one by one.
  bool ask_for_another() const {
    return !open_.empty() &&
           pool_.diagram().Support(another_).size() <= kMostAtomsToDeny;
  }
  // None of those found so far holds: another one does.
  expr::Formula Another() const { return another_; }

  // Those that hold in the model are possible. False: there is none, so that
  // the cases do not cover all there is.
  bool FindIn(const expr::Model& model) {
    expr::Evaluator evaluator(pool_, model);
    return std::erase_if(open_, [&](const Case& c) {
             return evaluator.Evaluate(c.formula) && Found(c);
           }) > 0;
  }
  void NoneIsLeft() {
    for (const Case& c : open_) path_.NoteImpossible(pool_, c.formula);
    open_.clear();
  }
  template <class IsPossible>
  void FindEach(IsPossible is_possible) {
    for (const Case& c : open_)
      if (is_possible(c.formula)) Found(c);
    open_.clear();
  }
  std::vector<bool> Result() && { return std::move(possible_); }

 private:
  static constexpr size_t kMostAtomsToDeny = 1;
  struct Case {
    size_t index;
    expr::Formula formula;
  };

  bool Found(const Case& c) {
    possible_[c.index] = true;
    another_ = pool_.And(another_, !c.formula);
    return true;
  }

  expr::Pool& pool_;
  const expr::Path& path_;
  std::vector<bool> possible_;
  std::vector<Case> open_;
  expr::Formula another_ = expr::Formula::True();
};

std::vector<bool> PathChecker::WhichPossible(
    const expr::Path& path, std::span<const expr::Formula> cases) {
  Cases all(pool_, path, cases);
  // As if each had been asked: how many it takes is a matter of the models that
  // come back.
  questions_ += all.open();
  bool covered = path.witness() && all.FindIn(*path.witness());
  while (covered && all.ask_for_another()) {
    const Answer answer = Ask(path, all.Another());
    if (answer.verdict == Verdict::kUnsat) all.NoneIsLeft();
    covered = answer.verdict == Verdict::kUnsat ||
              (answer.verdict == Verdict::kSat && all.FindIn(*answer.model));
  }
  all.FindEach([&](expr::Formula f) {
    return !path.Narrowed(pool_, f).IsFalse() && FindPossible(path, f);
  });
  return std::move(all).Result();
}

std::optional<expr::Path> PathChecker::Assume(const expr::Path& path,
                                              expr::Formula f) {
  if (const std::optional<bool> known = Known(path, f))
    return *known ? std::optional(path) : std::nullopt;
  const expr::Formula narrowed = path.Narrowed(pool_, f);
  if (narrowed.IsFalse()) return std::nullopt;
  if (narrowed.IsTrue() && path.witness()) return path;
  ++questions_;
  if (path.IsImpossible(narrowed)) return std::nullopt;
  Answer answer = Ask(path, narrowed);
  if (answer.verdict == Verdict::kUnsat) return std::nullopt;
  expr::Path longer = path.With(pool_, f);
  if (answer.verdict == Verdict::kUnknown) return longer.WithDoubt();
  return longer.WithWitness(*std::move(answer.model));
}

}  // namespace search
