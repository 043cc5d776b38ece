#include "cli/exploring/merge_report.h"

#include <set>
#include <string>

#include "base/counted.h"
#include "cli/options/merge_choice.h"
#include "engine/analysis/assumptions.h"
#include "engine/predicates/abstraction.h"
#include "engine/program/bodies.h"
#include "engine/state/body.h"

namespace cli {

using engine::Merge;

std::string HeapText(const engine::AnalysisOptions& options) {
  const Merge merge = options.machine.merge;
  if (merge == Merge::kOff) return options.heap;
  return options.heap + ", merge " + MergeWord(merge);
}

namespace {

std::string CounterText(const engine::MergeCounts& counts) {
  if (counts.most_entries == 0) return "";
  return "the counter had up to " +
         base::Counted(counts.most_entries, "place") + "; ";
}

// Was some loop looked at?
bool HasLoops(const engine::MergeCounts& counts) {
  return counts.patterns + counts.irregular + counts.wide > 0;
}

std::string PatternsText(const engine::MergeCounts& counts) {
  if (!HasLoops(counts)) return "";
  return base::Counted(counts.in_patterns, "way") + " round loops in " +
         base::Counted(counts.patterns, "pattern") + ", " +
         base::Counted(counts.irregular, "loop") + " without, " +
         std::to_string(counts.wide) + " with too many ways; ";
}

}  // namespace

std::string MergeText(const engine::MergeCounts& counts) {
  const std::string chosen =
      counts.chosen == nullptr ? "" : std::string(counts.chosen) + "; ";
  return chosen + PatternsText(counts) + base::Counted(counts.merged, "path") +
         " met in " + base::Counted(counts.merges, "merge") + ", " +
         std::to_string(counts.declined) + " declined, " +
         std::to_string(counts.refused) + " not possible; " +
         CounterText(counts) + "control flows are not counted";
}

bool IsOverApproximated(const engine::MergeCounts& counts) {
  return counts.given + counts.inferred > 0;
}

std::string NumbersText(const engine::MergeCounts& counts) {
  return "numbers they had different: " + std::to_string(counts.kept) +
         " equal all the same, " + std::to_string(counts.given) +
         " by predicates given, " + std::to_string(counts.inferred) +
         " by predicates inferred, " + std::to_string(counts.exact) + " exact";
}

std::vector<std::string> UnusedPredicatesOf(const engine::Context& context) {
  const auto& given = context.options.predicates;
  if (given == nullptr) return {};
  std::set<std::string> run;
  context.bodies.ForEach(
      [&](const engine::Body& body) { run.insert(body.text); });
  return engine::UnusedPredicates(*given, context.merging, run);
}

nlohmann::ordered_json MergeJson(const engine::MergeCounts& counts) {
  nlohmann::ordered_json json = {{"merges", counts.merges},
                                 {"merged", counts.merged},
                                 {"declined", counts.declined},
                                 {"refused", counts.refused}};
  if (counts.most_entries != 0) json["most_entries"] = counts.most_entries;
  if (HasLoops(counts))
    json["loops"] = {{"patterns", counts.patterns},
                     {"in_patterns", counts.in_patterns},
                     {"irregular", counts.irregular},
                     {"wide", counts.wide}};
  if (counts.chosen != nullptr) json["chosen"] = counts.chosen;
  if (IsOverApproximated(counts) || counts.kept + counts.exact > 0)
    json["numbers"] = {{"kept", counts.kept},
                       {"given", counts.given},
                       {"inferred", counts.inferred},
                       {"exact", counts.exact}};
  return json;
}

std::string RequirementWord(engine::Analysis& analysis,
                            const engine::AnalysisOptions& options) {
  const bool formula = options.machine.requires_as_formula &&
                       engine::RequirementNote(analysis, options).empty();
  return formula ? "formula" : "code";
}

}  // namespace cli
