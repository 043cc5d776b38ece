// What may be asked of a solver without knowing one: the heap and the machines
// ask, engine/search answers. "Perhaps" counts as yes, and the path that was
// taken on a perhaps is marked doubtful.
#ifndef EXPR_FEASIBILITY_H_
#define EXPR_FEASIBILITY_H_

#include <optional>
#include <span>
#include <vector>

#include "expr/expr.h"
#include "expr/path.h"

namespace expr {

class Feasibility {
 public:
  virtual ~Feasibility() = default;
  virtual bool Possible(const Path& path, Formula f) = 0;
  // The same for each of these, one of which holds wherever the path does: who
  // answers may need fewer questions.
  virtual std::vector<bool> WhichPossible(const Path& path,
                                          std::span<const Formula> cases) {
    std::vector<bool> possible;
    for (Formula f : cases) possible.push_back(Possible(path, f));
    return possible;
  }
  // The same where most of them are expected to be impossible.
  virtual std::vector<bool> WhichFewPossible(const Path& path,
                                             std::span<const Formula> cases) {
    return WhichPossible(path, cases);
  }
  // The path with f assumed; nothing if that cannot hold.
  virtual std::optional<Path> Assume(const Path& path, Formula f) = 0;
};

}  // namespace expr

#endif  // EXPR_FEASIBILITY_H_
