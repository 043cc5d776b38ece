#include "solver/cores.h"

#include <algorithm>
#include <utility>

namespace solver {
namespace {

using expr::Formula;

// Limits on what one lookup may compare.
constexpr size_t kCoresPerMember = 16;
constexpr size_t kSetsPerMember = 16;
constexpr size_t kSatisfiedSets = 4096;

bool Contains(const std::vector<Formula>& large,
              const std::vector<Formula>& small) {
  return std::includes(large.begin(), large.end(), small.begin(), small.end());
}

}  // namespace

Answer CoreLayer::Decide(const Query& query) {
  const Set& set = query.ConjunctSet();
  if (const Set* core = CoreIn(set)) return Answer::Unsat(*core);
  if (const expr::Model* model = ModelOfSuperset(set))
    return Answer::Sat(*model);
  Answer answer = Pass(query);
  if (answer.verdict == Verdict::kSat) AddModel(set, *answer.model);
  if (answer.verdict == Verdict::kUnsat) {
    Set core = answer.core.empty() ? set : answer.core;
    std::sort(core.begin(), core.end());
    AddCore(std::move(core));
  }
  return answer;
}

const CoreLayer::Set* CoreLayer::CoreIn(const Set& query) const {
  for (Formula f : query) {
    auto under = cores_.find(f);
    if (under == cores_.end()) continue;
    for (const Set& core : under->second)
      if (Contains(query, core)) return &core;
  }
  return nullptr;
}

const expr::Model* CoreLayer::ModelOfSuperset(const Set& query) const {
  const std::deque<uint64_t>* fewest = nullptr;
  for (Formula f : query) {
    auto it = containing_.find(f);
    if (it == containing_.end()) return nullptr;
    if (fewest == nullptr || it->second.size() < fewest->size())
      fewest = &it->second;
  }
  if (fewest == nullptr) return nullptr;
  for (uint64_t number : *fewest) {
    if (number < first_number_) continue;
    const Satisfied& candidate = satisfied_[number - first_number_];
    if (Contains(candidate.set, query)) return &candidate.model;
  }
  return nullptr;
}

void CoreLayer::AddCore(Set core) {
  if (core.empty()) return;
  auto rarity = [&](Formula f) {
    auto it = cores_.find(f);
    return it == cores_.end() ? 0 : it->second.size();
  };
  const Formula rarest = *std::min_element(
      core.begin(), core.end(),
      [&](Formula a, Formula b) { return rarity(a) < rarity(b); });
  std::deque<Set>& under = cores_[rarest];
  under.push_front(std::move(core));
  if (under.size() > kCoresPerMember) under.pop_back();
}

void CoreLayer::AddModel(const Set& set, const expr::Model& model) {
  const uint64_t number = first_number_ + satisfied_.size();
  satisfied_.push_back({set, model});
  for (Formula f : set) {
    std::deque<uint64_t>& numbers = containing_[f];
    numbers.push_front(number);
    if (numbers.size() > kSetsPerMember) numbers.pop_back();
  }
  if (satisfied_.size() <= kSatisfiedSets) return;
  satisfied_.pop_front();
  ++first_number_;
}

}  // namespace solver
