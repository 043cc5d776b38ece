#include "cli/commands/explore_report.h"

#include <cstdint>
#include <cstdio>
#include <utility>

#include "base/counted.h"
#include "cli/options/merge_choice.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/output.h"
#include "cli/tables/end_groups.h"
#include "cli/tables/json_text.h"
#include "cli/tables/merge_report.h"
#include "cli/tables/solver_layers.h"
#include "engine/analysis/assumptions.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

std::string Totals(engine::Analysis& analysis, const ExploreReport& report) {
  char seconds[40];
  std::snprintf(seconds, sizeof seconds, "%.3f s", report.seconds);
  return base::Counted(report.paths.size(), "path") + ", " +
         (report.complete ? "complete" : "NOT complete") + "; " +
         base::Counted(report.exploration.states, "state") + ", " +
         base::Counted(analysis.machine().context().bytecodes, "bytecode") +
         ", " + base::Counted(analysis.checker().questions(), "solver call") +
         ", " + seconds;
}

std::vector<report::Line> AssumedLines(engine::Analysis& analysis,
                                       const AnalysisRun& run,
                                       const ExploreReport& report) {
  std::vector<report::Line> lines;
  auto add = [&](const std::string& text, report::Tone tone) {
    if (!text.empty()) lines.push_back({0, {{"assuming " + text, tone}}});
  };
  add(engine::AssumedDefaults(analysis, run.options), report::Tone::kPlain);
  for (const std::string& text :
       engine::AssumedByOptions(analysis, run.options))
    add(text, report::Tone::kPlain);
  if (auto note = engine::RequirementNote(analysis, run.options); !note.empty())
    lines.push_back({0, {{note}}});
  for (const std::string& text : {engine::AssumedInitialized(analysis),
                                  engine::AssumedAssertions(analysis)})
    add(text, report::Tone::kPlain);
  for (const std::string& text : report.assumes) add(text, report::Tone::kOpen);
  return lines;
}

// Why a run is not complete, beyond how its paths end; what a JVM said.
std::vector<report::Line> Remarks(const ExploreReport& report) {
  std::vector<report::Line> lines;
  if (!report.assumes.empty())
    lines.push_back({0,
                     {{"not complete, since what is assumed beyond the bounds "
                       "may be otherwise",
                       report::Tone::kOpen}}});
  if (!report.stopped.empty())
    lines.push_back({0, {{report.stopped, report::Tone::kOpen}}});
  if (report.replay)
    lines.push_back(
        {0,
         {{ReplayText(*report.replay),
           report.replay->good() ? report::Tone::kGood : report::Tone::kBad}}});
  return lines;
}

// Gives each path that is to be shown to `write`. A request to stop that comes
// meanwhile leaves out the rest, and the report says so. The number left out.
template <class Write>  // (PathSummary&, its number)
size_t WriteEach(ExploreReport& report, const PathChoice& choice, Write write) {
  const bool stopped_before = InterruptFlag()->load();
  PathFilter filter(choice);
  for (size_t i = 0; i < report.paths.size(); ++i) {
    if (InterruptFlag()->load() && !stopped_before) {
      report.complete = false;
      report.stopped = "stopped by the user, " +
                       std::to_string(report.paths.size() - i) +
                       " of the paths found are not shown";
      report.paths.resize(i);
      break;
    }
    if (filter.Shows(report.paths[i])) write(report.paths[i], i + 1);
  }
  return filter.left_out();
}

uint64_t Milliseconds(const solver::LayerStats& stats) {
  return stats.nanoseconds / 1'000'000;
}

}  // namespace

std::string ExploreTitle(engine::Analysis& analysis, const AnalysisRun& run,
                         const report::Medium& medium) {
  return report::FillTitle(analysis.java_entry_text(),
                           {0,
                            {{"heap " + HeapText(run.options) + ","},
                             {BoundsText(run.options.bounds)}}},
                           medium);
}

std::string ExploreAnswer(engine::Analysis& analysis, const AnalysisRun& run,
                          const ExploreReport& report,
                          const report::Medium& medium) {
  std::string text =
      report::Fill("", AssumedLines(analysis, run, report), medium) + "\n";
  const std::vector<EndGroup> groups =
      GroupEnds(analysis.types(), report.paths);
  text += report::Fill("", {{0, {{Totals(analysis, report)}}}}, medium);
  if (run.options.machine.merge != engine::Merge::kOff)
    text += report::Fill(
        "", {{0, {{MergeText(analysis.machine().context().merging)}}}}, medium);
  text += report::Fill("", Remarks(report), medium);
  return text +
         report::Fill("",
                      EndLines(analysis.types(), report.paths, groups, medium),
                      medium);
}

std::string LeftOutText(size_t left_out) {
  if (left_out == 0) return "";
  return base::Counted(left_out, "path") + (left_out == 1 ? " is" : " are") +
         " not shown\n";
}

Json ExploreHead(const engine::Analysis& analysis, const AnalysisRun& run) {
  Json json;
  json["summa"] = 1;
  json["command"] = "explore";
  json["entry"] = analysis.entry_text();
  json["heap"] = run.options.heap;
  json["bound"] = run.options.bounds.depth == heap::kUnbounded
                      ? Json(nullptr)
                      : Json(run.options.bounds.depth);
  if (run.options.machine.merge != engine::Merge::kOff)
    json["merge"] = MergeWord(run.options.machine.merge);
  return json;
}

void AddConclusion(engine::Analysis& analysis, const AnalysisRun& run,
                   const ExploreReport& report, Json& json) {
  json["complete"] = report.complete;
  json["assumes"] = engine::AllAssumptions(analysis, run.options);
  TellInitialized(analysis, json);
  TellInvariants(analysis, json);
  if (analysis.entry_point().requirement != nullptr)
    json["requirement"] = RequirementWord(analysis, run.options);
  if (!report.stopped.empty()) json["stopped"] = report.stopped;
  if (report.replay) json["replay"] = ReplayJson(*report.replay);
}

Json ExploreStats(engine::Analysis& analysis, const ExploreReport& report) {
  const engine::Context& context = analysis.machine().context();
  Json stats = {
      {"paths", report.paths.size()},
      {"states", report.exploration.states},
      {"bytecodes", context.bytecodes},
      {"solver_calls", analysis.checker().questions()},
      {"solver_ms", Milliseconds(analysis.solver_stats())},
      {"solver_layers", LayersJson(solver::SharesOf(analysis.solver()))},
      {"cache_hits", solver::CacheHits(analysis.solver())},
      {"wall_ms", static_cast<uint64_t>(report.seconds * 1000)},
      {"peak_rss_kb", PeakMemoryKb()}};
  if (context.options.merge != engine::Merge::kOff)
    stats["merging"] = MergeJson(context.merging);
  return stats;
}

std::string ExploreText(engine::Analysis& analysis, const AnalysisRun& run,
                        ExploreReport& report, const PathChoice& choice,
                        const report::Medium& medium) {
  std::string paths;
  const size_t left_out =
      WriteEach(report, choice, [&](const PathSummary& path, size_t number) {
        paths += ToText(analysis.types(), path, number, medium);
      });
  paths += LeftOutText(left_out);
  return ExploreTitle(analysis, run, medium) +
         ExploreAnswer(analysis, run, report, medium) +
         (paths.empty() ? "" : "\n") + paths;
}

std::string ExploreJson(engine::Analysis& analysis, const AnalysisRun& run,
                        ExploreReport& report, const PathChoice& choice) {
  JsonList paths;
  const size_t left_out =
      WriteEach(report, choice, [&](const PathSummary& path, size_t number) {
        paths.Add(ToJson(analysis.types(), path, number));
      });
  Json json = ExploreHead(analysis, run);
  AddConclusion(analysis, run, report, json);
  Json after;
  if (left_out != 0) after["paths_left_out"] = left_out;
  after["stats"] = ExploreStats(analysis, report);
  return JsonText(json, "paths", paths, after);
}

}  // namespace cli
