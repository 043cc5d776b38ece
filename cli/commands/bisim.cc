#include "cli/commands/bisim.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "cli/options/options.h"
#include "cli/pages/html_bisim.h"
#include "cli/pages/html_file.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/jobs_option.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/bisim_report.h"
#include "cli/tables/bisim_table.h"
#include "engine/analysis/analysis.h"
#include "engine/analysis/oracle.h"
#include "engine/search/bisimulation.h"
#include "heap/initializer.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

// By Similarity.
constexpr int kExitOf[] = {kExitOk, kExitViolation, kExitIncomplete};

constexpr uint64_t kMostObjects = 8;
constexpr uint64_t kMostSampled = 1'000'000;

// "--heap lazy,summary", and the bound that goes with it.
base::Status ReadPair(const Arguments& args, BisimRules& rules) {
  constexpr std::string_view kPairs[] = {"lazy,summary",
                                         "lazier-sharp,summary"};
  if (args.Has("--heap")) {
    ASSIGN_OR_RETURN(std::string pair, args.OneOf("--heap", kPairs));
    rules.left = pair.substr(0, pair.find(','));
  }
  const bool lazy = rules.left == "lazy";
  if (!lazy && args.Has("--bound") && *args.Get("--bound") != "none")
    return Error{
        "lazier-sharp meets objects in another order: it can be "
        "compared under --max-objects, not under --bound",
        "--bound"};
  heap::Bounds& bounds = rules.run.options.bounds;
  bounds.depth = heap::kUnbounded;
  if (lazy && *args.Get("--bound") != "none") {
    ASSIGN_OR_RETURN(uint64_t bound, args.Number("--bound", 0, 1'000'000));
    bounds.depth = static_cast<uint32_t>(bound);
  }
  return base::Ok{};
}

Result<BisimRules> ReadRules(const Arguments& args) {
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisRun(args));
  BisimRules rules{std::move(run)};
  RETURN_IF_ERROR(ReadPair(args, rules));
  engine::MachineOptions& machine = rules.run.options.machine;
  if (args.Has("--requires-as") && machine.requires_as_formula)
    return Error{"a game plays the steps of the requirement: code only",
                 "--requires-as"};
  machine.requires_as_formula = false;
  machine.merge_texts = false;
  rules.run.options.heap = "summary";
  rules.run.options.machine.pause_at_decisions = true;
  rules.run.options.machine.deadline = rules.run.limits.deadline;
  rules.draw = args.Has("--html");
  ASSIGN_OR_RETURN(rules.java, ReadJavaChoice(args, rules.run.entry));
  ASSIGN_OR_RETURN(rules.jobs, ReadJobs(args));
  if (args.Has("--sample")) {
    ASSIGN_OR_RETURN(rules.sampled, args.Number("--sample", 1, kMostSampled));
  }
  if (args.Has("--oracle")) {
    ASSIGN_OR_RETURN(uint64_t most, args.Number("--oracle", 0, kMostObjects));
    if (rules.run.options.machine.input_statics)
      return Error{"inputs of static fields are not enumerated", "--oracle"};
    rules.oracle = static_cast<uint32_t>(most);
  }
  return rules;
}

// The worse of what the game, the oracle and the JVM say. That there is no JVM
// is no fault unless the user named one.
int ExitOf(const BisimReport& report, const JavaChoice& java) {
  int status = kExitOf[static_cast<size_t>(report.game.similarity())];
  if (!report.oracle || status == kExitViolation) return status;
  const engine::OracleResult& result = report.oracle->result;
  if (result.problem || report.oracle->java.difference) return kExitViolation;
  const bool all = report.oracle->not_asked.empty() && result.all_tried() &&
                   result.unsettled == 0 &&
                   (report.oracle->java.asked() || !java.insisted);
  return all ? status : static_cast<int>(kExitIncomplete);
}

Result<int> Play(const Arguments& args) {
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(BisimRules rules, ReadRules(args));
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(rules.run.path, rules.run.entry,
                                          rules.run.options));
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  rules.progress = &progress;
  const BisimReport report = PlayBisim(*analysis, rules);
  progress.Clear();
  RETURN_IF_ERROR(WriteOutput(
      args, format == "json"
                ? BisimJson(analysis->types(), report)
                : report::VisibleLines(BisimText(analysis->types(), report))));
  if (report.tree)
    RETURN_IF_ERROR(WriteHtml(args, BisimPage(*analysis, report)));
  return ExitOf(report, rules.java);
}

constexpr AnalysisCommand kBisimAnalysis = {
    "bisim",
    "Plays the lazy and the summary execution of a method against each other,\n"
    "decision by decision: each lazy state must be one case of the summary "
    "state\n"
    "with the same decisions, and the cases must cover it. --heap names the "
    "pair:\n"
    "lazy,summary (the default) or lazier-sharp,summary.\n\n"
    "usage: summa bisim CLASS::METHOD|FILE.class::METHOD [options]\n",
    "example: summa bisim -cp build LinkedList::contains --bound 2\n", Play};

int RunBisim(std::span<const std::string> args) {
  return RunAnalysisCommand(kBisimAnalysis, args);
}

}  // namespace

const Command kBisimCommand = {
    "bisim", "CLASS::METHOD [options]",
    "lazy against summary, step by step: evidence of exactness", RunBisim,
    BisimOptionTable};

}  // namespace cli
