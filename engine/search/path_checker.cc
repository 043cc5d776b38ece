#include "engine/search/path_checker.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
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

std::optional<bool> PathChecker::Judged(const expr::Path& path,
                                        expr::Formula f) {
  switch (path.Judge(pool_, f, marks_)) {
    case expr::Path::Verdict::kPossible:
      return true;
    case expr::Path::Verdict::kImpossible:
      return false;
    case expr::Path::Verdict::kOpen:
      return std::nullopt;
  }
  UNREACHABLE("a verdict should be one of three");
}

bool PathChecker::FindPossible(const expr::Path& path, expr::Formula f) {
  std::optional<bool> possible = Judged(path, f);
  if (!possible) {
    Answer answer = Ask(path, f);
    possible = answer.verdict != Verdict::kUnsat;
    if (answer.verdict == Verdict::kSat && path.witness())
      path.NoteModel(*std::move(answer.model));
  }
  if (!*possible) path.NoteImpossible(pool_, f);
  return *possible;
}

// The cases of one WhichPossible: those found possible, and the open ones.
class PathChecker::Cases {
 public:
  Cases(expr::Pool& pool, const expr::Path& path,
        std::span<const expr::Formula> cases)
      : pool_(pool), path_(path), possible_(cases.size(), false) {
    for (size_t i = 0; i < cases.size(); ++i)
      if (!cases[i].IsFalse() && !path.IsImpossible(cases[i]))
        open_.push_back({i, cases[i]});
  }

  size_t open() const { return open_.size(); }

  // judge(formula) -> std::optional<bool>. Those it says nothing of stay open.
  template <class Judge>
  void Settle(Judge judge) {
    std::erase_if(open_, [&](const Case& c) {
      const std::optional<bool> possible = judge(c.formula);
      if (possible == true) Found(c);
      if (possible == false) path_.NoteImpossible(pool_, c.formula);
      return possible.has_value();
    });
  }

  // Whether to go on asking for another. To deny what is large is harder to
  // decide than all that is left one by one.
  bool ask_for_another() const {
    return !open_.empty() &&
           pool_.diagram().Support(Another()).size() <= kMostAtomsToDeny;
  }
  // None of those found so far holds: another one does.
  expr::Formula Another() const {
    expr::Formula another = expr::Formula::True();
    for (expr::Formula f : found_) another = pool_.And(another, !f);
    return another;
  }

  // One of the first that are open holds.
  expr::Formula FirstOpen() const {
    expr::Formula any = expr::Formula::False();
    for (size_t i = 0; i < first(); ++i) any = pool_.Or(any, open_[i].formula);
    return any;
  }
  void FirstAreImpossible() {
    for (size_t i = 0; i < first(); ++i)
      path_.NoteImpossible(pool_, open_[i].formula);
    open_.erase(open_.begin(), open_.begin() + first());
  }

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
  static constexpr size_t kAskedTogether = 16;
  struct Case {
    size_t index;
    expr::Formula formula;
  };

  size_t first() const { return std::min(open_.size(), kAskedTogether); }
  bool Found(const Case& c) {
    possible_[c.index] = true;
    found_.push_back(c.formula);
    return true;
  }

  expr::Pool& pool_;
  const expr::Path& path_;
  std::vector<bool> possible_;
  std::vector<Case> open_;
  std::vector<expr::Formula> found_;
};

std::vector<bool> PathChecker::WhichPossible(
    const expr::Path& path, std::span<const expr::Formula> cases) {
  Cases all(pool_, path, cases);
  // As if each had been asked: how many it takes is a matter of the models that
  // come back.
  questions_ += all.open();
  all.Settle([&](expr::Formula f) { return Judged(path, f); });
  bool covered = path.witness().has_value();
  while (covered && all.ask_for_another()) {
    const Answer answer = Ask(path, all.Another());
    if (answer.verdict == Verdict::kUnsat) all.NoneIsLeft();
    covered = answer.verdict == Verdict::kUnsat ||
              (answer.verdict == Verdict::kSat && all.FindIn(*answer.model));
    if (answer.model) path.NoteModel(*answer.model);
  }
  SettleEach(path, all);
  return std::move(all).Result();
}

std::vector<bool> PathChecker::WhichFewPossible(
    const expr::Path& path, std::span<const expr::Formula> cases) {
  Cases all(pool_, path, cases);
  questions_ += all.open();
  all.Settle([&](expr::Formula f) { return Judged(path, f); });
  if (path.witness()) SettleTogether(path, all);
  SettleEach(path, all);
  return std::move(all).Result();
}

void PathChecker::SettleTogether(const expr::Path& path, Cases& all) {
  while (all.open() > 1) {
    const solver::Query any(path, all.FirstOpen(), deadline_);
    const Answer answer = solver_.Check(any.Easy());
    if (answer.verdict == Verdict::kUnknown) return;
    if (answer.verdict == Verdict::kUnsat) {
      all.FirstAreImpossible();
      continue;
    }
    if (!all.FindIn(*answer.model)) return;
    path.NoteModel(*answer.model);
  }
}

void PathChecker::SettleEach(const expr::Path& path, Cases& all) {
  all.FindEach([&](expr::Formula f) {
    return !path.Narrowed(pool_, f).IsFalse() && FindPossible(path, f);
  });
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
  if (const std::optional<bool> judged = Judged(path, narrowed)) {
    if (!*judged) return std::nullopt;
    if (auto longer = path.WithPossible(pool_, f)) return longer;
  }
  Answer answer = Ask(path, narrowed);
  if (answer.verdict == Verdict::kUnsat) return std::nullopt;
  expr::Path longer = path.With(pool_, f);
  if (answer.verdict == Verdict::kUnknown) return longer.WithDoubt();
  return longer.WithWitness(*std::move(answer.model));
}

}  // namespace search
