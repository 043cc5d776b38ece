// Elimination against the SAT solver behind it, on the two kinds of questions
// that matter for the choice between them: heap-like ones, and n references
// that must differ although only n - 1 objects are there.
#include "solver/elimination.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>

#include "base/deadline.h"
#include "benchmarks/solver/stopwatch.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "solver/backends/diagram_cnf.h"

namespace bench {
namespace {

using expr::Diagram;
using expr::Formula;
using expr::Variable;

constexpr size_t kBudget = 20'000;
constexpr std::chrono::seconds kTimeout{60};

// Reference k is null, new, or one of the objects of older references.
std::vector<Formula> HeapLike(Diagram& d, uint32_t references) {
  std::vector<Formula> conjuncts;
  std::vector<Formula> exists;
  for (uint32_t k = 0; k < references; ++k) {
    const Variable v = d.NewVariable(k + 2);
    Formula allowed = d.Or(d.Is(v, 0), d.Is(v, 1));
    for (uint32_t i = 0; i < k; ++i)
      allowed = d.Or(allowed, d.And(d.Is(v, i + 2), exists[i]));
    conjuncts.push_back(allowed);
    exists.push_back(k == 0 ? d.Is(v, 1) : d.And(d.Is(v, 1), exists[k - 1]));
  }
  conjuncts.push_back(!exists[references - 1]);
  return conjuncts;
}

std::vector<Formula> AllDistinct(Diagram& d, uint32_t references) {
  std::vector<Variable> variables;
  for (uint32_t k = 0; k < references; ++k)
    variables.push_back(d.NewVariable(references - 1));
  std::vector<Formula> conjuncts;
  for (uint32_t a = 0; a < references; ++a)
    for (uint32_t b = 0; b < a; ++b)
      for (uint32_t value = 0; value + 1 < references; ++value)
        conjuncts.push_back(
            !d.And(d.Is(variables[a], value), d.Is(variables[b], value)));
  return conjuncts;
}

bool Measure(const char* name, uint32_t references,
             std::vector<Formula> (*make)(Diagram&, uint32_t), bool expected) {
  Diagram d;
  const std::vector<Formula> conjuncts = make(d, references);
  const size_t before = d.nodes();
  const Stopwatch first;
  const auto eliminated = solver::Eliminate(d, conjuncts, kBudget);
  const double a = first.Seconds() * 1e6;
  const size_t nodes = d.nodes() - before;
  const Stopwatch second;
  solver::DiagramCnf cnf(d);
  for (Formula f : conjuncts) cnf.Clause({cnf.Of(f)});
  const auto by_sat = cnf.Solve({}, base::Deadline::After(kTimeout));
  const double b = second.Seconds() * 1e6;
  std::printf("  %-14s %4u %12.1f %8zu %-9s %12.1f\n", name, references, a,
              nodes, eliminated ? "decided" : "gave up", b);
  return by_sat == expected &&
         (!eliminated || eliminated->satisfiable == expected);
}

int Main() {
  std::printf("  %-14s %4s %12s %8s %-9s %12s\n", "question", "n", "elim. us",
              "nodes", "", "SAT us");
  bool fine = true;
  for (uint32_t n : {5, 10, 20, 40})
    fine = Measure("heap-like", n, HeapLike, true) && fine;
  for (uint32_t n : {4, 6, 8, 9, 10})
    fine = Measure("all distinct", n, AllDistinct, false) && fine;
  if (!fine) std::printf("a wrong answer\n");
  return fine ? 0 : 1;
}

}  // namespace
}  // namespace bench

int main() { return bench::Main(); }
