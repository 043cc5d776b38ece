#include "cli/commands/explore.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "cli/commands/explore_report.h"
#include "cli/commands/explore_stream.h"
#include "cli/options/options.h"
#include "cli/pages/html_explore.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/memory_guard.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "cli/setup/stop_reason.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/path_choice.h"
#include "cli/tables/path_summary.h"
#include "cli/tables/replay.h"
#include "cli/tables/solver_layers.h"
#include "engine/analysis/assumptions.h"
#include "engine/linking/link_error.h"
#include "engine/search/explore_paths.h"
#include "engine/state/roots.h"
#include "engine/state/state.h"
#include "expr/diagram.h"
#include "heap/graph.h"
#include "heap/symbolic_heap.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace cli {
namespace {

using base::Result;

// As if the path had just looked for what nothing leads to: a picture does not
// depend on when it did.
heap::SymbolicHeap ReachableHeap(engine::Analysis& analysis,
                                 engine::State state) {
  engine::DropUnreachable(analysis.pool(), analysis.types(),
                          analysis.program().values, state);
  return state.place.heap;
}

base::Status WriteDot(const std::string& directory, size_t number,
                      const std::string& text) {
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  const std::string file =
      directory + "/path-" + std::to_string(number) + ".dot";
  std::ofstream out(file);
  out << text;
  out.close();
  if (!out) return base::Error{"cannot be written", file};
  return base::Ok{};
}

std::string SoFar(const search::Exploration& so_far, size_t pending) {
  return base::Counted(so_far.paths, "path") + ", " +
         base::Counted(so_far.states, "state") + ", " +
         std::to_string(pending) + " pending";
}

Result<ExploreReport> ExploreAll(engine::Analysis& analysis,
                                 const AnalysisRun& run, const Arguments& args,
                                 Progress progress, MemoryGuard guard,
                                 ExploreStream* stream) {
  ExploreReport report;
  search::Limits limits = run.limits;
  limits.deadline.CancelOn(guard.flag());
  base::Status written = base::Ok{};
  report.html = ExploreHtml::Make(args, run);
  const auto start = std::chrono::steady_clock::now();
  const expr::Diagram::Watch watch(analysis.pool().diagram(),
                                   run.limits.deadline);
  report.exploration = search::ExplorePaths(
      analysis.machine(), {run.order, run.seed}, limits,
      [&](const engine::State& state, const search::End& end) {
        PathSummary path = Summarize(analysis, state, end);
        if (report.html) report.html->Add(analysis, state, path);
        if (auto directory = args.Get("--dot"))
          written = WriteDot(*directory, report.paths.size() + 1,
                             heap::ToDot(analysis.pool(), analysis.types(),
                                         ReachableHeap(analysis, state)));
        if (stream != nullptr) {
          progress.Clear();
          stream->Add(path, report.paths.size() + 1);
        }
        report.paths.push_back(std::move(path));
      },
      [&](const search::Exploration& so_far, size_t pending) {
        if (progress.Due()) progress.Show(SoFar(so_far, pending));
        guard.Look();
      });
  progress.Clear();
  report.stopped = StopReason(report.exploration, limits, guard.tripped());
  report.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  RETURN_IF_ERROR(written);
  return report;
}

void Conclude(const PathChoice& choice, ExploreReport& report) {
  report.complete = report.stopped.empty() && report.assumes.empty() &&
                    (!report.replay || report.replay->good());
  for (const PathSummary& path : report.paths) {
    report.complete &= path.complete();
    report.failed |= choice.Fails(path);
  }
}

void Replay(engine::Analysis& analysis, const JavaChoice& choice,
            const AnalysisRun& run, ExploreReport& report) {
  report.replay =
      ReplayPaths(analysis, choice, report.paths, run.limits.deadline);
  if (!report.html) return;
  for (size_t i = 0; i < report.paths.size(); ++i)
    report.html->AddReplay(i, report.paths[i]);
}

// What -v adds: what each layer of the solver did, and what could not be read.
void PrintDetails(const engine::Analysis& analysis) {
  std::fputs(LayersText(solver::SharesOf(analysis.solver())).c_str(), stderr);
  for (const engine::LinkError* failure : analysis.types().failures())
    std::fprintf(stderr, "summa: %s\n", failure->ToString().c_str());
}

// Paths are told as they are found on a terminal, unless a JVM has its word to
// say on each, and in JSON Lines. Null: they are told at the end.
Result<std::unique_ptr<ExploreStream>> StreamFor(const Arguments& args,
                                                 const std::string& format,
                                                 const PathChoice& choice,
                                                 engine::Analysis& analysis,
                                                 const AnalysisRun& run) {
  using Form = ExploreStream::Form;
  if (format == "jsonl")
    return ExploreStream::Begin(args, Form::kJsonLines, choice, analysis, run);
  if (format == "text" && OnTerminal(args) && !args.Has("--replay"))
    return ExploreStream::Begin(args, Form::kText, choice, analysis, run);
  return std::unique_ptr<ExploreStream>();
}

base::Status Write(const Arguments& args, const std::string& format,
                   const PathChoice& choice, engine::Analysis& analysis,
                   const AnalysisRun& run, ExploreReport& report) {
  return WriteOutput(
      args, format == "json"
                ? ExploreJson(analysis, run, report, choice)
                : ExploreText(analysis, run, report, choice, MediumOf(args)));
}

Result<std::string> ReadFormat(const Arguments& args) {
  constexpr std::string_view kFormats[] = {"text", "json", "jsonl"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  if (format == "jsonl" && args.Has("--replay"))
    return base::Error{
        "--format: jsonl tells each path before a JVM has seen it; use json "
        "with --replay"};
  return format;
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
  ASSIGN_OR_RETURN(std::string format, ReadFormat(args));
  ASSIGN_OR_RETURN(PathChoice choice, PathChoice::Read(args));
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisRun(args));
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  ASSIGN_OR_RETURN(MemoryGuard guard, MemoryGuard::Read(args));
  RETURN_IF_ERROR(ReadHeapAndBound(args, run));
  RETURN_IF_ERROR(CheckMerge(run));
  ASSIGN_OR_RETURN(std::optional<JavaChoice> java, ReadReplay(args, run.entry));
  run.options.machine.deadline = run.limits.deadline;
  run.options.machine.record_lines = args.Has("--html");
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(run.path, run.entry, run.options));
  ASSIGN_OR_RETURN(std::unique_ptr<ExploreStream> stream,
                   StreamFor(args, format, choice, *analysis, run));
  ASSIGN_OR_RETURN(ExploreReport report,
                   ExploreAll(*analysis, run, args, std::move(progress),
                              std::move(guard), stream.get()));
  report.assumes = engine::AssumptionsBeyondBounds(*analysis);
  if (java) Replay(*analysis, *java, run, report);
  Conclude(choice, report);
  if (args.Has("--verbose")) PrintDetails(*analysis);
  RETURN_IF_ERROR(stream != nullptr
                      ? stream->End(report)
                      : Write(args, format, choice, *analysis, run, report));
  if (report.html)
    RETURN_IF_ERROR(std::move(*report.html)
                        .Write(args, *analysis, run,
                               {report.paths, report.exploration.states,
                                report.complete, report.stopped}));
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
