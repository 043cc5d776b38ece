#include "solver/models.h"

#include "solver/satisfies.h"

namespace solver {
namespace {

constexpr size_t kMostModels = 32;

}  // namespace

Answer ModelLayer::Decide(const Query& query) {
  for (auto it = recent_.begin(); it != recent_.end(); ++it) {
    if (!Satisfies(pool_, *it, query)) continue;
    recent_.splice(recent_.begin(), recent_, it);
    return Answer::Sat(recent_.front());
  }
  Answer answer = Pass(query);
  if (answer.verdict != Verdict::kSat) return answer;
  recent_.push_front(*answer.model);
  if (recent_.size() > kMostModels) recent_.pop_back();
  return answer;
}

}  // namespace solver
