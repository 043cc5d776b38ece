#include "cli/commands/compare.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/comparison_run.h"
#include "cli/options/merge_choice.h"
#include "cli/options/solver_options.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/measure.h"
#include "engine/analysis/analysis.h"
#include "engine/analysis/assumptions.h"
#include "heap/initializer.h"

namespace cli {
namespace {

using base::Result;

// The rows have their own bounds of depth.
Assumed AssumedBy(engine::Analysis& analysis, engine::AnalysisOptions options) {
  options.bounds.depth = heap::kUnbounded;
  std::vector<std::string> besides =
      engine::AssumedByOptions(analysis, options);
  if (std::string text = engine::AssumedInitialized(analysis); !text.empty())
    besides.push_back(std::move(text));
  return {engine::AssumedBounds(analysis, options), std::move(besides),
          SizesText(options.bounds),
          engine::AssumedDefaults(analysis, options)};
}

Result<int> Compare(const Arguments& args) {
  ASSIGN_OR_RETURN(ComparisonPlan plan, ReadComparisonPlan(args, "compare"));
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisRun(args));
  ASSIGN_OR_RETURN(plan.heaps, RowsOf(plan.heaps, *args.Get("--merge")));
  RETURN_IF_ERROR(ReadCounterRules(args, run.options.machine.counter));
  if (!args.Has("--requires-as"))
    run.options.machine.requires_as_formula = false;
  run.options.machine.merge_texts = false;
  // Bad input is said once, before any process is made.
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(run.path, run.entry, run.options));
  plan.bounds = run.options.bounds;
  plan.assumed = AssumedBy(*analysis, run.options);
  // Each process has its own clock; the parent's kills it.
  run.limits.deadline = base::Deadline();
  return RunComparison(
      args, plan, {analysis->java_entry_text(), analysis->entry_text()},
      [&](const std::string& row, const heap::Bounds& bounds, Cell& cell) {
        const auto [heap, merge] = SplitRow(row);
        AnalysisRun one = run;
        one.options.heap = heap;
        one.options.machine.merge = MergeOf(merge);
        one.options.bounds = bounds;
        one.options.chain.log_dir =
            LogFor(run.options.chain.log_dir, row, bounds.depth);
        return Measure(one, cell);
      });
}

constexpr AnalysisCommand kCompareAnalysis = {
    "compare",
    "Runs one method under several heap representations and bounds, each in a\n"
    "process of its own, and compares paths, work and control flows.\n\n"
    "usage: summa compare CLASS::METHOD|FILE.class::METHOD [options]\n",
    "--heap takes a list or `all` here, --bound a range;\n"
    "--time-limit and --memory-limit hold for each cell.\n\n"
    "example: summa compare -cp build LinkedList::contains --bound 1..5\n",
    Compare};

int RunCompare(std::span<const std::string> args) {
  return RunAnalysisCommand(kCompareAnalysis, args);
}

}  // namespace

const Command kCompareCommand = {
    "compare", "CLASS::METHOD [options]",
    "one method under several heaps and bounds: the main job", RunCompare,
    CompareOptionTable};

}  // namespace cli
