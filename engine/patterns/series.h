// A condition, or a number, that is there once for each of several rounds, as
// one that depends on the round.
#ifndef ENGINE_PATTERNS_SERIES_H_
#define ENGINE_PATTERNS_SERIES_H_

#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include "engine/patterns/condition.h"
#include "engine/patterns/shape.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace engine {

// What stands there after that many rounds.
template <class What>
struct InRound {
  int64_t round;
  What what;
};

template <class What>
class Series {
 public:
  // Of at least one; nothing: they have no shape in common, or numbers that do
  // not grow evenly.
  static std::optional<Series> Through(Shapes& shapes,
                                       const std::vector<InRound<What>>& all);

  // The same everywhere?
  bool IsConstant() const { return constant_; }
  // What stands there in that round, one of those it was made of.
  auto At(const Shapes& shapes, expr::Expr round) const {
    if constexpr (std::is_same_v<What, Condition>) {
      return constant_ ? what_.formula : shapes.With(what_, holes_, round);
    } else {
      return constant_ ? what_ : shapes.With(what_, holes_, round);
    }
  }

  // The condition as that round would put it; nothing: there are not as many
  // elements.
  std::optional<Condition> Instance(const Shapes& shapes, int64_t round) const {
    if (constant_) return what_;
    return shapes.Instance(what_, holes_, round);
  }

  const What& example() const { return what_; }
  const std::vector<Shapes::Hole>& holes() const { return holes_; }

 private:
  What what_;
  bool constant_ = true;
  std::vector<Shapes::Hole> holes_;
};

// For all rounds from 1 to `upper`, which is at most `most`: those of the
// series. Where one round asks most, it alone is asked.
expr::Formula InAllRounds(expr::Pool& pool, const Shapes& shapes,
                          const Series<Condition>& series, expr::Expr upper,
                          int32_t most);

}  // namespace engine

#endif  // ENGINE_PATTERNS_SERIES_H_
