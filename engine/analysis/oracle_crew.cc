#include "engine/analysis/oracle_crew.h"

#include <algorithm>

#include "base/os/crew.h"

namespace engine {
namespace {

// So that all are busy to the end, and few inputs are made only to be skipped.
constexpr uint64_t kSharesPerJob = 4;

std::string JudgeFrom(const SharedInputs& inputs, uint64_t first, uint64_t most,
                      const base::Deadline& deadline) {
  std::string judged;
  uint64_t number = 0;
  inputs.each([&](const heap::ConcreteHeap& input) {
    if (number++ < first) return true;
    if (judged.size() == most || deadline.Expired()) return false;
    judged += inputs.judge(input);
    return true;
  });
  return judged;
}

}  // namespace

std::string JudgeApart(const SharedInputs& inputs, size_t jobs,
                       const base::Deadline& deadline) {
  std::string judged(inputs.count, kNotJudged);
  const uint64_t shares =
      std::min<uint64_t>(jobs * kSharesPerJob, judged.size());
  const auto first_of = [&](uint64_t share) {
    return share * judged.size() / shares;
  };
  os::CrewPlan plan;
  plan.workers = jobs;
  plan.items = shares;
  plan.deadline = deadline;
  plan.start = [&](size_t) -> os::DoItem {
    return [&](size_t share, const os::News&) {
      return JudgeFrom(inputs, first_of(share),
                       first_of(share + 1) - first_of(share), deadline);
    };
  };
  plan.done = [&](size_t share, const os::ItemOutcome& outcome) {
    if (outcome.kind == os::ItemOutcome::Kind::kDone)
      std::copy(outcome.result.begin(), outcome.result.end(),
                judged.begin() + static_cast<std::ptrdiff_t>(first_of(share)));
  };
  os::RunCrew(plan);
  return judged;
}

}  // namespace engine
