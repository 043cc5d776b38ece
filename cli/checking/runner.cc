#include "cli/checking/runner.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "base/os/file.h"
#include "check/driver.h"
#include "check/own_code.h"
#include "check/sweep.h"
#include "cli/checking/failure_test.h"
#include "cli/checking/source_places.h"
#include "cli/tables/end_groups.h"
#include "cli/tables/path_summary.h"
#include "cli/tables/replay.h"
#include "cli/tables/thrown.h"
#include "engine/linking/class_table.h"
#include "heap/initializer.h"
#include "report/heap_json.h"
#include "report/path_block.h"

namespace cli {
namespace {

using base::Result;
using check::Checked;
using check::Property;
using check::Verdict;
using check::Violation;
namespace fs = std::filesystem;

// A screen of them: the first lead to the place, the last to what went wrong.
constexpr size_t kMostSteps = 12;

// The file of a driver, there as long as its property is checked: no other
// property's inputs are of its class.
class DriverFile {
 public:
  static Result<DriverFile> Write(const fs::path& folder,
                                  const check::Driver& driver) {
    DriverFile file;
    if (driver.bytes.empty()) return file;
    file.path_ = folder / (driver.class_name + ".class");
    RETURN_IF_ERROR(os::WriteFile(
        file.path_, {reinterpret_cast<const char*>(driver.bytes.data()),
                     driver.bytes.size()}));
    return file;
  }
  DriverFile(DriverFile&& other) noexcept
      : path_(std::exchange(other.path_, {})) {}
  DriverFile& operator=(DriverFile&&) = delete;
  ~DriverFile() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove(path_, ignored);
  }

 private:
  DriverFile() = default;
  fs::path path_;
};

// Library code, frameworks and drivers decide much that nobody wants to read.
bool IsTold(const engine::ClassTable& table, const engine::Branch& branch) {
  return check::IsOwnCode(table, branch.body->owner);
}

void AddTrace(const PathSummary& path, Failure& failure) {
  std::vector<TraceStep> all;
  for (const engine::Branch& branch : path.branches.ToVector())
    if (IsTold(*path.table, branch)) {
      const auto outcome = OutcomeOf(*path.table, branch);
      all.push_back(
          {branch.body->text, branch.body->LineAt(branch.at),
           outcome.is_string() ? outcome.get<std::string>() : outcome.dump(),
           SourcePathOf((*path.table)[branch.body->owner])});
    }
  if (all.size() > kMostSteps) {
    failure.trace_left_out = all.size() - kMostSteps;
    all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(kMostSteps));
  }
  failure.trace = std::move(all);
}

std::string HeadText(const Failure& failure) {
  return failure.why + (failure.place.empty() ? "" : " at " + failure.place) +
         (failure.ways == 1 ? ""
                            : " (" + std::to_string(failure.ways) + " ways)");
}

std::string BlockOf(const engine::Analysis& analysis, const PathSummary& path,
                    const Failure& failure, const report::Medium& medium) {
  report::PathBlock block{{2, {{HeadText(failure), report::Tone::kBad}}},
                          path.conditions};
  block.lore = path.lore;
  if (path.input) block.input = &*path.input;
  if (path.output) {
    block.output = &*path.output;
    block.told_root = path.result_root;
  }
  return report::BlockText(analysis.types(), block, medium);
}

std::string TextOf(const PathSummary::Running& place) {
  return place.class_name + "." + place.method +
         (place.line == 0 ? "" : ":" + std::to_string(place.line));
}

// Where it went wrong in the code that is checked: the innermost method that is
// neither the library's nor a framework's.
const PathSummary::Running* OwnPlace(const PathSummary& path) {
  for (const PathSummary::Running& place : path.running)
    if (check::IsOwnCode(*path.table, place.body->owner)) return &place;
  return nullptr;
}

void AddPlace(const Violation& violation, const PathSummary& path,
              Failure& failure) {
  if (const PathSummary::Running* place = OwnPlace(path)) {
    failure.place = TextOf(*place);
    failure.line = place->line;
    failure.file = SourcePathOf((*path.table)[place->body->owner]);
  }
  if (failure.place.empty() && path.end.kind != search::EndKind::kReturn) {
    failure.place = PlaceText(path);
    failure.line = LineToShow(path);
    const PathSummary::Running* call = CallOfLibrary(path);
    if (const engine::Body* body =
            call ? call->body : violation.path.state.end_body)
      failure.file = SourcePathOf((*path.table)[body->owner]);
  }
  for (const PathSummary::Running& place : path.running)
    if (place.class_name.find(check::kDriverMark) == std::string::npos)
      failure.stack.push_back(TextOf(place));
  for (const PathSummary::Answered& asked : path.asked)
    failure.asked.push_back(asked.clock != nullptr
                                ? asked.name + " = " + asked.value
                                : asked.value);
}

Failure TellFailure(const CheckSetup& setup, const Violation& violation,
                    const PathSummary& path) {
  const engine::Analysis& analysis = *violation.analysis;
  Failure failure;
  failure.why = violation.path.why;
  failure.ways = violation.ways;
  AddPlace(violation, path, failure);
  failure.thrown = StackTrace(path, check::kDriverMark);
  failure.example = ExampleLine(analysis.types(), path);
  AddTrace(path, failure);
  failure.block = BlockOf(analysis, path, failure, setup.medium);
  failure.plain = BlockOf(analysis, path, failure, false);
  if (path.input)
    failure.input = report::HeapJson(analysis.types(), *path.input, path.lore);
  failure.confirmed = path.replayed == PathSummary::Replayed::kConfirmed;
  if (!failure.confirmed) failure.unconfirmed = ReplayedText(path);
  return failure;
}

// All of one analysis at once: a JVM takes its time to start.
std::vector<Failure> TellFailures(const CheckSetup& setup,
                                  const Property& property,
                                  const std::vector<Violation>& violations,
                                  size_t told_before,
                                  std::set<std::string>& read) {
  std::vector<Failure> failures;
  for (size_t i = 0; i < violations.size();) {
    engine::Analysis& analysis = *violations[i].analysis;
    std::vector<PathSummary> paths;
    for (size_t j = i;
         j < violations.size() && violations[j].analysis.get() == &analysis;
         ++j) {
      paths.push_back(Summarize(analysis, violations[j].path.state,
                                violations[j].path.end));
      if (const PathSummary::Running* place = OwnPlace(paths.back()))
        paths.back().fails_at = *place;
    }
    if (setup.java.why_not.empty())
      ReplayPaths(analysis, setup.java, paths, setup.run.limits.deadline);
    for (const PathSummary& path : paths) {
      failures.push_back(TellFailure(setup, violations[i], path));
      AddTest(setup.run.path, property, violations[i++],
              told_before + failures.size(), failures.back(), read);
    }
  }
  return failures;
}

// A run on a JVM that went otherwise: whose bug that is, is plain.
void Disbelieve(const std::vector<Violation>& violations,
                PropertyVerdict& verdict) {
  if (verdict.failures.empty()) return;
  const Failure& first = verdict.failures.front();
  if (first.confirmed) return;
  const bool differs = first.unconfirmed.find("DIFFERS") != std::string::npos;
  if (!differs && !violations.front().path.doubtful) return;
  verdict.verdict = Verdict::kInconclusive;
  verdict.why = differs
                    ? "a bug of Summa, to be reported with the class file: " +
                          first.unconfirmed
                    : "a violation was found that only a JVM could confirm: " +
                          (first.unconfirmed.empty() ? "none was asked"
                                                     : first.unconfirmed);
}

// A counterexample that an annotation nobody understood may rule out.
void Doubt(const Property& property, PropertyVerdict& verdict) {
  for (const check::Parameter& parameter : property.parameters)
    for (const std::string& ignored : parameter.ignored)
      if (verdict.violated()) {
        verdict.verdict = Verdict::kInconclusive;
        verdict.why = "violated, unless " + ignored + " of " + parameter.name +
                      ", which is not understood, rules the input out";
      }
}

void AddConstraintTexts(const Property& property, PropertyVerdict& verdict) {
  for (const check::Parameter& parameter : property.parameters)
    for (const check::Constraint& constraint : parameter.constraints)
      verdict.assumes.push_back(parameter.name + ": " + constraint.text);
}

std::string BoundText(const Checked& checked) {
  if (checked.any_bound) return "any bound";
  return checked.bound == heap::kUnbounded
             ? "no bound"
             : "bound " + std::to_string(checked.bound);
}

check::CheckOptions OptionsFor(const CheckSetup& setup,
                               const Property& property,
                               uint64_t most_questions) {
  check::CheckOptions options;
  options.sweep.most_questions = most_questions;
  options.sweep.analysis = setup.run.options;
  options.sweep.limits = setup.run.limits;
  options.sweep.order = {setup.run.order, setup.run.seed};
  options.sweep.ignored = setup.ignored;
  if (setup.watch)
    options.watch = [&setup, &property](uint32_t bound,
                                        const search::Exploration& so_far,
                                        size_t pending) {
      setup.watch(property.name, bound, so_far, pending);
    };
  return options;
}

void Tell(const CheckSetup& setup, const Property& property, Checked checked,
          PropertyVerdict& verdict) {
  verdict.verdict = checked.verdict;
  verdict.gave_up = checked.gave_up;
  verdict.why = checked.why;
  verdict.help = checked.help;
  verdict.bound = checked.bound;
  verdict.bound_text = BoundText(checked);
  verdict.assumes = checked.assumes;
  if (setup.coverage) verdict.coverage = std::move(checked.coverage.methods);
  AddConstraintTexts(property, verdict);
  if (!setup.modelled.empty())
    verdict.assumes.push_back(
        "models stand in for libraries that are not there, or draw at "
        "random: " +
        setup.modelled);
  if (!setup.instead.empty()) verdict.assumes.push_back(setup.instead);
  verdict.paths = checked.paths;
  verdict.ruled_out = checked.ruled_out;
  verdict.states = checked.states;
  verdict.bytecodes = checked.bytecodes;
  verdict.solver_calls = checked.solver_calls;
  verdict.seconds = checked.seconds;
  verdict.code_read = std::move(checked.code_read);
  verdict.failures =
      TellFailures(setup, property, checked.violations, 0, verdict.code_read);
  verdict.apart = TellFailures(setup, property, checked.apart,
                               verdict.failures.size(), verdict.code_read);
  Disbelieve(checked.violations, verdict);
  Doubt(property, verdict);
}

PropertyVerdict VerdictOn(const Property& property) {
  PropertyVerdict verdict;
  verdict.name = property.name;
  verdict.file = property.file;
  verdict.line = property.line;
  verdict.source = SourcePath(property.method.owner, property.file);
  verdict.framework = property.framework;
  return verdict;
}

PropertyVerdict RunOnce(const CheckSetup& setup, const Property& property,
                        size_t number, uint64_t most_questions) {
  PropertyVerdict verdict = VerdictOn(property);
  if (!property.skipped.empty()) {
    verdict.skipped = true;
    verdict.why = property.skipped;
    return verdict;
  }
  const check::Driver driver = check::MakeDriver(property, number);
  const Result<DriverFile> file = DriverFile::Write(setup.drivers, driver);
  Result<Checked> checked =
      file.ok()
          ? check::CheckProperty(setup.run.path, property, driver,
                                 OptionsFor(setup, property, most_questions))
          : Result<Checked>(file.error());
  if (!checked.ok()) {
    verdict.why = "cannot be checked: " + checked.error().ToString();
    verdict.bound_text = "not run";
    return verdict;
  }
  Tell(setup, property, std::move(checked.value()), verdict);
  return verdict;
}

// Where models could stand in, a library's own code gets so many questions to
// the solver: making the message of an assertion must not take minutes.
constexpr uint64_t kQuestionsOfLibraries = 500;
constexpr uint64_t kNoLimit = std::numeric_limits<uint64_t>::max();

// What a model throws that lacks what is called.
constexpr std::string_view kLinkage[] = {
    "NoSuchMethodError",    "NoSuchFieldError",
    "NoClassDefFoundError", "AbstractMethodError",
    "IllegalAccessError",   "IncompatibleClassChangeError"};

bool IsLinkage(const Failure& failure) {
  return std::any_of(
      std::begin(kLinkage), std::end(kLinkage),
      [&](std::string_view error) { return failure.why.ends_with(error); });
}

// With models, that is: a counterexample must be seen on a JVM, and be none of
// theirs.
bool IsAnswer(const CheckSetup& setup, const PropertyVerdict& verdict) {
  if (verdict.verdict == Verdict::kInconclusive) return false;
  if (!verdict.violated()) return true;
  return (verdict.failures.front().confirmed || !setup.java.why_not.empty()) &&
         std::none_of(verdict.failures.begin(), verdict.failures.end(),
                      IsLinkage);
}

CheckSetup WithModels(const CheckSetup& setup, const std::string& why) {
  const StandIns& models = *setup.stand_ins;
  CheckSetup other{models.run,     models.java,  setup.drivers, setup.ignored,
                   setup.modelled, setup.medium, setup.coverage};
  other.watch = setup.watch;
  other.instead = "models stand in for " + models.packages +
                  ": their own code could not be run (" + why + ")";
  return other;
}

// What is not known of one of two runs is not known of both.
void JoinCodeRead(const PropertyVerdict& other, PropertyVerdict& verdict) {
  if (other.code_read.empty() || verdict.code_read.empty())
    verdict.code_read.clear();
  else
    verdict.code_read.insert(other.code_read.begin(), other.code_read.end());
}

PropertyVerdict AfterOther(const PropertyVerdict& first,
                           PropertyVerdict verdict) {
  verdict.states += first.states;
  verdict.bytecodes += first.bytecodes;
  verdict.solver_calls += first.solver_calls;
  verdict.seconds += first.seconds;
  JoinCodeRead(first, verdict);
  return verdict;
}

}  // namespace

PropertyVerdict NoVerdict(const Property& property) {
  PropertyVerdict verdict = VerdictOn(property);
  verdict.bound_text = "not run";
  return verdict;
}

PropertyVerdict RunProperty(const CheckSetup& setup, const Property& property,
                            size_t number) {
  if (setup.stand_ins == nullptr)
    return RunOnce(setup, property, number, kNoLimit);
  PropertyVerdict first =
      RunOnce(setup, property, number, kQuestionsOfLibraries);
  if (first.skipped || first.verdict != Verdict::kInconclusive ||
      setup.run.limits.deadline.Expired())
    return first;
  const CheckSetup models = WithModels(setup, first.why);
  PropertyVerdict second =
      AfterOther(first, RunOnce(models, property, number, kNoLimit));
  if (IsAnswer(models, second)) return second;
  JoinCodeRead(second, first);
  if (!first.gave_up || setup.run.limits.deadline.Expired()) return first;
  return AfterOther(second, RunOnce(setup, property, number, kNoLimit));
}

}  // namespace cli
