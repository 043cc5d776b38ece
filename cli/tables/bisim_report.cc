#include "cli/tables/bisim_report.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "base/counted.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/json_text.h"
#include "report/heap_json.h"
#include "report/heap_text.h"
#include "report/wrap.h"

namespace cli {
namespace {

using engine::OracleResult;
using engine::Separation;
using search::Similarity;
using Json = nlohmann::ordered_json;

std::string Number(uint64_t n, const char* one, const char* many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

// The heap drawn, `lead` before it.
std::string Drawn(const std::string& lead, const heap::TypeHierarchy& types,
                  const heap::ConcreteHeap& heap) {
  return report::Fill(
      lead,
      report::HeapLines(types, heap::WithoutHolders(types, heap),
                        report::Constants::kNamed),
      false);
}

// A sentence that goes on below, further in, where it is too long.
std::string Sentence(const std::string& lead, const std::string& text) {
  return report::Fill(lead, {{0, {{text}}}}, false);
}

// Lines that are too wide go on below, further in than they begin.
std::string Wrapped(const std::string& lines) {
  std::vector<report::Line> filled;
  std::istringstream in(lines);
  for (std::string line; std::getline(in, line);) {
    const size_t indent = std::min(line.find_first_not_of(' '), line.size());
    filled.push_back({indent, {{line.substr(indent)}}});
  }
  return report::Fill("", filled, false);
}

// "lazy", "summary", "both" or "neither".
std::string SideWith(const BisimReport& report, const Separation& s) {
  if (s.LeftIsRight()) return s.RightIsRight() ? "both" : report.left;
  return s.RightIsRight() ? report.right : "neither";
}

// What a JVM makes of the run that separates.
std::string JudgeText(const BisimReport& report) {
  const JavaAnswer& java = report.account->java;
  if (!java.asked()) return "java: not asked: " + java.not_asked;
  const std::string name = "java " + java.version;
  const std::string side = SideWith(report, *report.account->separation);
  if (java.difference)
    return name + " does otherwise, and does not side with " + side + ": " +
           *java.difference;
  return java.agree > 0 ? name + " does the same and sides with " + side
                        : name + " does not tell: " + java.first_cannot;
}

std::string AccountText(const heap::TypeHierarchy& types,
                        const BisimReport& report) {
  const BisimAccount& account = *report.account;
  std::string text = Wrapped("  " + account.reason) + "  after\n";
  for (const std::string& step : account.steps) text += Wrapped("    " + step);
  text += "  the " + report.left + " heap\n" + Wrapped(account.left_heap) +
          "  the " + report.right + " heap\n" + Wrapped(account.right_heap);
  if (account.input) text += Drawn("  for example ", types, *account.input);
  return text + SeparationText(types, report);
}

std::string VerdictText(const BisimGame& game) {
  switch (game.similarity()) {
    case Similarity::kBisimilar:
      return "bisimilar";
    case Similarity::kNotBisimilar:
      return "NOT bisimilar";
    case Similarity::kInconclusive:
      break;
  }
  if (game.sampled > 0)
    return "no disagreement in " +
           Number(game.sampled, "sampled prefix", "sampled prefixes") + ": " +
           game.Why();
  return "inconclusive: no disagreement so far, " + game.Why();
}

template <class Number>
std::string ValuesText(const std::vector<Number>& values) {
  std::string text;
  for (Number value : values)
    text += (text.empty() ? "" : ", ") + std::to_string(value);
  return text;
}

std::string TriedText(const OracleResult& result) {
  if (result.all_tried()) return Number(result.heaps, "heap", "heaps");
  return std::to_string(result.tried) + " of " +
         (result.counted ? "" : "more than ") +
         Number(result.heaps, "heap", "heaps");
}

Json AccountJson(const heap::TypeHierarchy& types, const BisimReport& report) {
  const BisimAccount& account = *report.account;
  Json json = {{"reason", account.reason},
               {"tokens", account.steps},
               {"lazy_heap", account.left_heap},
               {"summary_heap", account.right_heap},
               {"input", account.input ? report::HeapJson(types, *account.input)
                                       : nullptr},
               {"run", nullptr},
               {"sides_with", nullptr}};
  if (!account.separation) return json;
  const Separation& s = *account.separation;
  json["run"] = {
      {"input", report::HeapJson(types, heap::WithoutHolders(types, s.input))},
      {"end", s.end},
      {"left_problem", s.LeftIsRight() ? Json(nullptr) : Json(s.left_problem)},
      {"right_problem",
       s.RightIsRight() ? Json(nullptr) : Json(s.right_problem)}};
  json["sides_with"] = SideWith(report, s);
  json["java"] = JavaJson(account.java);
  return json;
}

Json OracleJson(const heap::TypeHierarchy& types, const BisimOracle& oracle) {
  if (!oracle.not_asked.empty()) return {{"not_asked", oracle.not_asked}};
  const OracleResult& result = oracle.result;
  Json json = {{"objects", oracle.options.heaps.objects},
               {"numbers", oracle.options.heaps.ints},
               {"heaps", result.heaps},
               {"all_tried", result.all_tried()},
               {"tried", result.tried},
               {"odd_numbers", result.odd},
               {"odd_heaps", result.odd_heaps},
               {"odd_tried", result.odd_tried},
               {"accepted", result.inside},
               {"ruled_out", result.outside},
               {"paths_shown", result.paths},
               {"unsettled", result.unsettled},
               {"problem", nullptr},
               {"sample", Json::array()}};
  if (result.problem)
    json["problem"] = {
        {"what", *result.problem},
        {"input", report::HeapJson(types, heap::WithoutHolders(
                                              types, *result.problem_input))}};
  for (size_t i = 0; i < oracle.sample.size(); ++i)
    json["sample"].push_back(ToJson(types, oracle.sample[i], i + 1));
  json["java"] = JavaJson(oracle.java);
  return json;
}

}  // namespace

std::string SeparationText(const heap::TypeHierarchy& types,
                           const BisimReport& report) {
  const BisimAccount& account = *report.account;
  if (!account.separation)
    return "  a concrete run does not tell who is right: " +
           account.no_separation + "\n";
  const Separation& s = *account.separation;
  std::string text = Drawn("  a concrete run on ", types, s.input) +
                     "  ends with " + s.end + " and sides with " +
                     SideWith(report, s) + "\n";
  if (!s.LeftIsRight())
    text += Sentence("    " + report.left + ": ", s.left_problem);
  if (!s.RightIsRight())
    text += Sentence("    " + report.right + ": ", s.right_problem);
  return text + Sentence("  ", JudgeText(report));
}

std::string OddText(const OracleResult& result) {
  if (result.odd_heaps == 0) return "";
  return ", and " + std::to_string(result.odd_tried) + " of " +
         (result.odd_counted ? "" : "more than ") +
         std::to_string(result.odd_heaps) + " where one number is " +
         ValuesText(result.odd) + " or an extreme";
}

std::string OracleText(const heap::TypeHierarchy& types,
                       const BisimOracle& oracle) {
  if (!oracle.not_asked.empty())
    return "oracle: not asked: " + oracle.not_asked + "\n";
  const OracleResult& result = oracle.result;
  std::string text = TriedText(result) + " of at most " +
                     Number(oracle.options.heaps.objects, "object", "objects") +
                     ", numbers " + ValuesText(oracle.options.heaps.ints) +
                     OddText(result) + ": ";
  if (result.problem)
    return Sentence("oracle: ", text + "NOT exact") +
           Drawn("  ", types, *result.problem_input) +
           Sentence("  ", *result.problem);
  text += std::to_string(result.inside) +
          " in exactly one path with the same end, value and heap, " +
          std::to_string(result.outside) + " ruled out and in none; " +
          Number(result.paths, "path", "paths") + " shown by their own inputs";
  if (result.unsettled > 0)
    text += ", " + std::to_string(result.unsettled) + " not settled";
  if (result.stopped) text += ", stopped by a limit";
  text = Sentence("oracle: ", text) + Sentence("java: ", JavaText(oracle.java));
  if (oracle.java.differing)
    text += Drawn("  ", types, *oracle.sample[*oracle.java.differing].input);
  return text;
}

std::string BisimText(const heap::TypeHierarchy& types,
                      const BisimReport& report) {
  const BisimGame& game = report.game;
  std::string text =
      report::FillTitle(report.entry,
                        {0,
                         {{report.left + " against " + report.right + ","},
                          {BoundsText(report.bounds) + ":"},
                          {VerdictText(game)}}},
                        false);
  std::vector<report::Line> head;
  if (!report.defaults.empty())
    head.push_back({0, {{"assuming " + report.defaults}}});
  for (size_t i = report.bounds_assumed; i < report.assumes.size(); ++i)
    head.push_back({0, {{"assuming " + report.assumes[i]}}});
  text += report::Fill("", head, false);
  if (game.similarity() == Similarity::kNotBisimilar)
    text += AccountText(types, report);
  text += base::Counted(game.positions, "position") + ", " +
          base::Counted(game.pairs, "pair") + " of states, " +
          base::Counted(game.steps, "step") + "\n";
  if (report.oracle) text += OracleText(types, *report.oracle);
  return text;
}

std::string BisimJson(const heap::TypeHierarchy& types,
                      const BisimReport& report) {
  const BisimGame& game = report.game;
  const Similarity similarity = game.similarity();
  const bool open = similarity == Similarity::kInconclusive;
  Json json;
  json["summa"] = 1;
  json["command"] = "bisim";
  json["entry"] = report.json_entry;
  json["left"] = report.left;
  json["right"] = report.right;
  json["bound"] = report.bounds.depth == heap::kUnbounded
                      ? Json(nullptr)
                      : Json(report.bounds.depth);
  json["assumes"] = report.assumes;
  json["bisimilar"] =
      open ? Json(nullptr) : Json(similarity == Similarity::kBisimilar);
  json["why"] = open ? Json(game.Why()) : Json(nullptr);
  if (game.sampled > 0) json["sampled"] = game.sampled;
  json["positions"] = game.positions;
  json["pairs"] = game.pairs;
  json["steps"] = game.steps;
  json["witness"] = report.account ? AccountJson(types, report) : Json(nullptr);
  if (report.oracle) json["oracle"] = OracleJson(types, *report.oracle);
  return JsonText(json);
}

}  // namespace cli
