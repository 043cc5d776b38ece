// A model of a path that is changed step by step and stays one: the moves by
// which a search for nicer values goes. No solver is asked; a value is taken if
// all that the path has assumed of its unknown still holds with it.
#ifndef EXPR_MODEL_MOVES_H_
#define EXPR_MODEL_MOVES_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <unordered_set>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"

namespace expr {

// Of a number as people see it: the smaller first, of two equal the positive.
struct Roundness {
  double magnitude;
  bool negative;
  friend auto operator<=>(const Roundness&, const Roundness&) = default;
};
Roundness RoundnessOf(Sort sort, uint64_t bits);
// The bits of a whole number.
uint64_t BitsOf(Sort sort, int value);

class ModelMoves {
 public:
  // What neither the path nor `others` mention is 0 afterwards.
  ModelMoves(Pool& pool, const Path& path, const Model& model,
             std::span<const Unknown> others = {});

  // Whether it is a model of the path at all; if not, no move is allowed.
  bool Holds() const;
  const Model& model() const { return model_; }
  uint64_t Value(Unknown u) const { return model_.Value(u); }
  // The unknowns, ascending, with the conjuncts they are in.
  const std::map<Unknown, std::vector<size_t>>& uses() const { return uses_; }
  const std::vector<Formula>& conjuncts() const { return conjuncts_; }

  // Gives all of them this value if the path still holds. What goes by a name
  // moves along.
  bool Try(std::span<const Unknown> unknowns, uint64_t value);
  bool TryChoice(Unknown choice, uint64_t value);

  // Back to a model that it was before.
  void Restore(const Model& earlier) { model_ = earlier; }

  // The constants that are compared or computed with these, roundest first.
  std::vector<uint64_t> ConstantsNear(std::span<const Unknown> numbers,
                                      Sort sort);
  // Whether it is cut to a character, as far as constants were looked for.
  bool IsChar(Unknown number) const {
    return chars_.count(number.symbol()) != 0;
  }

 private:
  bool IsDerived(Unknown u) const;
  void NoteUses(size_t i);
  std::set<Unknown> InputsOf(Formula f);
  std::vector<size_t> Touched(std::span<const Unknown> unknowns) const;
  // The names of what depends on these get their values; returns all of them.
  std::vector<Unknown> MoveNames(std::span<const Unknown> unknowns,
                                 Model& model) const;
  bool Excludes(size_t i, Unknown choice, uint64_t value) const;

  Pool& pool_;
  const std::vector<Formula> conjuncts_;
  // Oldest first, each with what it depends on.
  std::vector<std::pair<Path::Name, std::set<Unknown>>> names_;
  std::vector<std::optional<std::set<std::pair<Sort, uint64_t>>>> constants_;
  std::vector<char> of_choices_;  // 1: about nothing else, and none is derived
  std::map<Unknown, std::vector<size_t>> uses_;
  Model model_;
  std::unordered_set<Expr> chars_;
  size_t evaluations_ = 0;
};

}  // namespace expr

#endif  // EXPR_MODEL_MOVES_H_
