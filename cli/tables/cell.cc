#include "cli/tables/cell.h"

#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <memory>
#include <new>
#include <nlohmann/json.hpp>

#include "base/deadline.h"
#include "base/os/child.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/output.h"
#include "cli/tables/solver_layers.h"

namespace cli {
namespace {

using CellJson = nlohmann::json;

constexpr int kOutOfMemory = 77;
constexpr int kNotBegun = 78;
constexpr size_t kLongestText = 1 << 20;

CellJson ToJson(const Cell& cell) {
  return {{"paths", cell.paths},
          {"control_flows", cell.control_flows},
          {"flows", cell.flows},
          {"states", cell.states},
          {"solver_calls", cell.solver_calls},
          {"solver_ms", cell.solver_ms},
          {"solver_layers", LayersJson(cell.layers)},
          {"wall_ms", cell.wall_ms},
          {"peak_rss_kb", cell.peak_rss_kb},
          {"complete", cell.complete},
          {"comparable", cell.comparable},
          {"assumes", cell.assumes}};
}

void Fill(Cell& cell, const CellJson& json) {
  cell.paths = json["paths"];
  cell.control_flows = json["control_flows"];
  cell.flows = json["flows"];
  cell.states = json["states"];
  cell.solver_calls = json["solver_calls"];
  cell.solver_ms = json["solver_ms"];
  cell.layers = ReadLayers(json["solver_layers"]);
  cell.wall_ms = json["wall_ms"];
  cell.peak_rss_kb = json["peak_rss_kb"];
  cell.complete = json["complete"];
  cell.comparable = json["comparable"];
  cell.assumes = json["assumes"];
}

int RunChild(const std::function<bool(Cell&)>& measure,
             const CellLimits& limits, int out) {
  std::set_new_handler([] { _exit(kOutOfMemory); });
  if (limits.memory_mb) {
    const rlim_t bytes = *limits.memory_mb << 20;
    const rlimit limit{bytes, bytes};
    setrlimit(RLIMIT_DATA, &limit);
  }
  Cell cell;
  if (!measure(cell)) return kNotBegun;
  cell.peak_rss_kb = PeakMemoryKb();
  return os::WriteAll(out, ToJson(cell).dump()) ? 0 : 1;
}

base::Deadline DeadlineOf(const CellLimits& limits) {
  base::Deadline deadline =
      limits.seconds
          ? base::Deadline::After(std::chrono::seconds(*limits.seconds))
          : base::Deadline();
  deadline.CancelOn(InterruptFlag());
  return deadline;
}

std::string WhyNoFigures(const os::Exit& exit, const CellLimits& limits) {
  if (InterruptFlag()->load()) return "interrupted";
  switch (exit.kind) {
    case os::Exit::Kind::kTimedOut:
      return "> " + std::to_string(limits.seconds.value_or(0)) + " s";
    case os::Exit::Kind::kKilled:
      return os::ToText(exit);
    case os::Exit::Kind::kExited:
      break;
  }
  if (exit.code == kOutOfMemory && limits.memory_mb)
    return "> " + std::to_string(*limits.memory_mb) + " MiB";
  return "failed";
}

}  // namespace

std::string DepthText(const heap::Bounds& bounds) {
  return bounds.depth == heap::kUnbounded ? "none"
                                          : std::to_string(bounds.depth);
}

Cell MeasureApart(const std::string& heap, const heap::Bounds& bounds,
                  const CellLimits& limits,
                  const std::function<bool(Cell&)>& measure) {
  Cell cell;
  cell.heap = heap;
  cell.bounds = bounds;
  const std::unique_ptr<os::Child> child =
      os::Child::Start([&](int out) { return RunChild(measure, limits, out); });
  if (child == nullptr) {
    cell.failure = "no process";
    return cell;
  }
  const base::Deadline deadline = DeadlineOf(limits);
  const std::optional<std::string> text =
      child->ReadToEnd(deadline, kLongestText);
  const os::Exit exit = child->Wait(deadline);
  const CellJson json =
      text ? CellJson::parse(*text, nullptr, false) : CellJson(nullptr);
  if (json.is_object())
    Fill(cell, json);
  else
    cell.failure = WhyNoFigures(exit, limits);
  return cell;
}

}  // namespace cli
