#include "cli/exploring/explore_run.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <utility>

#include "base/counted.h"
#include "cli/pages/html_explore.h"
#include "cli/parts/path_crew.h"
#include "cli/parts/run_digest.h"
#include "cli/setup/output.h"
#include "cli/setup/stop_reason.h"
#include "cli/tables/replay.h"
#include "engine/analysis/assumptions.h"
#include "engine/runtime/context.h"
#include "engine/search/explore_paths.h"
#include "engine/search/explorer.h"
#include "engine/search/part.h"
#include "engine/state/roots.h"
#include "expr/diagram.h"
#include "heap/graph.h"
#include "heap/symbolic_heap.h"

namespace cli {
namespace {

// As if the path had just looked for what nothing leads to: a picture does not
// depend on when it did.
heap::SymbolicHeap ReachableHeap(engine::Analysis& analysis,
                                 engine::State state) {
  engine::DropUnreachable(analysis.pool(), analysis.types(),
                          analysis.program().values, state);
  return state.place.heap;
}

base::Status WriteDot(const std::string& directory, size_t number,
                      const std::string& text) {
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  const std::string file =
      directory + "/path-" + std::to_string(number) + ".dot";
  std::ofstream out(file);
  out << text;
  out.close();
  if (!out) return base::Error{"cannot be written", file};
  return base::Ok{};
}

// A tree whose first half is small is less done than it seems: a guess.
std::string ShareText(double share) {
  if (share <= 0) return "";
  char text[32];
  std::snprintf(text, sizeof text, ", about %.3g %% of the tree",
                std::min(share, 1.0) * 100);
  return text;
}

std::string SoFar(const search::Exploration& so_far, size_t pending) {
  return base::Counted(so_far.paths, "path") + ", " +
         base::Counted(so_far.states, "state") + ", " +
         std::to_string(pending) + " pending" + ShareText(so_far.share);
}

std::string AtWorkText(size_t at_work) {
  return at_work == 0 ? "" : ", " + std::to_string(at_work) + " at work";
}

// Paths are told as they are found on a terminal, unless a JVM has its word to
// say on each, and in JSON Lines.
bool Streams(const Arguments& args, PathForm form) {
  if (form == PathForm::kJsonLines) return true;
  return form == PathForm::kText && OnTerminal(args) && !args.Has("--replay");
}

}  // namespace

ExploreRun::ExploreRun(const Arguments& args, const AnalysisRun& run,
                       const PathChoice& choice, PathForm form,
                       engine::Analysis& analysis)
    : args_(args),
      run_(run),
      form_(form),
      teller_(analysis.types(), choice, form, MediumOf(args)),
      filter_(choice),
      analysis_(analysis) {
  report_.html = ExploreHtml::Make(args, run);
}

base::Status ExploreRun::Begin() {
  ASSIGN_OR_RETURN(shard_, Shard::Read(args_));
  if (args_.Has("--shard") && !args_.Has("--checkpoint") &&
      !args_.Has("--resume"))
    return base::Error{
        "--shard: needs --checkpoint FILE, for summa gather to read"};
  ASSIGN_OR_RETURN(checkpoint_, Checkpoint::Open(args_, run_.path));
  if (checkpoint_ != nullptr && !OnlyForOne().empty())
    return base::Error{
        "--checkpoint, --resume: not with " + OnlyForOne() +
        ", since the paths of such a run are not found in parts"};
  if (!Streams(args_, form_)) return base::Ok{};
  ASSIGN_OR_RETURN(stream_,
                   ExploreStream::Begin(args_, form_, analysis_, run_));
  return base::Ok{};
}

// What needs the states of all paths in one place, or the paths in another
// order than that of the tree.
std::string ExploreRun::OnlyForOne() const {
  for (const std::string_view option :
       {"--html", "--dot", "--replay", "--verbose", "--max-paths",
        "--log-queries"})
    if (args_.Has(option)) return std::string(option);
  if (run_.order != "dfs") return "--search " + run_.order;
  return run_.options.machine.merge == engine::Merge::kOff ? "" : "--merge";
}

base::Status ExploreRun::Explore(Progress progress, MemoryGuard guard,
                                 size_t jobs) {
  Limits limits = run_.limits;
  limits.deadline.CancelOn(guard.flag());
  const auto start = std::chrono::steady_clock::now();
  const expr::Diagram::Watch watch(analysis_.pool().diagram(),
                                   run_.limits.deadline);
  if (OnlyForOne().empty())
    ExploreShared(limits, progress, guard, jobs);
  else
    ExploreHere(limits, progress, guard);
  progress.Clear();
  report_.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return dots_;
}

void ExploreRun::ExploreHere(const Limits& limits, Progress& progress,
                             MemoryGuard& guard) {
  report_.exploration = search::ExplorePaths(
      analysis_.machine(), {run_.order, run_.seed}, limits,
      [&](const engine::State& state, const search::End& end) {
        Meet(state, end, progress);
      },
      [&](const search::Exploration& so_far, size_t pending) {
        if (progress.Due()) progress.Show(SoFar(so_far, pending));
        guard.Look();
      });
  report_.stopped = StopReason(report_.exploration, limits, guard.tripped());
}

void ExploreRun::Meet(const engine::State& state, const search::End& end,
                      Progress& progress) {
  PathSummary path = Summarize(analysis_, state, end);
  if (report_.html) report_.html->Add(analysis_, state, path);
  if (auto directory = args_.Get("--dot"))
    dots_ = WriteDot(*directory, report_.exploration.paths + 1,
                     heap::ToDot(analysis_.pool(), analysis_.types(),
                                 ReachableHeap(analysis_, state)));
  ++report_.exploration.paths;
  if (args_.Has("--replay")) {
    kept_.push_back(std::move(path));
    return;
  }
  if (stream_ != nullptr) progress.Clear();
  Add(teller_.Tell(path));
}

void ExploreRun::ExploreShared(const Limits& limits, Progress& progress,
                               MemoryGuard& guard, size_t jobs) {
  PathCrew crew{analysis_, run_.limits, limits, jobs, guard.most_kb()};
  crew.identity = [this] { return RunDigest(args_, run_.path); };
  crew.shard = shard_;
  crew.tell = [&](const engine::State& state, const search::End& end) {
    return teller_.Tell(Summarize(analysis_, state, end));
  };
  crew.told = [&](const ToldPath& path) {
    if (stream_ != nullptr) progress.Clear();
    Add(path);
  };
  if (checkpoint_ != nullptr) {
    crew.known = [&](const search::Part& part) {
      return checkpoint_->Take(part);
    };
    crew.keep = [&](const search::Part& part, const std::string& bytes) {
      checkpoint_->Add(part, bytes);
    };
  }
  crew.watch = [&](const search::Exploration& so_far, size_t pending,
                   size_t at_work) {
    if (progress.Due())
      progress.Show(SoFar(so_far, pending) + AtWorkText(at_work));
    if (at_work == 0) guard.Look();
  };
  const PathsFound found = crew.Run();
  report_.exploration = found.exploration;
  report_.elsewhere = found.elsewhere;
  report_.stopped = StopReason(found.exploration, limits,
                               guard.tripped() || found.out_of_memory);
  if (!found.lost.empty()) report_.stopped = found.lost;
  if (!report_.stopped.empty()) return;
  if (checkpoint_ != nullptr) checkpoint_->Finish();
  if (!shard_.IsWhole())
    report_.stopped = "these are the paths of shard " + shard_.ToText() +
                      "; summa gather joins them with the others";
}

void ExploreRun::Add(const ToldPath& path) {
  report_.complete &= path.complete;
  report_.failed |= path.fails;
  report_.ends.push_back(path.facts);
  if (!filter_.Shows(path)) return;
  const std::string text = teller_.TextOf(path, report_.ends.size());
  if (stream_ != nullptr)
    stream_->Write(text);
  else if (form_ == PathForm::kJson)
    list_.AddText(text);
  else
    text_ += text;
}

void ExploreRun::Replay(const JavaChoice& java) {
  report_.replay = ReplayPaths(analysis_, java, kept_, run_.limits.deadline);
  for (size_t i = 0; i < kept_.size(); ++i) {
    if (report_.html) report_.html->AddReplay(i, kept_[i]);
    Add(teller_.Tell(kept_[i]));
  }
}

base::Status ExploreRun::Finish() {
  report_.assumes = engine::AssumptionsBeyondBounds(analysis_);
  report_.complete &= report_.stopped.empty() && report_.assumes.empty() &&
                      (!report_.replay || report_.replay->good());
  report_.left_out = filter_.left_out();
  RETURN_IF_ERROR(stream_ != nullptr ? stream_->End(report_) : Write());
  if (!report_.html) return base::Ok{};
  return std::move(*report_.html)
      .Write(args_, analysis_, run_,
             {report_.ends, report_.exploration.states, report_.complete,
              report_.stopped});
}

base::Status ExploreRun::Write() {
  return WriteOutput(args_, form_ == PathForm::kJson
                                ? ExploreJson(analysis_, run_, report_, list_)
                                : ExploreText(analysis_, run_, report_, text_,
                                              MediumOf(args_)));
}

}  // namespace cli
