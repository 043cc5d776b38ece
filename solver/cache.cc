#include "solver/cache.h"

#include "base/hash.h"

namespace solver {
namespace {

// Some hundred bytes each. Starting over is simpler than choosing what to
// forget, and just as good: neighbours in the search tree ask alike.
constexpr size_t kMostAnswers = 200'000;

}  // namespace

size_t CacheLayer::HashSet::operator()(
    const std::vector<expr::Formula>& set) const {
  uint64_t hash = set.size();
  for (expr::Formula f : set) hash = base::HashCombine(hash, f.edge());
  return hash;
}

Answer CacheLayer::Decide(const Query& query) {
  const std::vector<expr::Formula>& set = query.ConjunctSet();
  if (auto it = answers_.find(set); it != answers_.end()) return it->second;
  Answer answer = Pass(query);
  if (answer.verdict == Verdict::kUnknown) return answer;
  if (answers_.size() >= kMostAnswers) answers_.clear();
  answers_.emplace(set, answer);
  return answer;
}

}  // namespace solver
