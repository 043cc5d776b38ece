#include "cli/commands/explore.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/options/options.h"
#include "cli/pages/html_explore.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "cli/setup/stop_reason.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/json_text.h"
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
#include "report/wrap.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace cli {
namespace {

using base::Result;
using Json = nlohmann::ordered_json;

struct Report {
  std::vector<PathSummary> paths;
  search::Exploration exploration;
  std::string stopped;                    // why, if it was
  std::vector<std::string> assumes = {};  // beyond the bounds
  bool complete = true;
  bool violated = false;
  double seconds = 0;
  std::optional<ReplayReport> replay;
  std::unique_ptr<ExploreHtml> html;  // where a page was asked for
};

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

// Asks the exploration to stop once the process has grown beyond a limit, or
// the user wants it to.
class MemoryGuard {
 public:
  static Result<MemoryGuard> Read(const Arguments& args) {
    MemoryGuard guard;
    if (args.Has("--memory-limit")) {
      ASSIGN_OR_RETURN(uint64_t mb,
                       args.Number("--memory-limit", 1, 1'000'000));
      guard.most_kb_ = static_cast<long>(mb) * 1024;
    }
    return guard;
  }

  void Look() {
    constexpr size_t kCallsPerLook = 64;
    if (InterruptFlag()->load() ||
        (most_kb_ != 0 && calls_++ % kCallsPerLook == 0 &&
         PeakMemoryKb() > most_kb_))
      stop_->store(true);
  }
  const std::atomic<bool>* flag() const { return stop_.get(); }
  bool tripped() const { return stop_->load(); }

 private:
  long most_kb_ = 0;  // 0: any
  size_t calls_ = 0;
  std::unique_ptr<std::atomic<bool>> stop_ =
      std::make_unique<std::atomic<bool>>(false);
};

std::string SoFar(const search::Exploration& so_far, size_t pending) {
  return std::to_string(so_far.paths) + " paths, " +
         std::to_string(so_far.states) + " states, " + std::to_string(pending) +
         " pending";
}

Result<Report> ExploreAll(engine::Analysis& analysis, const AnalysisRun& run,
                          const Arguments& args, Progress progress,
                          MemoryGuard guard) {
  Report report;
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

// A violation that a JVM does not show is none.
void Conclude(Report& report) {
  report.complete = report.stopped.empty() && report.assumes.empty() &&
                    (!report.replay || report.replay->good());
  for (const PathSummary& path : report.paths) {
    report.complete &= path.complete();
    report.violated |= path.end.kind == search::EndKind::kViolation &&
                       !path.doubtful &&
                       path.replayed != PathSummary::Replayed::kDiffers;
  }
}

void Replay(engine::Analysis& analysis, const JavaChoice& choice,
            const AnalysisRun& run, Report& report) {
  report.replay =
      ReplayPaths(analysis, choice, report.paths, run.limits.deadline);
  if (!report.html) return;
  for (size_t i = 0; i < report.paths.size(); ++i)
    report.html->AddReplay(i, report.paths[i]);
}

std::string Totals(engine::Analysis& analysis, const Report& report) {
  char line[240];
  std::snprintf(
      line, sizeof line,
      "%zu path%s, %s; %llu states, %llu bytecodes, %llu solver calls, %.3f s",
      report.paths.size(), report.paths.size() == 1 ? "" : "s",
      report.complete ? "complete" : "NOT complete",
      static_cast<unsigned long long>(report.exploration.states),
      static_cast<unsigned long long>(analysis.machine().context().bytecodes),
      static_cast<unsigned long long>(analysis.checker().questions()),
      report.seconds);
  return line;
}

std::string RequirementAs(engine::Analysis& analysis,
                          const engine::AnalysisOptions& options) {
  const bool formula = options.machine.requires_as_formula &&
                       engine::RequirementNote(analysis, options).empty();
  return formula ? "formula" : "code";
}

const char* MergeName(engine::Merge merge) {
  if (merge == engine::Merge::kOff) return "off";
  return merge == engine::Merge::kJoins ? "joins" : "always";
}

std::string HeapText(const engine::AnalysisOptions& options) {
  const engine::Merge merge = options.machine.merge;
  if (merge == engine::Merge::kOff) return options.heap;
  return options.heap + ", merge " + MergeName(merge);
}

std::string MergeText(const engine::Context& context) {
  const engine::MergeCounts& m = context.merging;
  return std::to_string(m.merged) + " paths met in " +
         std::to_string(m.merges) + " merges, " + std::to_string(m.declined) +
         " declined, " + std::to_string(m.refused) +
         " not possible; control flows are not counted";
}

Json MergeJson(const engine::Context& context) {
  const engine::MergeCounts& m = context.merging;
  return {{"merges", m.merges},
          {"merged", m.merged},
          {"declined", m.declined},
          {"refused", m.refused}};
}

// Gives each path to `write`. A request to stop that comes meanwhile leaves out
// the rest, and the report says so.
template <class Write>  // (PathSummary&, its number)
void WriteEach(Report& report, Write write) {
  const bool stopped_before = InterruptFlag()->load();
  for (size_t i = 0; i < report.paths.size(); ++i) {
    if (InterruptFlag()->load() && !stopped_before) {
      report.complete = false;
      report.stopped = "stopped by the user, " +
                       std::to_string(report.paths.size() - i) +
                       " of the paths found are not shown";
      report.paths.resize(i);
      return;
    }
    write(report.paths[i], i + 1);
  }
}

std::string AsText(engine::Analysis& analysis, const AnalysisRun& run,
                   Report& report, bool colour) {
  const report::Line title = {0,
                              {{analysis.entry_text()},
                               {" heap " + HeapText(run.options) + ","},
                               {BoundsText(run.options.bounds)}}};
  std::vector<report::Line> head = {title};
  if (auto text = engine::AssumedDefaults(analysis, run.options); !text.empty())
    head.push_back({0, {{"assuming " + text}}});
  for (const std::string& text : engine::AssumedByOptions(run.options))
    head.push_back({0, {{"assuming " + text}}});
  if (auto text = engine::RequirementNote(analysis, run.options); !text.empty())
    head.push_back({0, {{text}}});
  for (const std::string& text : {engine::AssumedInitialized(analysis),
                                  engine::AssumedAssertions(analysis)})
    if (!text.empty()) head.push_back({0, {{"assuming " + text}}});
  for (const std::string& text : report.assumes)
    head.push_back({0, {{"assuming " + text, report::Tone::kOpen}}});
  std::string text = report::Fill("", head, colour) + "\n";
  WriteEach(report, [&](const PathSummary& path, size_t number) {
    text += ToText(analysis.types(), path, number, colour);
  });
  std::vector<report::Line> last = {{0, {{Totals(analysis, report)}}}};
  if (run.options.machine.merge != engine::Merge::kOff)
    last.push_back({0, {{MergeText(analysis.machine().context())}}});
  if (!report.stopped.empty())
    last.push_back({0, {{report.stopped, report::Tone::kOpen}}});
  if (report.replay)
    last.push_back(
        {0,
         {{ReplayText(*report.replay),
           report.replay->good() ? report::Tone::kGood : report::Tone::kBad}}});
  return text + "\n" + report::Fill("", last, colour);
}

uint64_t Milliseconds(const solver::LayerStats& stats) {
  return stats.nanoseconds / 1'000'000;
}

// What -v adds: what each layer of the solver did, and what could not be read.
void PrintDetails(const engine::Analysis& analysis) {
  std::fputs(LayersText(solver::SharesOf(analysis.solver())).c_str(), stderr);
  for (const engine::LinkError* failure : analysis.types().failures())
    std::fprintf(stderr, "summa: %s\n", failure->ToString().c_str());
}

std::string AsJson(engine::Analysis& analysis, const AnalysisRun& run,
                   Report& report) {
  JsonList paths;
  WriteEach(report, [&](const PathSummary& path, size_t number) {
    paths.Add(ToJson(analysis.types(), path, number));
  });
  Json json;
  json["summa"] = 1;
  json["command"] = "explore";
  json["entry"] = analysis.entry_text();
  json["heap"] = run.options.heap;
  json["bound"] = run.options.bounds.depth == heap::kUnbounded
                      ? Json(nullptr)
                      : Json(run.options.bounds.depth);
  json["complete"] = report.complete;
  json["assumes"] = engine::AllAssumptions(analysis, run.options);
  TellInitialized(analysis, json);
  if (!run.options.requires_method.empty())
    json["requirement"] = RequirementAs(analysis, run.options);
  if (run.options.machine.merge != engine::Merge::kOff)
    json["merge"] = MergeName(run.options.machine.merge);
  if (!report.stopped.empty()) json["stopped"] = report.stopped;
  if (report.replay) json["replay"] = ReplayJson(*report.replay);
  Json after;
  after["stats"] = {
      {"paths", report.paths.size()},
      {"states", report.exploration.states},
      {"bytecodes", analysis.machine().context().bytecodes},
      {"solver_calls", analysis.checker().questions()},
      {"solver_ms", Milliseconds(analysis.solver_stats())},
      {"solver_layers", LayersJson(solver::SharesOf(analysis.solver()))},
      {"cache_hits", solver::CacheHits(analysis.solver())},
      {"wall_ms", static_cast<uint64_t>(report.seconds * 1000)},
      {"peak_rss_kb", PeakMemoryKb()}};
  if (run.options.machine.merge != engine::Merge::kOff)
    after["stats"]["merging"] = MergeJson(analysis.machine().context());
  return JsonText(json, "paths", paths, after);
}

Result<int> Explore(const Arguments& args) {
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisRun(args));
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  ASSIGN_OR_RETURN(MemoryGuard guard, MemoryGuard::Read(args));
  RETURN_IF_ERROR(ReadHeapAndBound(args, run));
  if (run.options.machine.merge != engine::Merge::kOff &&
      !run.options.heap.starts_with("summary"))
    return base::Error{"paths that heap " + run.options.heap +
                           " has split cannot meet; use summary or summary-u",
                       "--merge"};
  ASSIGN_OR_RETURN(std::optional<JavaChoice> java, ReadReplay(args, run.entry));
  run.options.machine.deadline = run.limits.deadline;
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(run.path, run.entry, run.options));
  ASSIGN_OR_RETURN(
      Report report,
      ExploreAll(*analysis, run, args, std::move(progress), std::move(guard)));
  report.assumes = engine::AssumptionsBeyondBounds(*analysis);
  if (java) Replay(*analysis, *java, run, report);
  Conclude(report);
  if (args.Has("--verbose")) PrintDetails(*analysis);
  RETURN_IF_ERROR(WriteOutput(
      args, format == "json" ? AsJson(*analysis, run, report)
                             : AsText(*analysis, run, report, InColour(args))));
  if (report.html)
    RETURN_IF_ERROR(std::move(*report.html)
                        .Write(args, *analysis, run, report.exploration.states,
                               report.complete));
  if (report.violated) return static_cast<int>(kExitViolation);
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
    RunExplore, AnalysisOptionTable};

}  // namespace cli
