#include "cli/bisim.h"

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/analysis_setup.h"
#include "cli/options.h"
#include "cli/output.h"
#include "engine/analysis.h"
#include "engine/machine.h"
#include "engine/relation.h"
#include "engine/search/bisimulation.h"
#include "heap/concretize.h"
#include "heap/initializer.h"
#include "heap/print.h"
#include "report/heap_json.h"

namespace cli {
namespace {

using base::Result;
using engine::Machine;
using engine::State;
using search::Similarity;
using Json = nlohmann::ordered_json;
using Game = search::Game<Machine, Machine, engine::Relation>;
using GameResult = search::GameResult<State, State>;

// By Similarity.
constexpr int kExitOf[] = {kExitOk, kExitViolation, kExitIncomplete};

// What a person needs to see who is wrong.
struct Account {
  std::string reason;
  std::vector<std::string> steps;
  std::string lazy_heap, summary_heap;
  std::optional<heap::ConcreteHeap> input;  // one that leads there
};

std::optional<heap::ConcreteHeap> InputOf(
    engine::Analysis& analysis, const State& state,
    const std::optional<expr::Model>& model) {
  if (!model) return std::nullopt;
  auto instance =
      heap::Concretize(analysis.pool(), analysis.types(), state.place.heap,
                       *model, analysis.context().bounds);
  if (!instance) return std::nullopt;
  return heap::WithoutHolders(analysis.types(), instance->input());
}

Account Explain(engine::Analysis& analysis, const engine::Relation& relation,
                const search::Disagreement<State, State>& d) {
  Account account{d.reason, d.steps, "", "", std::nullopt};
  auto text = [&](const State& s) {
    return heap::Print(analysis.pool(), analysis.types(), s.place.heap);
  };
  if (d.left) account.lazy_heap = text(*d.left);
  if (d.right) account.summary_heap = text(*d.right);
  if (d.right)
    account.input = InputOf(analysis, *d.right, relation.counterexample());
  if (!account.input && d.left)
    account.input = InputOf(analysis, *d.left, d.left->place.path.witness());
  return account;
}

std::string AccountText(const heap::TypeHierarchy& types,
                        const Account& account) {
  std::string text = "  " + account.reason + "\n  after\n";
  for (const std::string& step : account.steps) text += "    " + step + "\n";
  text += "  the lazy heap\n" + account.lazy_heap + "  the summary heap\n" +
          account.summary_heap;
  if (account.input)
    text += "  for example " + report::HeapText(types, *account.input) + "\n";
  return text;
}

std::string AsText(engine::Analysis& analysis, const AnalysisRun& run,
                   const GameResult& game,
                   const std::optional<Account>& account) {
  std::string text = analysis.entry_text() + "  lazy against summary, " +
                     BoundsText(run.options.bounds) + ": ";
  switch (game.similarity()) {
    case Similarity::kBisimilar:
      text += "bisimilar\n";
      break;
    case Similarity::kNotBisimilar:
      text += "NOT bisimilar\n" + AccountText(analysis.types(), *account);
      break;
    case Similarity::kInconclusive:
      text += "inconclusive: no disagreement so far, " + game.Why() + "\n";
      break;
  }
  return text + std::to_string(game.positions) + " positions, " +
         std::to_string(game.pairs) + " pairs of states, " +
         std::to_string(game.steps) + " steps\n";
}

std::string AsJson(engine::Analysis& analysis, const AnalysisRun& run,
                   const GameResult& game,
                   const std::optional<Account>& account) {
  Json json;
  json["summa"] = 1;
  json["command"] = "bisim";
  json["entry"] = analysis.entry_text();
  json["left"] = "lazy";
  json["right"] = "summary";
  json["bound"] = run.options.bounds.depth == heap::kUnbounded
                      ? Json(nullptr)
                      : Json(run.options.bounds.depth);
  const Similarity similarity = game.similarity();
  const bool open = similarity == Similarity::kInconclusive;
  json["bisimilar"] =
      open ? Json(nullptr) : Json(similarity == Similarity::kBisimilar);
  json["why"] = open ? Json(game.Why()) : Json(nullptr);
  json["pairs"] = game.pairs;
  json["steps"] = game.steps;
  json["witness"] = nullptr;
  if (account)
    json["witness"] = {
        {"reason", account->reason},
        {"tokens", account->steps},
        {"lazy_heap", account->lazy_heap},
        {"summary_heap", account->summary_heap},
        {"input", account->input
                      ? report::HeapJson(analysis.types(), *account->input)
                      : Json(nullptr)}};
  return json.dump(2) + "\n";
}

Result<int> Play(const Arguments& args) {
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisRun(args));
  RETURN_IF_ERROR(ReadHeapAndBound(args, run));
  run.options.heap = "summary";
  run.options.machine.pause_at_decisions = true;
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(run.path, run.entry, run.options));
  // Both sides share one pool: the relation states each in the other's words.
  auto lazy = heap::MakeInitializer("lazy");
  Machine left(analysis->program(), analysis->entry_point(),
               analysis->context(), *lazy, run.options.machine);
  engine::Relation relation(analysis->pool(), analysis->program(),
                            analysis->checker());
  const GameResult game =
      Game(left, analysis->machine(), relation).Play(run.limits.deadline);
  std::optional<Account> account;
  if (game.disagreement)
    account = Explain(*analysis, relation, *game.disagreement);
  RETURN_IF_ERROR(WriteOutput(
      args, format == "json" ? AsJson(*analysis, run, game, account)
                             : AsText(*analysis, run, game, account)));
  return kExitOf[static_cast<size_t>(game.similarity())];
}

constexpr AnalysisCommand kCommand = {
    "Plays the lazy and the summary execution of a method against each other,\n"
    "decision by decision: each lazy state must be one case of the summary "
    "state\n"
    "with the same decisions, and the cases must cover it.\n\n"
    "usage: summa bisim CLASS::METHOD|FILE.class::METHOD [options]\n",
    "example: summa bisim -cp build LinkedList::contains --bound 2\n", Play};

int Run(std::span<const std::string> args) {
  return RunAnalysisCommand(kCommand, args);
}

}  // namespace

const Command kBisimCommand = {
    "bisim", "CLASS::METHOD [options]",
    "lazy against summary, step by step: evidence of exactness", Run,
    AnalysisOptionTable};

}  // namespace cli
