#include "cli/tables/measure.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "engine/analysis/assumptions.h"
#include "engine/search/explore_paths.h"
#include "engine/state/branch.h"
#include "solver/chain.h"

namespace cli {
namespace {

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
  std::set<std::string> assumed;
  bool complete = true;
  bool comparable = true;

  void Add(const engine::State& state, const search::End& end) {
    const bool doubtful = state.place.path.doubtful();
    engine::Flow flow = state.flow;
    // Not every heap sees that a loop is endless; the flow is the same.
    const bool cut = end.kind == search::EndKind::kDiverges ||
                     end.kind == search::EndKind::kStepLimit;
    flow.Mix(base::HashText(
        search::InfoOf(cut ? search::EndKind::kStepLimit : end.kind).text));
    if (!cut) flow.Mix(base::HashText(end.detail));
    flows.push_back(flow);
    if (state.assumes != nullptr) assumed.insert(state.assumes);
    complete &= search::InfoOf(end.kind).complete && !doubtful &&
                state.assumes == nullptr;
    comparable &= !doubtful;
  }
};

// Beyond the bounds and what the options say; whether assertions are on last.
std::vector<std::string> AssumedInRun(engine::Analysis& analysis,
                                      std::set<std::string> of_paths) {
  for (std::string& text : engine::AssumptionsBeyondBounds(analysis))
    of_paths.insert(std::move(text));
  const auto& settings = analysis.machine().context().settings;
  of_paths.insert(settings.begin(), settings.end());
  std::vector<std::string> texts(of_paths.begin(), of_paths.end());
  if (analysis.reads_strings()) texts.push_back(engine::AssumedOfStrings());
  if (std::string text = engine::AssumedAssertions(analysis); !text.empty())
    texts.push_back(std::move(text));
  return texts;
}

}  // namespace

bool Measure(const AnalysisRun& run, Cell& cell) {
  auto made = engine::Analysis::Make(run.path, run.entry, run.options);
  if (!made.ok()) return false;
  engine::Analysis& analysis = *made.value();
  const auto start = std::chrono::steady_clock::now();
  Counts counts;
  const search::Exploration exploration = search::ExplorePaths(
      analysis.machine(), {run.order, run.seed}, run.limits,
      [&](const engine::State& state, const search::End& end) {
        counts.Add(state, end);
      });
  const bool merged = run.options.machine.merge != engine::Merge::kOff;
  cell.flows = merged ? "" : DigestOf(counts.flows);
  cell.control_flows = merged ? 0 : counts.flows.size();
  cell.paths = exploration.paths;
  cell.states = exploration.states;
  cell.complete = counts.complete && !exploration.stopped &&
                  engine::AssumptionsBeyondBounds(analysis).empty();
  cell.assumes = AssumedInRun(analysis, std::move(counts.assumed));
  cell.comparable = counts.comparable && !exploration.stopped && !merged;
  cell.solver_calls = analysis.checker().questions();
  cell.solver_ms =
      static_cast<double>(analysis.solver_stats().nanoseconds) / 1e6;
  cell.layers = solver::SharesOf(analysis.solver());
  cell.wall_ms = std::chrono::duration<double, std::milli>(
                     std::chrono::steady_clock::now() - start)
                     .count();
  return true;
}

}  // namespace cli
