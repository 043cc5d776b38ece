#include "cli/commands/diff.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "check/diff/diff_methods.h"
#include "classfile/class_path.h"
#include "cli/differing/pair_verdict.h"
#include "cli/differing/version_changes.h"
#include "cli/options/class_path_option.h"
#include "cli/options/options.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/output.h"
#include "cli/setup/progress.h"
#include "cli/setup/source_entry.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/json_text.h"
#include "engine/java/jvm.h"
#include "engine/machine/entry_name.h"
#include "report/visible.h"
#include "report/wrap.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

constexpr std::string_view kDiffFormats[] = {"text", "json"};
constexpr const char* kDiffHeap = "lazy";
constexpr uint64_t kMostShown = 3;
constexpr std::string_view kComparisons[] = {"all", "result"};

// By DiffVerdict.
constexpr int kExitOfVerdict[] = {kExitOk, kExitViolation, kExitIncomplete};

// A method, and where it was compiled to if it was.
struct NamedMethod {
  engine::EntryName entry;
  std::shared_ptr<TemporaryFolder> classes;
};

Result<NamedMethod> ReadMethod(const Arguments& args,
                               const std::string& operand) {
  SourceEntry named{operand, nullptr};
  if (IsSourceEntry(operand)) {
    ASSIGN_OR_RETURN(
        named, CompileSource(operand, GivenClassPath(args), JdkHome(args)));
  }
  ASSIGN_OR_RETURN(engine::EntryName entry, engine::ParseEntry(named.operand));
  return NamedMethod{std::move(entry), std::move(named.classes)};
}

// Everything between the options and the methods.
struct DiffRun {
  std::vector<NamedMethod> methods;  // the old one and the new one, or those
                                     // that both versions have
  AnalysisRun run;
  std::unique_ptr<classfile::ClassPath> newer;  // of two versions
  VersionChanges changes;  // of these, where no method is named
  std::vector<std::shared_ptr<TemporaryFolder>> asking;  // of the JVMs
  JavaOfBoth java;
};

std::string PathOfBoth(const Arguments& args, const NamedMethod& before,
                       const NamedMethod& after) {
  const std::string path = ClassPathText(args, before.entry);
  if (after.entry.root.empty() || after.entry.root == before.entry.root)
    return path;
  return path + ":" + after.entry.root;
}

base::Status ReadJava(const Arguments& args, const std::string& before,
                      const std::string& after, DiffRun& run) {
  for (JavaChoice* choice : {&run.java.before, &run.java.after}) {
    ASSIGN_OR_RETURN(*choice, ReadJavaChoice(args, {}));
    ASSIGN_OR_RETURN(auto folder, TemporaryFolder::Make());
    choice->session = std::make_shared<java::Session>(folder->path().string());
    run.asking.push_back(std::move(folder));
  }
  run.java.before.class_path = before;
  run.java.after.class_path = after;
  return base::Ok{};
}

Result<AnalysisRun> OpenRun(const Arguments& args, const std::string& text) {
  ASSIGN_OR_RETURN(classfile::ClassPath path,
                   classfile::ClassPath::Open(text, JdkHome(args)));
  TellOfClassPath(path);
  ASSIGN_OR_RETURN(AnalysisRun run,
                   ReadAnalysisOptions(args, {}, std::move(path)));
  RETURN_IF_ERROR(ReadHeapAndBound(args, run));
  if (args.Has("--heap") && run.options.heap != kDiffHeap)
    return Error{"diff decides what references are: lazy only", "--heap"};
  run.options.heap = kDiffHeap;
  return run;
}

// Two methods of one class path.
Result<DiffRun> ReadTwoMethods(const Arguments& args) {
  if (args.operands().size() != 2)
    return Error{"expected two methods, the old one and the new one"};
  if (args.Has("--callers"))
    return Error{"only of two versions of a program: --old-cp and --new-cp",
                 "--callers"};
  DiffRun run;
  for (const std::string& operand : args.operands()) {
    ASSIGN_OR_RETURN(NamedMethod method, ReadMethod(args, operand));
    run.methods.push_back(std::move(method));
  }
  const std::string text = PathOfBoth(args, run.methods[0], run.methods[1]);
  ASSIGN_OR_RETURN(run.run, OpenRun(args, text));
  run.run.options.second = run.methods[1].entry;
  RETURN_IF_ERROR(ReadJava(args, text, text, run));
  run.methods.pop_back();
  return run;
}

// Two class paths.
Result<DiffRun> ReadTwoVersions(const Arguments& args) {
  if (!args.Has("--old-cp") || !args.Has("--new-cp"))
    return Error{"expected both --old-cp and --new-cp"};
  const std::string before = *args.Get("--old-cp"),
                    after = *args.Get("--new-cp");
  const std::string rest =
      HasClassPath(args) ? ":" + GivenClassPath(args) : std::string();
  DiffRun run;
  ASSIGN_OR_RETURN(run.run, OpenRun(args, before + rest + ":" + after));
  ASSIGN_OR_RETURN(classfile::ClassPath newer,
                   classfile::ClassPath::Open(after, ""));
  run.newer = std::make_unique<classfile::ClassPath>(std::move(newer));
  run.run.options.newer = run.newer.get();
  RETURN_IF_ERROR(ReadJava(args, before + rest, after + rest, run));
  for (const std::string& operand : args.operands()) {
    ASSIGN_OR_RETURN(engine::EntryName entry, engine::ParseEntry(operand));
    run.methods.push_back({std::move(entry), nullptr});
  }
  if (!run.methods.empty()) {
    if (!args.Has("--callers")) return run;
    return Error{
        "callers of all that has changed, or methods by name: not both",
        "--callers"};
  }
  ASSIGN_OR_RETURN(const classfile::ClassPath older,
                   classfile::ClassPath::Open(before, ""));
  ASSIGN_OR_RETURN(run.changes, FindChanges(run.run.path, older, *run.newer,
                                            args.Has("--callers")));
  for (const engine::EntryName& entry : run.changes.methods)
    run.methods.push_back({entry, nullptr});
  return run;
}

Result<DiffRun> ReadDiffRun(const Arguments& args) {
  return args.Has("--old-cp") || args.Has("--new-cp") ? ReadTwoVersions(args)
                                                      : ReadTwoMethods(args);
}

Result<check::DiffOptions> ReadDiffOptions(const Arguments& args,
                                           const AnalysisRun& run,
                                           Progress& progress) {
  check::DiffOptions options;
  options.analysis = run.options;
  options.limits = run.limits;
  if (args.Has("--search")) options.order = {run.order, run.seed};
  ASSIGN_OR_RETURN(std::string compared, args.OneOf("--compare", kComparisons));
  options.rules.result_only = compared == "result";
  options.rules.ignore_messages = args.Has("--ignore-messages");
  options.watch = [&progress](uint32_t bound, const search::Exploration& so_far,
                              size_t pending) {
    if (progress.Due())
      progress.Show("bound " + std::to_string(bound) + ": " +
                    base::Counted(so_far.paths, "path") + ", " +
                    std::to_string(pending) + " pending");
  };
  return options;
}

// One of many that cannot be started: the others go on.
PairVerdict NotJudged(const engine::EntryName& method, const Error& error) {
  PairVerdict verdict;
  verdict.before = method.class_name + "::" + method.method + method.descriptor;
  verdict.after = verdict.before;
  verdict.why = error.ToString();
  verdict.bound_text = "not run";
  return verdict;
}

Result<std::vector<PairVerdict>> DiffAll(const Arguments& args,
                                         const DiffRun& run, uint64_t most,
                                         Progress& progress) {
  ASSIGN_OR_RETURN(check::DiffOptions options,
                   ReadDiffOptions(args, run.run, progress));
  std::vector<PairVerdict> verdicts;
  for (const NamedMethod& method : run.methods) {
    auto diff = check::DiffMethods(run.run.path, method.entry, options);
    progress.Clear();
    if (!diff.ok() && !args.operands().empty()) return diff.error();
    verdicts.push_back(
        diff.ok() ? MakeVerdict(diff.value(), run.run.path, run.java,
                                run.run.limits.deadline, most, MediumOf(args))
                  : NotJudged(method.entry, diff.error()));
  }
  return verdicts;
}

std::string OnlyIn(const char* version, const std::vector<std::string>& only,
                   const report::Medium& medium) {
  std::string text;
  for (const std::string& each : only)
    text += report::Fill(std::string("only in the ") + version + " version: ",
                         {{0, {{each, report::Tone::kPlain}}}}, medium);
  return text;
}

std::string TextOf(const Arguments& args, const VersionChanges& changes,
                   const std::vector<PairVerdict>& verdicts) {
  const report::Medium medium = MediumOf(args);
  std::string text =
      verdicts.empty() ? "no method of both versions has changed\n" : "";
  for (const PairVerdict& verdict : verdicts)
    text += (text.empty() ? "" : "\n") + VerdictText(verdict, medium);
  const std::string others = OnlyIn("old", changes.only_old, medium) +
                             OnlyIn("new", changes.only_new, medium);
  return report::VisibleLines(text + (others.empty() ? "" : "\n" + others));
}

std::string DiffJson(const VersionChanges& changes,
                     const std::vector<PairVerdict>& verdicts) {
  nlohmann::ordered_json document = {{"summa", 1},
                                     {"command", "diff"},
                                     {"pairs", nlohmann::ordered_json::array()},
                                     {"only_old", changes.only_old},
                                     {"only_new", changes.only_new}};
  for (const PairVerdict& verdict : verdicts)
    document["pairs"].push_back(VerdictJson(verdict));
  return JsonText(document);
}

// One that differs counts most.
int StatusOfAll(const std::vector<PairVerdict>& verdicts) {
  int status = kExitOk;
  for (const PairVerdict& verdict : verdicts) {
    const int one = kExitOfVerdict[static_cast<size_t>(verdict.verdict)];
    if (one == kExitViolation || status == kExitOk) status = one;
  }
  return status;
}

Result<int> Diff(const Arguments& args) {
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kDiffFormats));
  uint64_t most = kMostShown;
  if (args.Has("--max-shown")) {
    ASSIGN_OR_RETURN(most, args.Number("--max-shown", 1, 1000));
  }
  ASSIGN_OR_RETURN(Progress progress, Progress::Read(args));
  ASSIGN_OR_RETURN(DiffRun run, ReadDiffRun(args));
  ASSIGN_OR_RETURN(std::vector<PairVerdict> verdicts,
                   DiffAll(args, run, most, progress));
  if (const auto folder = args.Get("--tests"))
    RETURN_IF_ERROR(WriteDifferenceTests(*folder, verdicts));
  RETURN_IF_ERROR(WriteOutput(args, format == "json"
                                        ? DiffJson(run.changes, verdicts)
                                        : TextOf(args, run.changes, verdicts)));
  return StatusOfAll(verdicts);
}

constexpr AnalysisCommand kDiffAnalysis = {
    "diff",
    "Do two methods do the same on every input? Both are run on the same "
    "input\n"
    "heaps; results, exceptions and what is left in the heap are compared.\n\n"
    "usage: summa diff OLD NEW [options]\n"
    "       summa diff --old-cp PATH --new-cp PATH [METHOD...] [options]\n"
    "OLD, NEW and METHOD are CLASS::METHOD or FILE.class::METHOD. Of two "
    "class\n"
    "paths: these methods, or all whose code has changed (--callers: and "
    "those\n"
    "that call them).\n",
    "example: summa diff -cp build Ranges::sum Ranges::fastSum\n", Diff};

int RunDiff(std::span<const std::string> args) {
  return RunAnalysisCommand(kDiffAnalysis, args);
}

}  // namespace

const Command kDiffCommand = {
    "diff", "OLD NEW [options]",
    "do two versions of a method do the same on every input?", RunDiff,
    DiffOptionTable};

}  // namespace cli
