#include "cli/setup/analysis_setup.h"

#include <chrono>
#include <cstdio>
#include <limits>
#include <map>
#include <string_view>
#include <utility>

#include "classfile/jdk_home.h"
#include "cli/options/class_path_option.h"
#include "cli/options/command.h"
#include "cli/options/heap_choice.h"
#include "cli/options/merge_choice.h"
#include "cli/options/solver_options.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/output.h"
#include "cli/setup/predicates_option.h"
#include "cli/setup/source_entry.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

constexpr std::string_view kOrders[] = {"dfs", "bfs", "mixed", "random",
                                        "coverage"};
constexpr std::string_view kWorlds[] = {"exact", "closed", "open"};
constexpr std::string_view kOverflows[] = {"cut", "throw"};
constexpr std::string_view kHashes[] = {"fixed", "any"};
constexpr std::string_view kStatics[] = {"initialised", "input"};
constexpr std::string_view kRequirements[] = {"formula", "code"};

constexpr OptionSpec kOptions[] = {
    kClassPathOption,
    {"--jdk", nullptr, "HOME|none",
     "JDK that supplies the class library (JAVA_HOME, else that of java)",
     nullptr},
    {"--heap", nullptr, "NAME",
     "lazy, lazier, lazier-sharp, summary, summary-u", "summary", kHeapWords},
    {"--bound", nullptr, "K|none",
     "longest chain of input objects below a root", "3"},
    {"--array-bound", nullptr, "N", "longest input array", "3"},
    {"--string-bound", nullptr, "N",
     "longest input string, in characters (as many bytes as --array-bound)",
     nullptr},
    {"--new-array-bound", nullptr, "N",
     "longest array that code makes with an unknown length", "64"},
    {"--max-objects", nullptr, "N", "most input objects in one heap", nullptr},
    {"--types", nullptr, "WORLD",
     "classes of input objects: exact, closed, "
     "open",
     "closed", "exact closed open"},
    {"--statics", nullptr, "HOW",
     "static fields at the start: initialised, input", "initialised",
     "initialised input"},
    {"--requires", nullptr, "METHOD",
     "static boolean method of the same class run on the inputs first",
     nullptr},
    {"--requires-as", nullptr, "HOW",
     "requirement and invariants as one condition, or as code (compare, "
     "bisim): "
     "formula, code",
     "formula", "formula code"},
    {"--invariant", nullptr, "CLASS::METHOD",
     "boolean method that input objects of the class satisfy, may be given "
     "again; none; found: those named repOk, invariant, checkRep",
     "found"},
    {"--merge", nullptr, "WHEN",
     "paths that meet go on as one: off, joins (where it pays), always, "
     "values (wherever they stand at one instruction), patterns (the same, "
     "but ways that differ in how often they went round a loop as one and that "
     "number), predicates (always; of numbers they have different what is "
     "known of all of them: approximate), auto (as suits the method); "
     "check: where not given, the ways through methods that only look and say "
     "yes or no; compare: a list",
     "off", "off joins always values patterns predicates auto"},
    {"--predicates", nullptr, "FILE",
     "--merge predicates: lines CLASS.METHOD:LINE conj|disj v >= 0, v <= y; "
     "what else to ask of each number v that paths which meet there have "
     "different",
     nullptr},
    {"--order", nullptr, "WHO",
     "--merge values: who goes first, rpo (who is least far), fdfs (the newest "
     "of the innermost call; they meet where it returns)",
     "rpo", "rpo fdfs"},
    {"--coalesce", nullptr, "HOW",
     "--merge values: on, off (path by path in the same machine)", "on",
     "on off"},
    {"--non-null", nullptr, "NAMES",
     "parameters and fields (Class.field) of the input that are never null",
     nullptr},
    {"--implementation", nullptr, "TYPE=CLASS,..",
     "the classes that inputs of the type are of, and no others; may be given "
     "again",
     nullptr},
    {"--no-alias", nullptr, nullptr,
     "no two references of the input lead to the same object", nullptr},
    {"--call-depth", nullptr, "N", "frames on one path at a time", "8000"},
    {"--stack-overflow", nullptr, "HOW",
     "beyond --call-depth: cut the path, throw StackOverflowError", "cut",
     "cut throw"},
    {"--step-limit", nullptr, "N", "bytecodes on one path", "1000000"},
    {"--time-limit", nullptr, "S",
     "seconds for the whole run (compare: for each process)", nullptr},
    {"--memory-limit", nullptr, "MB",
     "for the whole run (compare: for each process)", nullptr},
    {"--max-paths", nullptr, "N", "paths, for the whole run", nullptr},
    {"--jobs", "-j", "N",
     "processes that share the work (as many as there are cores to use; "
     "compare: 1, for the sake of times; bisim: who judge inputs)",
     nullptr},
    {"--checkpoint", nullptr, "FILE",
     "keep what is found in FILE as it is found, for --resume", nullptr},
    {"--resume", nullptr, "FILE",
     "go on with the run of that checkpoint, to the same result", nullptr},
    {"--cache", nullptr, "DIR",
     "keep verdicts there, and do not work out again those that still stand",
     nullptr},
    {"--shard", nullptr, "I/N",
     "do a share of the properties or paths; summa gather joins the results",
     nullptr},
    kSolverTimeoutOption,
    kSolverOffOption,
    kSolverOnOption,
    kLogQueriesOption,
    {"--search", nullptr, "ORDER",
     "dfs, bfs, mixed (both in turn), random, coverage", "dfs",
     "dfs bfs mixed random coverage"},
    {"--seed", nullptr, "N", "for --search random", "1"},
    {"--sample", nullptr, "N", "only N random ways through the game, by --seed",
     nullptr},
    {"--oracle", nullptr, "N", "also run all heaps of at most N objects",
     nullptr},
    {"--replay", nullptr, nullptr, "run each path's input on a JVM, too",
     nullptr},
    {"--java", nullptr, "PROGRAM|off",
     "bisim, --replay: the java that repeats runs (that of the JDK)", nullptr},
    {"--no-assertions", nullptr, nullptr, "run with `assert` off", nullptr},
    {"--property", nullptr, "K=V", "a system property; may be given again",
     nullptr},
    {"--identity-hash", nullptr, "HOW",
     "identity hash codes: fixed (a number per object), any", "fixed",
     "fixed any"},
    {"--format", nullptr, "FORMAT",
     "text, json; explore: jsonl, a line for each path as it is found", "text",
     "text json jsonl"},
    {"--only", nullptr, "KINDS",
     "show paths that end so: violation,exception,line:42; check: only "
     "properties with this in their name",
     nullptr},
    {"--list", nullptr, nullptr, "what would be checked, and no more", nullptr},
    {"--ignore", nullptr, "EXCEPTION",
     "an exception that is no violation; may be given again", nullptr},
    {"--expect", nullptr, "FILE",
     "known violations, a name per line: only others fail", nullptr},
    {"--junit", nullptr, "FILE", "also the verdicts as JUnit's XML", nullptr},
    {"--sarif", nullptr, "FILE", "also the violations as SARIF 2.1.0", nullptr},
    {"--tests", nullptr, "DIR",
     "JUnit tests, each in the folder of its package; check: also one per "
     "counterexample; diff: one per difference, that the new version fails",
     nullptr},
    {"--junit4", nullptr, nullptr, "tests for JUnit 4 instead of 5", nullptr},
    {"--minimal", nullptr, nullptr,
     "only as many tests as it takes to go through all branches", nullptr},
    {"--lcov", nullptr, "FILE", "also what paths came to, as lcov reads it",
     nullptr},
    {"--coverage", nullptr, nullptr,
     "also which lines were come to, by property or method, and which never",
     nullptr},
    {"--max-shown", nullptr, "N", "show at most so many paths", nullptr},
    {"--fail-on", nullptr, "KIND",
     "exit status 1 for violation, exception (and violation), never",
     "violation", "violation exception never"},
    {"--old-cp", nullptr, "PATH",
     "folders and jars of the old version, found before those of -cp", nullptr},
    {"--new-cp", nullptr, "PATH", "the same of the new version", nullptr},
    {"--compare", nullptr, "WHAT",
     "what counts: all, or result (and exceptions) alone", "all", "all result"},
    {"--ignore-messages", nullptr, nullptr,
     "messages of exceptions do not count", nullptr},
    {"--callers", nullptr, nullptr,
     "of two versions: also methods that call those that have changed",
     nullptr},
    {"--output", "-o", "FILE", "write there instead of standard output",
     nullptr},
    {"--csv", nullptr, "FILE", "also the table as CSV", nullptr},
    {"--dot", nullptr, "DIR", "also a picture of each path's heap, in DOT",
     nullptr},
    {"--progress", nullptr, "WHEN",
     "a live line on standard error: auto, on, off", "auto"},
    {"--quiet", "-q", nullptr, "the same as --progress off", nullptr},
    {"--verbose", "-v", nullptr, "also what the solver did, on standard error",
     nullptr},
    {"--html", nullptr, "FILE", "also a page to look at", nullptr},
    {"--source-path", nullptr, "PATH",
     "--html: folders with sources (the class path's)", nullptr},
    {"--help", "-h", nullptr, "this text", nullptr},
};

// Defaults that differ from the table's.
constexpr struct {
  std::string_view command;
  std::string_view option;
  const char* initial;
} kOwnDefaults[] = {
    {"compare", "--heap", "lazy,summary"},
    {"compare", "--bound", "1..3"},
    {"bisim", "--heap", "lazy,summary"},
    {"check", "--search", "mixed"},
    {"watch", "--search", "mixed"},
    {"diff", "--search", "mixed"},
    {"diff", "--heap", "lazy"},
    {"diff", "--max-shown", "3"},
};

// Options that not every command has a use for, and those that have.
struct Only {
  const char* option;
  std::string_view commands;
};
constexpr Only kOnly[] = {
    {"--sample", "bisim"},
    {"--oracle", "bisim"},
    {"--java", "explore bisim check watch diff"},
    {"--replay", "explore"},
    {"--only", "explore check watch"},
    {"--max-shown", "explore diff"},
    {"--old-cp", "diff"},
    {"--new-cp", "diff"},
    {"--compare", "diff"},
    {"--ignore-messages", "diff"},
    {"--callers", "diff"},
    {"--fail-on", "explore check watch"},
    {"--list", "check"},
    {"--ignore", "check watch"},
    {"--expect", "check watch"},
    {"--junit", "check watch"},
    {"--sarif", "check watch"},
    {"--tests", "check watch testgen diff"},
    {"--junit4", "testgen"},
    {"--minimal", "testgen"},
    {"--lcov", "testgen"},
    {"--coverage", "check watch testgen"},
    {"--jobs", "explore compare check watch testgen bisim"},
    {"--checkpoint", "explore"},
    {"--resume", "explore"},
    {"--cache", "check"},
    {"--shard", "explore check"},
    {"--csv", "compare"},
    {"--dot", "explore"},
    {"--verbose", "explore"},
    {"--search", "explore compare check watch testgen diff"},
    {"--max-paths", "explore compare check watch testgen diff"},
    {"--memory-limit", "explore compare check watch testgen"},
    {"--merge", "explore compare check watch"},
    {"--predicates", "explore check watch"},
    {"--order", "explore compare check watch"},
    {"--coalesce", "explore compare check watch"},
};

// Options that all others have a use for: testgen writes sources.
constexpr Only kNot[] = {
    {"--format", "testgen"},
    {"--html", "testgen"},
    {"--source-path", "testgen"},
};

bool IsNotFor(std::string_view option, std::string_view command) {
  for (const Only& each : kNot)
    if (option == each.option && command == each.commands) return true;
  return false;
}

const Only* OnlyFor(std::string_view option) {
  for (const Only& only : kOnly)
    if (option == only.option) return &only;
  return nullptr;
}

base::Status CheckUse(const Arguments& args, std::string_view command) {
  RETURN_IF_ERROR(CheckApproximate(args, command));
  for (const auto& only : kOnly)
    if (args.Has(only.option) &&
        only.commands.find(command) == std::string_view::npos)
      return Error{std::string(only.option) + ": " + std::string(command) +
                   " has no use for it; it is for " +
                   std::string(only.commands)};
  for (const Only& each : kNot)
    if (args.Has(each.option) && command == each.commands)
      return Error{std::string(each.option) + ": " + std::string(command) +
                   " has no use for it"};
  return CheckOutputs(args);
}

constexpr uint64_t kHuge = std::numeric_limits<uint32_t>::max() - 1;

Result<classfile::ClassPath> OpenClassPath(const Arguments& args,
                                           const engine::EntryName& entry) {
  return classfile::ClassPath::Open(ClassPathText(args, entry), JdkHome(args));
}

// A JVM goes on without a word; most often it is a slip of the pen.
void TellMissing(const classfile::ClassPath& path) {
  for (const std::string& element : path.missing())
    std::fprintf(stderr,
                 "summa: %s on the class path: no such file or folder\n",
                 report::Visible(element).c_str());
}

// What a JVM would not load from there either.
void TellIgnored(const classfile::ClassPath& path) {
  for (const std::string& name : path.IgnoredNames())
    std::fprintf(stderr,
                 "summa: %s on the class path is ignored: its package belongs "
                 "to the class library\n",
                 report::Visible(name).c_str());
}

engine::World WorldOf(const std::string& name) {
  if (name == "exact") return engine::World::kExact;
  return name == "open" ? engine::World::kOpen : engine::World::kClosed;
}

using Properties = std::map<std::string, std::string>;

Result<Properties> ReadProperties(const Arguments& args) {
  Properties properties;
  for (const std::string& text : args.GetAll("--property")) {
    const size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos)
      return Error{"--property: expected K=V, not " + text};
    properties[text.substr(0, equals)] = text.substr(equals + 1);
  }
  return properties;
}

// Who says what is required of the input has said it: then nothing is found.
base::Status ReadInvariants(const Arguments& args,
                            engine::AnalysisOptions& options) {
  const std::vector<std::string> given = args.GetAll("--invariant");
  options.find_invariants = given.empty() && !args.Has("--requires");
  for (const std::string& text : given) {
    if (text == "none" && given.size() > 1)
      return Error{"none, and others besides", "--invariant"};
    if (text == "found")
      options.find_invariants = true;
    else if (text != "none")
      options.invariants.push_back(text);
  }
  return base::Ok{};
}

base::Status ReadMachine(const Arguments& args, AnalysisRun& run) {
  engine::MachineOptions& machine = run.options.machine;
  ASSIGN_OR_RETURN(uint64_t depth, args.Number("--call-depth", 1, 100'000));
  machine.call_depth = static_cast<uint32_t>(depth);
  ASSIGN_OR_RETURN(std::string overflow,
                   args.OneOf("--stack-overflow", kOverflows));
  machine.stack_overflow = overflow == "throw";
  ASSIGN_OR_RETURN(uint64_t longest, args.Number("--new-array-bound", 0, 1000));
  machine.new_array = static_cast<uint32_t>(longest);
  ASSIGN_OR_RETURN(machine.steps, args.Number("--step-limit", 1, kHuge));
  machine.assertions = !args.Has("--no-assertions");
  ASSIGN_OR_RETURN(machine.properties, ReadProperties(args));
  ASSIGN_OR_RETURN(std::string hash, args.OneOf("--identity-hash", kHashes));
  machine.any_identity_hash = hash == "any";
  ASSIGN_OR_RETURN(std::string statics, args.OneOf("--statics", kStatics));
  machine.input_statics = statics == "input";
  run.options.requires_method = args.Get("--requires").value_or("");
  ASSIGN_OR_RETURN(std::string as, args.OneOf("--requires-as", kRequirements));
  machine.requires_as_formula = as == "formula";
  machine.merge_texts = !args.Has("--merge");
  RETURN_IF_ERROR(ReadInvariants(args, run.options));
  run.options.non_null = args.Get("--non-null").value_or("");
  run.options.implementations = args.GetAll("--implementation");
  run.options.no_alias = args.Has("--no-alias");
  ASSIGN_OR_RETURN(std::string world, args.OneOf("--types", kWorlds));
  run.options.world = WorldOf(world);
  return base::Ok{};
}

base::Status ReadLimits(const Arguments& args, AnalysisRun& run) {
  if (args.Has("--time-limit")) {
    ASSIGN_OR_RETURN(uint64_t seconds,
                     args.Number("--time-limit", 1, 1'000'000));
    run.limits.deadline = base::Deadline::After(std::chrono::seconds(seconds));
  }
  run.limits.deadline.CancelOn(InterruptFlag());
  if (args.Has("--max-paths")) {
    ASSIGN_OR_RETURN(run.limits.paths, args.Number("--max-paths", 1, kHuge));
  }
  ASSIGN_OR_RETURN(run.options.chain, ReadChainOptions(args));
  ASSIGN_OR_RETURN(run.order, args.OneOf("--search", kOrders));
  ASSIGN_OR_RETURN(run.seed, args.Number("--seed", 0, kHuge));
  return base::Ok{};
}

}  // namespace

std::string JdkHome(const Arguments& args) {
  const auto given = args.Get("--jdk");
  if (!given) return classfile::DefaultJdkHome();
  return *given == "none" ? "" : *given;
}

void TellOfClassPath(const classfile::ClassPath& path) {
  TellMissing(path);
  TellIgnored(path);
}

CommandOptions OptionsOf(std::string_view command) {
  CommandOptions options;
  for (OptionSpec option : kOptions) {
    if (IsNotFor(option.name, command)) continue;
    for (const auto& own : kOwnDefaults)
      if (command == own.command && option.name == std::string_view(own.option))
        option.initial = own.initial;
    const auto* only = OnlyFor(option.name);
    if (only == nullptr)
      options.shared.push_back(option);
    else if (only->commands.find(command) != std::string_view::npos)
      options.own.push_back(option);
  }
  return options;
}

namespace {

std::vector<OptionSpec> TableOf(std::string_view command) {
  CommandOptions options = OptionsOf(command);
  options.own.insert(options.own.end(), options.shared.begin(),
                     options.shared.end());
  return std::move(options.own);
}

}  // namespace

std::span<const OptionSpec> ExploreOptionTable() {
  static const std::vector<OptionSpec> table = TableOf("explore");
  return table;
}
std::span<const OptionSpec> CompareOptionTable() {
  static const std::vector<OptionSpec> table = TableOf("compare");
  return table;
}
std::span<const OptionSpec> CheckOptionTable() {
  static const std::vector<OptionSpec> table = TableOf("check");
  return table;
}
std::span<const OptionSpec> WatchOptionTable() {
  static const std::vector<OptionSpec> table = TableOf("watch");
  return table;
}
std::span<const OptionSpec> TestgenOptionTable() {
  static const std::vector<OptionSpec> table = TableOf("testgen");
  return table;
}
std::span<const OptionSpec> DiffOptionTable() {
  static const std::vector<OptionSpec> table = TableOf("diff");
  return table;
}
std::span<const OptionSpec> BisimOptionTable() {
  static const std::vector<OptionSpec> table = TableOf("bisim");
  return table;
}

Result<AnalysisRun> ReadAnalysisRun(const Arguments& args) {
  if (args.operands().size() != 1)
    return Error{
        "expected one method: CLASS::METHOD, FILE.class::METHOD or "
        "FILE.java::METHOD"};
  SourceEntry named{args.operands()[0], nullptr};
  if (IsSourceEntry(named.operand)) {
    ASSIGN_OR_RETURN(named, CompileSource(named.operand, GivenClassPath(args),
                                          JdkHome(args)));
  }
  ASSIGN_OR_RETURN(engine::EntryName entry, engine::ParseEntry(named.operand));
  ASSIGN_OR_RETURN(classfile::ClassPath path, OpenClassPath(args, entry));
  TellOfClassPath(path);
  ASSIGN_OR_RETURN(AnalysisRun run, ReadAnalysisOptions(args, std::move(entry),
                                                        std::move(path)));
  run.classes = std::move(named.classes);
  return run;
}

Result<AnalysisRun> ReadAnalysisOptions(const Arguments& args,
                                        engine::EntryName entry,
                                        classfile::ClassPath path) {
  AnalysisRun run{std::move(entry), std::move(path), {}, {}, "", 1};
  RETURN_IF_ERROR(ReadMachine(args, run));
  RETURN_IF_ERROR(ReadLimits(args, run));
  if (args.Has("--max-objects")) {
    ASSIGN_OR_RETURN(uint64_t objects, args.Number("--max-objects", 0, 1000));
    run.options.bounds.objects = static_cast<uint32_t>(objects);
  }
  ASSIGN_OR_RETURN(uint64_t length, args.Number("--array-bound", 0, 1000));
  run.options.bounds.array_length = static_cast<uint32_t>(length);
  if (args.Has("--string-bound")) {
    ASSIGN_OR_RETURN(uint64_t most, args.Number("--string-bound", 1, 1000));
    run.options.bounds.characters = static_cast<uint32_t>(most);
  }
  return run;
}

base::Status ReadCounterRules(const Arguments& args,
                              engine::CounterRules& rules) {
  const bool used = args.Get("--merge")->find("values") != std::string::npos;
  for (const char* option : {"--order", "--coalesce"})
    if (args.Has(option) && !used)
      return base::Error{"is for --merge values only", option};
  constexpr std::string_view kOrders[] = {"rpo", "fdfs"};
  constexpr std::string_view kSwitch[] = {"on", "off"};
  ASSIGN_OR_RETURN(std::string order, args.OneOf("--order", kOrders));
  ASSIGN_OR_RETURN(std::string coalesce, args.OneOf("--coalesce", kSwitch));
  using Order = engine::CounterRules::Order;
  rules.order = order == "fdfs" ? Order::kLastFirst : Order::kLeastFar;
  rules.coalesce = coalesce == "on";
  return base::Ok{};
}

base::Status ReadHeapAndBound(const Arguments& args, AnalysisRun& run) {
  ASSIGN_OR_RETURN(std::string merge, args.OneOf("--merge", kMergeWords));
  run.options.machine.merge = MergeOf(merge);
  RETURN_IF_ERROR(ReadCounterRules(args, run.options.machine.counter));
  RETURN_IF_ERROR(ReadPredicates(args, run.path, run.options.machine));
  ASSIGN_OR_RETURN(run.options.heap, args.OneOf("--heap", HeapNames()));
  run.options.bounds.depth = heap::kUnbounded;
  if (*args.Get("--bound") != "none") {
    ASSIGN_OR_RETURN(uint64_t bound, args.Number("--bound", 0, 1'000'000));
    run.options.bounds.depth = static_cast<uint32_t>(bound);
  }
  return base::Ok{};
}

int RunAnalysisCommand(const AnalysisCommand& command,
                       std::span<const std::string> args) {
  auto refuse = [](const Error& error) {
    std::fprintf(stderr, "summa: %s\n",
                 report::VisibleLines(error.ToString()).c_str());
    return static_cast<int>(kExitUsage);
  };
  auto parsed = Arguments::Parse(kOptions, args);
  if (!parsed.ok()) return refuse(parsed.error());
  if (parsed.value().Has("--help")) {
    const CommandOptions options = OptionsOf(command.name);
    std::printf(
        "%s\noptions of %s:\n%s\noptions of all commands on bytecode:\n"
        "%s\n%s",
        command.about, std::string(command.name).c_str(),
        OptionsHelp(options.own).c_str(), OptionsHelp(options.shared).c_str(),
        command.footnote);
    return kExitOk;
  }
  const base::Status usable = CheckUse(parsed.value(), command.name);
  if (!usable.ok()) return refuse(usable.error());
  const Result<int> status = command.run(parsed.value());
  return status.ok() ? status.value() : refuse(status.error());
}

std::string ClassPathText(const Arguments& args,
                          const engine::EntryName& entry) {
  const std::string path = GivenClassPath(args);
  if (entry.root.empty()) return path;
  return HasClassPath(args) ? entry.root + ":" + path : entry.root;
}

std::string BoundsText(const heap::Bounds& bounds) {
  const std::string depth = bounds.depth == heap::kUnbounded
                                ? "no bound"
                                : "bound " + std::to_string(bounds.depth);
  return depth + ", " + SizesText(bounds);
}

std::string SizesText(const heap::Bounds& bounds) {
  const std::string objects =
      bounds.objects == heap::kUnbounded
          ? ""
          : "at most " + std::to_string(bounds.objects) + " objects, ";
  const std::string strings =
      bounds.characters
          ? ", strings up to " + std::to_string(*bounds.characters)
          : "";
  return objects + "arrays up to " + std::to_string(bounds.array_length) +
         strings;
}

}  // namespace cli
