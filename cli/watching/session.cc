#include "cli/watching/session.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/checking/check_output.h"
#include "cli/options/command.h"
#include "cli/parts/check_run.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/output.h"
#include "cli/setup/source_entry.h"
#include "cli/watching/class_roots.h"
#include "cli/watching/class_watch.h"
#include "cli/watching/outcome.h"
#include "cli/watching/round.h"
#include "cli/watching/round_process.h"
#include "cli/watching/round_text.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Result;

constexpr std::string_view kWatchFormats[] = {"text", "json"};
constexpr std::chrono::milliseconds kBetweenStops{100};
// Who changes files all the time gets an answer at times.
constexpr size_t kMostStops = 2;

bool WantsToStop() { return InterruptFlag()->load(); }

class Session {
 public:
  Session(const Arguments& args, bool json, OutputStream out, ClassWatch watch,
          std::shared_ptr<TemporaryFolder> scratch)
      : args_(args),
        json_(json),
        out_(std::move(out)),
        watch_(std::move(watch)),
        scratch_(std::move(scratch)) {}

  Result<int> Run() {
    while (!WantsToStop()) {
      ASSIGN_OR_RETURN(const bool done, DoRoundOnce());
      if (!done) continue;
      RETURN_IF_ERROR(WaitForChange());
    }
    return static_cast<int>(kExitOk);
  }

 private:
  // Whether the next is for the next change.
  Result<bool> DoRoundOnce() {
    RETURN_IF_ERROR(watch_.Begin());
    const RoundPlan plan{args_, before_ ? &*before_ : nullptr,
                         seen_ ? &*seen_ : nullptr, scratch_->path().string(),
                         !begun_};
    ASSIGN_OR_RETURN(RoundReport report,
                     RunRound(plan, watch_, stops_ >= kMostStops));
    CleanUp();
    switch (report.end) {
      case RoundEnd::kInterrupted:
        return false;
      case RoundEnd::kChanged:
        stops_ += begun_;  // that the first one finds out what it reads is none
        begun_ = true;
        RETURN_IF_ERROR(watch_.WaitForQuiet(WantsToStop));
        return false;
      case RoundEnd::kFailed:
        return Failed(report.why);
      case RoundEnd::kDone:
        return Done(std::move(report.outcome));
    }
    return false;
  }

  Result<bool> Failed(const std::string& why) {
    stops_ = 0;
    RoundOutcome outcome;
    outcome.error = "the check failed: " + why;
    RETURN_IF_ERROR(Wait(outcome));
    return true;
  }

  Result<bool> Done(RoundOutcome outcome) {
    stops_ = 0;
    if (outcome.error.empty() && outcome.waiting.empty()) {
      RETURN_IF_ERROR(Tell(outcome));
      seen_ = outcome.classes;
      before_ = std::move(outcome);
      // Nobody knows which of two states of a file was read.
      ASSIGN_OR_RETURN(const bool changed, watch_.LooksChanged());
      if (changed) before_->classes = {};
      return true;
    }
    if (!before_ && outcome.waiting.empty()) return base::Error{outcome.error};
    RETURN_IF_ERROR(Wait(outcome));
    if (!outcome.classes.classes.empty()) seen_ = outcome.classes;
    return true;
  }

  CheckResult ResultOf(const RoundOutcome& outcome,
                       const std::set<std::string>& expected) const {
    CheckResult result;
    result.verdicts = outcome.verdicts;
    result.problems = outcome.problems;
    result.seconds = outcome.seconds;
    result.with_baseline = args_.Has("--expect");
    result.fail_on = *args_.Get("--fail-on");
    for (PropertyVerdict& verdict : result.verdicts) {
      const bool known = expected.count(verdict.name) > 0;
      verdict.expected = known && verdict.violated();
      if (known && !verdict.skipped &&
          verdict.verdict == check::Verdict::kHolds)
        result.fixed.push_back(verdict.name);
    }
    return result;
  }

  base::Status Tell(const RoundOutcome& outcome) {
    ASSIGN_OR_RETURN(const std::set<std::string> expected, ReadExpected(args_));
    const CheckResult result = ResultOf(outcome, expected);
    RETURN_IF_ERROR(WriteCheckFiles(args_, result));
    const std::vector<FileChange> changes = TakeChanges();
    ++round_;
    if (json_)
      return Write(RoundJson(round_, changes, outcome, result).dump() + "\n");
    RETURN_IF_ERROR(before_ ? TellNext(outcome, result, changes)
                            : TellFirst(outcome, result));
    told_ = result.verdicts;
    return base::Ok{};
  }

  base::Status TellFirst(const RoundOutcome& outcome,
                         const CheckResult& result) {
    CheckStream stream(args_, "text", &out_);
    RETURN_IF_ERROR(
        stream.Begin(PropertiesText(result.verdicts.size()), outcome.bounds));
    for (const PropertyVerdict& verdict : result.verdicts)
      RETURN_IF_ERROR(stream.Add(verdict));
    RETURN_IF_ERROR(stream.End(result));
    return Write("watching " + std::to_string(watch_.files().stamps.size()) +
                 (watch_.files().stamps.size() == 1 ? " file" : " files") +
                 "; Control-C ends\n");
  }

  base::Status TellNext(const RoundOutcome& outcome, const CheckResult& result,
                        const std::vector<FileChange>& changes) {
    return Write(FileChangesText(changes) + RoundText(told_, result,
                                                      outcome.again.size(),
                                                      MediumOf(args_)));
  }

  // Nothing was checked.
  base::Status Wait(const RoundOutcome& outcome) {
    if (json_)
      return Write(RoundJson(round_, PendingChanges(), outcome, {}).dump() +
                   "\n");
    return Write(FileChangesText(PendingChanges()) + WaitingText(outcome));
  }

  base::Status WaitForChange() {
    while (!WantsToStop()) {
      ASSIGN_OR_RETURN(const bool changed, watch_.HasChanged(kBetweenStops));
      if (!changed) continue;
      return watch_.WaitForQuiet(WantsToStop);
    }
    return base::Ok{};
  }

  // Since verdicts were last told.
  std::vector<FileChange> PendingChanges() const {
    return told_files_ ? ChangesBetween(*told_files_, watch_.files())
                       : std::vector<FileChange>();
  }
  std::vector<FileChange> TakeChanges() {
    std::vector<FileChange> changes = PendingChanges();
    told_files_ = watch_.files();
    return changes;
  }

  base::Status Write(const std::string& text) { return out_.Write(text); }

  // What a round left that was ended.
  void CleanUp() {
    std::error_code error;
    for (std::filesystem::directory_iterator it(scratch_->path(), error), end;
         !error && it != end; it.increment(error)) {
      std::error_code ignored;
      std::filesystem::remove_all(it->path(), ignored);
    }
  }

  const Arguments& args_;
  const bool json_;
  OutputStream out_;
  ClassWatch watch_;
  const std::shared_ptr<TemporaryFolder> scratch_;
  std::optional<RoundOutcome> before_;  // the last with verdicts
  std::vector<PropertyVerdict> told_;   // of that, as they were told
  std::optional<ClassDigests> seen_;    // by the last round of all
  std::optional<ClassFiles> told_files_;
  size_t round_ = 0, stops_ = 0;
  bool begun_ = false;
};

}  // namespace

Result<int> RunWatch(const Arguments& args) {
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kWatchFormats));
  if (args.operands().empty())
    return base::Error{
        "expected what to watch: CLASS, CLASS::METHOD, a package, a folder, a "
        "jar or FILE.java"};
  InterruptFlag();
  const bool sources =
      std::any_of(args.operands().begin(), args.operands().end(), IsSource);
  ASSIGN_OR_RETURN(ClassWatch watch, ClassWatch::Make(sources));
  ASSIGN_OR_RETURN(auto scratch, TemporaryFolder::Make());
  ASSIGN_OR_RETURN(OutputStream out, OutputStream::Open(args));
  return Session(args, format == "json", std::move(out), std::move(watch),
                 std::move(scratch))
      .Run();
}

}  // namespace cli
