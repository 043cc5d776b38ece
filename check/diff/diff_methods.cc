#include "check/diff/diff_methods.h"

#include <algorithm>
#include <set>
#include <utility>

#include "check/diff/two_runs.h"
#include "check/sweep.h"
#include "engine/analysis/assumptions.h"
#include "engine/linking/class_versions.h"
#include "engine/search/end.h"
#include "engine/search/explore_paths.h"
#include "expr/diagram.h"

namespace check {
namespace {

using base::Result;

// Beyond so many attempts what is asked for is not had.
constexpr int kMostAttempts = 8;

std::string EndText(const engine::State& state) {
  return std::string(search::InfoOf(state.end->kind).text) + " " +
         state.end->detail;
}

// What is told once: the same ends, the same thing that differs.
bool IsAlike(const PairDifference& a, const PairDifference& b) {
  return EndText(a.first) == EndText(b.first) &&
         EndText(a.second) == EndText(b.second) && a.where == b.where;
}

// One exploration.
class DiffSweep {
 public:
  DiffSweep(const DiffOptions& options, MethodsDiff& diff)
      : options_(options), diff_(diff), analysis_(*diff.analysis) {}

  void Run() {
    TwoRuns system(analysis_.machine(), *analysis_.entry_point().second);
    const expr::Diagram::Watch watch(analysis_.pool().diagram(),
                                     options_.limits.deadline);
    const search::Exploration exploration = search::ExplorePaths(
        system, options_.order, options_.limits,
        [&](const engine::State& state, const search::End& end) {
          Visit(state, end);
        },
        [&](const search::Exploration& so_far, size_t pending) {
          options_.watch(diff_.bound, so_far, pending);
        });
    diff_.paths = exploration.paths;
    if (exploration.stopped)
      diff_.cuts.emplace("stopped by a limit of the run",
                         "a larger --time-limit or --max-paths");
    for (const std::string& text : engine::AssumptionsBeyondBounds(analysis_))
      diff_.cuts.emplace("assuming " + text, "");
    std::sort(diff_.differences.begin(), diff_.differences.end(),
              [](const auto& a, const auto& b) { return a.size < b.size; });
  }

  // What another attempt should be made with.
  bool Improve(engine::AnalysisOptions& next) const {
    bool better = false;
    for (engine::ClassId c : once_) {
      const std::string& name = analysis_.table()[c].name;
      if (std::count(next.initialized.begin(), next.initialized.end(), name))
        continue;
      next.initialized.push_back(name);
      better = true;
    }
    if (texts_ && next.machine.late_texts) {
      next.machine.late_texts = false;
      better = true;
    }
    return better;
  }

 private:
  void Visit(const engine::State& state, const search::End& end) {
    if (!search::InfoOf(end.kind).complete) return AddCut(state, end);
    JudgedPair judged = JudgePair(analysis_, state, options_.rules);
    for (PairDifference& each : judged.differences) Add(std::move(each));
    for (const std::string& why : judged.open) diff_.cuts.emplace(why, "");
    for (engine::ClassId c : judged.initialized_once)
      diff_.cuts.emplace(
          "only one of them initialises " + analysis_.table().TextOf(c), "");
    once_.insert(judged.initialized_once.begin(),
                 judged.initialized_once.end());
    texts_ |= judged.open_texts;
  }

  void AddCut(const engine::State& state, const search::End& end) {
    const char* who = state.first_run == nullptr ? "old: " : "new: ";
    diff_.cuts.emplace(who + CutText(end), HelpFor(end.kind));
  }

  void Add(PairDifference pair) {
    const InputSize size = SizeOfInput(analysis_, pair.second);
    // Where no input is known, a solver has only not ruled it out.
    if (size == kNoInput && pair.second.place.path.doubtful()) {
      diff_.cuts.emplace(kSolverUnknown, kSolverHelp);
      return;
    }
    for (MethodDifference& known : diff_.differences)
      if (IsAlike(known.pair, pair)) {
        ++known.ways;
        if (size >= known.size) return;
        known.size = size;
        known.pair = std::move(pair);
        return;
      }
    diff_.differences.push_back({std::move(pair), size});
  }

  const DiffOptions& options_;
  MethodsDiff& diff_;
  engine::Analysis& analysis_;
  std::set<engine::ClassId> once_;
  bool texts_ = false;
};

// Was code of the class run, or may objects of the input be of it?
bool IsTouched(engine::Analysis& analysis, engine::ClassId c) {
  const auto& input = analysis.entry_point().input_classes;
  bool touched = std::find(input.begin(), input.end(), c) != input.end();
  analysis.program().bodies.ForEach([&](const engine::Body& body) {
    touched |= body.owner == c || analysis.table()[body.owner].version_of == c;
  });
  return touched;
}

// Where versions of a class cannot stand in for each other, what was found
// means nothing.
void NoteObstacles(MethodsDiff& diff) {
  std::map<std::string, std::string> found;
  for (const engine::VersionObstacle& each :
       engine::VersionObstacles(diff.analysis->table()))
    if (IsTouched(*diff.analysis, each.of)) found.emplace(each.what, "");
  if (found.empty()) return;
  diff.differences.clear();
  diff.cuts = std::move(found);
}

Result<MethodsDiff> DiffWithin(const classfile::ClassPath& path,
                               const engine::EntryName& first,
                               const DiffOptions& options,
                               engine::AnalysisOptions& asked) {
  for (int attempt = 1;; ++attempt) {
    MethodsDiff diff;
    diff.options = asked;
    diff.bound = asked.bounds.depth;
    ASSIGN_OR_RETURN(diff.analysis, engine::Analysis::Make(path, first, asked));
    DiffSweep sweep(options, diff);
    sweep.Run();
    NoteObstacles(diff);
    if (attempt == kMostAttempts || options.limits.deadline.Expired() ||
        !sweep.Improve(asked))
      return diff;
  }
}

DiffVerdict VerdictOf(const MethodsDiff& diff) {
  if (!diff.differences.empty()) return DiffVerdict::kDifferent;
  return diff.cuts.empty() ? DiffVerdict::kEquivalent
                           : DiffVerdict::kInconclusive;
}

}  // namespace

Result<MethodsDiff> DiffMethods(const classfile::ClassPath& path,
                                const engine::EntryName& first,
                                const DiffOptions& options) {
  engine::AnalysisOptions asked = options.analysis;
  asked.machine.keep_start = true;
  asked.machine.deadline = options.limits.deadline;
  const uint32_t most = options.analysis.bounds.depth;
  uint32_t bound = most == heap::kUnbounded ? most : std::min(most, 1u);
  for (;; ++bound) {
    asked.bounds.depth = bound;
    ASSIGN_OR_RETURN(MethodsDiff diff, DiffWithin(path, first, options, asked));
    diff.verdict = VerdictOf(diff);
    diff.any_bound = !diff.analysis->at_bound();
    if (bound == most || !diff.differences.empty() || diff.any_bound ||
        options.limits.deadline.Expired())
      return diff;
  }
}

}  // namespace check
