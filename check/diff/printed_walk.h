// What two runs have written to the standard streams, compared.
#ifndef CHECK_DIFF_PRINTED_WALK_H_
#define CHECK_DIFF_PRINTED_WALK_H_

#include "engine/analysis/analysis.h"
#include "engine/state/state.h"
#include "expr/expr.h"

namespace check {

struct PrintedAlike {
  expr::Formula same = expr::Formula::True();
  // Else it may be the same in spite of that.
  bool certain = true;
};

PrintedAlike ComparePrintedBy(engine::Analysis& analysis,
                              const engine::State& a, const engine::State& b);

}  // namespace check

#endif  // CHECK_DIFF_PRINTED_WALK_H_
