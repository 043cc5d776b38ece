// `summa javalite compare`: the same program under several heaps and bounds.
#include <chrono>
#include <set>
#include <string>

#include "cli/commands/comparison_run.h"
#include "cli/options/solver_options.h"
#include "cli/setup/javalite_setup.h"
#include "engine/search/explore_paths.h"
#include "solver/chain.h"

namespace cli {
namespace {

using base::Result;
using javalite::Machine;

std::string Joined(const std::set<std::string>& flows) {
  std::string text;
  for (const std::string& flow : flows) text += flow + "\n";
  return text;
}

bool Measure(const javalite::CheckedProgram& program, const JavaliteRun& run,
             Cell& cell) {
  const auto start = std::chrono::steady_clock::now();
  JavaliteBench bench(program, run);
  std::set<std::string> flows;
  cell.complete = cell.comparable = true;
  const search::Exploration exploration = search::ExplorePaths(
      bench.machine, {run.order, run.seed}, run.limits,
      [&](const Machine::State& state, const search::End& end) {
        const bool doubtful = state.place.path.doubtful();
        flows.insert(javalite::ToString(program.program(),
                                        bench.machine.TokensOf(state)) +
                     " " + search::InfoOf(end.kind).text);
        cell.comparable &= !doubtful;
        cell.complete &= search::InfoOf(end.kind).complete && !doubtful;
      });
  cell.flows = Joined(flows);
  cell.control_flows = flows.size();
  cell.paths = exploration.paths;
  cell.states = exploration.states;
  cell.complete &= !exploration.stopped;
  cell.comparable &= !exploration.stopped;
  cell.solver_calls = bench.checker.questions();
  cell.solver_ms = static_cast<double>(bench.chain->stats().nanoseconds) / 1e6;
  cell.layers = solver::SharesOf(*bench.chain);
  cell.wall_ms = std::chrono::duration<double, std::milli>(
                     std::chrono::steady_clock::now() - start)
                     .count();
  return true;
}

Result<int> CompareHeaps(const Arguments& args) {
  ASSIGN_OR_RETURN(ComparisonPlan plan,
                   ReadComparisonPlan(args, "javalite compare"));
  ASSIGN_OR_RETURN(JavaliteRun run, ReadJavaliteRun(args));
  ASSIGN_OR_RETURN(javalite::CheckedProgram program,
                   LoadJavalite(args.operands()[1]));
  plan.bounds = run.bounds;
  // Each process has its own clock; the parent's kills it.
  run.limits.deadline = base::Deadline();
  return RunComparison(
      args, plan, {args.operands()[1], args.operands()[1]},
      [&](const std::string& heap, const heap::Bounds& bounds, Cell& cell) {
        JavaliteRun one = run;
        one.heap = heap;
        one.bounds = bounds;
        one.chain.log_dir = LogFor(run.chain.log_dir, heap, bounds.depth);
        return Measure(program, one, cell);
      });
}

}  // namespace

int RunJavaliteCompare(const Arguments& args) {
  Result<int> status = CompareHeaps(args);
  return status.ok() ? status.value() : Refuse(status.error());
}

}  // namespace cli
