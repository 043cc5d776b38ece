// One finished path of a method, as a report tells it.
#ifndef CLI_PATH_SUMMARY_H_
#define CLI_PATH_SUMMARY_H_

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/analysis.h"
#include "engine/search/end.h"
#include "engine/state.h"
#include "heap/concrete.h"
#include "report/heap_json.h"

namespace cli {

struct PathSummary {
  search::End end;
  std::string value;                    // of a path that returned one
  std::vector<std::string> conditions;  // joined by &&
  // ["LinkedList.contains", 12, true]: where, and the outcome.
  nlohmann::ordered_json branches;
  // Digest of all decisions, also those that `branches` need not tell: equal
  // on two paths, of whatever heap, where they are the same control flow.
  std::string flow;
  // One heap that takes this path, before and after; none where a solver could
  // not find one.
  std::optional<heap::ConcreteHeap> input, output;
  std::string result_root;  // of the output; empty: no result
  report::HeapLore lore;    // refers to the analysis
  bool doubtful = false;
  // What was taken for granted of the input; empty: nothing.
  std::string assumes;
  std::string class_name, method;
  int line = 0;

  bool complete() const {
    return search::InfoOf(end.kind).complete && !doubtful && assumes.empty();
  }
};

PathSummary Summarize(engine::Analysis& analysis, const engine::State& state,
                      const search::End& end);

// "LinkedList.contains:12".
std::string PlaceText(const PathSummary& path);
// A block of lines of at most 80 columns.
std::string ToText(const heap::TypeHierarchy& types, const PathSummary& path,
                   size_t number, bool colour);
nlohmann::ordered_json ToJson(const heap::TypeHierarchy& types,
                              const PathSummary& path, size_t number);

}  // namespace cli

#endif  // CLI_PATH_SUMMARY_H_
