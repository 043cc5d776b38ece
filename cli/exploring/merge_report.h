// What is told of merging: of the method's own paths, and of a requirement that
// is one condition.
#ifndef CLI_EXPLORING_MERGE_REPORT_H_
#define CLI_EXPLORING_MERGE_REPORT_H_

#include <nlohmann/json.hpp>
#include <string>

#include "engine/analysis/analysis.h"
#include "engine/runtime/context.h"

namespace cli {

// The heap, and how paths are merged where they are.
std::string HeapText(const engine::AnalysisOptions& options);

std::string MergeText(const engine::MergeCounts& counts);
// Of --merge predicates: what became of numbers.
std::string NumbersText(const engine::MergeCounts& counts);
nlohmann::ordered_json MergeJson(const engine::MergeCounts& counts);

// Where some numbers are by predicates what is told of such paths; else empty.
inline constexpr const char* kOverApproximated =
    "approximate paths may show outcomes, and hold inputs, that no run has; "
    "every input is in some path";
bool IsOverApproximated(const engine::MergeCounts& counts);
// A line for each of a person's predicates that were of no use.
std::vector<std::string> UnusedPredicatesOf(const engine::Context& context);

// "formula" or "code"; after the run.
std::string RequirementWord(engine::Analysis& analysis,
                            const engine::AnalysisOptions& options);

}  // namespace cli

#endif  // CLI_EXPLORING_MERGE_REPORT_H_
