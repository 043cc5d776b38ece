// A rounder model of the same path. Examples are for people, who would rather
// read 0 than -2147483648: one unknown after another gets the first value of a
// short list under which all that the path has assumed still holds. Choices
// take the first of their values (of a reference null, then an object of its
// own; of an array the shortest), numbers 0, 1, -1, then what is near the
// constants they meet. No solver is asked: each step leads from a model of the
// path to a model of the path.
#ifndef EXPR_ROUNDING_H_
#define EXPR_ROUNDING_H_

#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"

namespace expr {

// `model` itself where it is no model of the path.
Model Rounded(Pool& pool, const Path& path, const Model& model);

}  // namespace expr

#endif  // EXPR_ROUNDING_H_
