// What was established of lazy heaps beside a summary heap, kept for positions
// to come. Most steps of a game change neither: a decision makes a path longer,
// and what followed from the shorter one still does. Then only what is new has
// to be asked.
//
// Each shortcut is a proof. A pair of heaps that is the same has the same
// correspondence, if that rests on the heaps alone. A condition with a further
// conjunct implies the one without. And if the cases covered the summary under
// a shorter path, the cases of the longer one cover it if each old case, where
// what is new holds, lies within new cases with the same choices.
//
// Bounded: the summary heaps used least recently are forgotten, with all that
// belongs to them.
#ifndef ENGINE_EXACTNESS_KNOWN_PAIRS_H_
#define ENGINE_EXACTNESS_KNOWN_PAIRS_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <list>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/persistent_stack.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "heap/represents.h"
#include "heap/symbolic_heap.h"

namespace exactness {

using Conjuncts = base::PersistentStack<expr::Formula>;

// Whether `longer` begins with all of `shorter`.
inline bool Begins(const Conjuncts& longer, const Conjuncts& shorter) {
  return Conjuncts::CommonPrefix(longer, shorter) == shorter.size();
}

// What `longer` has beyond its first `size` conjuncts.
std::vector<expr::Formula> Beyond(const Conjuncts& longer, size_t size);

// What holds of a pair under a path of the lazy side: the heaps are the same,
// and these conjuncts of the summary follow.
struct Standing {
  Conjuncts lazy;
  expr::Formula condition;  // all of `lazy`, in the summary's words
  Conjuncts followed;
};

// A lazy heap and a summary heap that correspond. Does not move: the
// correspondence refers to the heaps.
struct KnownPair {
  heap::SymbolicHeap lazy;
  std::shared_ptr<const heap::SymbolicHeap> summary;
  heap::MachineObjects machine;
  std::optional<expr::Model> witness;
  std::optional<heap::Correspondence> c = {};
  std::deque<Standing> standings = {};  // newest last

  // The newest whose path is the beginning of this one.
  const Standing* Find(const Conjuncts& lazy) const;
  void Add(Standing standing);
};

// One case of a summary: the choices of the pair, and the condition.
struct KnownCase {
  std::shared_ptr<KnownPair> pair;
  expr::Formula condition;
};

// Cases that cover a summary under a path.
struct Covering {
  Conjuncts summary;
  std::vector<KnownCase> cases;
};

// All that is known beside one summary heap.
struct Beside {
  std::shared_ptr<const heap::SymbolicHeap> summary;
  std::unordered_multimap<const void*, std::shared_ptr<KnownPair>> pairs = {};
  std::deque<Covering> coverings = {};  // newest last

  // Null where there is none, or none that is sound under that path.
  std::shared_ptr<KnownPair> Find(const heap::SymbolicHeap& lazy,
                                  const heap::MachineObjects& machine,
                                  const Conjuncts& path) const;
  void Add(Covering covering);
};

class KnownPairs {
 public:
  // What is known beside that heap, now the one used most recently. Stays valid
  // until the next call.
  Beside& Of(const heap::SymbolicHeap& summary);

 private:
  void Forget();

  std::list<Beside> recent_;  // newest first
  std::unordered_multimap<const void*, std::list<Beside>::iterator> by_key_;
};

}  // namespace exactness

#endif  // ENGINE_EXACTNESS_KNOWN_PAIRS_H_
