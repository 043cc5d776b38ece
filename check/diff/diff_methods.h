// Do two methods do the same on every input? Bounds grow, so that small inputs
// come first; what turns out to be needed on the way (a class that only one of
// them initialises, texts that must be written) is asked for, and the run made
// again.
#ifndef CHECK_DIFF_DIFF_METHODS_H_
#define CHECK_DIFF_DIFF_METHODS_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "check/diff/judge_pair.h"
#include "check/diff/outcome_walk.h"
#include "check/input_size.h"
#include "classfile/class_path.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"
#include "engine/search/explorer.h"

namespace check {

struct DiffOptions {
  engine::AnalysisOptions analysis = {};  // `second` is the new method
  search::Limits limits = {};
  search::Order order = {"mixed", 1};
  CompareRules rules = {};
  std::function<void(uint32_t bound, const search::Exploration&, size_t)>
      watch = [](uint32_t, const search::Exploration&, size_t) {};
};

// Inputs on which the methods differ in one way.
struct MethodDifference {
  PairDifference pair;
  InputSize size;   // of its smallest known input
  size_t ways = 1;  // paths that differ so
};

enum class DiffVerdict : uint8_t { kEquivalent, kDifferent, kInconclusive };

struct MethodsDiff {
  std::shared_ptr<engine::Analysis> analysis;  // of the last run
  engine::AnalysisOptions options = {};        // of that
  DiffVerdict verdict = DiffVerdict::kInconclusive;
  std::vector<MethodDifference> differences = {};  // smallest first
  // Why nobody knows of some inputs.
  std::map<std::string, std::string> cuts = {};
  uint32_t bound = 0;
  bool any_bound = false;  // nothing came up to it
  uint64_t paths = 0;      // of both together
};

base::Result<MethodsDiff> DiffMethods(const classfile::ClassPath& path,
                                      const engine::EntryName& first,
                                      const DiffOptions& options);

}  // namespace check

#endif  // CHECK_DIFF_DIFF_METHODS_H_
