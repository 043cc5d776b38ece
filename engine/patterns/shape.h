// The shape of a condition is what is left of it without its numbers: two have
// the same letter if they differ in the numbers they mention, and in which
// elements of input arrays, alone.
#ifndef ENGINE_PATTERNS_SHAPE_H_
#define ENGINE_PATTERNS_SHAPE_H_

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "engine/patterns/condition.h"
#include "engine/patterns/input_cells.h"
#include "engine/patterns/linear.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace engine {

struct Shape {
  uint32_t letter = 0;
  std::vector<int64_t> numbers;  // in order, indices of elements among them
  bool quantified = false;       // something in it is a "for all" already
};

class Shapes {
 public:
  // Both must outlive this.
  Shapes(expr::Pool& pool, const InputCells& cells)
      : pool_(pool), cells_(cells) {}

  Shape Of(const Condition& condition);
  Shape Of(expr::Expr term);

  // What takes the place of a number: one that depends on how often, and the
  // largest it is there.
  struct Hole {
    Linear line;
    int64_t most = 0;
  };
  // The same with its numbers, in order, as they are that often.
  expr::Formula With(const Condition& condition, std::span<const Hole> holes,
                     expr::Expr how_often) const;
  // The condition with the numbers of that round. Nothing: an array has no such
  // element.
  std::optional<Condition> Instance(const Condition& condition,
                                    std::span<const Hole> holes,
                                    int64_t round) const;
  expr::Expr With(expr::Expr term, std::span<const Hole> holes,
                  expr::Expr how_often) const;

 private:
  class Reading;
  class Writing;
  uint32_t LetterOf(std::vector<uint64_t> tokens);

  expr::Pool& pool_;
  const InputCells& cells_;
  std::map<std::vector<uint64_t>, uint32_t> letters_;
};

}  // namespace engine

#endif  // ENGINE_PATTERNS_SHAPE_H_
