#include "cli/pages/html_explore.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/counted.h"
#include "base/nested_name.h"
#include "cli/pages/html_counter.h"
#include "cli/pages/html_file.h"
#include "cli/pages/page_heaps.h"
#include "cli/pages/source_truth.h"
#include "cli/tables/end_groups.h"
#include "engine/analysis/assumptions.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/machine/java_signature.h"
#include "engine/machine/machine.h"
#include "engine/program/program.h"
#include "engine/search/end.h"
#include "engine/state/branch.h"
#include "engine/state/lines_run.h"
#include "engine/state/slot.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "report/html/page.h"
#include "report/html/sections.h"

namespace cli {
namespace {

using engine::Branch;
using html::Fact;
using Json = nlohmann::ordered_json;

// "Shape.area(int)".
std::string CallText(const engine::ClassTable& table, engine::MethodId m) {
  const engine::MethodInfo& method = table[m];
  return base::NestedName(table.TextOf(method.owner)) + "." +
         engine::JavaMethodName(method.name()) +
         engine::JavaParameters(method.descriptor());
}

// What the source's condition was.
std::string OutcomeText(const engine::ClassTable& table, const Branch& branch) {
  const engine::Body& body = *branch.body;
  const auto& file = table[body.owner].file;
  // What the engine runs itself decides without instructions.
  if (branch.kind == Branch::Kind::kTest && file != nullptr &&
      body.code != nullptr && body.intrinsic == nullptr) {
    const bool when = TrueWhenJumping(*body.code, file->pool, branch.at);
    return (branch.outcome != 0) == when ? "true" : "false";
  }
  if (branch.kind == Branch::Kind::kCall)
    return CallText(table, engine::MethodId(branch.outcome));
  if (branch.kind == Branch::Kind::kException)
    return base::NestedName(table.TextOf(engine::ClassId(branch.outcome)));
  const Json told = OutcomeOf(table, branch);
  return told.is_string() ? told.get<std::string>() : told.dump();
}

std::vector<std::string> RemarksOf(const PathSummary& summary) {
  std::vector<std::string> remarks;
  if (summary.doubtful)
    remarks.push_back(
        "A solver could not tell whether this path can be taken.");
  if (summary.approximate)
    remarks.push_back(
        "Approximate: it may show an outcome, and hold inputs, that no run "
        "has.");
  if (!summary.assumes.empty())
    remarks.push_back("Assuming " + summary.assumes + ".");
  if (CallOfLibrary(summary) != nullptr)
    remarks.push_back("Ends at " + PlaceText(summary) + ".");
  if (summary.branches_left_out() != 0)
    remarks.push_back(std::to_string(summary.branches_left_out()) +
                      " further decisions are not listed.");
  return remarks;
}

size_t PlacesOf(const std::vector<EndGroup>& groups, search::EndKind kind) {
  return static_cast<size_t>(std::count_if(
      groups.begin(), groups.end(),
      [&](const EndGroup& group) { return group.end.kind == kind; }));
}

// "1 violation and uncaught exceptions at 2 places".
std::string FoundText(const std::vector<EndGroup>& groups) {
  const size_t violations = PlacesOf(groups, search::EndKind::kViolation);
  const size_t exceptions = PlacesOf(groups, search::EndKind::kException);
  const std::string first =
      violations == 0 ? "No violation" : base::Counted(violations, "violation");
  if (exceptions == 0)
    return first + (violations == 0 ? ", no uncaught exception" : "");
  return first + ", uncaught exceptions at " +
         base::Counted(exceptions, "place");
}

// Why a run is not complete, each with what can be done about it.
std::vector<std::string> OpenText(engine::Analysis& analysis,
                                  const ExploreConclusion& conclusion,
                                  const std::vector<EndGroup>& groups) {
  std::vector<std::string> open;
  if (!conclusion.stopped.empty())
    open.push_back("The run was " + conclusion.stopped +
                   ": a higher limit lets it go on.");
  for (const EndGroup& group : groups)
    if (!search::InfoOf(group.end.kind).complete) {
      const std::string remedy = RemedyFor(group.end.kind);
      open.push_back(base::Counted(group.paths.size(), "path") +
                     " cut short at " + group.place + " (" +
                     search::InfoOf(group.end.kind).text + ")" +
                     (remedy.empty() ? "" : ": " + remedy) + ".");
    }
  for (const std::string& text : engine::AssumptionsBeyondBounds(analysis))
    open.push_back("Assuming " + text + ".");
  if (open.empty())
    open.push_back("Of some paths it is not sure that they can be taken.");
  return open;
}

html::Verdict VerdictOf(engine::Analysis& analysis,
                        const ExploreConclusion& conclusion) {
  const std::vector<EndGroup> groups = GroupEnds(conclusion.paths);
  html::Verdict verdict;
  verdict.headline =
      FoundText(groups) + (conclusion.complete
                               ? ", on all inputs within the bounds."
                               : ", as far as was looked: NOT complete.");
  const bool bad = PlacesOf(groups, search::EndKind::kViolation) != 0;
  if (bad)
    verdict.tone = Fact::Tone::kBad;
  else if (conclusion.complete &&
           PlacesOf(groups, search::EndKind::kException) == 0)
    verdict.tone = Fact::Tone::kGood;
  if (!conclusion.complete)
    verdict.open = OpenText(analysis, conclusion, groups);
  for (const EndGroup& group : groups)
    verdict.ends.push_back({search::InfoOf(group.end.kind).text,
                            group.end.detail, group.place,
                            conclusion.paths[group.smallest - 1].example,
                            group.paths.size(), group.smallest});
  return verdict;
}

}  // namespace

std::optional<html::Outcome> OutcomeOf(engine::Analysis& analysis,
                                       const engine::State& state,
                                       const PathSummary& summary) {
  if (state.result.type == engine::Slot::Type::kNone) return std::nullopt;
  const bool returned = summary.end.kind == search::EndKind::kReturn;
  html::Outcome outcome{returned ? "result" : "thrown", summary.value, {}};
  const heap::Value value =
      analysis.machine().context().values.ToValue(state.result);
  if (const auto* set = std::get_if<heap::ValueSet>(&value)) {
    outcome.text = "";
    outcome.reference = *set;
  }
  return outcome;
}

std::unique_ptr<ExploreHtml> ExploreHtml::Make(const Arguments& args,
                                               const AnalysisRun& run) {
  if (!args.Has("--html")) return nullptr;
  return std::unique_ptr<ExploreHtml>(new ExploreHtml(args, run));
}

size_t ExploreHtml::MethodOf(engine::Analysis& analysis,
                             const engine::Body& body) {
  const uint32_t id = body.method.index();
  auto it = methods_.find(id);
  if (it == methods_.end())
    it =
        methods_
            .emplace(id, list_.AddMethod(sources_.Find(analysis.table(), body)))
            .first;
  return it->second;
}

// Of the user's own methods.
std::vector<html::LinesOfPath> ExploreHtml::LinesOf(
    engine::Analysis& analysis, const engine::State& state) {
  std::vector<html::LinesOfPath> all;
  std::optional<engine::MethodId> last;
  state.lines.ForEach(
      [&](engine::MethodId m, uint16_t line, engine::LinesRun::On on) {
        const engine::Body& body = analysis.program().bodies.CodeOf(m);
        if (analysis.table()[body.owner].IsOfLibrary()) return;
        if (last != m) all.push_back({MethodOf(analysis, body)});
        last = m;
        (on == engine::LinesRun::On::kAllWays ? all.back().on_all_ways
                                              : all.back().on_some_ways)
            .push_back(line);
      });
  return all;
}

html::PathItem ExploreHtml::ItemOf(engine::Analysis& analysis,
                                   const engine::State& state,
                                   const PathSummary& summary) {
  html::PathItem item;
  item.end = summary.end.kind;
  item.outcome = summary.value.empty() ? summary.end.detail : summary.value;
  const PathSummary::Running* call = CallOfLibrary(summary);
  if (const engine::Body* body = call ? call->body : state.end_body)
    item.place = {MethodOf(analysis, *body), LineToShow(summary)};
  item.conditions = summary.conditions;
  const std::vector<Branch> branches = state.branches.ToVector();
  for (size_t i = 0; i < summary.told_branches(); ++i)
    item.decisions.push_back({{MethodOf(analysis, *branches[i].body),
                               branches[i].body->LineAt(branches[i].at)},
                              OutcomeText(analysis.table(), branches[i])});
  item.lines = LinesOf(analysis, state);
  item.remarks = RemarksOf(summary);
  PageHeaps heaps = HeapsForPage(analysis.types(), summary);
  item.input = std::move(heaps.input);
  item.output = std::move(heaps.output);
  return item;
}

void ExploreHtml::Add(engine::Analysis& analysis, const engine::State& state,
                      const PathSummary& summary) {
  const html::PathItem item = ItemOf(analysis, state, summary);
  std::optional<html::HeapPicture> picture;
  if (list_.wants_picture())
    picture =
        html::PictureOfHeap(analysis.pool(), analysis.types(), state.place,
                            OutcomeOf(analysis, state, summary));
  list_.Add(item, picture ? &*picture : nullptr);
  ++paths_;
}

void ExploreHtml::AddReplay(size_t path, const PathSummary& summary) {
  const std::string text = ReplayedText(summary);
  if (summary.replayed == PathSummary::Replayed::kConfirmed)
    list_.AddToOutcome(path, " · " + text);
  else
    list_.AddRemark(path, text);
}

base::Status ExploreHtml::Write(const Arguments& args,
                                engine::Analysis& analysis,
                                const AnalysisRun& run,
                                const ExploreConclusion& conclusion) && {
  html::Page page{analysis.java_entry_text(),
                  "explore · heap " + run.options.heap + " · " +
                      BoundsText(run.options.bounds),
                  {}};
  std::vector<Fact> facts = {
      {"paths", std::to_string(paths_)},
      {"explored", conclusion.complete ? "completely" : "NOT completely",
       conclusion.complete ? Fact::Tone::kGood : Fact::Tone::kBad},
      {"states", std::to_string(conclusion.states)},
      {"bytecodes", std::to_string(analysis.machine().context().bytecodes)},
      {"solver calls", std::to_string(analysis.checker().questions())}};
  const size_t beyond = engine::AssumptionsBeyondBounds(analysis).size();
  const auto assumed = engine::AllAssumptions(analysis, run.options);
  for (size_t i = 0; i < assumed.size(); ++i)
    facts.push_back(
        {"assuming", assumed[i],
         i + beyond < assumed.size() ? Fact::Tone::kPlain : Fact::Tone::kBad});
  page.sections.push_back(
      html::VerdictSection(VerdictOf(analysis, conclusion)));
  page.sections.push_back(html::FactsSection("", facts));
  page.sections.push_back(std::move(list_).Finish("Paths"));
  for (html::Section& section : CounterSections(analysis.machine()))
    page.sections.push_back(std::move(section));
  return WriteHtml(args, page);
}

}  // namespace cli
