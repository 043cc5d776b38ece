#include "check/check_property.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

#include "check/class_reader.h"
#include "engine/analysis/analysis.h"
#include "engine/analysis/assumptions.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_point.h"
#include "engine/program/program.h"
#include "engine/search/path_checker.h"
#include "heap/initializer.h"

namespace check {
namespace {

using base::Result;

// Looking for a smaller input must not take longer than finding one did: so
// many states are explored at least, and so many times those of the search.
constexpr uint64_t kLeastStates = 20'000;
constexpr uint64_t kTimesStates = 10;

void AddCodeRead(engine::Analysis& analysis, std::set<std::string>& read) {
  const engine::ClassTable& table = analysis.table();
  analysis.program().bodies.ForEach([&](const engine::Body& body) {
    const engine::ClassInfo& owner = table[body.owner];
    if (owner.file != nullptr && !IsOfLibrary(*owner.file))
      read.insert(owner.name);
  });
  for (const engine::ClassId c : analysis.entry_point().searched)
    read.insert(table[c].name);
}

void AddStats(const Sweep& sweep, Checked& checked) {
  AddCodeRead(*sweep.analysis, checked.code_read);
  checked.states += sweep.exploration.states;
  checked.bytecodes += sweep.analysis->machine().context().bytecodes;
  checked.solver_calls += sweep.analysis->checker().questions();
}

class Checker {
 public:
  Checker(const classfile::ClassPath& path, const Property& property,
          const Driver& driver, const CheckOptions& options)
      : path_(path),
        property_(property),
        driver_(driver),
        options_(options),
        asked_(options.sweep) {}

  Result<Checked> Run() {
    const uint32_t last = asked_.analysis.bounds.depth;
    uint32_t bound =
        options_.deepen && last != heap::kUnbounded ? std::min(1u, last) : last;
    while (true) {
      ASSIGN_OR_RETURN(Sweep sweep, SweepWithin(bound));
      checked_.bound = bound;
      const bool over = Conclude(std::move(sweep));
      if (over || bound == last) break;
      ++bound;
    }
    if (!checked_.violations.empty()) {
      RETURN_IF_ERROR(Shrink());
      checked_.verdict = Verdict::kViolated;
      checked_.why = checked_.violations.front().path.why;
    }
    return std::move(checked_);
  }

 private:
  Result<Sweep> SweepWithin(uint32_t bound) {
    SweepOptions options = asked_;
    options.analysis.bounds.depth = bound;
    if (options_.watch)
      options.watch = [this, bound](const search::Exploration& so_far,
                                    size_t pending) {
        options_.watch(bound, so_far, pending);
      };
    return SweepProperty(path_, property_, driver_, options);
  }

  // Whether larger bounds need not be tried.
  bool Conclude(Sweep sweep) {
    AddStats(sweep, checked_);
    checked_.paths = sweep.good + sweep.ruled_out + sweep.violations.size();
    checked_.ruled_out = sweep.ruled_out;
    checked_.apart = std::move(sweep.exceptions);
    checked_.any_bound = !sweep.at_bound;
    checked_.coverage = CoverageOf(*sweep.analysis, property_);
    checked_.assumes =
        engine::AllAssumptions(*sweep.analysis, BoundsThatCount());
    if (!sweep.violations.empty()) {
      checked_.violations = std::move(sweep.violations);
      return true;
    }
    if (sweep.complete()) {
      checked_.known_up_to = checked_.bound;
      checked_.why = WhyVacuous(sweep);
      checked_.verdict =
          checked_.why.empty() ? Verdict::kHolds : Verdict::kVacuous;
      return !sweep.at_bound;
    }
    checked_.verdict = Verdict::kInconclusive;
    Explain(sweep);
    return sweep.exploration.stopped || !sweep.at_bound;
  }

  // Empty: it says something.
  std::string WhyVacuous(const Sweep& sweep) const {
    const Coverage& coverage = checked_.coverage;
    if (sweep.good == 0)
      return sweep.ruled_out > 0 ? "the test's assumptions admit no input"
                                 : "no input meets what is required of it";
    if (!coverage.uncovered.empty())
      return "never reached, though it was to be: " + coverage.uncovered[0];
    const bool silent = property_.kind == Property::Kind::kTest &&
                        !property_.IsBoolean() && property_.expected.empty();
    return silent && coverage.claims > 0 && !coverage.claim_reached
               ? "no path reaches an assertion"
               : "";
  }

  // A bound that nothing came up to is no assumption; the driver's own
  // requirement is told by what it is made of.
  engine::AnalysisOptions BoundsThatCount() const {
    engine::AnalysisOptions asked = asked_.analysis;
    asked.bounds.depth = checked_.any_bound ? heap::kUnbounded : checked_.bound;
    return asked;
  }

  void Explain(const Sweep& sweep) {
    checked_.gave_up = sweep.out_of_questions;
    if (sweep.out_of_questions) {
      checked_.why = "more than " + std::to_string(asked_.most_questions) +
                     " questions to a solver";
      return;
    }
    if (sweep.exploration.stopped) {
      checked_.why = asked_.limits.deadline.Cancelled() ? kInterrupted
                     : asked_.limits.deadline.TimedOut()
                         ? "stopped by --time-limit"
                         : "stopped by --max-paths";
      checked_.help = "a larger --time-limit, or a smaller --bound";
      return;
    }
    checked_.why.clear();
    constexpr size_t kMost = 3;
    size_t told = 0;
    for (const auto& [cut, help] : sweep.cuts) {
      if (checked_.help.empty()) checked_.help = help;
      if (told++ == kMost) {
        checked_.why +=
            "; and " + std::to_string(sweep.cuts.size() - kMost) + " more";
        break;
      }
      checked_.why += (checked_.why.empty() ? "" : "; ") + cut;
    }
  }

  // Tries with fewer and fewer objects allowed, from none on: the first that
  // shows a violation is the least.
  base::Status Shrink() {
    std::vector<Violation>& all = checked_.violations;
    std::stable_sort(
        all.begin(), all.end(),
        [](const Violation& a, const Violation& b) { return a.size < b.size; });
    SweepOptions options = Exactly(asked_);
    options.first_only = true;
    options.most_questions = std::numeric_limits<uint64_t>::max();
    options.most_states =
        std::max(kLeastStates, kTimesStates * checked_.states);
    options.analysis.bounds.depth = checked_.bound;
    for (uint32_t n = 0; n < all.front().size.objects; ++n) {
      if (options.limits.deadline.Expired()) break;
      if (n >= asked_.analysis.bounds.objects) break;
      options.analysis.bounds.objects = n;
      ASSIGN_OR_RETURN(Sweep sweep,
                       SweepProperty(path_, property_, driver_, options));
      AddStats(sweep, checked_);
      if (!sweep.violations.empty()) {
        Prefer(std::move(sweep.violations.front()));
        break;
      }
    }
    return base::Ok{};
  }

  // In the place of the one it is like, and first.
  void Prefer(Violation smaller) {
    std::vector<Violation>& all = checked_.violations;
    const auto same = std::find_if(
        all.begin(), all.end(),
        [&](const Violation& v) { return v.path.why == smaller.path.why; });
    if (smaller.size >= all.front().size) return;
    if (same != all.end()) {
      smaller.ways = same->ways;
      all.erase(same);
    }
    all.insert(all.begin(), std::move(smaller));
  }

  const classfile::ClassPath& path_;
  const Property& property_;
  const Driver& driver_;
  const CheckOptions& options_;
  const SweepOptions& asked_;
  Checked checked_;
};

}  // namespace

const char* WordOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::kHolds:
      return "holds";
    case Verdict::kViolated:
      return "violated";
    case Verdict::kVacuous:
      return "vacuous";
    case Verdict::kInconclusive:
      return "inconclusive";
  }
  return "";
}

namespace {

// The parameters that a caller can be expected not to leave null.
std::string NeverNull(const Property& property, std::string names) {
  for (const Parameter& parameter : property.parameters)
    if (!parameter.nullable &&
        (parameter.descriptor[0] == 'L' || parameter.descriptor[0] == '['))
      names += (names.empty() ? "" : ",") + parameter.name;
  return names;
}

// A public method: first with arguments that are there. What fails only where
// one is null is told apart.
Result<Checked> CheckRobust(const classfile::ClassPath& path,
                            const Property& property, const Driver& driver,
                            const CheckOptions& options) {
  CheckOptions given = options;
  std::string& non_null = given.sweep.analysis.non_null;
  const std::string narrowed = NeverNull(property, non_null);
  const bool narrows = narrowed != non_null;
  non_null = narrowed;
  ASSIGN_OR_RETURN(Checked checked,
                   Checker(path, property, driver, given).Run());
  if (!narrows || checked.verdict != Verdict::kHolds) return checked;
  ASSIGN_OR_RETURN(Checked any, Checker(path, property, driver, options).Run());
  checked.apart = std::move(any.violations);
  checked.code_read.merge(any.code_read);
  return checked;
}

}  // namespace

Result<Checked> CheckProperty(const classfile::ClassPath& path,
                              const Property& property, const Driver& driver,
                              const CheckOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  ASSIGN_OR_RETURN(Checked checked,
                   property.kind == Property::Kind::kRobust
                       ? CheckRobust(path, property, driver, options)
                       : Checker(path, property, driver, options).Run());
  checked.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return checked;
}

}  // namespace check
