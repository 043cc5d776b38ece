// Cost per question of the chain against a bare incremental Z3 on the same
// stream: choices only, numbers only, both mixed; and how the cost grows with
// the length of the path. Verdicts are compared before anything is measured.
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "base/rng.h"
#include "benchmarks/solver/stopwatch.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_incremental.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace bench {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Path;
using expr::Pool;
using expr::Variable;
using solver::Answer;
using solver::Solver;
using solver::Verdict;

constexpr size_t kReferences = 20;
constexpr size_t kQuestions = 3000;
constexpr size_t kLongest = 20;

struct Question {
  Path path;
  Formula extra;
};

// An input heap: references that choose among null, new and older objects,
// each object with a number.
class Heap {
 public:
  explicit Heap(Pool& pool) : pool_(pool) {
    for (uint32_t k = 0; k < kReferences; ++k) {
      std::vector<uint32_t> labels;
      for (uint32_t i = 0; i < k + 2; ++i) labels.push_back(i);
      references_.push_back(pool.MakeChoice("r" + std::to_string(k), labels));
      numbers_.push_back(
          pool.Symbol(expr::Sort::kBv32, "v" + std::to_string(k)));
    }
  }

  Path Start() {
    Path path;
    for (uint32_t k = 0; k < kReferences; ++k)
      path = path.WithDefinition(pool_, references_[k], Allowed(k));
    return path;
  }
  Formula Choice(base::Rng& rng) {
    const uint32_t k = static_cast<uint32_t>(rng.Below(kReferences));
    const auto label = static_cast<uint32_t>(rng.Below(k + 2));
    const Formula is = pool_.ChoiceIs(references_[k], label);
    return rng.OneIn(2) ? is : !is;
  }
  // Mostly without the sum: dense systems of sums that may wrap are hard for
  // any solver, and rare in programs.
  Formula Comparison(base::Rng& rng, Expr a, Expr b) {
    if (!rng.OneIn(4)) return rng.OneIn(3) ? pool_.Eq(a, b) : pool_.Lt(a, b);
    const Expr sum = pool_.Make(expr::Kind::kAdd, b,
                                pool_.Int(static_cast<int>(rng.Below(9)) - 4));
    const Formula f = rng.OneIn(3) ? pool_.Eq(a, sum) : pool_.Lt(a, sum);
    return rng.OneIn(2) ? f : !f;
  }
  Formula Number(base::Rng& rng) {
    return Comparison(rng, AnyNumber(rng), AnyNumber(rng));
  }
  // A number read through a reference.
  Formula Mixed(base::Rng& rng) {
    const Expr read = pool_.Ite(Choice(rng), AnyNumber(rng), AnyNumber(rng));
    return Comparison(rng, read, AnyNumber(rng));
  }

 private:
  Expr AnyNumber(base::Rng& rng) {
    return rng.OneIn(2) ? pool_.Int(static_cast<int>(rng.Below(10)))
                        : numbers_[rng.Below(numbers_.size())];
  }
  Formula Exists(uint32_t i) {
    Formula f = pool_.ChoiceIs(references_[i], 1);
    return i == 0 ? f : pool_.And(f, Exists(i - 1));
  }
  Formula Allowed(uint32_t k) {
    const uint32_t always[] = {0, 1};
    Formula f = pool_.ChoiceIn(references_[k], always);
    for (uint32_t i = 0; i < k; ++i)
      f = pool_.Or(f,
                   pool_.And(pool_.ChoiceIs(references_[k], i + 2), Exists(i)));
    return f;
  }

  Pool& pool_;
  std::vector<Variable> references_;
  std::vector<Expr> numbers_;
};

// A depth-first search: asks for a condition and for its negation, follows
// what can hold, goes back when the path is long.
template <class Condition>
std::vector<Question> Record(Pool& pool, const Path& start, Solver& chain,
                             Condition condition) {
  std::vector<Question> questions;
  base::Rng rng(5);
  std::vector<Path> stack = {start};
  while (questions.size() < kQuestions) {
    if (stack.empty()) stack.push_back(start);
    const Path path = stack.back();
    stack.pop_back();
    const Formula f = condition(rng);
    for (Formula side : {f, !f}) {
      if (side.IsConstant()) continue;
      questions.push_back({path, side});
      const Answer answer = chain.Check(path, side);
      if (answer.verdict == Verdict::kSat &&
          path.size() < start.size() + kLongest)
        stack.push_back(path.With(pool, side).WithWitness(*answer.model));
    }
  }
  return questions;
}

std::vector<Verdict> Verdicts(Solver& solver,
                              const std::vector<Question>& questions) {
  std::vector<Verdict> verdicts;
  for (const Question& q : questions)
    verdicts.push_back(solver.Check(q.path, q.extra).verdict);
  return verdicts;
}

// Who answered how many, and how long each took by itself.
void PrintLayers(const Solver& chain) {
  for (const Solver* l = &chain; l != nullptr; l = l->next()) {
    uint64_t own = l->stats().nanoseconds;
    if (l->next() != nullptr) own -= l->next()->stats().nanoseconds;
    std::printf("    %-10s calls %6lu answers %6lu %10.1f ms\n",
                std::string(l->name()).c_str(), l->stats().calls,
                l->stats().hits, static_cast<double>(own) / 1e6);
  }
}

template <class Condition>
bool Compare(const char* name, bool references, Condition condition) {
  Pool pool;
  Heap heap(pool);
  const Path start = references ? heap.Start() : Path();
  const auto recorder = solver::MakeChain(pool, {});
  const std::vector<Question> questions =
      Record(pool, start, *recorder,
             [&](base::Rng& rng) { return condition(heap, rng); });
  const auto chain = solver::MakeChain(pool, {});
  solver::Z3Incremental z3(pool, solver::ResourceLimits{}, nullptr);
  const Stopwatch for_chain;
  const std::vector<Verdict> ours = Verdicts(*chain, questions);
  const double a = for_chain.Seconds();
  const Stopwatch for_z3;
  const std::vector<Verdict> theirs = Verdicts(z3, questions);
  const double b = for_z3.Seconds();
  if (ours != theirs) {
    std::printf("%s: verdicts differ\n", name);
    return false;
  }
  const double n = static_cast<double>(questions.size());
  std::printf("  %-12s %10zu %12.2f %12.2f %10.1f\n", name, questions.size(),
              a / n * 1e6, b / n * 1e6, b / a);
  PrintLayers(*chain);
  return true;
}

// Questions about the newest of many unrelated numbers.
void Grow(size_t length, bool linked) {
  Pool pool;
  const auto chain = solver::MakeChain(pool, {});
  Path path;
  const Stopwatch all;
  Expr before = pool.Int(0);
  for (size_t i = 0; i < length; ++i) {
    const Expr x = pool.Symbol(expr::Sort::kBv32, "x" + std::to_string(i));
    const bool restart = !linked && i % 4 == 0;
    const Formula f = pool.Lt(restart ? pool.Int(3) : before, x);
    const Answer answer = chain->Check(path, f);
    path = path.With(pool, f).WithWitness(*answer.model);
    before = x;
  }
  std::printf("  %-12s %10zu %12.2f\n", linked ? "one group" : "groups of 4",
              length, all.Seconds() / static_cast<double>(length) * 1e6);
}

int Main() {
  std::setbuf(stdout, nullptr);
  std::printf("  %-12s %10s %12s %12s %10s\n", "stream", "questions",
              "chain us", "bare Z3 us", "times");
  bool fine = Compare("choices", true,
                      [](Heap& h, base::Rng& rng) { return h.Choice(rng); });
  fine = Compare("numbers", false,
                 [](Heap& h, base::Rng& rng) { return h.Number(rng); }) &&
         fine;
  fine = Compare("mixed", true,
                 [](Heap& h, base::Rng& rng) {
                   return rng.OneIn(3) ? h.Choice(rng) : h.Mixed(rng);
                 }) &&
         fine;
  std::printf("\n  %-12s %10s %12s\n", "path", "conjuncts", "us each");
  for (size_t length : {1000, 10'000, 20'000}) Grow(length, false);
  for (size_t length : {250, 1000}) Grow(length, true);
  return fine ? 0 : 1;
}

}  // namespace
}  // namespace bench

int main() { return bench::Main(); }
