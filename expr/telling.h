// Models of a path for tests. Where a reader of an example likes 0 best, a test
// with 0 in it cannot tell a sum from a difference, nor two arguments that were
// swapped: here numbers differ from each other and are none of 0, 1 and -1
// wherever the path allows, and Boolean inputs are true. Where the path
// compares a number with a constant, the number beside it is taken: there `<`
// and `<=` differ. No solver is asked: each step leads from a model of the path
// to a model of the path (expr/model_moves.h).
#ifndef EXPR_TELLING_H_
#define EXPR_TELLING_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/unknown.h"

namespace expr {

// What a test would rather see of a choice: the values to try, best first.
struct ChoiceWish {
  Variable choice;
  std::vector<uint64_t> values;
};

// What matters beside the path: `seen`, the numbers by which the outcome is
// told, and `truths`, Boolean inputs and choices it depends on.
struct TellingWishes {
  std::vector<Expr> seen = {};
  std::vector<Unknown> truths = {};
  std::vector<ChoiceWish> choices = {};
};

// `model` itself where it is no model of the path.
Model Telling(Pool& pool, const Path& path, const Model& model,
              const TellingWishes& wishes);

// Further models, like `telling`, each with numbers at a border of the path
// where that one has none: equal where the path has found one not less than
// another, beside a constant they are compared with. At most `most`.
std::vector<Model> AtBorders(Pool& pool, const Path& path, const Model& telling,
                             size_t most);

}  // namespace expr

#endif  // EXPR_TELLING_H_
