#include "solver/order/nearby_layer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "expr/model.h"
#include "solver/order/nearby.h"
#include "solver/satisfies.h"

namespace solver {

Answer NearbyLayer::Decide(const Query& query) {
  const auto& witness = query.path().witness();
  const auto& conjuncts = query.conjuncts();
  const bool pure =
      std::all_of(conjuncts.begin(), conjuncts.end(),
                  [&](expr::Formula f) { return pool_.IsPure(f); });
  if (!witness || pure) return Pass(query);
  std::optional<expr::Model> model = Nearby(pool_, *witness).Find(conjuncts);
  if (!model || !Satisfies(pool_, *model, query)) return Pass(query);
  return Answer::Sat(*std::move(model));
}

}  // namespace solver
