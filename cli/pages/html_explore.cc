#include "cli/pages/html_explore.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/pages/html_file.h"
#include "engine/analysis/assumptions.h"
#include "engine/machine/machine.h"
#include "engine/search/end.h"
#include "engine/state/branch.h"
#include "engine/state/slot.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "report/heap_json.h"
#include "report/html/page.h"
#include "report/html/sections.h"

namespace cli {
namespace {

using engine::Branch;
using html::Fact;
using Json = nlohmann::ordered_json;

// The compiled test may be the source's condition or its opposite, so a reader
// is told what the code did.
std::string OutcomeText(const engine::ClassTable& table, const Branch& branch) {
  if (branch.kind == Branch::Kind::kTest)
    return branch.outcome != 0 ? "jumps" : "goes on";
  const Json told = OutcomeOf(table, branch);
  return told.is_string() ? told.get<std::string>() : told.dump();
}

Json HeapOf(const engine::Analysis& analysis,
            const std::optional<heap::ConcreteHeap>& heap) {
  return heap ? report::HeapJson(analysis.types(), *heap) : Json(nullptr);
}

std::vector<std::string> RemarksOf(const PathSummary& summary) {
  std::vector<std::string> remarks;
  if (summary.doubtful)
    remarks.push_back(
        "A solver could not tell whether this path can be taken.");
  if (!summary.assumes.empty())
    remarks.push_back("Assuming " + summary.assumes + ".");
  if (summary.branches_left_out() != 0)
    remarks.push_back(std::to_string(summary.branches_left_out()) +
                      " further decisions are not listed.");
  return remarks;
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

html::PathItem ExploreHtml::ItemOf(engine::Analysis& analysis,
                                   const engine::State& state,
                                   const PathSummary& summary) {
  html::PathItem item;
  item.end = summary.end.kind;
  item.outcome = summary.value.empty() ? summary.end.detail : summary.value;
  if (state.end_body != nullptr)
    item.place = {MethodOf(analysis, *state.end_body), summary.line};
  item.conditions = summary.conditions;
  const std::vector<Branch> branches = state.branches.ToVector();
  for (size_t i = 0; i < summary.told_branches(); ++i)
    item.decisions.push_back({{MethodOf(analysis, *branches[i].body),
                               branches[i].body->LineAt(branches[i].at)},
                              OutcomeText(analysis.table(), branches[i])});
  item.remarks = RemarksOf(summary);
  item.input = HeapOf(analysis, summary.input);
  item.output = summary.output == summary.input
                    ? item.input
                    : HeapOf(analysis, summary.output);
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
                                const AnalysisRun& run, uint64_t states,
                                bool complete) && {
  html::Page page{analysis.entry_text(),
                  "explore · heap " + run.options.heap + " · " +
                      BoundsText(run.options.bounds),
                  {}};
  std::vector<Fact> facts = {
      {"paths", std::to_string(paths_)},
      {"explored", complete ? "completely" : "NOT completely",
       complete ? Fact::Tone::kGood : Fact::Tone::kBad},
      {"states", std::to_string(states)},
      {"bytecodes", std::to_string(analysis.machine().context().bytecodes)},
      {"solver calls", std::to_string(analysis.checker().questions())}};
  const size_t beyond = engine::AssumptionsBeyondBounds(analysis).size();
  const auto assumed = engine::AllAssumptions(analysis, run.options);
  for (size_t i = 0; i < assumed.size(); ++i)
    facts.push_back(
        {"assuming", assumed[i],
         i + beyond < assumed.size() ? Fact::Tone::kPlain : Fact::Tone::kBad});
  page.sections.push_back(html::FactsSection("", facts));
  page.sections.push_back(std::move(list_).Finish("Paths"));
  return WriteHtml(args, page);
}

}  // namespace cli
