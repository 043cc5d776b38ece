#include "cli/checking/check_output.h"

#include "cli/checking/coverage_text.h"
#include "cli/checking/report_files.h"
#include "cli/options/command.h"
#include "report/visible.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

bool IsToldAtLength(const PropertyVerdict& verdict) {
  return !verdict.skipped && !verdict.expected &&
         (verdict.verdict != check::Verdict::kHolds || !verdict.apart.empty());
}

std::string EndText(const CheckResult& result, const report::Medium& medium) {
  std::string text;
  size_t number = 0;
  for (const bool violated : {true, false})
    for (const PropertyVerdict& verdict : result.verdicts)
      if (IsToldAtLength(verdict) && verdict.violated() == violated)
        text += "\n" + FailureText(verdict, ++number, medium);
  if (std::string coverage = CoverageText(result.verdicts, medium);
      !coverage.empty())
    text += "\n" + coverage;
  text += "\n" + AssumptionsText(result.verdicts, medium);
  for (const std::string& problem : result.problems)
    text += "not checked: " + report::VisibleLines(problem) + "\n";
  for (const std::string& name : result.fixed)
    text += "no longer violated: " + report::Visible(name) + "\n";
  return text + TotalsText(result.verdicts, result.seconds);
}

}  // namespace

std::string PropertiesText(size_t count) {
  return count == 1 ? "1 property" : std::to_string(count) + " properties";
}

base::Status CheckStream::Begin(const std::string& what,
                                const std::string& bounds) {
  return Write("checking " + what + ", up to " + bounds + "\n");
}

base::Status CheckStream::Add(const PropertyVerdict& verdict) {
  return Write(VerdictLine(verdict, medium_));
}

base::Status CheckStream::End(const CheckResult& result) {
  return Write(EndText(result, medium_));
}

base::Status CheckStream::Write(const std::string& text) {
  return text_ ? out_->Write(text) : base::Status(base::Ok{});
}

Json CheckDocument(const CheckResult& result) {
  Json json = {{"summa", 1}, {"command", "check"}};
  json["properties"] = Json::array();
  for (const PropertyVerdict& verdict : result.verdicts) {
    Json& property = json["properties"].emplace_back(VerdictJson(verdict));
    if (!verdict.coverage.empty())
      property["coverage"] = CoverageJson(verdict.coverage);
  }
  if (!result.problems.empty()) json["not_checked"] = result.problems;
  return json;
}

int StatusOf(const CheckResult& result) {
  bool failed = false, open = !result.problems.empty();
  for (const PropertyVerdict& verdict : result.verdicts) {
    if (verdict.skipped) continue;
    failed |= verdict.violated() && !verdict.expected;
    failed |= result.fail_on == "exception" && !verdict.apart.empty();
    open |= verdict.verdict == check::Verdict::kVacuous ||
            verdict.verdict == check::Verdict::kInconclusive;
  }
  if (failed && result.fail_on != "never") return kExitViolation;
  return open ? kExitIncomplete : kExitOk;
}

base::Status WriteCheckFiles(const Arguments& args, const CheckResult& result) {
  return WriteReportFiles(
      args, {result.verdicts, result.problems, result.fixed,
             result.with_baseline, result.fail_on == "exception"});
}

}  // namespace cli
