#include "cli/testing/explored_method.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "base/deadline.h"
#include "classfile/class_file.h"
#include "cli/setup/stop_reason.h"
#include "cli/tables/path_summary.h"
#include "cli/testing/left_statics.h"
#include "engine/analysis/assumptions.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_point.h"
#include "engine/machine/machine.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "expr/diagram.h"
#include "heap/example.h"
#include "heap/instance.h"
#include "heap/telling_examples.h"
#include "report/heap_json.h"

namespace cli {
namespace {

// Further tests of a path, at its borders.
constexpr size_t kMostBorders = 3;

using base::Result;
using search::EndKind;
using testgen::TestedPath;

std::string Internal(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

bool IsThrown(const PathSummary& path) {
  return path.end.kind == EndKind::kException ||
         path.end.kind == EndKind::kViolation;
}

// Why what it did cannot be told by a test; empty: it can.
std::string WhyLeftOut(const engine::MachineOptions& options,
                       const PathSummary& path) {
  if (path.end.kind == EndKind::kDiverges) return "it never ends";
  if (path.end.kind == EndKind::kExit) return "it ends the program";
  if (!search::InfoOf(path.end.kind).complete)
    return std::string(search::InfoOf(path.end.kind).text) + ": " +
           path.end.detail;
  if (!path.input || !path.output) return "a solver found no input";
  if (path.doubtful) return "a solver could not tell whether there is an input";
  if (!path.assumes.empty()) return "it assumes " + path.assumes;
  if (path.hashed) return "it depends on identity hash codes";
  if (path.traced) return "it looks at a stack trace";
  if (!path.asked.empty())
    return path.asked[0].clock != nullptr
               ? "it depends on what the clock shows"
               : "it asks for values that a test cannot give";
  if (options.input_statics) return "static fields are part of its input";
  return "";
}

std::vector<std::string> RootsOf(engine::Analysis& analysis,
                                 const check::MethodName& method) {
  std::vector<std::string> roots;
  if (!method.is_static && method.name != "<init>") roots.push_back("this");
  for (const heap::FieldId field : analysis.entry_point().parameters)
    roots.push_back(analysis.types().FieldName(field));
  return roots;
}

// The class whose assert statement failed; empty: none did.
std::string AssertingClass(engine::Analysis& analysis, const PathSummary& path,
                           const engine::State& state) {
  if (state.end_body == nullptr || path.exception != "java.lang.AssertionError")
    return "";
  const engine::ClassInfo& info = analysis.table()[state.end_body->owner];
  const bool asserts =
      info.file != nullptr &&
      info.file->FindField("$assertionsDisabled", "Z") != nullptr;
  return asserts ? info.name : "";
}

}  // namespace

TestedPath TestedPathOf(engine::Analysis& analysis, const std::string& on,
                        const check::MethodName& method,
                        const engine::State& state, const search::End& end,
                        const heap::Instance* example) {
  const PathSummary path = Summarize(analysis, state, end, example);
  TestedPath tested;
  tested.method = method;
  tested.on = on;
  tested.conditions = path.conditions;
  tested.value = path.value;
  tested.left_out = WhyLeftOut(analysis.machine().context().options, path);
  if (IsThrown(path)) tested.thrown = Internal(path.exception);
  if (!tested.left_out.empty()) return tested;
  tested.input = report::HeapJson(analysis.types(), *path.input, path.lore);
  tested.output = report::HeapJson(analysis.types(), *path.output, path.lore);
  tested.roots = RootsOf(analysis, method);
  tested.result_root = path.result_root;
  if (!path.running.empty() && !path.running[0].of_library)
    tested.thrower = Internal(path.running[0].class_name);
  if (example != nullptr)
    tested.statics = LeftStatics(analysis, state, *example);
  else if (const auto roundest = heap::ExampleOf(
               analysis.pool(), analysis.types(), state.place,
               ResultValue(analysis, state), analysis.context().bounds))
    tested.statics = LeftStatics(analysis, state, *roundest);
  tested.prints = !path.printed.empty();
  tested.asserting = AssertingClass(analysis, path, state);
  return tested;
}

namespace {

// The path by the example that tells most, then by those at its borders.
std::vector<TestedPath> TestedPathsOf(engine::Analysis& analysis,
                                      const std::string& on,
                                      const check::MethodName& method,
                                      const engine::State& state,
                                      const search::End& end) {
  const std::vector<heap::Instance> examples = heap::TellingExamplesOf(
      analysis.pool(), analysis.types(), state.place,
      ResultValue(analysis, state), analysis.context().bounds, kMostBorders);
  std::vector<TestedPath> tested;
  if (examples.empty())
    return {TestedPathOf(analysis, on, method, state, end, nullptr)};
  for (const heap::Instance& example : examples) {
    tested.push_back(TestedPathOf(analysis, on, method, state, end, &example));
    tested.back().border = tested.size() - 1;
    if (!tested.back().left_out.empty()) break;
  }
  return tested;
}

// A part that is worth beginning with.
base::Deadline ShareOf(const base::Deadline& whole, size_t parts) {
  constexpr std::chrono::milliseconds kLeast(250);
  const auto most = static_cast<size_t>(whole.Remaining() / kLeast);
  return whole.Share(std::min(parts, most));
}

}  // namespace

Result<ExploredMethod> ExploreMethod(const AnalysisRun& run,
                                     const std::string& name,
                                     const check::MethodName& method,
                                     size_t parts, Coverage& coverage,
                                     const search::WatchSearch& watch) {
  const engine::EntryName entry{name, method.name, method.descriptor, ""};
  search::Limits limits = run.limits;
  limits.deadline = ShareOf(run.limits.deadline, parts);
  engine::AnalysisOptions options = run.options;
  options.machine.deadline = limits.deadline;
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(run.path, entry, options));
  const expr::Diagram::Watch in_time(analysis->pool().diagram(),
                                     limits.deadline);
  ExploredMethod explored;
  std::vector<std::set<Way>> ways;
  const search::Exploration exploration = search::ExplorePaths(
      analysis->machine(), {run.order, run.seed}, limits,
      [&](const engine::State& state, const search::End& end) {
        ways.push_back(WaysOf(*analysis, state));
        for (TestedPath& tested :
             TestedPathsOf(*analysis, name, method, state, end)) {
          explored.paths.push_back(std::move(tested));
          explored.ways.push_back(ways.back());
        }
        explored.complete &= search::InfoOf(end.kind).complete &&
                             !state.place.path.doubtful() &&
                             state.assumes == nullptr;
      },
      watch);
  explored.stopped = StopReason(exploration, limits, false);
  explored.complete &= explored.stopped.empty() &&
                       engine::AssumptionsBeyondBounds(*analysis).empty();
  coverage.Add(*analysis, ways);
  return explored;
}

}  // namespace cli
