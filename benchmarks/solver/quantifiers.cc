// What a question with "for all i from 1 to k" costs: with all instances
// written out, stripped and then bent, and left to Z3's own quantifiers. The
// questions are those of memspn called several times along one array of m
// characters: each call has found k of one letter and then another one. Answers
// are compared before anything is printed; what Z3 leaves open within its time
// is shown as such.
#include "solver/quantifiers.h"

#include <z3++.h>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "benchmarks/solver/stopwatch.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/smtlib.h"
#include "expr/sort.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/solver.h"

namespace bench {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Path;
using expr::Pool;
using solver::QuantifierLayer;
using solver::Verdict;

constexpr unsigned kTimeoutMs = 20'000;
constexpr int kCalls = 3;

// A string of n <= m characters, and how far each call got in it.
class Calls {
 public:
  Calls(Pool& pool, int32_t m) : pool_(pool), m_(m) {
    for (int32_t c = 0; c < m; ++c)
      cells_.push_back(pool.Make(Kind::kI2C, Symbol("s" + std::to_string(c))));
    Within(n_ = Symbol("n"), 0, m);
    place_ = pool.Int(0);
  }

  // Of all before k it is the letter, of the one at k it is not.
  void Call(int number) {
    const Expr letter = pool_.Int('a' + number);
    const Expr k = Symbol("k" + std::to_string(number));
    const Expr i = pool_.BoundSymbol("i");
    Within(k, 0, m_ - 1);
    const Expr at = Plus(Plus(i, pool_.Int(-1)), place_);
    const Formula is = pool_.Eq(pool_.CellAt(cells_, at), letter);
    const Formula inside = pool_.Lt(at, n_);
    Assume(pool_.ForAll(i, k, m_ - 1, pool_.And(is, inside)));
    place_ = Plus(place_, k);
    Assume(pool_.Lt(place_, n_));
    Assume(!pool_.Eq(pool_.CellAt(cells_, place_), letter));
    lengths_.push_back(k);
  }

  // Half of the array has been passed, and it ends in 'z'; or the first letter
  // stands where another is.
  void Ask(bool possible) {
    Assume(pool_.Le(pool_.Int(m_ / 2), place_));
    const Expr last = Plus(n_, pool_.Int(-1));
    Assume(pool_.Eq(pool_.CellAt(cells_, last), pool_.Int('z')));
    if (possible) return;
    Assume(pool_.Le(pool_.Int(m_ / 2), lengths_[0]));
    Assume(pool_.Eq(cells_[static_cast<size_t>(m_ / 4)], pool_.Int('b')));
  }

  const Path& path() const { return path_; }

 private:
  Expr Symbol(const std::string& name) {
    return pool_.Symbol(expr::Sort::kBv32, name);
  }
  Expr Plus(Expr a, Expr b) { return pool_.Make(Kind::kAdd, a, b); }
  void Assume(Formula f) { path_ = path_.With(pool_, f); }
  void Within(Expr e, int32_t low, int32_t high) {
    Assume(pool_.Le(pool_.Int(low), e));
    Assume(pool_.Le(e, pool_.Int(high)));
  }

  Pool& pool_;
  const int32_t m_;
  Path path_;
  Expr n_, place_;
  std::vector<Expr> cells_, lengths_;
};

struct Measured {
  Verdict verdict;
  double seconds;
  std::string how;
};

Measured ByLayer(int32_t m, bool possible, size_t expand) {
  Pool pool;
  Calls calls(pool, m);
  for (int c = 0; c < kCalls; ++c) calls.Call(c);
  calls.Ask(possible);
  auto z3 = std::make_unique<solver::Z3OneShot>(
      pool, solver::ResourceLimits{.timeout_ms = kTimeoutMs, .memory_mb = 0},
      solver::Z3Tactic::kByLogic, nullptr);
  QuantifierLayer layer(pool, {.expand = expand}, std::move(z3));
  const Stopwatch watch;
  const Verdict verdict = layer.Check(calls.path(), Formula::True()).verdict;
  const double seconds = watch.Seconds();
  constexpr const char* kSteps[] = {"written out", "stripped", "copied",
                                    "repaired", "written out at last"};
  std::string how = "-";
  for (int s = 0; s < QuantifierLayer::kSteps; ++s)
    if (layer.count(static_cast<QuantifierLayer::Step>(s)).won > 0)
      how = kSteps[s];
  return {verdict, seconds, how};
}

Measured ByZ3(int32_t m, bool possible) {
  Pool pool;
  Calls calls(pool, m);
  for (int c = 0; c < kCalls; ++c) calls.Call(c);
  calls.Ask(possible);
  z3::context context;
  z3::solver solver(context);
  solver.set("timeout", kTimeoutMs);
  const auto conjuncts = calls.path().conjuncts().ToVector();
  solver.from_string(expr::ToSmtLib(pool, conjuncts).text.c_str());
  const Stopwatch watch;
  const z3::check_result result = solver.check();
  const Verdict verdict = result == z3::sat     ? Verdict::kSat
                          : result == z3::unsat ? Verdict::kUnsat
                                                : Verdict::kUnknown;
  return {verdict, watch.Seconds(), ""};
}

std::string Shown(const Measured& m) {
  char text[40];
  std::snprintf(text, sizeof(text), "%.3f%s", m.seconds,
                m.verdict == Verdict::kUnknown ? " (open)" : "");
  return text;
}

bool Agree(const std::vector<Measured>& all, Verdict expected) {
  for (const Measured& m : all)
    if (m.verdict != expected && m.verdict != Verdict::kUnknown) return false;
  return true;
}

bool Row(int32_t m, bool possible) {
  const std::vector<Measured> all = {ByLayer(m, possible, SIZE_MAX),
                                     ByLayer(m, possible, 0),
                                     ByZ3(m, possible)};
  const Verdict expected = possible ? Verdict::kSat : Verdict::kUnsat;
  if (!Agree(all, expected)) return false;
  std::printf("| %d | %s | %s | %s | %s | %s |\n", m,
              std::string(solver::VerdictText(expected)).c_str(),
              Shown(all[0]).c_str(), Shown(all[1]).c_str(), all[1].how.c_str(),
              Shown(all[2]).c_str());
  std::fflush(stdout);
  return true;
}

int Run() {
  std::printf(
      "| m | answer | written out, s | stripped, s | answered by | Z3's "
      "quantifiers, s |\n|---|---|---|---|---|---|\n");
  for (int32_t m : {10, 50, 100, 200})
    for (bool possible : {true, false})
      if (!Row(m, possible)) {
        std::printf("the answers differ at m = %d\n", m);
        return 1;
      }
  return 0;
}

}  // namespace
}  // namespace bench

int main() { return bench::Run(); }
