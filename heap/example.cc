#include "heap/example.h"

#include "expr/model.h"
#include "expr/path.h"
#include "expr/rounding.h"
#include "heap/concretize.h"
#include "heap/reads.h"

namespace heap {

std::optional<Instance> ExampleOf(expr::Pool& pool, const TypeHierarchy& types,
                                  const Place& place,
                                  const std::optional<Value>& result,
                                  const Bounds& bounds) {
  if (!place.path.witness()) return std::nullopt;
  const expr::Model& witness = *place.path.witness();
  const Reads reads(pool, types, place, result);
  for (const expr::Model& model :
       {expr::Rounded(pool, place.path, witness), witness})
    if (auto instance =
            Concretize(pool, types, place.heap, model, bounds, &reads.marks()))
      return instance;
  return std::nullopt;
}

}  // namespace heap
