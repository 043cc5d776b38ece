// What the ends of two runs on the same input mean: where they are the same,
// where they differ, where nobody knows.
#ifndef CHECK_DIFF_JUDGE_PAIR_H_
#define CHECK_DIFF_JUDGE_PAIR_H_

#include <set>
#include <string>
#include <vector>

#include "check/diff/outcome_walk.h"
#include "engine/analysis/analysis.h"
#include "engine/linking/ids.h"
#include "engine/state/state.h"

namespace check {

// Inputs on which the two differ: both ends under one condition.
struct PairDifference {
  engine::State first, second;
  std::string where;  // "result", "list.head.next"
};

struct JudgedPair {
  std::vector<PairDifference> differences;
  // Why some inputs of the path are not judged.
  std::set<std::string> open;
  bool open_texts = false;  // would be judged if texts were written at once
  std::set<engine::ClassId> initialized_once;  // see OutcomeWalk

  bool same() const {
    return differences.empty() && open.empty() && initialized_once.empty();
  }
};

// `second` is the end of a second run.
JudgedPair JudgePair(engine::Analysis& analysis, const engine::State& second,
                     const CompareRules& rules);

}  // namespace check

#endif  // CHECK_DIFF_JUDGE_PAIR_H_
