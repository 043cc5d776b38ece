// The answer in a few lines: how the paths of a method end and where, what went
// wrong first, each kind and place once with its smallest example.
#ifndef CLI_TABLES_END_GROUPS_H_
#define CLI_TABLES_END_GROUPS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/tables/path_summary.h"
#include "engine/search/end.h"
#include "heap/types.h"
#include "report/wrap.h"

namespace cli {

// What of a path the answer is made of.
struct EndFacts {
  search::End end;
  std::string class_name, method;  // where to look; not the library, if it can
  int line = 0;
  std::string place;          // "LinkedList.contains:12"
  size_t objects = SIZE_MAX;  // of the example; SIZE_MAX: there is none
  std::string example;        // the input that takes it, on one line
  std::string reliance;       // why not, or that a JVM has confirmed it
};
EndFacts FactsOf(const heap::TypeHierarchy& types, const PathSummary& path);

struct EndGroup {
  search::End end;
  std::string place;          // "LinkedList.contains:12"
  std::vector<size_t> paths;  // their numbers, from 1, ascending
  size_t smallest = 0;        // the number of the one with the least input
};

// Violations, then uncaught exceptions, endless loops, what was cut short, and
// returns; those of a kind in the order of their places.
std::vector<EndGroup> GroupEnds(const std::vector<EndFacts>& paths);

// The input that takes a path, on one line.
std::string ExampleLine(const heap::TypeHierarchy& types,
                        const PathSummary& path);

// What to do about an end that leaves a run incomplete; empty: nothing helps.
std::string RemedyFor(search::EndKind kind);

// `paths` are those the groups were made of.
std::vector<report::Line> EndLines(const std::vector<EndFacts>& paths,
                                   const std::vector<EndGroup>& groups,
                                   const report::Medium& medium);

}  // namespace cli

#endif  // CLI_TABLES_END_GROUPS_H_
