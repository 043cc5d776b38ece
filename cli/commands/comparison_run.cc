#include "cli/commands/comparison_run.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <utility>

#include "cli/options/command.h"
#include "cli/options/heap_choice.h"
#include "cli/pages/html_compare.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

Cells MeasureAll(const ComparisonPlan& plan, const MeasureCell& measure,
                 Progress progress) {
  Cells cells;
  heap::Bounds bounds = plan.bounds;
  for (uint32_t depth : plan.depths)
    for (const std::string& heap : plan.heaps) {
      if (InterruptFlag()->load()) break;
      bounds.depth = depth;
      progress.Show(std::to_string(cells.size() + 1) + " of " +
                    std::to_string(plan.heaps.size() * plan.depths.size()) +
                    ": heap " + heap + ", bound " + DepthText(bounds));
      cells.push_back(MeasureApart(heap, bounds, plan.limits, [&](Cell& cell) {
        return measure(heap, bounds, cell);
      }));
    }
  progress.Clear();
  return cells;
}

base::Status WriteCsv(const Arguments& args, const Cells& cells) {
  const auto file = args.Get("--csv");
  if (!file) return base::Ok{};
  std::ofstream out(*file);
  out << TableCsv(cells);
  out.close();
  if (!out) return Error{"cannot be written", *file};
  return base::Ok{};
}

// Also what only the runs could tell, each once.
Assumed WithThoseOf(const Cells& cells, Assumed assumed) {
  for (const Cell& c : cells)
    for (const std::string& text : c.assumes)
      if (std::find(assumed.besides.begin(), assumed.besides.end(), text) ==
          assumed.besides.end())
        assumed.besides.push_back(text);
  return assumed;
}

}  // namespace

Result<ComparisonPlan> ReadComparisonPlan(const Arguments& args,
                                          std::string command) {
  ComparisonPlan plan;
  plan.command = std::move(command);
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(plan.format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(
      plan.heaps,
      ReadHeaps(args.Has("--heap") ? *args.Get("--heap") : "lazy,summary"));
  ASSIGN_OR_RETURN(
      plan.depths,
      ReadDepths(args.Has("--bound") ? *args.Get("--bound") : "1..3"));
  if (args.Has("--time-limit")) {
    ASSIGN_OR_RETURN(plan.limits.seconds,
                     args.Number("--time-limit", 1, 1'000'000));
  }
  if (args.Has("--memory-limit")) {
    ASSIGN_OR_RETURN(plan.limits.memory_mb,
                     args.Number("--memory-limit", 64, 1'000'000));
  }
  return plan;
}

Result<int> RunComparison(const Arguments& args, const ComparisonPlan& plan,
                          const EntryWords& entry, const MeasureCell& measure) {
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  const Cells cells = MeasureAll(plan, measure, std::move(progress));
  RETURN_IF_ERROR(WriteCsv(args, cells));
  const Assumed assumed = WithThoseOf(cells, plan.assumed);
  RETURN_IF_ERROR(WriteCompareHtml(args, entry.text, cells, assumed));
  RETURN_IF_ERROR(WriteOutput(
      args, plan.format == "json"
                ? TableJson(plan.command, entry.json, cells, assumed)
                : report::VisibleLines(TableText(entry.text, cells, assumed))));
  if (!Agree(cells).value_or(true)) return static_cast<int>(kExitViolation);
  if (cells.size() < plan.heaps.size() * plan.depths.size())
    return static_cast<int>(kExitIncomplete);
  for (const Cell& c : cells)
    if (!c.measured() || !c.complete) return static_cast<int>(kExitIncomplete);
  return static_cast<int>(kExitOk);
}

}  // namespace cli
