// `summa javalite bisim`: the lazy and the summary machine, step by step.
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/command.h"
#include "cli/javalite_setup.h"
#include "cli/output.h"
#include "engine/search/bisimulation.h"
#include "javalite/relation.h"

namespace cli {
namespace {

using base::Result;
using javalite::Machine;
using Json = nlohmann::ordered_json;
using Game = search::Game<Machine, Machine, javalite::Relation>;
using GameResult = search::GameResult<Machine::State, Machine::State>;

std::string StepsText(const GameResult& game) {
  std::string text;
  for (const std::string& s : game.disagreement->steps)
    text += (text.empty() ? "" : " ") + s;
  return text;
}

std::string AsText(const GameResult& game, const JavaliteRun& run) {
  std::string text = "lazy against summary, " + BoundText(run.bounds) + ": ";
  if (game.disagreement) {
    text += "NOT bisimilar\n  " + game.disagreement->reason + "\n  after " +
            StepsText(game) + "\n";
  } else {
    text += game.stopped ? "no disagreement so far, stopped by a limit\n"
                         : "bisimilar\n";
  }
  char line[120];
  std::snprintf(line, sizeof line,
                "%llu positions, %llu pairs of states, %llu steps\n",
                static_cast<unsigned long long>(game.positions),
                static_cast<unsigned long long>(game.pairs),
                static_cast<unsigned long long>(game.steps));
  return text + line;
}

std::string AsJson(const GameResult& game) {
  Json json;
  json["summa"] = 1;
  json["command"] = "javalite bisim";
  json["left"] = "lazy";
  json["right"] = "summary";
  json["bisimilar"] = game.disagreement ? Json(false)
                      : game.stopped    ? Json(nullptr)
                                        : Json(true);
  json["pairs"] = game.pairs;
  json["steps"] = game.steps;
  json["witness"] = nullptr;
  if (game.disagreement)
    json["witness"] = {{"reason", game.disagreement->reason},
                       {"tokens", game.disagreement->steps}};
  return json.dump(2) + "\n";
}

Result<int> Run(const Arguments& args) {
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
  GameResult game =
      Game(left, bench.machine, relation).Play(run.limits.deadline);
  RETURN_IF_ERROR(
      WriteOutput(args, format == "json" ? AsJson(game) : AsText(game, run)));
  if (game.disagreement) return kExitViolation;
  return game.stopped ? kExitIncomplete : kExitOk;
}

}  // namespace

int RunJavaliteBisim(const Arguments& args) {
  Result<int> status = Run(args);
  return status.ok() ? status.value() : Refuse(status.error());
}

}  // namespace cli
