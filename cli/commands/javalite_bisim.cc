// `summa javalite bisim`: the lazy and the summary machine, step by step.
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "cli/options/command.h"
#include "cli/setup/javalite_setup.h"
#include "cli/setup/output.h"
#include "cli/tables/json_text.h"
#include "engine/search/bisimulation.h"
#include "expr/diagram.h"
#include "heap/types.h"
#include "javalite/account.h"
#include "javalite/state_relation.h"
#include "report/heap_json.h"

namespace cli {
namespace {

using base::Result;
using javalite::Account;
using javalite::Machine;
using Json = nlohmann::ordered_json;
using Game = search::Game<Machine, Machine, javalite::Relation>;
using search::Similarity;
using GameResult = search::GameResult<Machine::State, Machine::State>;

// By Similarity.
constexpr int kExitOf[] = {kExitOk, kExitViolation, kExitIncomplete};

std::string AsText(const GameResult& game, const JavaliteRun& run,
                   const std::optional<Account>& account) {
  std::string text = "lazy against summary, " + BoundText(run.bounds) + ": ";
  switch (game.similarity()) {
    case Similarity::kBisimilar:
      text += "bisimilar\n";
      break;
    case Similarity::kNotBisimilar:
      text += "NOT bisimilar\n" + javalite::ToString(*account);
      break;
    case Similarity::kInconclusive:
      text += "inconclusive: no disagreement so far, " + game.Why() + "\n";
      break;
  }
  char line[120];
  std::snprintf(line, sizeof line,
                "%llu positions, %llu pairs of states, %llu steps\n",
                static_cast<unsigned long long>(game.positions),
                static_cast<unsigned long long>(game.pairs),
                static_cast<unsigned long long>(game.steps));
  return text + line;
}

Json ToJson(const Account& account, const heap::TypeHierarchy& types) {
  Json json = {{"reason", account.reason},
               {"tokens", account.steps},
               {"lazy_heap", account.lazy_heap},
               {"summary_heap", account.summary_heap},
               {"input", nullptr}};
  if (!account.separation) return json;
  const javalite::Separation& s = *account.separation;
  json["input"] = report::HeapJson(types, s.input);
  json["run"] = s.run;
  json["lazy_problem"] = s.lazy_problem ? Json(*s.lazy_problem) : nullptr;
  json["summary_problem"] =
      s.summary_problem ? Json(*s.summary_problem) : nullptr;
  json["right"] = s.right_side();
  return json;
}

std::string AsJson(const GameResult& game,
                   const std::optional<Account>& account,
                   const heap::TypeHierarchy& types) {
  Json json;
  json["summa"] = 1;
  json["command"] = "javalite bisim";
  json["left"] = "lazy";
  json["right"] = "summary";
  const Similarity similarity = game.similarity();
  json["bisimilar"] = similarity == Similarity::kInconclusive
                          ? Json(nullptr)
                          : Json(similarity == Similarity::kBisimilar);
  json["why"] = similarity == Similarity::kInconclusive ? Json(game.Why())
                                                        : Json(nullptr);
  json["pairs"] = game.pairs;
  json["steps"] = game.steps;
  json["witness"] = account ? ToJson(*account, types) : Json(nullptr);
  return JsonText(json);
}

Result<int> PlayGame(const Arguments& args) {
  ASSIGN_OR_RETURN(JavaliteRun run, ReadJavaliteRun(args));
  constexpr std::string_view kFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  if (*args.Get("--bound") != "none") {
    ASSIGN_OR_RETURN(uint64_t bound, args.Number("--bound", 0, 1'000'000));
    run.bounds.depth = static_cast<uint32_t>(bound);
  }
  ASSIGN_OR_RETURN(javalite::CheckedProgram program,
                   LoadJavalite(args.operands()[1]));
  // Both sides share one pool: the relation states each in the other's words.
  run.heap = "summary";
  JavaliteBench bench(program, run);
  auto lazy = heap::MakeInitializer("lazy");
  Machine left(program, bench.context, *lazy, run.machine);
  javalite::Relation relation(bench.pool, bench.types, bench.checker);
  relation.KeepTo(run.limits.deadline);
  auto play = [&] {
    const expr::Diagram::Watch watch(bench.pool.diagram(), run.limits.deadline);
    return Game(left, bench.machine, relation).Play(run.limits.deadline);
  };
  GameResult game = play();
  std::optional<Account> account;
  if (game.disagreement) {
    relation.KeepTo({});
    bench.checker.KeepTo({});
    account =
        javalite::Explain(left, bench.machine, relation, *game.disagreement);
    if (args.Has("--dot")) {
      RETURN_IF_ERROR(javalite::WriteDots(*account, *args.Get("--dot")));
    }
  }
  RETURN_IF_ERROR(WriteOutput(args, format == "json"
                                        ? AsJson(game, account, bench.types)
                                        : AsText(game, run, account)));
  return kExitOf[static_cast<size_t>(game.similarity())];
}

}  // namespace

int RunJavaliteBisim(const Arguments& args) {
  Result<int> status = PlayGame(args);
  return status.ok() ? status.value() : Refuse(status.error());
}

}  // namespace cli
