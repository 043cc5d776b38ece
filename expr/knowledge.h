// Knowledge is what a path knows of itself beyond its conjuncts, so that most
// questions about it need no solver: the conjuncts in buckets, the numbers they
// compare, some of its models. What is learnt of one path is known to all its
// copies.
#ifndef EXPR_KNOWLEDGE_H_
#define EXPR_KNOWLEDGE_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/persistent_map.h"
#include "expr/buckets.h"
#include "expr/diagram.h"
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
  // How often something was learnt.
  uint32_t learnt() const { return learnt_; }
  // Nothing was too much work so far.
  bool complete() const { return buckets_.complete(); }
  // Some conjunct or definition asks about numbers.
  bool about_numbers() const { return about_numbers_; }

  void NoteModel(Model model);
  void NoteModelsOf(const Knowledge& other);
  // One in which f holds; null: none is known.
  const Model* ModelOf(const Pool& pool, Formula f) const;
  // Only those in which f holds stay.
  void KeepModels(const Pool& pool, Formula f);

  // Was found to be possible on this very path.
  bool IsPossible(Formula f) const {
    return possible_.Find(f.edge()) != nullptr;
  }
  void NotePossible(Formula f) { possible_.Set(f.edge(), true); }

  // A model, changed in some of these choices, older ones first, so that all
  // that is known of them holds; nothing where that takes more than choices.
  std::optional<Model> Repaired(Pool& pool, Model model,
                                std::span<const Variable> choices) const;

 private:
  Buckets buckets_;
  Ties ties_;
  std::vector<Model> models_;
  base::PersistentMap<bool> possible_;
  uint32_t learnt_ = 0;
  bool about_numbers_ = false;
};

}  // namespace expr

#endif  // EXPR_KNOWLEDGE_H_
