#include "cli/commands/check.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "check/check_property.h"
#include "check/class_reader.h"
#include "check/models.h"
#include "cli/checking/agenda.h"
#include "cli/checking/check_output.h"
#include "cli/checking/runner.h"
#include "cli/checking/stand_ins.h"
#include "cli/checking/targets.h"
#include "cli/checking/verdicts.h"
#include "cli/options/options.h"
#include "cli/parts/property_crew.h"
#include "cli/parts/run_digest.h"
#include "cli/parts/shard.h"
#include "cli/parts/shard_result.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/jobs_option.h"
#include "cli/setup/memory_guard.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "cli/setup/source_entry.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/json_text.h"
#include "engine/java/jvm.h"
#include "engine/search/explorer.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Result;

constexpr std::string_view kFormats[] = {"text", "json"};
constexpr std::string_view kFailOn[] = {"violation", "exception", "never"};

// Names of known violations, a line each; blank lines and # go for nothing.
Result<std::set<std::string>> ReadExpected(const Arguments& args) {
  std::set<std::string> names;
  const auto file = args.Get("--expect");
  if (!file) return names;
  std::ifstream in(*file);
  if (!in) return base::Error{"cannot be read", *file};
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line[0] != '#') names.insert(line);
  return names;
}

std::vector<std::string> Parts(const std::string& list) {
  std::vector<std::string> parts;
  std::stringstream in(list);
  for (std::string part; std::getline(in, part, ',');)
    if (!part.empty()) parts.push_back(part);
  return parts;
}

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

// Everything between the options and the properties.
struct CheckRun {
  Targets targets;
  // Models, and the drivers of properties checked in this process.
  std::shared_ptr<TemporaryFolder> folder;
  std::string class_path;
  std::shared_ptr<TemporaryFolder> asking;  // of the JVM
  AnalysisRun run;
  JavaChoice java;
  size_t jobs;
  Shard shard;
};

Result<CheckRun> ReadRun(const Arguments& args) {
  ASSIGN_OR_RETURN(size_t jobs, ReadJobs(args));
  ASSIGN_OR_RETURN(Shard shard, Shard::Read(args));
  ASSIGN_OR_RETURN(Targets targets, Targets::Read(args));
  ASSIGN_OR_RETURN(std::shared_ptr<TemporaryFolder> folder,
                   TemporaryFolder::Make());
  const std::string class_path =
      folder->path().string() + ":" + targets.class_path();
  ASSIGN_OR_RETURN(classfile::ClassPath path,
                   classfile::ClassPath::Open(class_path, JdkHome(args)));
  TellOfClassPath(path);
  ASSIGN_OR_RETURN(AnalysisRun run,
                   ReadAnalysisOptions(args, {}, std::move(path)));
  RETURN_IF_ERROR(ReadHeapAndBound(args, run));
  ASSIGN_OR_RETURN(JavaChoice java, ReadJavaChoice(args, {}));
  java.class_path = class_path;
  ASSIGN_OR_RETURN(auto asking, TemporaryFolder::Make());
  java.session = std::make_shared<java::Session>(asking->path().string());
  return CheckRun{
      std::move(targets), std::move(folder), class_path, std::move(asking),
      std::move(run),     std::move(java),   jobs,       shard};
}

std::vector<std::string> ClassesOf(const Agenda& agenda) {
  std::vector<std::string> classes;
  for (const check::Property& property : agenda.properties) {
    classes.push_back(property.method.owner);
    for (const check::Fixture& fixture : property.fixtures)
      classes.push_back(fixture.class_name);
  }
  return classes;
}

// What stands in for libraries that are not there, put where the run finds it,
// and what could for those that are.
struct Models {
  std::string modelled;  // packages that are not there
  std::unique_ptr<StandIns> stand_ins;
};

Result<Models> MakeModels(const Arguments& args, const CheckRun& run,
                          const Agenda& agenda) {
  const std::vector<std::string> classes = ClassesOf(agenda);
  check::ClassReader reader(run.run.path);
  Models models;
  ASSIGN_OR_RETURN(models.stand_ins,
                   MakeStandIns(args, run.run, run.java,
                                check::StandInModels(reader, classes)));
  ASSIGN_OR_RETURN(models.modelled,
                   WriteModelFiles(run.folder->path(),
                                   check::NeededModels(reader, classes)));
  return models;
}

class CheckAll {
 public:
  CheckAll(const Arguments& args, const CheckRun& run, Agenda agenda,
           std::vector<size_t> chosen, Progress progress, MemoryGuard guard,
           std::set<std::string> expected, Models models)
      : args_(args),
        run_(run),
        agenda_(std::move(agenda)),
        chosen_(std::move(chosen)),
        progress_(std::move(progress)),
        guard_(std::move(guard)),
        expected_(std::move(expected)),
        models_(std::move(models)),
        setup_{run.run,
               run.java,
               run.folder->path(),
               Ignored(),
               models_.modelled,
               MediumOf(args),
               args.Has("--coverage"),
               models_.stand_ins.get()} {}

  Result<int> Run(const std::string& format, const std::string& fail_on) {
    ASSIGN_OR_RETURN(OutputStream out, OutputStream::Open(args_));
    const auto start = std::chrono::steady_clock::now();
    CheckStream stream(args_, format, &out);
    RETURN_IF_ERROR(stream.Begin(HeadText(), Bounds()));
    RETURN_IF_ERROR(std::min(run_.jobs, chosen_.size()) > 1 ? RunApart(stream)
                                                            : RunHere(stream));
    AddUnchecked();
    if (out_of_memory_) TellOfMemory();
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
  std::set<std::string> Ignored() const {
    const std::vector<std::string> names = args_.GetAll("--ignore");
    return {names.begin(), names.end()};
  }
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

  // One after the other.
  base::Status RunHere(CheckStream& stream) {
    setup_.watch = [this](const std::string& name, uint32_t bound,
                          const search::Exploration& so_far, size_t pending) {
      Show(name, bound, so_far, pending);
      if (guard_.most_kb() != 0) LookAtMemory();
    };
    for (const size_t index : chosen_) {
      if (run_.run.limits.deadline.Expired()) break;
      RETURN_IF_ERROR(Tell(
          RunProperty(setup_, agenda_.properties[index], index + 1), stream));
    }
    return base::Ok{};
  }

  base::Status RunApart(CheckStream& stream) {
    base::Status written = base::Ok{};
    PropertyCrew crew{setup_,    agenda_.properties, chosen_,
                      run_.jobs, run_.class_path,    JdkHome(args_)};
    crew.most_memory_kb = guard_.most_kb();
    crew.identity = [this] {
      return DigestOf(agenda_.properties) + RunDigest(args_, run_.run.path);
    };
    crew.with_progress = progress_.on();
    crew.watch = [this](const CrewProgress& now) { Show(now); };
    crew.told = [&](PropertyVerdict verdict) {
      base::Status now = Tell(std::move(verdict), stream);
      if (written.ok()) written = std::move(now);
    };
    out_of_memory_ = crew.Run();
    progress_.Clear();
    return written;
  }

  base::Status Tell(PropertyVerdict verdict, CheckStream& stream) {
    verdict.expected = verdict.violated() && expected_.erase(verdict.name);
    progress_.Clear();
    result_.verdicts.push_back(std::move(verdict));
    return stream.Add(result_.verdicts.back());
  }

  void LookAtMemory() {
    guard_.Look();
    if (!guard_.tripped() || InterruptFlag()->load()) return;
    out_of_memory_ = true;
    RequestStop();
  }

  // Who was asked to stop does not know why.
  void TellOfMemory() {
    for (PropertyVerdict& verdict : result_.verdicts)
      if (verdict.why == check::kInterrupted) {
        verdict.why = "stopped by --memory-limit";
        verdict.help = "a larger --memory-limit, or a smaller --bound";
      }
  }

  void Show(const std::string& name, uint32_t bound,
            const search::Exploration& so_far, size_t pending) {
    if (progress_.Due())
      progress_.Show(std::to_string(result_.verdicts.size() + 1) + " of " +
                     std::to_string(chosen_.size()) + ", " + name + ", bound " +
                     std::to_string(bound) + ": " +
                     base::Counted(so_far.paths, "path") + ", " +
                     std::to_string(pending) + " pending");
  }

  void Show(const CrewProgress& now) {
    if (progress_.Due())
      progress_.Show(std::to_string(now.done) + " done, " +
                     std::to_string(now.at_work) + " at work, " +
                     std::to_string(now.open) + " open" +
                     (now.latest.empty() ? "" : "; " + now.latest));
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

  // Those the run did not come to.
  void AddUnchecked() {
    for (size_t i = result_.verdicts.size(); i < chosen_.size(); ++i) {
      PropertyVerdict verdict;
      verdict.name = agenda_.properties[chosen_[i]].name;
      verdict.why = kNotBegun;
      verdict.bound_text = "not run";
      result_.verdicts.push_back(std::move(verdict));
    }
  }

  const Arguments& args_;
  const CheckRun& run_;
  const Agenda agenda_;
  const std::vector<size_t> chosen_;  // the properties of this shard
  Progress progress_;
  MemoryGuard guard_;
  std::set<std::string> expected_;  // those not met yet
  const Models models_;
  CheckSetup setup_;
  bool out_of_memory_ = false;
  CheckResult result_;
};

Result<int> Check(const Arguments& args) {
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(std::string fail_on, args.OneOf("--fail-on", kFailOn));
  ASSIGN_OR_RETURN(std::set<std::string> expected, ReadExpected(args));
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  ASSIGN_OR_RETURN(MemoryGuard guard, MemoryGuard::Read(args));
  ASSIGN_OR_RETURN(CheckRun run, ReadRun(args));
  Agenda agenda = MakeAgenda(run.targets.Find(run.run.path), run.run.path,
                             Parts(args.Get("--only").value_or("")));
  if (agenda.properties.empty()) {
    if (agenda.left_out > 0)
      return base::Error{"--only leaves nothing of " +
                         std::to_string(agenda.left_out) + " properties"};
    std::string all;
    for (const std::string& problem : agenda.problems)
      all += (all.empty() ? "" : "; ") + problem;
    return base::Error{all};
  }
  std::vector<size_t> chosen = run.shard.Choose(agenda.properties.size());
  if (args.Has("--list")) {
    RETURN_IF_ERROR(List(args, agenda, chosen));
    return static_cast<int>(kExitOk);
  }
  ASSIGN_OR_RETURN(Models models, MakeModels(args, run, agenda));
  return CheckAll(args, run, std::move(agenda), std::move(chosen),
                  std::move(progress), std::move(guard), std::move(expected),
                  std::move(models))
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
