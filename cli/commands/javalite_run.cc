// `summa javalite run`: every path of a program under one heap.
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/options/command.h"
#include "cli/options/heap_choice.h"
#include "cli/pages/html_file.h"
#include "cli/pages/javalite_html.h"
#include "cli/setup/javalite_setup.h"
#include "cli/setup/output.h"
#include "cli/setup/stop_reason.h"
#include "cli/tables/json_text.h"
#include "engine/search/explore_paths.h"
#include "expr/diagram.h"
#include "heap/concrete.h"
#include "heap/example.h"
#include "heap/instance.h"
#include "report/heap_json.h"
#include "report/heap_text.h"
#include "report/html/paths.h"
#include "report/html/sections.h"
#include "report/path_block.h"
#include "report/path_text.h"

namespace cli {
namespace {

using base::Result;
using html::Fact;
using javalite::Machine;
using Json = nlohmann::ordered_json;

struct PathReport {
  search::EndKind end;
  std::string detail;
  std::string value;
  std::string tokens;
  std::vector<std::string> conditions;
  size_t left_out = 0;  // further ones, not told
  // One heap that takes this path, before and after; none where a solver
  // could not find one.
  std::optional<heap::ConcreteHeap> input, output;
  bool doubtful;
  javalite::Position at;
};

std::optional<heap::Value> ResultOf(const JavaliteBench& bench,
                                    const Machine::State& state,
                                    const search::End& end) {
  if (end.kind != search::EndKind::kReturn) return std::nullopt;
  return bench.machine.ResultOf(state);
}

void AddHeaps(JavaliteBench& bench, const Machine::State& state,
              const search::End& end, PathReport& report) {
  const std::optional<heap::Value> result = ResultOf(bench, state, end);
  std::optional<heap::Instance> instance = heap::ExampleOf(
      bench.pool, bench.types, state.place, result, bench.context.bounds);
  if (!instance) return;
  report.input = instance->input();
  report.output = instance->Output(result);
  report::NumberAlike(*report.input, *report.output);
}

// The objects beyond the bound that a cut path was about to look into.
std::string BeyondText(JavaliteBench& bench, const Machine::State& state) {
  std::string text;
  for (const heap::Guarded& e : state.beyond.entries()) {
    if (e.location < heap::kFirstObject) continue;
    if (state.place.heap.Info(e.location).beyond.IsFalse()) continue;
    text += (text.empty() ? " of " : " or ") +
            state.place.heap.NameOf(bench.types, e.location);
  }
  return text;
}

PathReport Describe(JavaliteBench& bench, const Machine::State& state,
                    const search::End& end) {
  report::PathText text(bench.pool, bench.types, state.place.heap);
  PathReport report;
  report.end = end.kind;
  report.detail = end.detail + BeyondText(bench, state);
  report.at = state.at;
  report.doubtful = state.place.path.doubtful();
  report.tokens = javalite::ToString(bench.machine.program().program(),
                                     bench.machine.TokensOf(state));
  if (end.kind == search::EndKind::kReturn)
    report.value = text.Value(bench.machine.ResultOf(state));
  report.conditions = text.Conditions(state.place.path);
  report.left_out = text.left_out();
  AddHeaps(bench, state, end, report);
  return report;
}

constexpr char kResult[] = "result";

// A plain value is told by the head.
bool HeadTells(const PathReport& path) {
  for (const heap::ConcreteRoot& root : path.output->roots)
    if (root.name == kResult) return report::PlainText(root.cell) == path.value;
  return false;
}

std::string Text(const heap::TypeHierarchy& types, const PathReport& path,
                 size_t number, bool colour) {
  report::PathBlock block{
      report::PathHead(
          number, path.end,
          {path.value, path.detail,
           path.detail.empty() ? "" : "at " + javalite::ToString(path.at),
           path.doubtful ? " (a solver could not tell)" : ""}),
      path.conditions};
  if (path.input) {
    block.input = &*path.input;
    block.output = &*path.output;
    if (HeadTells(path)) block.told_root = kResult;
  }
  return report::BlockText(types, block, colour);
}

Json HeapOf(const heap::TypeHierarchy& types,
            const std::optional<heap::ConcreteHeap>& heap) {
  return heap ? report::HeapJson(types, *heap) : Json(nullptr);
}

Json ToJson(const heap::TypeHierarchy& types, const PathReport& path,
            size_t number) {
  Json json;
  json["id"] = number;
  json["end"] = search::InfoOf(path.end).text;
  json["value"] = path.value.empty() ? Json(nullptr) : Json(path.value);
  json["exception"] = path.end == search::EndKind::kException
                          ? Json(path.detail)
                          : Json(nullptr);
  json["condition"] = report::Conjunction(path.conditions);
  if (path.left_out != 0) json["condition_left_out"] = path.left_out;
  json["tokens"] = path.tokens;
  json["input"] = HeapOf(types, path.input);
  json["output"] = HeapOf(types, path.output);
  json["location"] = {{"line", path.at.line}, {"column", path.at.column}};
  if (path.end == search::EndKind::kBound) json["beyond"] = path.detail;
  if (path.doubtful) json["doubtful"] = true;
  return json;
}

html::PathItem ToItem(const heap::TypeHierarchy& types,
                      const PathReport& path) {
  html::PathItem item;
  item.end = path.end;
  item.outcome = path.value.empty() ? path.detail : path.value;
  item.conditions = path.conditions;
  if (path.doubtful)
    item.remarks.push_back(
        "A solver could not tell whether this path can be taken.");
  item.input = HeapOf(types, path.input);
  item.output = HeapOf(types, path.output);
  return item;
}

struct Report {
  std::vector<PathReport> paths;
  search::Exploration exploration;
  std::string stopped;  // why, if it was
  bool complete = true;
  double seconds = 0;
};

// `page`: where the paths go besides, or null.
Report ExploreAll(JavaliteBench& bench, const JavaliteRun& run,
                  JavaliteHtml* page) {
  Report report;
  auto start = std::chrono::steady_clock::now();
  const expr::Diagram::Watch watch(bench.pool.diagram(), run.limits.deadline);
  report.exploration = search::ExplorePaths(
      bench.machine, {run.order, run.seed}, run.limits,
      [&](const Machine::State& state, const search::End& end) {
        PathReport path = Describe(bench, state, end);
        if (page != nullptr)
          page->Add(bench, state, ToItem(bench.types, path),
                    ResultOf(bench, state, end));
        report.paths.push_back(std::move(path));
        if (!search::InfoOf(end.kind).complete || state.place.path.doubtful())
          report.complete = false;
      });
  report.stopped = StopReason(report.exploration, run.limits, false);
  if (!report.stopped.empty()) report.complete = false;
  report.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return report;
}

std::string AsText(const Report& report, const std::string& head,
                   const JavaliteBench& bench, bool colour) {
  std::string text = head + "\n\n";
  for (size_t i = 0; i < report.paths.size(); ++i)
    text += Text(bench.types, report.paths[i], i + 1, colour);
  char line[200];
  std::snprintf(line, sizeof line,
                "\n%zu path%s, %s; %llu states, %llu solver calls, %.3f s\n",
                report.paths.size(), report.paths.size() == 1 ? "" : "s",
                report.complete ? "complete" : "NOT complete",
                static_cast<unsigned long long>(report.exploration.states),
                static_cast<unsigned long long>(bench.checker.questions()),
                report.seconds);
  text += line;
  return report.stopped.empty() ? text : text + report.stopped + "\n";
}

std::string AsJson(const Report& report, const std::string& entry,
                   const JavaliteRun& run, const JavaliteBench& bench) {
  Json json;
  json["summa"] = 1;
  json["command"] = "javalite run";
  json["entry"] = entry;
  json["heap"] = run.heap;
  json["bound"] = run.bounds.depth == heap::kUnbounded ? Json(nullptr)
                                                       : Json(run.bounds.depth);
  json["complete"] = report.complete;
  if (!report.stopped.empty()) json["stopped"] = report.stopped;
  json["paths"] = Json::array();
  for (size_t i = 0; i < report.paths.size(); ++i)
    json["paths"].push_back(ToJson(bench.types, report.paths[i], i + 1));
  json["stats"] = {{"paths", report.paths.size()},
                   {"states", report.exploration.states},
                   {"solver_calls", bench.checker.questions()},
                   {"wall_ms", static_cast<uint64_t>(report.seconds * 1000)},
                   {"peak_rss_kb", PeakMemoryKb()}};
  return JsonText(json);
}

std::vector<Fact> FactsOf(const Report& report, const JavaliteBench& bench) {
  std::vector<Fact> facts = {
      {"paths", std::to_string(report.paths.size())},
      {"explored", report.complete ? "completely" : "NOT completely",
       report.complete ? Fact::Tone::kGood : Fact::Tone::kBad},
      {"states", std::to_string(report.exploration.states)},
      {"solver calls", std::to_string(bench.checker.questions())}};
  if (!report.stopped.empty())
    facts.push_back({"stopped", report.stopped, Fact::Tone::kBad});
  return facts;
}

std::string EntryName(const javalite::CheckedProgram& program) {
  const javalite::Entry& entry = program.program().entry;
  return program.program().NameOf(entry.class_id) +
         "::" + program.program()[entry.method_name];
}

Result<int> ExploreProgram(const Arguments& args) {
  ASSIGN_OR_RETURN(JavaliteRun run, ReadJavaliteRun(args));
  run.heap = "summary";
  if (args.Has("--heap")) {
    ASSIGN_OR_RETURN(run.heap, args.OneOf("--heap", HeapNames()));
  }
  if (*args.Get("--bound") != "none") {
    ASSIGN_OR_RETURN(uint64_t bound, args.Number("--bound", 0, 1'000'000));
    run.bounds.depth = static_cast<uint32_t>(bound);
  }
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(javalite::CheckedProgram program,
                   LoadJavalite(args.operands()[1]));
  JavaliteBench bench(program, run);
  std::optional<JavaliteHtml> page;
  if (args.Has("--html")) page.emplace(args.operands()[1]);
  Report report = ExploreAll(bench, run, page ? &*page : nullptr);
  const std::string entry = EntryName(program);
  std::string head =
      entry + "  heap " + run.heap + ", " + BoundText(run.bounds);
  if (page) {
    RETURN_IF_ERROR(WriteHtml(
        args, std::move(*page).Finish(entry,
                                      "javalite run · heap " + run.heap +
                                          " · " + BoundText(run.bounds),
                                      FactsOf(report, bench))));
  }
  RETURN_IF_ERROR(WriteOutput(
      args, format == "json" ? AsJson(report, entry, run, bench)
                             : AsText(report, head, bench, InColour(args))));
  return report.complete ? kExitOk : kExitIncomplete;
}

}  // namespace

int RunJavaliteRun(const Arguments& args) {
  Result<int> status = ExploreProgram(args);
  return status.ok() ? status.value() : Refuse(status.error());
}

}  // namespace cli
