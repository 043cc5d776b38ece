// Reads what a person says of values that meet. One point a line:
//
//   row        = CLASS.METHOD:LINE point
//   point      = exact | (conj | disj) predicate {"," predicate}
//   predicate  = both {"||" both}
//   both       = comparison {"&&" comparison}
//   comparison = sum (< | <= | > | >= | == | !=) sum
//   sum        = product {(+ | -) product}
//   product    = unary {* unary}
//   unary      = - unary | NUMBER | NAME | "(" sum ")"
//
// Empty lines, and those that start with #, say nothing.
#ifndef ENGINE_PREDICATES_PARSE_H_
#define ENGINE_PREDICATES_PARSE_H_

#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/predicates/predicate.h"

namespace engine {

// An error names `file` and the line.
base::Result<Predicates> ParsePredicates(std::string_view text,
                                         const std::string& file);
// What stands after the place, and the predicates alone, all of which are
// meant.
base::Result<PredicatePoint> ParsePoint(std::string_view text);
base::Result<PredicatePoint> ParseAllOf(std::string_view text);

}  // namespace engine

#endif  // ENGINE_PREDICATES_PARSE_H_
