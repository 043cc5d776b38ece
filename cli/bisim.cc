#include "cli/bisim.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "cli/analysis_setup.h"
#include "cli/bisim_report.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/path_summary.h"
#include "engine/analysis.h"
#include "engine/machine.h"
#include "engine/oracle.h"
#include "engine/oracle_run.h"
#include "engine/oracle_separation.h"
#include "engine/relation.h"
#include "engine/search/bisimulation.h"
#include "heap/concretize.h"
#include "heap/initializer.h"
#include "heap/print.h"

namespace cli {
namespace {

using base::Error;
using base::Result;
using engine::Machine;
using engine::State;
using search::Similarity;
using Game = search::Game<Machine, Machine, engine::Relation>;

// By Similarity.
constexpr int kExitOf[] = {kExitOk, kExitViolation, kExitIncomplete};

constexpr uint64_t kMostObjects = 8;
constexpr uint64_t kMostSampled = 1'000'000;

// How to play; read from the command line.
struct Rules {
  AnalysisRun run;
  std::string left = "lazy";
  std::optional<uint64_t> sampled;
  std::optional<uint32_t> oracle;  // most objects
};

// "--heap lazy,summary", and the bound that goes with it.
base::Status ReadPair(const Arguments& args, Rules& rules) {
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

Result<Rules> ReadRules(const Arguments& args) {
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisRun(args));
  Rules rules{std::move(run), "lazy", {}, {}};
  RETURN_IF_ERROR(ReadPair(args, rules));
  rules.run.options.heap = "summary";
  rules.run.options.machine.pause_at_decisions = true;
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

// The machines of one game, with all they need. Both sides share one pool: the
// relation states each in the other's words.
class Table {
 public:
  Table(engine::Analysis& analysis, const Rules& rules)
      : analysis_(analysis),
        rules_(rules),
        strategy_(heap::MakeInitializer(rules.left)),
        left_(analysis.program(), analysis.entry_point(), analysis.context(),
              *strategy_, rules.run.options.machine),
        relation_(analysis.pool(), analysis.program(), analysis.checker()) {
    if (rules.left != "lazy")
      relation_.SettleFirst(analysis.context(), *strategy_);
    straight_ = rules.run.options.machine;
    straight_.pause_at_decisions = false;
  }

  BisimGame Play() {
    Game game(left_, analysis_.machine(), relation_);
    base::Rng rng(rules_.run.seed);
    return rules_.sampled ? game.Sample(*rules_.sampled, rng, Deadline())
                          : game.Play(Deadline());
  }

  BisimAccount Explain(const search::Disagreement<State, State>& d);
  BisimOracle AskOracle();

 private:
  const base::Deadline& Deadline() const { return rules_.run.limits.deadline; }
  std::optional<heap::ConcreteHeap> InputOf(
      const State& state, const std::optional<expr::Model>& model);
  std::optional<std::vector<State>> PathsOf(const heap::Initializer& strategy) {
    return engine::AllPaths(analysis_, analysis_.context(), strategy, straight_,
                            rules_.run.limits);
  }
  void AddSeparation(const std::optional<heap::ConcreteHeap>& first,
                     BisimAccount& account);
  PathSummary SummaryOf(const engine::ConcreteRun& run);

  engine::Analysis& analysis_;
  const Rules& rules_;
  std::unique_ptr<heap::Initializer> strategy_;
  Machine left_;
  engine::Relation relation_;
  engine::MachineOptions straight_;  // without a pause at each decision
};

std::optional<heap::ConcreteHeap> Table::InputOf(
    const State& state, const std::optional<expr::Model>& model) {
  if (!model) return std::nullopt;
  auto instance =
      heap::Concretize(analysis_.pool(), analysis_.types(), state.place.heap,
                       *model, analysis_.context().bounds);
  if (!instance) return std::nullopt;
  return instance->input();
}

void Table::AddSeparation(const std::optional<heap::ConcreteHeap>& first,
                          BisimAccount& account) {
  const auto summary = heap::MakeInitializer("summary");
  const auto left = PathsOf(*strategy_);
  const auto right = PathsOf(*summary);
  account.no_separation = "a limit stopped the search for all paths";
  if (!left || !right) return;
  account.separation =
      engine::Separate(analysis_, straight_, *left, *right, first);
  account.no_separation = "no small input shows the difference";
}

BisimAccount Table::Explain(const search::Disagreement<State, State>& d) {
  BisimAccount account{d.reason, d.steps, "", "", {}, {}, ""};
  auto text = [&](const State& s) {
    return heap::Print(analysis_.pool(), analysis_.types(), s.place.heap);
  };
  if (d.left) account.left_heap = text(*d.left);
  if (d.right) account.right_heap = text(*d.right);
  std::optional<heap::ConcreteHeap> input;
  if (d.right) input = InputOf(*d.right, relation_.counterexample());
  if (!input && d.left) input = InputOf(*d.left, d.left->place.path.witness());
  if (input) account.input = heap::WithoutHolders(analysis_.types(), *input);
  if (!rules_.run.options.machine.input_statics) AddSeparation(input, account);
  return account;
}

// The numbers of an input are no unknowns of its run: the heaps are told as
// they are, not made from the run's log.
PathSummary Table::SummaryOf(const engine::ConcreteRun& run) {
  PathSummary summary = Summarize(analysis_, run.end, *run.end.end);
  auto shown = [&](const heap::ConcreteHeap& heap) {
    heap::ConcreteHeap plain = heap::WithoutHolders(analysis_.types(), heap);
    std::erase_if(plain.roots, [](const heap::ConcreteRoot& root) {
      return root.name.find(".$") != std::string::npos;
    });
    return plain;
  };
  summary.input = shown(run.input);
  summary.output = shown(run.output);
  return summary;
}

BisimOracle Table::AskOracle() {
  BisimOracle oracle;
  oracle.options.heaps.objects = *rules_.oracle;
  oracle.options.heaps.array_length =
      std::min<uint32_t>(rules_.run.options.bounds.array_length, 2);
  oracle.options.machine = straight_;
  oracle.options.deadline = Deadline();
  const auto summary = heap::MakeInitializer("summary");
  const auto paths = PathsOf(*summary);
  if (!paths) {
    oracle.not_asked = "a limit stopped the search for all paths";
    return oracle;
  }
  oracle.result = engine::AskOracle(analysis_, *paths, oracle.options);
  for (const engine::ConcreteRun& run : oracle.result.sample)
    oracle.sample.push_back(SummaryOf(run));
  return oracle;
}

// The worse of what the game and the oracle say.
int ExitOf(const BisimReport& report) {
  int status = kExitOf[static_cast<size_t>(report.game.similarity())];
  if (!report.oracle || status == kExitViolation) return status;
  const engine::OracleResult& result = report.oracle->result;
  if (result.problem) return kExitViolation;
  const bool all = report.oracle->not_asked.empty() && result.all_tried() &&
                   result.unsettled == 0;
  return all ? status : static_cast<int>(kExitIncomplete);
}

Result<int> Play(const Arguments& args) {
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(Rules rules, ReadRules(args));
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(rules.run.path, rules.run.entry,
                                          rules.run.options));
  Table table(*analysis, rules);
  BisimReport report{
      analysis->entry_text(), rules.left, "summary", rules.run.options.bounds,
      table.Play(),           {},         {}};
  if (report.game.disagreement)
    report.account = table.Explain(*report.game.disagreement);
  if (rules.oracle) report.oracle = table.AskOracle();
  RETURN_IF_ERROR(WriteOutput(
      args, format == "json" ? BisimJson(analysis->types(), report)
                             : BisimText(analysis->types(), report)));
  return ExitOf(report);
}

constexpr AnalysisCommand kCommand = {
    "Plays the lazy and the summary execution of a method against each other,\n"
    "decision by decision: each lazy state must be one case of the summary "
    "state\n"
    "with the same decisions, and the cases must cover it. --heap names the "
    "pair:\n"
    "lazy,summary (the default) or lazier-sharp,summary.\n\n"
    "usage: summa bisim CLASS::METHOD|FILE.class::METHOD [options]\n",
    "example: summa bisim -cp build LinkedList::contains --bound 2\n", Play};

int Run(std::span<const std::string> args) {
  return RunAnalysisCommand(kCommand, args);
}

}  // namespace

const Command kBisimCommand = {
    "bisim", "CLASS::METHOD [options]",
    "lazy against summary, step by step: evidence of exactness", Run};

}  // namespace cli
