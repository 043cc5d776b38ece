#include "engine/exactness/known_pairs.h"

#include <utility>

#include "engine/exactness/same_heap.h"

namespace exactness {
namespace {

// Decisions that split a heap's path while the heap stays as it is.
constexpr size_t kMostStandings = 8;
constexpr size_t kMostCoverings = 32;
constexpr size_t kMostBeside = 8;
constexpr size_t kMostPairs = 1'000;

template <class T>
void AddBounded(std::deque<T>& list, T value, size_t most) {
  list.push_back(std::move(value));
  if (list.size() > most) list.pop_front();
}

}  // namespace

std::vector<expr::Formula> Beyond(const Conjuncts& longer, size_t size) {
  std::vector<expr::Formula> beyond;
  size_t left = longer.size() - size;
  longer.ForEachWhile([&](expr::Formula f) {
    if (left == 0) return false;
    beyond.push_back(f);
    return --left > 0;
  });
  return {beyond.rbegin(), beyond.rend()};
}

const Standing* KnownPair::Find(const Conjuncts& lazy) const {
  for (auto it = standings.rbegin(); it != standings.rend(); ++it)
    if (Begins(lazy, it->lazy)) return &*it;
  return nullptr;
}

void KnownPair::Add(Standing standing) {
  AddBounded(standings, std::move(standing), kMostStandings);
}

std::shared_ptr<KnownPair> Beside::Find(const heap::SymbolicHeap& lazy,
                                        const heap::MachineObjects& machine,
                                        const Conjuncts& path) const {
  const auto [first, last] = pairs.equal_range(KeyOf(lazy));
  for (auto it = first; it != last; ++it) {
    const KnownPair& pair = *it->second;
    if (pair.machine.lazy_keyed != machine.lazy_keyed ||
        pair.machine.summary_keyed != machine.summary_keyed ||
        !SameHeap(pair.lazy, lazy))
      continue;
    // One made with a model of a path holds where that path's condition does.
    if (!pair.c->RestsOnWitness() || pair.Find(path) != nullptr)
      return it->second;
  }
  return nullptr;
}

void Beside::Add(Covering covering) {
  AddBounded(coverings, std::move(covering), kMostCoverings);
}

Beside& KnownPairs::Of(const heap::SymbolicHeap& summary) {
  const void* key = KeyOf(summary);
  const auto [first, last] = by_key_.equal_range(key);
  for (auto it = first; it != last; ++it)
    if (SameHeap(*it->second->summary, summary)) {
      recent_.splice(recent_.begin(), recent_, it->second);
      return recent_.front();
    }
  Forget();
  recent_.push_front({std::make_shared<const heap::SymbolicHeap>(summary)});
  by_key_.emplace(key, recent_.begin());
  return recent_.front();
}

void KnownPairs::Forget() {
  size_t pairs = 0, beside = 0;
  for (auto it = recent_.begin(); it != recent_.end(); ++it) {
    pairs += it->pairs.size();
    if (++beside < kMostBeside && pairs < kMostPairs) continue;
    for (auto gone = it; gone != recent_.end(); ++gone)
      std::erase_if(by_key_,
                    [&](const auto& entry) { return entry.second == gone; });
    recent_.erase(it, recent_.end());
    return;
  }
}

}  // namespace exactness
