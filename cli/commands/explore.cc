#include "cli/commands/explore.h"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/exploring/explore_report.h"
#include "cli/exploring/explore_run.h"
#include "cli/options/options.h"
#include "cli/parts/told_path.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/jobs_option.h"
#include "cli/setup/memory_guard.h"
#include "cli/setup/progress.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/path_choice.h"
#include "cli/tables/solver_layers.h"
#include "engine/linking/link_error.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace cli {
namespace {

using base::Result;

// What -v adds: what each layer of the solver did, and what could not be read.
void PrintDetails(const engine::Analysis& analysis) {
  std::fputs(LayersText(solver::SharesOf(analysis.solver())).c_str(), stderr);
  for (const engine::LinkError* failure : analysis.types().failures())
    std::fprintf(stderr, "summa: %s\n", failure->ToString().c_str());
}

Result<PathForm> ReadForm(const Arguments& args) {
  constexpr std::string_view kFormats[] = {"text", "json", "jsonl"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  if (format == "jsonl" && args.Has("--replay"))
    return base::Error{
        "--format: jsonl tells each path before a JVM has seen it; use json "
        "with --replay"};
  return format == "text"   ? PathForm::kText
         : format == "json" ? PathForm::kJson
                            : PathForm::kJsonLines;
}

base::Status CheckMerge(const AnalysisRun& run) {
  if (run.options.machine.merge == engine::Merge::kOff ||
      run.options.heap.starts_with("summary"))
    return base::Ok{};
  return base::Error{"paths that heap " + run.options.heap +
                         " has split cannot meet; use summary or summary-u",
                     "--merge"};
}

Result<int> Explore(const Arguments& args) {
  ASSIGN_OR_RETURN(PathForm form, ReadForm(args));
  ASSIGN_OR_RETURN(PathChoice choice, PathChoice::Read(args));
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisRun(args));
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  ASSIGN_OR_RETURN(MemoryGuard guard, MemoryGuard::Read(args));
  ASSIGN_OR_RETURN(size_t jobs, ReadJobs(args));
  RETURN_IF_ERROR(ReadHeapAndBound(args, run));
  RETURN_IF_ERROR(CheckMerge(run));
  ASSIGN_OR_RETURN(std::optional<JavaChoice> java, ReadReplay(args, run.entry));
  run.options.machine.deadline = run.limits.deadline;
  run.options.machine.record_lines = args.Has("--html");
  run.options.machine.log_counter = args.Has("--html");
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(run.path, run.entry, run.options));
  ExploreRun exploring(args, run, choice, form, *analysis);
  RETURN_IF_ERROR(exploring.Begin());
  RETURN_IF_ERROR(
      exploring.Explore(std::move(progress), std::move(guard), jobs));
  if (java) exploring.Replay(*java);
  if (args.Has("--verbose")) PrintDetails(*analysis);
  RETURN_IF_ERROR(exploring.Finish());
  const ExploreReport& report = exploring.report();
  if (report.failed) return static_cast<int>(kExitViolation);
  return static_cast<int>(report.complete ? kExitOk : kExitIncomplete);
}

constexpr AnalysisCommand kExploreAnalysis = {
    "explore",
    "Explores every path of one method: its condition, how it ends, an input "
    "heap\n"
    "and the output heap.\n\n"
    "usage: summa explore CLASS::METHOD|FILE.class::METHOD [options]\n",
    "example: summa explore -cp build LinkedList::contains --bound 2\n",
    Explore};

int RunExplore(std::span<const std::string> args) {
  return RunAnalysisCommand(kExploreAnalysis, args);
}

}  // namespace

const Command kExploreCommand = {
    "explore", "CLASS::METHOD [options]",
    "every path of one method: condition, end, input heap, output heap",
    RunExplore, ExploreOptionTable};

}  // namespace cli
