#include "cli/exploring/explore_report.h"

#include <cstdint>
#include <cstdio>
#include <utility>

#include "base/counted.h"
#include "cli/exploring/merge_report.h"
#include "cli/options/merge_choice.h"
#include "cli/setup/output.h"
#include "cli/tables/end_groups.h"
#include "cli/tables/solver_layers.h"
#include "engine/analysis/assumptions.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

// Of this process and the others.
RunCounts AllCounts(engine::Analysis& analysis, const ExploreReport& report) {
  RunCounts counts = CountsOf(analysis);
  return counts += report.elsewhere;
}

std::string Totals(engine::Analysis& analysis, const ExploreReport& report) {
  char seconds[40];
  std::snprintf(seconds, sizeof seconds, "%.3f s", report.seconds);
  const RunCounts counts = AllCounts(analysis, report);
  return base::Counted(report.ends.size(), "path") + ", " +
         (report.complete ? "complete" : "NOT complete") + "; " +
         base::Counted(report.exploration.states, "state") + ", " +
         base::Counted(counts.bytecodes, "bytecode") + ", " +
         base::Counted(counts.questions, "solver call") + ", " + seconds;
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

// What has become of numbers, and what that means for who reads the paths.
std::vector<report::Line> PredicateLines(engine::Analysis& analysis) {
  const engine::Context& context = analysis.machine().context();
  std::vector<report::Line> lines = {{0, {{NumbersText(context.merging)}}}};
  if (IsOverApproximated(context.merging))
    lines.push_back({0, {{kOverApproximated, report::Tone::kOpen}}});
  for (const std::string& unused : UnusedPredicatesOf(context))
    lines.push_back({0, {{"not used: " + unused, report::Tone::kOpen}}});
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
  text += report::Fill("", {{0, {{Totals(analysis, report)}}}}, medium);
  if (run.options.machine.merge != engine::Merge::kOff)
    text += report::Fill(
        "", {{0, {{MergeText(analysis.machine().context().merging)}}}}, medium);
  if (run.options.machine.merge == engine::Merge::kPredicates)
    text += report::Fill("", PredicateLines(analysis), medium);
  text += report::Fill("", Remarks(report), medium);
  return text +
         report::Fill("", EndLines(report.ends, GroupEnds(report.ends), medium),
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
  const engine::Context& context = analysis.machine().context();
  if (IsOverApproximated(context.merging))
    json["over_approximated"] = kOverApproximated;
  const std::vector<std::string> unused = UnusedPredicatesOf(context);
  if (!unused.empty()) json["unused_predicates"] = unused;
  if (!report.stopped.empty()) json["stopped"] = report.stopped;
  if (report.replay) json["replay"] = ReplayJson(*report.replay);
}

Json ExploreStats(engine::Analysis& analysis, const ExploreReport& report) {
  const engine::Context& context = analysis.machine().context();
  const RunCounts counts = AllCounts(analysis, report);
  Json stats = {{"paths", report.ends.size()},
                {"states", report.exploration.states},
                {"bytecodes", counts.bytecodes},
                {"solver_calls", counts.questions},
                {"solver_ms", counts.solver_ns / 1'000'000},
                {"solver_layers", LayersJson(counts.layers)},
                {"cache_hits", counts.cache_hits},
                {"wall_ms", static_cast<uint64_t>(report.seconds * 1000)},
                {"peak_rss_kb", PeakMemoryKb()}};
  if (context.options.merge != engine::Merge::kOff)
    stats["merging"] = MergeJson(context.merging);
  return stats;
}

std::string ExploreText(engine::Analysis& analysis, const AnalysisRun& run,
                        const ExploreReport& report, const std::string& paths,
                        const report::Medium& medium) {
  const std::string shown = paths + LeftOutText(report.left_out);
  return ExploreTitle(analysis, run, medium) +
         ExploreAnswer(analysis, run, report, medium) +
         (shown.empty() ? "" : "\n") + shown;
}

std::string ExploreJson(engine::Analysis& analysis, const AnalysisRun& run,
                        const ExploreReport& report, const JsonList& paths) {
  Json json = ExploreHead(analysis, run);
  AddConclusion(analysis, run, report, json);
  Json after;
  if (report.left_out != 0) after["paths_left_out"] = report.left_out;
  after["stats"] = ExploreStats(analysis, report);
  return JsonText(json, "paths", paths, after);
}

}  // namespace cli
