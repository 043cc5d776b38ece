#include "cli/explore.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/analysis_setup.h"
#include "cli/html_explore.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/path_summary.h"
#include "engine/search/frontier.h"
#include "heap/graph.h"

namespace cli {
namespace {

using base::Result;
using Json = nlohmann::ordered_json;

struct Report {
  std::vector<PathSummary> paths;
  search::Exploration exploration;
  bool complete = true;
  bool violated = false;
  double seconds = 0;
  std::unique_ptr<ExploreHtml> html;  // where a page was asked for
};

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

Result<Report> ExploreAll(engine::Analysis& analysis, const AnalysisRun& run,
                          const Arguments& args) {
  Report report;
  base::Status written = base::Ok{};
  report.html = ExploreHtml::Make(args, run);
  const auto start = std::chrono::steady_clock::now();
  auto frontier = search::MakeFrontier<engine::State>(run.order, run.seed);
  report.exploration = search::Explore(
      analysis.machine(), *frontier, run.limits,
      [&](const engine::State& state, const search::End& end) {
        report.paths.push_back(Summarize(analysis, state, end));
        report.complete &= report.paths.back().complete();
        report.violated |= end.kind == search::EndKind::kViolation;
        if (report.html) report.html->Add(analysis, state, report.paths.back());
        if (auto directory = args.Get("--dot"))
          written = WriteDot(
              *directory, report.paths.size(),
              heap::ToDot(analysis.pool(), analysis.types(), state.place.heap));
      });
  if (report.exploration.stopped) report.complete = false;
  report.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  RETURN_IF_ERROR(written);
  return report;
}

std::string AsText(engine::Analysis& analysis, const AnalysisRun& run,
                   const Report& report) {
  std::string text = analysis.entry_text() + "  heap " + run.options.heap +
                     ", " + BoundsText(run.options.bounds) + "\n\n";
  for (size_t i = 0; i < report.paths.size(); ++i)
    text += ToText(analysis.types(), report.paths[i], i + 1);
  char line[240];
  std::snprintf(
      line, sizeof line,
      "\n%zu path%s, %s; %llu states, %llu bytecodes, %llu solver calls, "
      "%.3f s\n",
      report.paths.size(), report.paths.size() == 1 ? "" : "s",
      report.complete ? "complete" : "NOT complete",
      static_cast<unsigned long long>(report.exploration.states),
      static_cast<unsigned long long>(analysis.machine().context().bytecodes),
      static_cast<unsigned long long>(analysis.checker().questions()),
      report.seconds);
  return text + line;
}

std::string AsJson(engine::Analysis& analysis, const AnalysisRun& run,
                   const Report& report) {
  Json json;
  json["summa"] = 1;
  json["command"] = "explore";
  json["entry"] = analysis.entry_text();
  json["heap"] = run.options.heap;
  json["bound"] = run.options.bounds.depth == heap::kUnbounded
                      ? Json(nullptr)
                      : Json(run.options.bounds.depth);
  json["complete"] = report.complete;
  json["paths"] = Json::array();
  for (size_t i = 0; i < report.paths.size(); ++i)
    json["paths"].push_back(ToJson(analysis.types(), report.paths[i], i + 1));
  json["stats"] = {{"paths", report.paths.size()},
                   {"states", report.exploration.states},
                   {"bytecodes", analysis.machine().context().bytecodes},
                   {"solver_calls", analysis.checker().questions()},
                   {"wall_ms", static_cast<uint64_t>(report.seconds * 1000)},
                   {"peak_rss_kb", PeakMemoryKb()}};
  return json.dump(2) + "\n";
}

Result<int> Explore(const Arguments& args) {
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisRun(args));
  RETURN_IF_ERROR(ReadHeapAndBound(args, run));
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(run.path, run.entry, run.options));
  ASSIGN_OR_RETURN(Report report, ExploreAll(*analysis, run, args));
  RETURN_IF_ERROR(WriteOutput(args, format == "json"
                                        ? AsJson(*analysis, run, report)
                                        : AsText(*analysis, run, report)));
  if (report.html)
    RETURN_IF_ERROR(std::move(*report.html)
                        .Write(args, *analysis, run, report.exploration.states,
                               report.complete));
  if (report.violated) return static_cast<int>(kExitViolation);
  return static_cast<int>(report.complete ? kExitOk : kExitIncomplete);
}

constexpr AnalysisCommand kCommand = {
    "Explores every path of one method: its condition, how it ends, an input "
    "heap\n"
    "and the output heap.\n\n"
    "usage: summa explore CLASS::METHOD|FILE.class::METHOD [options]\n",
    "example: summa explore -cp build LinkedList::contains --bound 2\n",
    Explore};

int Run(std::span<const std::string> args) {
  return RunAnalysisCommand(kCommand, args);
}

}  // namespace

const Command kExploreCommand = {
    "explore", "CLASS::METHOD [options]",
    "every path of one method: condition, end, input heap, output heap", Run};

}  // namespace cli
