#include "cli/differing/pair_verdict.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/counted.h"
#include "base/os/file.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/path_summary.h"
#include "cli/tables/thrown.h"
#include "engine/analysis/assumptions.h"
#include "engine/java/jvm.h"
#include "engine/machine/entry_lookup.h"
#include "engine/search/end.h"
#include "engine/search/path_checker.h"
#include "heap/initializer.h"
#include "report/heap_json.h"
#include "report/heap_text.h"
#include "report/path_block.h"

namespace cli {
namespace {

using check::DiffVerdict;
using Json = nlohmann::ordered_json;
using Kind = java::Verdict::Kind;
using search::EndKind;

constexpr size_t kDrawingIndent = 6;

// What a method returned, where that is no object; else empty.
std::string PlainResult(const PathSummary& run) {
  if (!run.output || run.result_root.empty()) return "";
  for (const heap::ConcreteRoot& root : run.output->roots)
    if (root.name == run.result_root) return report::PlainText(root.cell);
  return "";
}

std::string EndSentence(const PathSummary& run) {
  switch (run.end.kind) {
    case EndKind::kReturn:
      return run.result_root.empty()    ? "returns"
             : PlainResult(run).empty() ? "returns an object"
                                        : "returns " + PlainResult(run);
    case EndKind::kDiverges:
      return "never ends: " + run.end.detail;
    case EndKind::kExit:
      return "exits: " + run.end.detail;
    default:
      return "throws " + run.end.detail + MessageOf(run);
  }
}

std::string Drawn(const std::vector<report::Line>& lines,
                  const report::Medium& medium) {
  return lines.empty()
             ? ""
             : report::Fill(std::string(kDrawingIndent, ' '), lines, medium);
}

// What is told in words is not drawn again.
heap::ConcreteHeap WithoutTold(const PathSummary& run, bool draw_result) {
  heap::ConcreteHeap heap = *run.output;
  if (!draw_result)
    std::erase_if(heap.roots, [&](const heap::ConcreteRoot& root) {
      return root.name == run.result_root;
    });
  return heap;
}

Outcome OutcomeOf(const heap::TypeHierarchy& types, const PathSummary& run,
                  const std::string& where, const report::Medium& medium) {
  Outcome outcome;
  outcome.text = EndSentence(run);
  const bool draw = run.end.kind == EndKind::kReturn
                        ? !run.result_root.empty() && PlainResult(run).empty()
                        : where.starts_with("exception") &&
                              where != "exception.detailMessage";
  if (run.input && run.output)
    outcome.block =
        Drawn(report::ChangeLines(types, *run.input, WithoutTold(run, draw),
                                  report::Constants::kNamed, run.lore),
              medium);
  Json full = ToJson(types, run, 1);
  outcome.json = {{"end", full["end"]},
                  {"value", PlainResult(run).empty() ? full["value"]
                                                     : Json(PlainResult(run))},
                  {"exception", full["exception"]},
                  {"output", full["output"]}};
  if (full.contains("printed")) outcome.json["printed"] = full["printed"];
  return outcome;
}

// What a JVM did with the input, or why it could not.
std::string ConfirmOne(engine::Analysis& analysis, JavaChoice java,
                       engine::MethodId method, const PathSummary& run,
                       const base::Deadline& deadline) {
  java.method = method;
  const JavaAnswer answer =
      AskJava(analysis, java, {run},
              analysis.machine().context().options.assertions, deadline);
  if (!answer.asked()) return answer.not_asked;
  const java::Verdict& verdict = answer.verdicts[0];
  if (verdict.kind == Kind::kAgrees) return "";
  return (verdict.kind == Kind::kDiffers ? "a JVM DIFFERS: " : "") +
         verdict.text;
}

void Confirm(engine::Analysis& analysis, const JavaOfBoth& java,
             const PathSummary& before, const PathSummary& after,
             const base::Deadline& deadline, Difference& difference) {
  if (difference.before.json == difference.after.json) {
    difference.unconfirmed = "what differs is nothing that a heap shows";
    return;
  }
  std::string why =
      ConfirmOne(analysis, java.before, analysis.entry(), before, deadline);
  if (!why.empty()) {
    difference.unconfirmed = "old: " + why;
    return;
  }
  why = ConfirmOne(analysis, java.after, analysis.entry_point().second->method,
                   after, deadline);
  if (!why.empty()) difference.unconfirmed = "new: " + why;
  difference.confirmed = why.empty();
}

Difference MakeDifference(engine::Analysis& analysis,
                          const check::MethodDifference& found,
                          const JavaOfBoth& java,
                          const base::Deadline& deadline,
                          const report::Medium& medium) {
  const PathSummary before =
      Summarize(analysis, found.pair.first, *found.pair.first.end);
  const PathSummary after =
      Summarize(analysis, found.pair.second, *found.pair.second.end);
  Difference difference;
  difference.where = found.pair.where;
  difference.ways = found.ways;
  const heap::TypeHierarchy& types = analysis.types();
  if (after.input) {
    difference.block =
        Drawn(report::HeapLines(types, *after.input, report::Constants::kNamed,
                                after.lore),
              medium);
    difference.input = report::HeapJson(types, *after.input, after.lore);
  }
  difference.before = OutcomeOf(types, before, found.pair.where, medium);
  difference.after = OutcomeOf(types, after, found.pair.where, medium);
  if (java.before.why_not.empty())
    Confirm(analysis, java, before, after, deadline, difference);
  return difference;
}

std::string Joined(const std::map<std::string, std::string>& cuts) {
  std::string text;
  for (const auto& [why, help] : cuts) text += (text.empty() ? "" : "; ") + why;
  return text;
}

std::string HelpOf(const std::map<std::string, std::string>& cuts) {
  for (const auto& [why, help] : cuts)
    if (!help.empty()) return help;
  return "";
}

// A difference that a JVM was asked about and does not confirm is none that
// could be told for one.
void Conclude(const check::MethodsDiff& diff, PairVerdict& verdict) {
  verdict.verdict = diff.verdict;
  if (diff.verdict == DiffVerdict::kInconclusive) {
    verdict.why = Joined(diff.cuts);
    verdict.help = HelpOf(diff.cuts);
  }
  if (diff.verdict != DiffVerdict::kDifferent || !verdict.not_asked.empty())
    return;
  if (std::any_of(verdict.differences.begin(), verdict.differences.end(),
                  [](const Difference& d) { return d.confirmed; }))
    return;
  verdict.verdict = DiffVerdict::kInconclusive;
  verdict.why = "a JVM does not confirm the difference: " +
                verdict.differences[0].unconfirmed;
}

std::string Indented(const std::string& lead, const std::string& text,
                     report::Tone tone, const report::Medium& medium) {
  return report::Fill(lead, {{0, {{text, tone}}}}, medium);
}

std::string DifferenceText(const Difference& d, const report::Medium& medium) {
  std::string text =
      "\n  they differ in: " + d.where +
      (d.ways == 1 ? "" : " (" + std::to_string(d.ways) + " paths)") + "\n";
  text += d.block.empty() ? "    input: nothing that matters\n"
                          : "    input:\n" + d.block;
  text += Indented("    old: ", d.before.text, report::Tone::kPlain, medium) +
          d.before.block;
  text += Indented("    new: ", d.after.text, report::Tone::kPlain, medium) +
          d.after.block;
  if (d.confirmed) text += "    confirmed on a JVM\n";
  if (!d.unconfirmed.empty())
    text += Indented("    ", "not confirmed: " + d.unconfirmed,
                     report::Tone::kPlain, medium);
  return text;
}

report::Tone ToneOf(DiffVerdict verdict) {
  return verdict == DiffVerdict::kEquivalent ? report::Tone::kGood
                                             : report::Tone::kBad;
}

}  // namespace

const char* WordOf(DiffVerdict verdict) {
  switch (verdict) {
    case DiffVerdict::kEquivalent:
      return "equivalent";
    case DiffVerdict::kDifferent:
      return "different";
    case DiffVerdict::kInconclusive:
      return "inconclusive";
  }
  return "";
}

PairVerdict MakeVerdict(check::MethodsDiff& diff,
                        const classfile::ClassPath& path,
                        const JavaOfBoth& java, const base::Deadline& deadline,
                        size_t most, const report::Medium& medium) {
  engine::Analysis& analysis = *diff.analysis;
  PairVerdict verdict;
  verdict.before = analysis.java_entry_text();
  verdict.after = diff.options.newer != nullptr ? verdict.before
                                                : analysis.java_second_text();
  verdict.bound = diff.bound;
  verdict.bound_text = diff.any_bound || diff.bound == heap::kUnbounded
                           ? "any bound"
                           : "bound " + std::to_string(diff.bound);
  engine::AnalysisOptions assumed = diff.options;
  if (diff.any_bound) assumed.bounds.depth = heap::kUnbounded;
  verdict.assumes = engine::AllAssumptions(analysis, assumed);
  verdict.paths = diff.paths;
  verdict.solver_calls = analysis.checker().questions();
  verdict.not_asked = java.before.why_not;
  for (const check::MethodDifference& found : diff.differences) {
    if (verdict.differences.size() == most) break;
    verdict.differences.push_back(
        MakeDifference(analysis, found, java, deadline, medium));
    verdict.differences.back().test = WriteDifferenceTest(
        analysis, path, found.pair, diff.options.newer != nullptr,
        verdict.differences.size());
  }
  Conclude(diff, verdict);
  return verdict;
}

std::string VerdictText(const PairVerdict& verdict,
                        const report::Medium& medium) {
  std::string text = report::Fill(
      "", {{0, {{WordOf(verdict.verdict), ToneOf(verdict.verdict)}}}}, medium);
  text += "  old: " + verdict.before + "\n  new: " + verdict.after + "\n";
  if (!verdict.why.empty())
    text += Indented("  why: ", verdict.why, report::Tone::kPlain, medium);
  if (!verdict.help.empty())
    text +=
        Indented("  might help: ", verdict.help, report::Tone::kPlain, medium);
  for (const Difference& each : verdict.differences)
    text += DifferenceText(each, medium);
  if (!verdict.differences.empty() && !verdict.not_asked.empty())
    text += Indented("    ", "not run on a JVM: " + verdict.not_asked,
                     report::Tone::kPlain, medium);
  text += "\n" + base::Counted(verdict.paths, "path") + ", " +
          verdict.bound_text + "\n";
  for (const std::string& each : verdict.assumes)
    text += Indented("assuming ", each, report::Tone::kPlain, medium);
  return text;
}

Json VerdictJson(const PairVerdict& verdict) {
  Json json = {
      {"old", verdict.before},
      {"new", verdict.after},
      {"verdict", WordOf(verdict.verdict)},
      {"why", verdict.why.empty() ? Json(nullptr) : Json(verdict.why)},
      {"bound",
       verdict.bound == heap::kUnbounded ? Json(nullptr) : Json(verdict.bound)},
      {"any_bound", verdict.bound_text == "any bound"},
      {"assumes", verdict.assumes},
      {"differences", Json::array()},
      {"stats",
       {{"paths", verdict.paths}, {"solver_calls", verdict.solver_calls}}}};
  for (const Difference& d : verdict.differences) {
    Json each = {{"in", d.where},       {"paths", d.ways},
                 {"input", d.input},    {"old", d.before.json},
                 {"new", d.after.json}, {"confirmed", d.confirmed}};
    if (!d.unconfirmed.empty()) each["unconfirmed"] = d.unconfirmed;
    if (!d.confirmed && !verdict.not_asked.empty())
      each["unconfirmed"] = "not asked: " + verdict.not_asked;
    each["test"] = d.test.text.empty() ? Json(nullptr) : Json(d.test.text);
    if (!d.test.why_not.empty()) each["no_test"] = d.test.why_not;
    json["differences"].push_back(std::move(each));
  }
  return json;
}

base::Status WriteDifferenceTests(const std::string& folder,
                                  const std::vector<PairVerdict>& verdicts) {
  for (const PairVerdict& verdict : verdicts)
    for (const Difference& each : verdict.differences)
      if (!each.test.text.empty())
        RETURN_IF_ERROR(os::ReplaceFile(
            std::filesystem::path(folder) / (each.test.class_name + ".java"),
            each.test.text));
  return base::Ok{};
}

}  // namespace cli
