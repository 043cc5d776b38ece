#include "check/sweep.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "engine/analysis/assumptions.h"
#include "engine/runtime/context.h"
#include "engine/search/end.h"
#include "engine/search/explore_paths.h"
#include "expr/diagram.h"

namespace check {
namespace {

using base::Result;
using engine::Analysis;

// Options that let a path go on which was cut short.
constexpr struct {
  search::EndKind kind;
  const char* option;
} kHelp[] = {
    {search::EndKind::kUnknown, kSolverHelp},
    {search::EndKind::kBound, "a larger --new-array-bound"},
    {search::EndKind::kStepLimit, "a larger --step-limit"},
    {search::EndKind::kCallDepth, "a larger --call-depth"},
};

}  // namespace

std::string HelpFor(search::EndKind kind) {
  for (const auto& help : kHelp)
    if (help.kind == kind) return help.option;
  return "";
}

std::string CutText(const search::End& end) {
  return std::string(search::InfoOf(end.kind).text) +
         (end.detail.empty() ? "" : ": " + end.detail);
}

namespace {

// What fails in the same place for the same reason is told once.
bool IsAlike(const Judged& a, const Judged& b) {
  return a.why == b.why && a.state.end_body == b.state.end_body &&
         a.state.end_at == b.state.end_at;
}

void AddViolation(const std::shared_ptr<Analysis>& analysis, Judged judged,
                  std::vector<Violation>& all) {
  const InputSize size = SizeOfInput(*analysis, judged.state);
  for (Violation& known : all)
    if (IsAlike(known.path, judged)) {
      ++known.ways;
      if (size >= known.size) return;
      known.size = size;
      known.path = std::move(judged);
      return;
    }
  all.push_back({analysis, std::move(judged), size});
}

void AddCut(const Judged& judged, std::map<std::string, std::string>& cuts) {
  if (!judged.doubtful)
    cuts.emplace(CutText(judged.end), HelpFor(judged.end.kind));
  else if (judged.state.assumes != nullptr)
    cuts.emplace(std::string("assuming ") + judged.state.assumes, "");
  else
    cuts.emplace(kSolverUnknown, kSolverHelp);
}

void Count(Sweep& sweep, Judged judged) {
  switch (judged.outcome) {
    case Outcome::kGood:
      ++sweep.good;
      break;
    case Outcome::kRuledOut:
      ++sweep.ruled_out;
      break;
    case Outcome::kViolated:
      // Where no input is known, a solver has only not ruled it out.
      if (judged.doubtful &&
          SizeOfInput(*sweep.analysis, judged.state) == kNoInput) {
        sweep.cuts.emplace(kSolverUnknown, kSolverHelp);
        break;
      }
      AddViolation(sweep.analysis, std::move(judged), sweep.violations);
      break;
    case Outcome::kException:
      ++sweep.good;
      AddViolation(sweep.analysis, std::move(judged), sweep.exceptions);
      break;
    case Outcome::kCut:
      AddCut(judged, sweep.cuts);
      break;
  }
}

bool IsApproximate(const std::vector<Violation>& all) {
  return std::any_of(all.begin(), all.end(), [](const Violation& each) {
    return each.path.state.approximate;
  });
}

Result<Sweep> SweepOnce(const classfile::ClassPath& path,
                        const Property& property, const Driver& driver,
                        const SweepOptions& options) {
  engine::AnalysisOptions asked = options.analysis;
  if (!driver.requires_method.empty())
    asked.requires_method = driver.requires_method;
  asked.all_invariants_apply = false;  // each bears on some properties
  asked.initialized = driver.initialized;
  asked.machine.deadline = options.limits.deadline;
  Sweep sweep;
  ASSIGN_OR_RETURN(sweep.analysis, Analysis::Make(path, driver.entry, asked));
  std::atomic<bool> enough = false;
  search::Limits limits = options.limits;
  const expr::Diagram::Watch watch(sweep.analysis->pool().diagram(),
                                   options.limits.deadline);
  sweep.exploration = search::ExplorePaths(
      sweep.analysis->machine(), options.order, limits,
      [&](const engine::State& state, const search::End& end) {
        for (Judged& judged : Judge(*sweep.analysis, property, state, end)) {
          if (judged.outcome == Outcome::kViolated &&
              options.ignored.count(end.detail) > 0)
            judged.outcome = judged.doubtful ? Outcome::kCut : Outcome::kGood;
          Count(sweep, std::move(judged));
        }
        if (options.first_only && !sweep.violations.empty()) enough = true;
      },
      [&](const search::Exploration& so_far, size_t pending) {
        sweep.out_of_states = so_far.states > options.most_states;
        sweep.out_of_questions =
            sweep.analysis->checker().questions() > options.most_questions;
        if (enough || sweep.out_of_states || sweep.out_of_questions)
          throw base::OutOfTime();
        options.watch(so_far, pending);
      });
  sweep.at_bound = sweep.analysis->at_bound();
  for (const std::string& text :
       engine::AssumptionsBeyondBounds(*sweep.analysis))
    sweep.cuts.emplace("assuming " + text, "");
  return sweep;
}

}  // namespace

SweepOptions Exactly(SweepOptions options) {
  if (options.analysis.machine.merge == engine::Merge::kPredicates)
    options.analysis.machine.merge = engine::Merge::kJoins;
  return options;
}

Result<Sweep> SweepProperty(const classfile::ClassPath& path,
                            const Property& property, const Driver& driver,
                            const SweepOptions& options) {
  ASSIGN_OR_RETURN(Sweep sweep, SweepOnce(path, property, driver, options));
  if (!IsApproximate(sweep.violations) && !IsApproximate(sweep.exceptions))
    return sweep;
  ASSIGN_OR_RETURN(Sweep exact,
                   SweepOnce(path, property, driver, Exactly(options)));
  if (!exact.complete() && exact.violations.empty())
    exact.cuts.emplace(kUnconfirmed, "--merge joins");
  return exact;
}

}  // namespace check
