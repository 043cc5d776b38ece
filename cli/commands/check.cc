#include "cli/commands/check.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "check/class_reader.h"
#include "check/models.h"
#include "cli/checking/agenda.h"
#include "cli/checking/report_files.h"
#include "cli/checking/runner.h"
#include "cli/checking/stand_ins.h"
#include "cli/checking/targets.h"
#include "cli/checking/verdicts.h"
#include "cli/options/options.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "cli/setup/source_entry.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/json_text.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Result;
using Json = nlohmann::ordered_json;
using Verdicts = std::vector<PropertyVerdict>;

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

// What is on the way while others are checked: on a terminal, and in files,
// line by line.
class CheckStream {
 public:
  CheckStream(const Arguments& args, bool text, OutputStream* out)
      : text_(text), medium_(MediumOf(args)), out_(out) {}

  base::Status Begin(size_t properties, const AnalysisRun& run) {
    return Write("checking " +
                 (properties == 1
                      ? std::string("1 property")
                      : std::to_string(properties) + " properties") +
                 ", up to " + BoundsText(run.options.bounds) + "\n");
  }
  base::Status Add(const PropertyVerdict& verdict) {
    return Write(VerdictLine(verdict, medium_));
  }
  base::Status End(const Verdicts& verdicts, const Agenda& agenda,
                   const std::vector<std::string>& fixed, double seconds) {
    std::string text;
    size_t number = 0;
    for (const bool violated : {true, false})
      for (const PropertyVerdict& verdict : verdicts)
        if (IsTold(verdict) && verdict.violated() == violated)
          text += "\n" + FailureText(verdict, ++number, medium_);
    text += "\n" + AssumptionsText(verdicts, medium_);
    for (const std::string& problem : agenda.problems)
      text += "not checked: " + report::VisibleLines(problem) + "\n";
    for (const std::string& name : fixed)
      text += "no longer violated: " + report::Visible(name) + "\n";
    return Write(text + TotalsText(verdicts, seconds));
  }

 private:
  static bool IsTold(const PropertyVerdict& verdict) {
    return !verdict.skipped && !verdict.expected &&
           (verdict.verdict != check::Verdict::kHolds ||
            !verdict.apart.empty());
  }
  base::Status Write(const std::string& text) {
    return text_ ? out_->Write(text) : base::Status(base::Ok{});
  }

  const bool text_;
  const report::Medium medium_;
  OutputStream* out_;
};

std::string JsonOf(const Verdicts& verdicts, const Agenda& agenda) {
  Json json = {{"summa", 1}, {"command", "check"}};
  json["properties"] = Json::array();
  for (const PropertyVerdict& verdict : verdicts)
    json["properties"].push_back(VerdictJson(verdict));
  if (!agenda.problems.empty()) json["not_checked"] = agenda.problems;
  return JsonText(json);
}

int StatusOf(const Verdicts& verdicts, const Agenda& agenda,
             const std::string& fail_on) {
  bool failed = false, open = !agenda.problems.empty();
  for (const PropertyVerdict& verdict : verdicts) {
    if (verdict.skipped) continue;
    failed |= verdict.violated() && !verdict.expected;
    failed |= fail_on == "exception" && !verdict.apart.empty();
    open |= verdict.verdict == check::Verdict::kVacuous ||
            verdict.verdict == check::Verdict::kInconclusive;
  }
  if (failed && fail_on != "never") return kExitViolation;
  return open ? kExitIncomplete : kExitOk;
}

base::Status List(const Arguments& args, const Agenda& agenda) {
  std::string text;
  for (const check::Property& property : agenda.properties)
    text += report::Visible(property.name) +
            (property.skipped.empty()
                 ? ""
                 : "  skipped: " + report::Visible(property.skipped)) +
            "\n";
  return WriteOutput(args, text);
}

// Everything between the options and the properties.
struct CheckRun {
  Targets targets;
  std::shared_ptr<TemporaryFolder> folder;
  AnalysisRun run;
  JavaChoice java;
};

Result<CheckRun> ReadRun(const Arguments& args) {
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
  return CheckRun{std::move(targets), std::move(folder), std::move(run),
                  std::move(java)};
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
           Progress progress, std::set<std::string> expected, Models models)
      : args_(args),
        run_(run),
        agenda_(std::move(agenda)),
        progress_(std::move(progress)),
        expected_(std::move(expected)),
        models_(std::move(models)) {}

  Result<int> Run(const std::string& format, const std::string& fail_on) {
    ASSIGN_OR_RETURN(OutputStream out, OutputStream::Open(args_));
    const auto start = std::chrono::steady_clock::now();
    CheckStream stream(args_, format == "text", &out);
    RETURN_IF_ERROR(stream.Begin(agenda_.properties.size(), run_.run));
    CheckSetup setup{run_.run,  run_.java,        run_.folder,
                     Ignored(), models_.modelled, MediumOf(args_)};
    setup.stand_ins = models_.stand_ins.get();
    setup.watch = [this](const std::string& name, uint32_t bound,
                         const search::Exploration& so_far, size_t pending) {
      Show(name, bound, so_far, pending);
    };
    for (const check::Property& property : agenda_.properties) {
      if (run_.run.limits.deadline.Expired()) break;
      PropertyVerdict verdict =
          RunProperty(setup, property, verdicts_.size() + 1);
      verdict.expected = verdict.violated() && expected_.erase(verdict.name);
      progress_.Clear();
      RETURN_IF_ERROR(stream.Add(verdict));
      verdicts_.push_back(std::move(verdict));
    }
    AddUnchecked();
    const std::chrono::duration<double> seconds =
        std::chrono::steady_clock::now() - start;
    const std::vector<std::string> fixed = Fixed();
    RETURN_IF_ERROR(format == "text"
                        ? stream.End(verdicts_, agenda_, fixed, seconds.count())
                        : out.Write(JsonOf(verdicts_, agenda_)));
    RETURN_IF_ERROR(WriteReportFiles(
        args_, {verdicts_, agenda_.problems, fixed, args_.Has("--expect"),
                fail_on == "exception"}));
    return StatusOf(verdicts_, agenda_, fail_on);
  }

 private:
  std::set<std::string> Ignored() const {
    const std::vector<std::string> names = args_.GetAll("--ignore");
    return {names.begin(), names.end()};
  }

  void Show(const std::string& name, uint32_t bound,
            const search::Exploration& so_far, size_t pending) {
    if (progress_.Due())
      progress_.Show(std::to_string(verdicts_.size() + 1) + " of " +
                     std::to_string(agenda_.properties.size()) + ", " + name +
                     ", bound " + std::to_string(bound) + ": " +
                     base::Counted(so_far.paths, "path") + ", " +
                     std::to_string(pending) + " pending");
  }

  // Known violations that hold now. Of others nothing is known.
  std::vector<std::string> Fixed() const {
    std::vector<std::string> fixed;
    for (const PropertyVerdict& verdict : verdicts_)
      if (!verdict.skipped && verdict.verdict == check::Verdict::kHolds &&
          expected_.count(verdict.name) > 0)
        fixed.push_back(verdict.name);
    return fixed;
  }

  // Those the run did not come to.
  void AddUnchecked() {
    for (size_t i = verdicts_.size(); i < agenda_.properties.size(); ++i) {
      PropertyVerdict verdict;
      verdict.name = agenda_.properties[i].name;
      verdict.why = "not begun: the run was stopped before";
      verdict.bound_text = "not run";
      verdicts_.push_back(std::move(verdict));
    }
  }

  const Arguments& args_;
  const CheckRun& run_;
  const Agenda agenda_;
  Progress progress_;
  std::set<std::string> expected_;  // those not met yet
  const Models models_;
  Verdicts verdicts_;
};

Result<int> Check(const Arguments& args) {
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kFormats));
  ASSIGN_OR_RETURN(std::string fail_on, args.OneOf("--fail-on", kFailOn));
  ASSIGN_OR_RETURN(std::set<std::string> expected, ReadExpected(args));
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
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
  if (args.Has("--list")) {
    RETURN_IF_ERROR(List(args, agenda));
    return static_cast<int>(kExitOk);
  }
  ASSIGN_OR_RETURN(Models models, MakeModels(args, run, agenda));
  return CheckAll(args, run, std::move(agenda), std::move(progress),
                  std::move(expected), std::move(models))
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
