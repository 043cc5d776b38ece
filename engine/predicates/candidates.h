// The predicates that are tried on values which paths have different: those a
// person gave for the line where they meet, or those that what lies ahead, and
// the values themselves, suggest.
#ifndef ENGINE_PREDICATES_CANDIDATES_H_
#define ENGINE_PREDICATES_CANDIDATES_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/predicates/predicate.h"
#include "engine/state/frame.h"
#include "engine/state/values.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace engine {

// The values that predicates may speak of, on one path or on the joint one.
struct ValuesThere {
  std::span<const expr::Expr> different;  // those that paths have different
  const Frame* frame;
};

// What it says of the value different[of] there.
using Candidate = std::function<expr::Formula(const ValuesThere& there)>;

// Nothing: it speaks of no whole number, or of a name that means none there;
// `names` are those of local variables, `sample` has their types.
std::optional<Candidate> CandidateOf(
    expr::Pool& pool, const Values& values, const Predicate& predicate,
    const std::map<uint32_t, std::string>& names, const ValuesThere& sample,
    size_t of);

// How the value compares with each of the numbers, and with each of `others`,
// which are indices of values of the same sort, and greater.
std::vector<Candidate> InferredOf(expr::Pool& pool,
                                  std::span<const int64_t> numbers,
                                  std::span<const size_t> others, size_t of);
// It is one of these.
Candidate OneOf(expr::Pool& pool, std::vector<expr::Expr> values, size_t of);

}  // namespace engine

#endif  // ENGINE_PREDICATES_CANDIDATES_H_
