// `summa javalite compare`: the same program under several heaps and bounds.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/heap_choice.h"
#include "cli/javalite_setup.h"
#include "cli/output.h"
#include "cli/solver_options.h"

namespace cli {
namespace {

using base::Result;
using javalite::Machine;
using Json = nlohmann::ordered_json;

struct Row {
  std::string heap;
  heap::Bounds bounds;
  uint64_t paths = 0;
  std::set<std::string> flows;
  uint64_t states = 0;
  uint64_t solver_calls = 0;
  double solver_ms = 0;
  double wall_ms = 0;
  bool complete = true;
  // Nothing but the program and limits on its own steps cut a path: the
  // control flows are those any other heap must reach.
  bool comparable = true;
};

Row Measure(const javalite::CheckedProgram& program, const JavaliteRun& run) {
  Row row;
  row.heap = run.heap;
  row.bounds = run.bounds;
  auto start = std::chrono::steady_clock::now();
  JavaliteBench bench(program, run);
  auto frontier = search::MakeFrontier<Machine::State>(run.order, run.seed);
  search::Exploration exploration = search::Explore(
      bench.machine, *frontier, run.limits,
      [&](const Machine::State& state, const search::End& end) {
        row.flows.insert(javalite::ToString(program.program(),
                                            bench.machine.TokensOf(state)) +
                         " " + search::InfoOf(end.kind).text);
        if (state.place.path.doubtful()) row.comparable = false;
        if (!search::InfoOf(end.kind).complete || state.place.path.doubtful())
          row.complete = false;
      });
  row.paths = exploration.paths;
  row.states = exploration.states;
  row.complete = row.complete && !exploration.stopped;
  row.comparable = row.comparable && !exploration.stopped;
  row.solver_calls = bench.checker.questions();
  row.solver_ms = static_cast<double>(bench.chain->stats().nanoseconds) / 1e6;
  row.wall_ms = std::chrono::duration<double, std::milli>(
                    std::chrono::steady_clock::now() - start)
                    .count();
  return row;
}

// Rows that must agree: equal bounds, and lazier modes only where the bound
// does not depend on the order in which objects are met. Nothing if no two
// rows could be compared.
std::optional<bool> Agree(const std::vector<Row>& rows) {
  std::map<std::pair<uint32_t, uint32_t>, const Row*> reference;
  std::optional<bool> agree;
  for (const Row& row : rows) {
    const bool by_order =
        !KeepsFlowsUnderDepth(row.heap) &&
        (row.bounds.depth != heap::kUnbounded || row.bounds.report);
    if (!row.comparable || by_order) continue;
    auto [it, first] = reference.emplace(
        std::pair(row.bounds.depth, row.bounds.objects), &row);
    if (first) continue;
    if (it->second->flows != row.flows) return false;
    agree = true;
  }
  return agree;
}

const char* AgreeText(std::optional<bool> agree) {
  if (!agree)
    return "nothing compared: no two rows of one bound that must agree were "
           "explored to the end\n";
  return *agree ? "agree: all rows of one bound that must agree reached the "
                  "same control flows\n"
                : "DISAGREE: rows of one bound reached different "
                  "control flows\n";
}

std::string DepthText(const heap::Bounds& bounds) {
  return bounds.depth == heap::kUnbounded ? "none"
                                          : std::to_string(bounds.depth);
}

std::string AsText(const std::vector<Row>& rows) {
  std::string text =
      "heap          bound      paths      flows     states    queries"
      "  solver ms    wall ms\n";
  char line[200];
  for (const Row& r : rows) {
    std::snprintf(line, sizeof line,
                  "%-12s %6s %10llu %10zu %10llu %10llu %10.1f %10.1f%s\n",
                  r.heap.c_str(), DepthText(r.bounds).c_str(),
                  static_cast<unsigned long long>(r.paths), r.flows.size(),
                  static_cast<unsigned long long>(r.states),
                  static_cast<unsigned long long>(r.solver_calls), r.solver_ms,
                  r.wall_ms, r.complete ? "" : "  incomplete");
    text += line;
  }
  text += AgreeText(Agree(rows));
  return text;
}

std::string AsJson(const std::vector<Row>& rows, const std::string& file) {
  Json json;
  json["summa"] = 1;
  json["command"] = "javalite compare";
  json["entry"] = file;
  json["rows"] = Json::array();
  for (const Row& r : rows)
    json["rows"].push_back(
        {{"heap", r.heap},
         {"bound", r.bounds.depth == heap::kUnbounded ? Json(nullptr)
                                                      : Json(r.bounds.depth)},
         {"paths", r.paths},
         {"control_flows", r.flows.size()},
         {"states", r.states},
         {"solver_calls", r.solver_calls},
         {"solver_ms", r.solver_ms},
         {"wall_ms", r.wall_ms},
         {"peak_rss_kb", PeakMemoryKb()},
         {"complete", r.complete}});
  const std::optional<bool> agree = Agree(rows);
  json["agree"] = agree ? Json(*agree) : Json(nullptr);
  return json.dump(2) + "\n";
}

Result<int> Run(const Arguments& args) {
  ASSIGN_OR_RETURN(JavaliteRun run, ReadJavaliteRun(args));
  ASSIGN_OR_RETURN(std::vector<std::string> heaps,
                   ReadHeaps(args.Get("--heap").value_or("lazy,summary")));
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(std::vector<uint32_t> depths,
                   ReadDepths(*args.Get("--bound")));
  ASSIGN_OR_RETURN(javalite::CheckedProgram program,
                   LoadJavalite(args.operands()[1]));
  std::vector<Row> rows;
  const auto log_dir = run.chain.log_dir;
  for (uint32_t depth : depths)
    for (const std::string& name : heaps) {
      run.heap = name;
      run.bounds.depth = depth;
      run.chain.log_dir = LogFor(log_dir, name, depth);
      rows.push_back(Measure(program, run));
    }
  RETURN_IF_ERROR(WriteOutput(args, format == "json"
                                        ? AsJson(rows, args.operands()[1])
                                        : AsText(rows)));
  if (Agree(rows) == false) return kExitViolation;
  for (const Row& r : rows)
    if (!r.complete) return kExitIncomplete;
  return kExitOk;
}

}  // namespace

int RunJavaliteCompare(const Arguments& args) {
  Result<int> status = Run(args);
  return status.ok() ? status.value() : Refuse(status.error());
}

}  // namespace cli
