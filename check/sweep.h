// One exploration of a property, within given bounds: how often it held, and
// where it did not.
#ifndef CHECK_SWEEP_H_
#define CHECK_SWEEP_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/result.h"
#include "check/driver.h"
#include "check/input_size.h"
#include "check/outcome.h"
#include "check/property.h"
#include "classfile/class_path.h"
#include "engine/analysis/analysis.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"

namespace check {

struct SweepOptions {
  engine::AnalysisOptions analysis = {};
  search::Limits limits = {};
  search::Order order = {"mixed", 1};
  // Beyond so many states it is cut short.
  uint64_t most_states = std::numeric_limits<uint64_t>::max();
  // And so is one that has asked a solver more often.
  uint64_t most_questions = std::numeric_limits<uint64_t>::max();
  bool first_only = false;             // stop at the first violation
  std::set<std::string> ignored = {};  // exceptions that are none, by name
  std::function<void(const search::Exploration&, size_t pending)> watch =
      [](const search::Exploration&, size_t) {};
};

// A way to violate a property. The analysis is what the state refers to.
struct Violation {
  std::shared_ptr<engine::Analysis> analysis;
  Judged path;
  InputSize size;   // of its smallest known input
  size_t ways = 1;  // that fail in the same place for the same reason
};

struct Sweep {
  std::shared_ptr<engine::Analysis> analysis;
  search::Exploration exploration;
  uint64_t good = 0, ruled_out = 0;
  std::vector<Violation> violations;  // one per place and reason
  std::vector<Violation> exceptions;  // of a program: uncaught, no violation
  // Why paths were cut short, and the option that might help.
  std::map<std::string, std::string> cuts;
  bool at_bound = false;  // might a larger bound have shown more?
  bool out_of_states = false;
  bool out_of_questions = false;

  bool complete() const { return !exploration.stopped && cuts.empty(); }
};

// A violation on an approximate path, where the exact sweep within the same
// limits did not come to an end.
inline constexpr const char* kUnconfirmed =
    "a violation on an approximate path could not be confirmed";

// One whose paths are those of runs, however the options merge them.
SweepOptions Exactly(SweepOptions options);

// The class path must outlive the sweep. Violations are never approximate:
// where there is one, the property is swept again, exactly.
base::Result<Sweep> SweepProperty(const classfile::ClassPath& path,
                                  const Property& property,
                                  const Driver& driver,
                                  const SweepOptions& options);

inline constexpr const char* kSolverUnknown = "a solver could not tell";
inline constexpr const char* kSolverHelp = "a larger --solver-timeout";

// Why a path was cut short, and the option that might help; empty: none.
std::string CutText(const search::End& end);
std::string HelpFor(search::EndKind kind);

}  // namespace check

#endif  // CHECK_SWEEP_H_
