#include "cli/commands/check.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "check/check_property.h"
#include "cli/checking/agenda.h"
#include "cli/checking/check_output.h"
#include "cli/checking/verdicts.h"
#include "cli/options/options.h"
#include "cli/parts/check_run.h"
#include "cli/parts/property_run.h"
#include "cli/parts/shard.h"
#include "cli/parts/shard_result.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/memory_guard.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "cli/tables/json_text.h"
#include "cli/watching/verdict_store.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Result;

constexpr std::string_view kFormats[] = {"text", "json"};
constexpr std::string_view kFailOn[] = {"violation", "exception", "never"};

base::Status List(const Arguments& args, const Agenda& agenda,
                  const std::vector<size_t>& chosen) {
  std::string text;
  for (const size_t index : chosen) {
    const check::Property& property = agenda.properties[index];
    text += report::Visible(property.name) +
            (property.skipped.empty()
                 ? ""
                 : "  skipped: " + report::Visible(property.skipped)) +
            "\n";
  }
  return WriteOutput(args, text);
}

class CheckAll {
 public:
  CheckAll(const Arguments& args, const CheckRun& run, Agenda agenda,
           std::vector<size_t> chosen, Progress progress, MemoryGuard guard,
           std::set<std::string> expected, Models models,
           std::unique_ptr<VerdictStore> store)
      : args_(args),
        run_(run),
        agenda_(std::move(agenda)),
        chosen_(std::move(chosen)),
        progress_(std::move(progress)),
        guard_(std::move(guard)),
        expected_(std::move(expected)),
        models_(std::move(models)),
        store_(std::move(store)) {}

  Result<int> Run(const std::string& format, const std::string& fail_on) {
    ASSIGN_OR_RETURN(OutputStream out, OutputStream::Open(args_));
    const auto start = std::chrono::steady_clock::now();
    CheckStream stream(args_, format, &out);
    RETURN_IF_ERROR(stream.Begin(HeadText(), Bounds()));
    PropertyRun properties(args_, run_, agenda_, models_, progress_, guard_);
    ASSIGN_OR_RETURN(const bool out_of_memory,
                     properties.Run(Open(), [&](PropertyVerdict verdict) {
                       return TellNext(std::move(verdict), stream);
                     }));
    RETURN_IF_ERROR(TellRest(stream));
    if (out_of_memory) TellOfMemory();
    RETURN_IF_ERROR(Keep());
    result_.problems = agenda_.problems;
    result_.fixed = Fixed();
    result_.with_baseline = args_.Has("--expect");
    result_.fail_on = fail_on;
    result_.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
            .count();
    RETURN_IF_ERROR(format == "text" ? stream.End(result_)
                                     : out.Write(JsonText(Document())));
    RETURN_IF_ERROR(WriteCheckFiles(args_, result_));
    return StatusOf(result_);
  }

 private:
  std::string Bounds() const { return BoundsText(run_.run.options.bounds); }

  std::string HeadText() const {
    const std::string all = PropertiesText(agenda_.properties.size());
    if (run_.shard.IsWhole()) return all;
    return std::to_string(chosen_.size()) + " of " + all + ", shard " +
           run_.shard.ToText();
  }

  nlohmann::ordered_json Document() const {
    if (!args_.Has("--shard")) return CheckDocument(result_);
    return ShardDocument(
        run_.shard,
        {agenda_.properties.size(), DigestOf(agenda_.properties), Bounds(),
         result_.fail_on, result_.with_baseline, agenda_.problems},
        result_);
  }

  base::Status Tell(PropertyVerdict verdict, CheckStream& stream) {
    verdict.expected = verdict.violated() && expected_.erase(verdict.name);
    result_.verdicts.push_back(std::move(verdict));
    return stream.Add(result_.verdicts.back());
  }

  // Who was asked to stop does not know why.
  void TellOfMemory() {
    for (PropertyVerdict& verdict : result_.verdicts)
      if (verdict.why == check::kInterrupted) {
        verdict.why = "stopped by --memory-limit";
        verdict.help = "a larger --memory-limit, or a smaller --bound";
      }
  }

  // Known violations that hold now. Of others nothing is known.
  std::vector<std::string> Fixed() const {
    std::vector<std::string> fixed;
    for (const PropertyVerdict& verdict : result_.verdicts)
      if (!verdict.skipped && verdict.verdict == check::Verdict::kHolds &&
          expected_.count(verdict.name) > 0)
        fixed.push_back(verdict.name);
    return fixed;
  }

  const check::Property& At(size_t place) const {
    return agenda_.properties[chosen_[place]];
  }
  // The verdict of an earlier run on the next property to be told.
  const PropertyVerdict* Known() const {
    const size_t place = result_.verdicts.size();
    if (store_ == nullptr || place == chosen_.size()) return nullptr;
    return store_->Find(At(place));
  }
  // Those of which no earlier run knows.
  std::vector<size_t> Open() const {
    std::vector<size_t> open;
    for (const size_t index : chosen_)
      if (store_ == nullptr || !store_->Find(agenda_.properties[index]))
        open.push_back(index);
    return open;
  }
  base::Status TellNext(PropertyVerdict verdict, CheckStream& stream) {
    RETURN_IF_ERROR(TellKnown(stream));
    return Tell(std::move(verdict), stream);
  }
  base::Status TellKnown(CheckStream& stream) {
    while (const PropertyVerdict* known = Known()) {
      ++known_;
      RETURN_IF_ERROR(Tell(*known, stream));
    }
    return base::Ok{};
  }

  // And those the run did not come to.
  base::Status TellRest(CheckStream& stream) {
    RETURN_IF_ERROR(TellKnown(stream));
    while (result_.verdicts.size() < chosen_.size()) {
      PropertyVerdict verdict;
      verdict.name = At(result_.verdicts.size()).name;
      verdict.why = kNotBegun;
      verdict.bound_text = "not run";
      result_.verdicts.push_back(std::move(verdict));
      RETURN_IF_ERROR(TellKnown(stream));
    }
    return base::Ok{};
  }

  base::Status Keep() {
    if (store_ == nullptr) return base::Ok{};
    if (known_ > 0 && !args_.Has("--quiet"))
      std::fprintf(stderr, "summa: %zu of %zu verdicts are as they were (%s)\n",
                   known_, chosen_.size(), args_.Get("--cache")->c_str());
    std::vector<const check::Property*> properties;
    for (size_t place = 0; place < chosen_.size(); ++place)
      properties.push_back(&At(place));
    return store_->Keep(properties, result_.verdicts);
  }

  const Arguments& args_;
  const CheckRun& run_;
  const Agenda agenda_;
  const std::vector<size_t> chosen_;  // the properties of this shard
  Progress progress_;
  MemoryGuard guard_;
  std::set<std::string> expected_;  // those not met yet
  const Models models_;
  const std::unique_ptr<VerdictStore> store_;  // null: there is none
  size_t known_ = 0;                           // verdicts that are from there
  CheckResult result_;
};

Result<int> Check(const Arguments& args) {
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(std::string fail_on, args.OneOf("--fail-on", kFailOn));
  ASSIGN_OR_RETURN(std::set<std::string> expected, ReadExpected(args));
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  ASSIGN_OR_RETURN(MemoryGuard guard, MemoryGuard::Read(args));
  ASSIGN_OR_RETURN(CheckRun run, ReadCheckRun(args));
  TellOfClassPath(run.run.path);
  Agenda agenda = AgendaOf(args, run);
  if (agenda.properties.empty()) return WhyNothing(agenda);
  std::vector<size_t> chosen = run.shard.Choose(agenda.properties.size());
  if (args.Has("--list")) {
    RETURN_IF_ERROR(List(args, agenda, chosen));
    return static_cast<int>(kExitOk);
  }
  ASSIGN_OR_RETURN(Models models, MakeModels(args, run, agenda));
  ASSIGN_OR_RETURN(std::unique_ptr<VerdictStore> store,
                   VerdictStore::Open(args, run, models));
  return CheckAll(args, run, std::move(agenda), std::move(chosen),
                  std::move(progress), std::move(guard), std::move(expected),
                  std::move(models), std::move(store))
      .Run(format, fail_on);
}

constexpr AnalysisCommand kCheckAnalysis = {
    "check",
    "Checks properties: tests of JUnit and jqwik with any arguments, programs\n"
    "with assertions, public methods that must not throw. A verdict each, and\n"
    "the smallest input on which one fails.\n\n"
    "usage: summa check TARGET... [options]\n"
    "TARGET: CLASS, CLASS::METHOD, PACKAGE, FOLDER, FILE.jar, FILE.java\n",
    "example: summa check -cp build/classes shop.CartTest --bound 2\n", Check};

int RunCheck(std::span<const std::string> args) {
  return RunAnalysisCommand(kCheckAnalysis, args);
}

}  // namespace

const Command kCheckCommand = {
    "check", "TARGET... [options]",
    "do these properties hold? verdicts, and the smallest counterexamples",
    RunCheck, CheckOptionTable};

}  // namespace cli
