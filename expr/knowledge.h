// Knowledge is what a path knows of itself beyond its conjuncts, so that most
// questions about it need no solver: the conjuncts in buckets, the numbers they
// compare, some of its models. What is learnt of one path is known to all its
// copies.
#ifndef EXPR_KNOWLEDGE_H_
#define EXPR_KNOWLEDGE_H_

#include <optional>
#include <vector>

#include "base/persistent_map.h"
#include "expr/buckets.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/ties.h"

namespace expr {

// Whether the formula holds in the model.
bool HoldsIn(const Pool& pool, const Model& model, Formula f);

class Knowledge {
 public:
  // Of a longer path: the same so far.
  Knowledge Longer() const;

  // From here on f holds.
  void Bear(Pool& pool, Formula f);
  // Something that follows from what holds.
  void Learn(Pool& pool, Formula f);
  // The comparisons that f asks about may come out in any way, whatever those
  // that were asked before did; `Tie`: they are asked from here on.
  bool IsFree(Pool& pool, Formula f) const;
  bool Tie(Pool& pool, Formula f);

  // Whether f is possible if comparisons of numbers may have any outcome;
  // nothing: that is too much work to tell.
  std::optional<bool> Allow(Pool& pool, Formula f) const;
  // Nothing was too much work so far.
  bool complete() const { return buckets_.complete(); }
  // Some conjunct or definition asks about numbers.
  bool about_numbers() const { return about_numbers_; }

  void NoteModel(Model model);
  bool HoldsInSome(const Pool& pool, Formula f) const;
  // Only those in which f holds stay.
  void KeepModels(const Pool& pool, Formula f);

  // Was found to be possible on this very path.
  bool IsPossible(Formula f) const {
    return possible_.Find(f.edge()) != nullptr;
  }
  void NotePossible(Formula f) { possible_.Set(f.edge(), true); }

  // A model of the shorter path, whose knowledge this is, changed so that it
  // is one of this. Of what asks about choices only.
  Model Repaired(Pool& pool, const Knowledge& shorter, Model model) const;

 private:
  Buckets buckets_;
  Ties ties_;
  std::vector<Model> models_;
  base::PersistentMap<bool> possible_;
  bool about_numbers_ = false;
};

}  // namespace expr

#endif  // EXPR_KNOWLEDGE_H_
