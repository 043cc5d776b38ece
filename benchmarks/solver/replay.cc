// Records the questions of a real exploration, then asks them again with each
// layer off in turn, one row each. Verdicts are compared with the first run.
// Usage: replay FILE.javalite DEPTH
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "benchmarks/solver/stopwatch.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "engine/search/path_checker.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/initializer.h"
#include "javalite/hierarchy.h"
#include "javalite/machine.h"
#include "javalite/types.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace bench {
namespace {

using solver::Answer;
using solver::Query;
using solver::Solver;
using solver::Verdict;

struct Recorded {
  expr::Path path;
  expr::Formula extra;
  Verdict verdict;
};

class Recorder : public Solver {
 public:
  explicit Recorder(std::unique_ptr<Solver> next) : Solver(std::move(next)) {}
  std::string_view name() const override { return "recorder"; }
  const std::vector<Recorded>& questions() const { return questions_; }

 protected:
  Answer Decide(const Query& query) override {
    Answer answer = Pass(query);
    questions_.push_back({query.path(), query.extra(), answer.verdict});
    return answer;
  }

 private:
  std::vector<Recorded> questions_;
};

void Explore(const javalite::CheckedProgram& program, uint32_t depth,
             expr::Pool& pool, Solver& solver) {
  search::PathChecker checker(pool, solver);
  javalite::Hierarchy types(program);
  heap::Context context{pool, types, checker, {depth, heap::kUnbounded}};
  const auto initializer = heap::MakeInitializer("summary");
  javalite::Machine machine(program, context, *initializer, {400, 1'000'000});
  search::DepthFirst<javalite::Machine::State> frontier;
  const auto result = search::Explore(
      machine, frontier, {},
      [](const javalite::Machine::State&, const search::End&) {});
  std::printf("%lu paths, %lu questions\n", result.paths, checker.questions());
}

bool Replay(expr::Pool& pool, const std::vector<Recorded>& questions,
            const std::string& off) {
  solver::ChainOptions options;
  if (!off.empty()) options.off.insert(off);
  const auto chain = solver::MakeChain(pool, options);
  const Stopwatch watch;
  bool same = true;
  for (const Recorded& q : questions)
    same = same && chain->Check(q.path, q.extra).verdict == q.verdict;
  std::printf("  %-10s %10.2f us each %s|",
              off.empty() ? "(none)" : off.c_str(),
              watch.Seconds() / static_cast<double>(questions.size()) * 1e6,
              same ? "" : "VERDICTS DIFFER ");
  for (const Solver* l = chain.get(); l != nullptr; l = l->next())
    std::printf(" %s %lu", std::string(l->name()).c_str(), l->stats().hits);
  std::printf("\n");
  return same;
}

int Main(const char* file, uint32_t depth) {
  std::ifstream in(file);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto program = javalite::ParseAndCheck(text, file);
  if (!program.ok()) {
    std::printf("%s\n", program.error().ToString().c_str());
    return 2;
  }
  expr::Pool pool;
  Recorder recorder(solver::MakeChain(pool, {}));
  Explore(program.value(), depth, pool, recorder);
  std::printf("  %-10s %10s %8s | answered by\n", "off", "cost", "");
  bool same = Replay(pool, recorder.questions(), "");
  for (std::string_view name : solver::LayerNames())
    same = Replay(pool, recorder.questions(), std::string(name)) && same;
  return same ? 0 : 1;
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  if (argc != 3) {
    std::printf("usage: replay FILE.javalite DEPTH\n");
    return 2;
  }
  return bench::Main(argv[1], static_cast<uint32_t>(std::atoi(argv[2])));
}
