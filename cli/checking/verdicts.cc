#include "cli/checking/verdicts.h"

#include <algorithm>
#include <cstdio>
#include <map>

#include "base/counted.h"
#include "report/colour.h"
#include "report/visible.h"

namespace cli {
namespace {

using check::Verdict;
using Json = nlohmann::ordered_json;
using report::Line;
using report::Tone;
using report::Word;

std::string Seconds(double seconds) {
  char text[40];
  std::snprintf(text, sizeof text, seconds < 10 ? "%.2f s" : "%.1f s", seconds);
  return text;
}

Word VerdictWord(const PropertyVerdict& verdict) {
  if (verdict.skipped) return {"skipped     ", Tone::kPlain};
  switch (verdict.verdict) {
    case Verdict::kHolds:
      return {"holds       ", Tone::kGood};
    case Verdict::kViolated:
      return {verdict.expected ? "known       " : "VIOLATED    ", Tone::kBad};
    case Verdict::kVacuous:
      return {"vacuous     ", Tone::kOpen};
    case Verdict::kInconclusive:
      return {"inconclusive", Tone::kOpen};
  }
  return {""};
}

std::string ConfirmedText(const Failure& failure) {
  if (failure.confirmed) return "confirmed on a JVM";
  return failure.unconfirmed.empty() ? "" : failure.unconfirmed;
}

std::vector<Line> TraceLines(const Failure& failure) {
  std::vector<Line> lines;
  if (failure.trace.empty()) return lines;
  Line line{4, {{"the way there:"}}};
  for (const TraceStep& step : failure.trace)
    line.words.push_back({step.method + ":" + std::to_string(step.line) + " " +
                          step.outcome + ","});
  line.words.back().text.pop_back();
  if (failure.trace_left_out > 0)
    line.words.push_back(
        {"and " + std::to_string(failure.trace_left_out) + " more"});
  lines.push_back(line);
  return lines;
}

// There to be copied: lines are as long as they are.
std::string ThrownText(const Failure& failure) {
  std::string text;
  for (const std::string& line : failure.thrown)
    text += "    " + report::Visible(line) + "\n";
  return text;
}

// The whole test is in the JSON, and in the files of --tests.
std::vector<Line> CallLines(const Failure& failure) {
  std::vector<Line> lines;
  for (const std::string& call : failure.test_call)
    lines.push_back({4, {{report::Visible(call)}}});
  return lines;
}

// What is no violation, and still worth knowing.
std::string ApartText(const PropertyVerdict& verdict) {
  return verdict.framework == "main"
             ? "no assertion fails, but an exception is not caught:"
             : "where an argument is null:";
}

std::string OneFailure(const Failure& failure, const report::Medium& medium) {
  std::string text = failure.block;
  if (!failure.asked.empty()) {
    std::string values;
    for (const std::string& value : failure.asked)
      values += (values.empty() ? "asked for: " : ", ") + value;
    text += report::Fill("", {{4, {{values}}}}, medium);
  }
  text += ThrownText(failure);
  text += report::Fill("", TraceLines(failure), medium);
  text += report::Fill("", CallLines(failure), medium);
  if (const std::string said = ConfirmedText(failure); !said.empty())
    text += report::Fill(
        "", {{4, {{said, failure.confirmed ? Tone::kGood : Tone::kOpen}}}},
        medium);
  return text;
}

Json TraceJson(const Failure& failure) {
  Json trace = Json::array();
  for (const TraceStep& step : failure.trace)
    trace.push_back({{"method", step.method},
                     {"line", step.line},
                     {"outcome", step.outcome}});
  return trace;
}

Json FailureJson(const Failure& failure) {
  Json json = {{"why", failure.why},
               {"place", failure.place},
               {"ways", failure.ways},
               {"input", failure.input},
               {"trace", TraceJson(failure)}};
  if (!failure.asked.empty()) json["asked"] = failure.asked;
  if (!failure.stack.empty()) json["stack"] = failure.stack;
  if (failure.trace_left_out > 0)
    json["trace_left_out"] = failure.trace_left_out;
  json["test"] = failure.test.empty() ? Json(nullptr) : Json(failure.test);
  if (!failure.no_test.empty()) json["no_test"] = failure.no_test;
  json["confirmed"] = failure.confirmed;
  if (!failure.unconfirmed.empty()) json["unconfirmed"] = failure.unconfirmed;
  return json;
}

}  // namespace

bool WasBegun(const PropertyVerdict& verdict) {
  return verdict.why != kNotBegun;
}

std::string Figures(const PropertyVerdict& verdict) {
  if (verdict.skipped) return verdict.why;
  return Seconds(verdict.seconds) + ", " +
         base::Counted(verdict.paths, "path") + ", " + verdict.bound_text;
}

std::string WordOf(const PropertyVerdict& verdict) {
  if (verdict.skipped) return "skipped";
  return verdict.violated() && verdict.expected
             ? "known"
             : check::WordOf(verdict.verdict);
}

std::string TotalsText(const std::vector<PropertyVerdict>& verdicts) {
  std::map<std::string, size_t> counts;
  for (const PropertyVerdict& v : verdicts)
    ++counts[v.violated() && v.expected ? "violated as expected" : WordOf(v)];
  std::string text = std::to_string(verdicts.size()) +
                     (verdicts.size() == 1 ? " property: " : " properties: ");
  bool first = true;
  for (const char* word : {"violated", "violated as expected", "inconclusive",
                           "vacuous", "holds", "skipped"}) {
    if (counts[word] == 0) continue;
    const bool many = counts[word] != 1 && std::string(word) == "holds";
    text += (first ? "" : ", ") + std::to_string(counts[word]) + " " +
            (many ? "hold" : word);
    first = false;
  }
  return text;
}

// The name is there to be copied.
std::string VerdictLine(const PropertyVerdict& verdict,
                        const report::Medium& medium) {
  const Word word = VerdictWord(verdict);
  return "  " + report::Paint(word.text, word.tone, medium.colour) + " " +
         report::FillTitle(report::Visible(verdict.name),
                           {0, {{Figures(verdict)}}}, medium);
}

std::string FailureText(const PropertyVerdict& verdict, size_t number,
                        const report::Medium& medium) {
  Word word = VerdictWord(verdict);
  word.text.erase(word.text.find_last_not_of(' ') + 1);
  std::string text =
      std::to_string(number) + "  " +
      report::FillTitle(report::Visible(verdict.name), {0, {word}}, medium);
  if (!verdict.violated()) {
    text += report::Fill(
        "", {{4, {{report::Visible(verdict.why), Tone::kOpen}}}}, medium);
    if (!verdict.help.empty())
      text += report::Fill("", {{4, {{"try " + verdict.help}}}}, medium);
  }
  for (const Failure& failure : verdict.failures)
    text += OneFailure(failure, medium);
  for (const Failure& failure : verdict.apart) {
    text += report::Fill("", {{2, {{ApartText(verdict)}}}}, medium);
    text += OneFailure(failure, medium);
  }
  return text;
}

std::string CounterexampleText(const Failure& failure) {
  Failure plain = failure;
  plain.block = failure.plain;
  return OneFailure(plain, false);
}

std::pair<std::string, std::string> NameParts(const std::string& name) {
  const size_t colons = name.find("::");
  if (colons == std::string::npos) return {name, name};
  return {name.substr(0, colons), name.substr(colons + 2)};
}

std::string TotalsText(const std::vector<PropertyVerdict>& verdicts,
                       double seconds) {
  return TotalsText(verdicts) + "; " + Seconds(seconds) + "\n";
}

std::string AssumptionsText(const std::vector<PropertyVerdict>& verdicts,
                            const report::Medium& medium) {
  std::vector<std::string> order;
  std::map<std::string, size_t> counts;
  size_t checked = 0;
  for (const PropertyVerdict& verdict : verdicts) {
    checked += !verdict.skipped;
    for (const std::string& text : verdict.assumes)
      if (counts[text]++ == 0) order.push_back(text);
  }
  std::vector<Line> lines;
  for (const std::string& text : order)
    lines.push_back({0,
                     {{"assuming " + report::Visible(text) +
                       (counts[text] == checked
                            ? ""
                            : " (in " + std::to_string(counts[text]) + " of " +
                                  std::to_string(checked) + ")")}}});
  return report::Fill("", lines, medium);
}

Json VerdictJson(const PropertyVerdict& v) {
  Json json;
  json["name"] = v.name;
  json["verdict"] = v.skipped ? "skipped" : check::WordOf(v.verdict);
  if (!v.framework.empty()) json["framework"] = v.framework;
  json["location"] = {{"file", v.file}, {"line", v.line}};
  json["bound"] = v.bound;
  json["assumes"] = v.assumes;
  json["confirmed"] = !v.failures.empty() && v.failures.front().confirmed;
  json["why"] = v.why.empty() ? Json(nullptr) : Json(v.why);
  if (!v.help.empty()) json["help"] = v.help;
  if (v.expected) json["expected"] = true;
  json["counterexample"] =
      v.failures.empty() ? Json(nullptr) : FailureJson(v.failures.front());
  if (v.failures.size() > 1) {
    json["more_counterexamples"] = Json::array();
    for (size_t i = 1; i < v.failures.size(); ++i)
      json["more_counterexamples"].push_back(FailureJson(v.failures[i]));
  }
  if (!v.apart.empty()) {
    json["apart"] = Json::array();
    for (const Failure& failure : v.apart)
      json["apart"].push_back(FailureJson(failure));
  }
  json["stats"] = {{"paths", v.paths},
                   {"ruled_out", v.ruled_out},
                   {"states", v.states},
                   {"bytecodes", v.bytecodes},
                   {"solver_calls", v.solver_calls},
                   {"wall_ms", static_cast<uint64_t>(v.seconds * 1000)}};
  return json;
}

}  // namespace cli
