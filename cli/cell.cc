#include "cli/cell.h"

#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <new>
#include <nlohmann/json.hpp>

#include "cli/interrupt.h"
#include "cli/output.h"

namespace cli {
namespace {

using Clock = std::chrono::steady_clock;
using CellJson = nlohmann::json;

constexpr int kOutOfMemory = 77;
constexpr int kNotBegun = 78;

CellJson ToJson(const Cell& cell) {
  return {{"paths", cell.paths},
          {"control_flows", cell.control_flows},
          {"flows", cell.flows},
          {"states", cell.states},
          {"solver_calls", cell.solver_calls},
          {"solver_ms", cell.solver_ms},
          {"wall_ms", cell.wall_ms},
          {"peak_rss_kb", cell.peak_rss_kb},
          {"complete", cell.complete},
          {"comparable", cell.comparable}};
}

void Fill(Cell& cell, const CellJson& json) {
  cell.paths = json["paths"];
  cell.control_flows = json["control_flows"];
  cell.flows = json["flows"];
  cell.states = json["states"];
  cell.solver_calls = json["solver_calls"];
  cell.solver_ms = json["solver_ms"];
  cell.wall_ms = json["wall_ms"];
  cell.peak_rss_kb = json["peak_rss_kb"];
  cell.complete = json["complete"];
  cell.comparable = json["comparable"];
}

void WriteAll(int out, const std::string& text) {
  for (size_t done = 0; done < text.size();) {
    const ssize_t n = write(out, text.data() + done, text.size() - done);
    if (n <= 0) _exit(1);
    done += static_cast<size_t>(n);
  }
}

[[noreturn]] void RunChild(const std::function<bool(Cell&)>& measure,
                           const CellLimits& limits, int out) {
  std::set_new_handler([] { _exit(kOutOfMemory); });
  if (limits.memory_mb) {
    const rlim_t bytes = *limits.memory_mb << 20;
    const rlimit limit{bytes, bytes};
    setrlimit(RLIMIT_DATA, &limit);
  }
  Cell cell;
  if (!measure(cell)) _exit(kNotBegun);
  cell.peak_rss_kb = PeakMemoryKb();
  WriteAll(out, ToJson(cell).dump());
  _exit(0);
}

// All the child wrote; nothing if it took too long or the user asked to stop.
std::optional<std::string> ReadAll(int in, const CellLimits& limits) {
  const auto start = Clock::now();
  std::string text;
  char buffer[4096];
  for (;;) {
    if (InterruptFlag()->load()) return std::nullopt;
    if (limits.seconds &&
        Clock::now() - start > std::chrono::seconds(*limits.seconds))
      return std::nullopt;
    pollfd waiting{in, POLLIN, 0};
    if (poll(&waiting, 1, 100) <= 0) continue;
    const ssize_t n = read(in, buffer, sizeof buffer);
    if (n <= 0) return text;
    text.append(buffer, static_cast<size_t>(n));
  }
}

std::string FailureText(int status, const CellLimits& limits) {
  if (WIFEXITED(status) && WEXITSTATUS(status) == kOutOfMemory &&
      limits.memory_mb)
    return "> " + std::to_string(*limits.memory_mb) + " MiB";
  if (WIFSIGNALED(status))
    return "killed by signal " + std::to_string(WTERMSIG(status));
  return "failed";
}

std::string WhyNoFigures(bool ended, int status, const CellLimits& limits) {
  if (InterruptFlag()->load()) return "interrupted";
  if (!ended && limits.seconds)
    return "> " + std::to_string(*limits.seconds) + " s";
  return FailureText(status, limits);
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
  int ends[2];
  if (pipe(ends) != 0) {
    cell.failure = "no pipe";
    return cell;
  }
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    RunChild(measure, limits, ends[1]);
  }
  close(ends[1]);
  std::optional<std::string> text = std::nullopt;
  if (child > 0) text = ReadAll(ends[0], limits);
  close(ends[0]);
  if (!text && child > 0) kill(child, SIGKILL);
  int status = 0;
  if (child > 0) waitpid(child, &status, 0);
  const CellJson json =
      text ? CellJson::parse(*text, nullptr, false) : CellJson(nullptr);
  if (json.is_object())
    Fill(cell, json);
  else
    cell.failure = WhyNoFigures(text.has_value(), status, limits);
  return cell;
}

}  // namespace cli
