#include "cli/compare.h"

#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "cli/analysis_setup.h"
#include "cli/comparison.h"
#include "cli/heap_choice.h"
#include "cli/html_compare.h"
#include "cli/interrupt.h"
#include "cli/measure.h"
#include "cli/output.h"
#include "cli/solver_options.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

Result<CellLimits> ReadCellLimits(const Arguments& args) {
  CellLimits limits;
  if (args.Has("--time-limit")) {
    ASSIGN_OR_RETURN(limits.seconds, args.Number("--time-limit", 1, 1'000'000));
  }
  if (args.Has("--memory-limit")) {
    ASSIGN_OR_RETURN(limits.memory_mb,
                     args.Number("--memory-limit", 64, 1'000'000));
  }
  return limits;
}

void ShowProgress(const AnalysisRun& run, size_t done, size_t all) {
  if (!isatty(STDERR_FILENO)) return;
  std::fprintf(stderr, "\r\033[K%zu of %zu: heap %s, %s", done + 1, all,
               run.options.heap.c_str(),
               BoundsText(run.options.bounds).c_str());
}

void ClearProgress() {
  if (isatty(STDERR_FILENO)) std::fputs("\r\033[K", stderr);
}

Cells MeasureAll(AnalysisRun run, const std::vector<std::string>& heaps,
                 const std::vector<uint32_t>& depths,
                 const CellLimits& limits) {
  Cells cells;
  const auto log_dir = run.options.chain.log_dir;
  // Each process has its own clock; the parent's kills it.
  run.limits.deadline = base::Deadline();
  for (uint32_t depth : depths)
    for (const std::string& heap : heaps) {
      if (InterruptFlag()->load()) break;
      run.options.heap = heap;
      run.options.bounds.depth = depth;
      run.options.chain.log_dir = LogFor(log_dir, heap, depth);
      ShowProgress(run, cells.size(), heaps.size() * depths.size());
      cells.push_back(Measure(run, limits));
    }
  ClearProgress();
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

Result<int> Compare(const Arguments& args) {
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(
      std::vector<std::string> heaps,
      ReadHeaps(args.Has("--heap") ? *args.Get("--heap") : "lazy,summary"));
  ASSIGN_OR_RETURN(
      std::vector<uint32_t> depths,
      ReadDepths(args.Has("--bound") ? *args.Get("--bound") : "1..3"));
  ASSIGN_OR_RETURN(CellLimits limits, ReadCellLimits(args));
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisRun(args));
  // Bad input is said once, before any process is made.
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(run.path, run.entry, run.options));
  const std::string entry = analysis->entry_text();
  const Cells cells = MeasureAll(std::move(run), heaps, depths, limits);
  RETURN_IF_ERROR(WriteCsv(args, cells));
  RETURN_IF_ERROR(WriteCompareHtml(args, entry, cells));
  RETURN_IF_ERROR(WriteOutput(
      args, format == "json" ? TableJson(entry, cells)
                             : report::VisibleLines(TableText(entry, cells))));
  if (!Agree(cells).value_or(true)) return static_cast<int>(kExitViolation);
  for (const Cell& c : cells)
    if (!c.measured() || !c.complete) return static_cast<int>(kExitIncomplete);
  return static_cast<int>(kExitOk);
}

constexpr AnalysisCommand kCommand = {
    "Runs one method under several heap representations and bounds, each in a\n"
    "process of its own, and compares paths, work and control flows.\n\n"
    "usage: summa compare CLASS::METHOD|FILE.class::METHOD [options]\n",
    "--heap takes a list or `all` here (lazy,summary); --bound a range "
    "(1..3);\n"
    "--time-limit and --memory-limit hold for each cell.\n\n"
    "example: summa compare -cp build LinkedList::contains --bound 1..5\n",
    Compare};

int Run(std::span<const std::string> args) {
  return RunAnalysisCommand(kCommand, args);
}

}  // namespace

const Command kCompareCommand = {
    "compare", "CLASS::METHOD [options]",
    "one method under several heaps and bounds: the main job", Run,
    AnalysisOptionTable};

}  // namespace cli
