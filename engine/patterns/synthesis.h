// One condition for all ways of a pattern, and how often: what they all assumed
// before they went round, what each round assumed, what they assumed at the
// end.
#ifndef ENGINE_PATTERNS_SYNTHESIS_H_
#define ENGINE_PATTERNS_SYNTHESIS_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/patterns/condition.h"
#include "engine/patterns/mutation.h"
#include "engine/patterns/shape.h"
#include "engine/patterns/words.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace engine {

// A way, and what it has assumed.
struct Way {
  std::vector<Condition> conditions;
  uint32_t rounds = 0;
};

Word WordOf(Shapes& shapes, const std::vector<Condition>& conditions);

// What a way that lacks conditions at its end would have assumed with them: one
// of the others after another number of rounds. Nothing: they do not tell.
std::optional<std::vector<Condition>> Completed(Shapes& shapes,
                                                const RegularPattern& pattern,
                                                const std::vector<Way>& others,
                                                const Way& way);

// What holds for one of the ways, and `rounds` is how often it went round:
// together with what is not about these ways. Nothing: what they have assumed
// does not grow evenly. The ways, fewest rounds first, spell the pattern.
std::optional<std::vector<expr::Formula>> Synthesized(
    expr::Pool& pool, Shapes& shapes, const RegularPattern& pattern,
    const std::vector<Way>& ways, expr::Expr rounds,
    PatternMutation mutation = {});

}  // namespace engine

#endif  // ENGINE_PATTERNS_SYNTHESIS_H_
