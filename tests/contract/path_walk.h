// Asks a solver random questions along growing paths, as a search does, and
// checks each answer against an oracle: verdicts agree, models satisfy the
// whole path and the question, and a witness stays one.
#ifndef TESTS_CONTRACT_PATH_WALK_H_
#define TESTS_CONTRACT_PATH_WALK_H_

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/random.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/solver.h"

namespace solver {

struct WalkCounts {
  size_t questions = 0;
  size_t sat = 0;
  size_t unsat = 0;
  size_t cut = 0;         // undecided at a deadline; then asked again
  size_t undecided = 0;   // by the tested solver or by the oracle
  std::string open = {};  // those questions, and who left them open

  WalkCounts& operator+=(const WalkCounts& other) {
    questions += other.questions;
    sat += other.sat;
    unsat += other.unsat;
    cut += other.cut;
    undecided += other.undecided;
    open += other.open;
    return *this;
  }
  // One line in the log of the test, to be added up.
  void Print(const char* law, const char* name) const {
    std::printf("counts: %s %s: %zu questions, %zu sat, %zu unsat, %zu open\n",
                law, name, questions, sat, unsat, undecided);
  }
};

class PathWalk {
 public:
  // With `bounded`, every bit-vector symbol is 0 .. 3 on every path.
  PathWalk(expr::Pool& pool, expr::RandomTerms& random, Solver& tested,
           Solver& oracle, bool bounded)
      : pool_(pool), random_(random), tested_(tested), oracle_(oracle) {
    expr::Path start;
    if (bounded)
      for (expr::Expr s : random.symbols()) start = WithBounds(start, s);
    paths_.push_back(start);
  }

  void Run(size_t questions, int depth) {
    const size_t goal = counts_.questions + questions;
    while (counts_.questions < goal && !testing::Test::HasFatalFailure())
      Step(depth);
  }

  // From now on each question is first asked with a deadline that comes at some
  // point of it.
  void Hurry() { in_a_hurry_ = true; }

  const WalkCounts& counts() const { return counts_; }

 private:
  static constexpr size_t kMostPaths = 24;
  static constexpr size_t kLongest = 12;

  expr::Path WithBounds(const expr::Path& path, expr::Expr symbol) {
    if (expr::IsFloating(pool_.sort(symbol))) return path;
    const expr::Sort sort = pool_.sort(symbol);
    const expr::Formula bounds =
        pool_.And(pool_.Le(pool_.Constant(sort, 0), symbol),
                  pool_.Lt(symbol, pool_.Constant(sort, 4)));
    return path.With(pool_, bounds).WithWitness(*path.witness());
  }

  // One step from some earlier path: a definition, a lost witness or a
  // question.
  void Step(int depth) {
    const expr::Path path = paths_[random_.rng().Below(paths_.size())];
    if (random_.rng().OneIn(8)) {
      Keep(WithRandomDefinition(path));
      return;
    }
    const expr::Formula extra = random_.Guard(depth);
    if (in_a_hurry_) {
      ASSERT_NO_FATAL_FAILURE(AskInAHurry(path, extra));
    }
    const Answer answer = tested_.Check(path, extra);
    ASSERT_NO_FATAL_FAILURE(Compare(path, extra, answer));
    if (answer.verdict != Verdict::kSat || extra.IsTrue()) return;
    const expr::Path longer = path.With(pool_, extra);
    // As if another solver had said "unknown" here.
    Keep(random_.rng().OneIn(10) ? longer.WithDoubt()
                                 : longer.WithWitness(*answer.model));
  }

  void AskInAHurry(const expr::Path& path, expr::Formula extra) {
    const std::chrono::milliseconds left(random_.rng().Below(3));
    const Answer answer =
        tested_.Check(path, extra, base::Deadline::After(left));
    if (answer.verdict == Verdict::kUnknown)
      ++counts_.cut;
    else
      Compare(path, extra, answer);
  }

  // Value 0 meets it, whatever else holds.
  expr::Path WithRandomDefinition(const expr::Path& path) {
    const auto& choices = random_.choices();
    if (choices.empty()) return path;
    const expr::Variable choice = choices[random_.rng().Below(choices.size())];
    const expr::Formula condition =
        pool_.Or(pool_.diagram().Is(choice, 0), random_.Guard(/*depth=*/1));
    return path.WithDefinition(pool_, choice, condition);
  }

  void Keep(const expr::Path& path) {
    ExpectWitness(path);
    if (path.size() > kLongest) return;
    if (paths_.size() < kMostPaths)
      paths_.push_back(path);
    else  // the start stays
      paths_[1 + random_.rng().Below(kMostPaths - 1)] = path;
  }

  void ExpectWitness(const expr::Path& path) {
    if (!path.witness()) return;
    expr::Evaluator evaluator(pool_, *path.witness());
    for (expr::Formula f : path.conjuncts().ToVector())
      EXPECT_TRUE(evaluator.Evaluate(f))
          << "not a witness of " << expr::Print(pool_, f);
  }

  void Compare(const expr::Path& path, expr::Formula extra,
               const Answer& answer) {
    ++counts_.questions;
    const Answer expected = oracle_.Check(path, extra);
    if (answer.verdict == Verdict::kUnknown ||
        expected.verdict == Verdict::kUnknown) {
      ++counts_.undecided;
      counts_.open += "open: tested \"" + answer.reason + "\", oracle \"" +
                      expected.reason + "\":\n" + TextOf(path, extra);
    } else {
      ASSERT_EQ(VerdictText(answer.verdict), VerdictText(expected.verdict))
          << TextOf(path, extra);
    }
    if (answer.verdict == Verdict::kUnsat) ++counts_.unsat;
    if (answer.verdict != Verdict::kSat) return;
    ++counts_.sat;
    ASSERT_TRUE(answer.model.has_value());
    expr::Evaluator evaluator(pool_, *answer.model);
    const Query query(path, extra);
    for (expr::Formula f : query.conjuncts())
      ASSERT_TRUE(evaluator.Evaluate(f))
          << expr::Print(pool_, f) << "\nis false in the model of\n"
          << TextOf(path, extra);
  }

  std::string TextOf(const expr::Path& path, expr::Formula extra) {
    std::string text;
    const Query query(path, extra);
    for (expr::Formula f : query.conjuncts())
      text += expr::Print(pool_, f) + "\n";
    return text;
  }

  expr::Pool& pool_;
  expr::RandomTerms& random_;
  Solver& tested_;
  Solver& oracle_;
  std::vector<expr::Path> paths_;
  WalkCounts counts_;
  bool in_a_hurry_ = false;
};

}  // namespace solver

#endif  // TESTS_CONTRACT_PATH_WALK_H_
