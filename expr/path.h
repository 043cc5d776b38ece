// A Path is what one run has assumed: a conjunction that grows at its end. It
// is a value; a longer copy shares everything with the shorter one.
//
// It indexes its conjuncts by the unknowns they mention, so that a question
// can be answered from the few conjuncts that bear on it, whatever the length
// of the path. A *definition* constrains one choice and is met by value 0 of
// that choice, or by its derived value, whatever the others are: it bears on
// nothing until its choice is mentioned elsewhere.
//
// It also carries a witness where one is known: a model of all conjuncts. A
// condition that is true in the witness needs no solver.
#ifndef EXPR_PATH_H_
#define EXPR_PATH_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/persistent_map.h"
#include "base/persistent_stack.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/unknown.h"

namespace expr {

class Path {
 public:
  // The empty path: true, witnessed by any model.
  Path() : witness_(Model()) {}

  size_t size() const { return all_.size(); }
  // Everything assumed, definitions too, newest first in ForEachWhile.
  const base::PersistentStack<Formula>& conjuncts() const { return all_; }

  // The witness is kept only by WithDefinition and by the next WithWitness.
  [[nodiscard]] Path With(Pool& pool, Formula conjunct) const;
  [[nodiscard]] Path WithDefinition(Pool& pool, Variable choice,
                                    Formula condition) const;
  // What a derived choice means. Like a definition: whatever the others are,
  // there is a value that fits.
  [[nodiscard]] Path WithDerived(Pool& pool, Variable derived) const;
  [[nodiscard]] Path WithWitness(Model model) const;
  // A solver could not tell whether this path can be taken.
  [[nodiscard]] Path WithDoubt() const;

  const std::optional<Model>& witness() const { return witness_; }
  bool doubtful() const { return doubtful_; }

  // The conjuncts that bear on `question`, oldest first: a model of these and
  // of the question extends to a model of the whole path, provided the path
  // has any model, by the witness on all other unknowns.
  std::vector<Formula> Slice(Pool& pool, Formula question) const;

 private:
  struct PendingDefinition {
    std::vector<Formula> conditions;
    bool active = false;
  };
  class Walk;

  void Define(Pool& pool, Variable choice, std::vector<Formula> conditions);
  void Index(Pool& pool, Formula conjunct);
  void Activate(Pool& pool, Unknown u);

  base::PersistentStack<Formula> all_;
  base::PersistentMap<Formula> indexed_;  // by number, in order of assumption
  base::PersistentMap<base::PersistentStack<uint32_t>> mentions_;
  // By choice.
  base::PersistentMap<std::shared_ptr<const PendingDefinition>> definitions_;
  std::optional<Model> witness_;
  bool doubtful_ = false;
};

}  // namespace expr

#endif  // EXPR_PATH_H_
