#include "cli/exploring/merge_report.h"

#include "base/counted.h"
#include "cli/options/merge_choice.h"
#include "engine/analysis/assumptions.h"

namespace cli {

using engine::Merge;

std::string HeapText(const engine::AnalysisOptions& options) {
  const Merge merge = options.machine.merge;
  if (merge == Merge::kOff) return options.heap;
  return options.heap + ", merge " + MergeWord(merge);
}

namespace {

// Where some loop was looked at.
std::string PatternsText(const engine::MergeCounts& counts) {
  if (counts.patterns + counts.irregular + counts.wide == 0) return "";
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
         std::to_string(counts.refused) +
         " not possible; control flows are not counted";
}

nlohmann::ordered_json MergeJson(const engine::MergeCounts& counts) {
  nlohmann::ordered_json json = {
      {"merges", counts.merges},       {"merged", counts.merged},
      {"declined", counts.declined},   {"refused", counts.refused},
      {"patterns", counts.patterns},   {"in_patterns", counts.in_patterns},
      {"irregular", counts.irregular}, {"wide", counts.wide}};
  if (counts.chosen != nullptr) json["chosen"] = counts.chosen;
  return json;
}

std::string RequirementWord(engine::Analysis& analysis,
                            const engine::AnalysisOptions& options) {
  const bool formula = options.machine.requires_as_formula &&
                       engine::RequirementNote(analysis, options).empty();
  return formula ? "formula" : "code";
}

}  // namespace cli
