// The heaps of an example as a page shows them: constants that the run leaves
// alone by the name of their static field, texts of static fields not at all.
#ifndef CLI_PAGES_PAGE_HEAPS_H_
#define CLI_PAGES_PAGE_HEAPS_H_

#include <nlohmann/json.hpp>

#include "cli/tables/path_summary.h"
#include "heap/types.h"

namespace cli {

struct PageHeaps {
  // HEAP of docs/cli.md, null where there is none.
  nlohmann::ordered_json input, output;
};
PageHeaps HeapsForPage(const heap::TypeHierarchy& types,
                       const PathSummary& summary);

}  // namespace cli

#endif  // CLI_PAGES_PAGE_HEAPS_H_
