#include "cli/commands/comparison_run.h"

#include <algorithm>
#include <fstream>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "base/os/deep_thread.h"
#include "cli/options/command.h"
#include "cli/options/heap_choice.h"
#include "cli/pages/html_compare.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/jobs_option.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

// Cells by their place in the table. Each is measured by a process of its own,
// so a thread that waits for it is all it takes to have several at once.
class Measuring {
 public:
  Measuring(const ComparisonPlan& plan, const MeasureCell& measure,
            Progress progress)
      : plan_(plan),
        measure_(measure),
        progress_(std::move(progress)),
        cells_(plan.heaps.size() * plan.depths.size()) {}

  Cells Run() && {
    {
      std::vector<std::unique_ptr<os::DeepThread>> others;
      for (size_t i = 1; i < std::min(plan_.jobs, cells_.size()); ++i)
        others.push_back(
            std::make_unique<os::DeepThread>([this] { MeasureNext(); }));
      MeasureNext();
    }
    progress_.Clear();
    Cells measured;
    for (std::optional<Cell>& cell : cells_)
      if (cell) measured.push_back(*std::move(cell));
    return measured;
  }

 private:
  void MeasureNext() {
    while (const std::optional<size_t> place = Take()) {
      heap::Bounds bounds = BoundsOf(*place);
      const std::string& heap = HeapOf(*place);
      cells_[*place] = MeasureApart(
          heap, bounds, plan_.limits,
          [&](Cell& cell) { return measure_(heap, bounds, cell); });
    }
  }

  std::optional<size_t> Take() {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (next_ == cells_.size() || InterruptFlag()->load()) return std::nullopt;
    progress_.Show(std::to_string(next_ + 1) + " of " +
                   std::to_string(cells_.size()) + ": heap " + HeapOf(next_) +
                   ", bound " + DepthText(BoundsOf(next_)));
    return next_++;
  }

  const std::string& HeapOf(size_t place) const {
    return plan_.heaps[place % plan_.heaps.size()];
  }
  heap::Bounds BoundsOf(size_t place) const {
    heap::Bounds bounds = plan_.bounds;
    bounds.depth = plan_.depths[place / plan_.heaps.size()];
    return bounds;
  }

  const ComparisonPlan& plan_;
  const MeasureCell& measure_;
  std::mutex mutex_;
  Progress progress_;
  size_t next_ = 0;
  std::vector<std::optional<Cell>> cells_;
};

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
  // Times are compared: nothing else is at work then, unless asked for.
  if (args.Has("--jobs")) {
    ASSIGN_OR_RETURN(plan.jobs, ReadJobs(args));
  }
  return plan;
}

Result<int> RunComparison(const Arguments& args, const ComparisonPlan& plan,
                          const EntryWords& entry, const MeasureCell& measure) {
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  const Cells cells = Measuring(plan, measure, std::move(progress)).Run();
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
