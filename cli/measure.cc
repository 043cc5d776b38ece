#include "cli/measure.h"

#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <memory>
#include <new>
#include <nlohmann/json.hpp>
#include <vector>

#include "base/hash.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "engine/branch.h"
#include "engine/search/frontier.h"

namespace cli {
namespace {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::json;

constexpr int kOutOfMemory = 77;
constexpr int kBadInput = 78;

// Sorted and each once: the same text for the same set.
std::string DigestOf(std::vector<engine::Flow>& flows) {
  std::sort(flows.begin(), flows.end());
  flows.erase(std::unique(flows.begin(), flows.end()), flows.end());
  engine::Flow all;
  for (const engine::Flow& f : flows) {
    all.Mix(f.a);
    all.Mix(f.b);
  }
  return std::to_string(all.a) + ":" + std::to_string(all.b);
}

struct Counts {
  std::vector<engine::Flow> flows;
  bool complete = true;
  bool comparable = true;

  void Add(const engine::State& state, const search::End& end) {
    const bool doubtful = state.place.path.doubtful();
    engine::Flow flow = state.flow;
    flow.Mix(base::HashText(search::InfoOf(end.kind).text));
    if (end.kind != search::EndKind::kStepLimit)
      flow.Mix(base::HashText(end.detail));
    flows.push_back(flow);
    complete &= search::InfoOf(end.kind).complete && !doubtful &&
                state.assumes == nullptr;
    comparable &= !doubtful;
  }
};

Json Explore(const AnalysisRun& run, engine::Analysis& analysis) {
  const auto start = Clock::now();
  Counts counts;
  auto frontier = search::MakeFrontier<engine::State>(run.order, run.seed);
  const search::Exploration exploration =
      search::Explore(analysis.machine(), *frontier, run.limits,
                      [&](const engine::State& state, const search::End& end) {
                        counts.Add(state, end);
                      });
  Json json;
  json["flows"] = DigestOf(counts.flows);
  json["control_flows"] = counts.flows.size();
  json["paths"] = exploration.paths;
  json["states"] = exploration.states;
  json["complete"] = counts.complete && !exploration.stopped;
  json["comparable"] = counts.comparable && !exploration.stopped;
  json["solver_calls"] = analysis.checker().questions();
  json["solver_ms"] =
      static_cast<double>(analysis.solver_stats().nanoseconds) / 1e6;
  json["wall_ms"] =
      std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  json["peak_rss_kb"] = PeakMemoryKb();
  return json;
}

[[noreturn]] void RunChild(const AnalysisRun& run, const CellLimits& limits,
                           int out) {
  std::set_new_handler([] { _exit(kOutOfMemory); });
  if (limits.memory_mb) {
    const rlim_t bytes = *limits.memory_mb << 20;
    const rlimit limit{bytes, bytes};
    setrlimit(RLIMIT_DATA, &limit);
  }
  auto analysis = engine::Analysis::Make(run.path, run.entry, run.options);
  if (!analysis.ok()) _exit(kBadInput);
  const std::string text = Explore(run, *analysis.value()).dump();
  for (size_t done = 0; done < text.size();) {
    const ssize_t n = write(out, text.data() + done, text.size() - done);
    if (n <= 0) _exit(1);
    done += static_cast<size_t>(n);
  }
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

void Fill(Cell& cell, const Json& json) {
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

}  // namespace

Cell Measure(const AnalysisRun& run, const CellLimits& limits) {
  Cell cell;
  cell.heap = run.options.heap;
  cell.bounds = run.options.bounds;
  int ends[2];
  if (pipe(ends) != 0) {
    cell.failure = "no pipe";
    return cell;
  }
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    RunChild(run, limits, ends[1]);
  }
  close(ends[1]);
  std::optional<std::string> text = std::nullopt;
  if (child > 0) text = ReadAll(ends[0], limits);
  close(ends[0]);
  if (!text && child > 0) kill(child, SIGKILL);
  int status = 0;
  if (child > 0) waitpid(child, &status, 0);
  const Json json = text ? Json::parse(*text, nullptr, false) : Json(nullptr);
  if (json.is_object())
    Fill(cell, json);
  else if (InterruptFlag()->load())
    cell.failure = "interrupted";
  else if (!text && limits.seconds)
    cell.failure = "> " + std::to_string(*limits.seconds) + " s";
  else
    cell.failure = FailureText(status, limits);
  return cell;
}

}  // namespace cli
