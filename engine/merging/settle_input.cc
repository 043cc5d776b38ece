#include "engine/merging/settle_input.h"

#include <vector>

#include "expr/expr.h"
#include "heap/symbolic_heap.h"

namespace engine {

void SettleInput(Context& c, const State& state) {
  for (const heap::InitRecord& record : state.place.heap.log().ToVector()) {
    if (!record.choice || record.chosen) continue;
    std::vector<expr::Formula> cases;
    for (uint32_t label : c.pool.choice(*record.choice).labels)
      cases.push_back(c.pool.ChoiceIs(*record.choice, label));
    if (cases.size() > 1)
      c.heap.feasible.WhichPossible(state.place.path, cases);
  }
}

}  // namespace engine
