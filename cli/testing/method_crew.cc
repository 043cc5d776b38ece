#include "cli/testing/method_crew.h"

#include <optional>
#include <utility>

#include "base/os/child.h"
#include "base/os/crew.h"
#include "cli/setup/stop_reason.h"
#include "cli/testing/explored_wire.h"
#include "engine/search/explorer.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

std::string Explore(const MethodCrew& crew, size_t place) {
  const MethodToExplore& method = crew.methods[place];
  const size_t rounds = (crew.methods.size() - place) / crew.jobs + 1;
  Coverage coverage;
  Result<ExploredMethod> explored =
      ExploreMethod(crew.run, method.on, method.method, rounds, coverage,
                    [](const search::Exploration&, size_t) {});
  return ToBytes({std::move(explored), std::move(coverage)});
}

// They come in any order, and are told in one.
class MethodsInOrder {
 public:
  explicit MethodsInOrder(const MethodCrew& crew)
      : crew_(crew), waiting_(crew.methods.size()) {}

  void Add(size_t place, MethodFound found) {
    found.explored = Named(place, std::move(found.explored));
    waiting_[place] = std::move(found);
    ++done_;
    while (next_ < waiting_.size() && waiting_[next_]) {
      crew_.told(crew_.methods[next_], std::move(waiting_[next_]->explored),
                 waiting_[next_]->coverage);
      waiting_[next_++].reset();
    }
  }
  void AddMissing(const std::string& why) {
    for (size_t i = next_; i < waiting_.size(); ++i)
      if (i >= next_ && !waiting_[i]) Add(i, {Error{why}, {}});
  }
  size_t done() const { return done_; }

 private:
  // Whose paths these are is not sent to and fro.
  Result<ExploredMethod> Named(size_t place, Result<ExploredMethod> explored) {
    if (explored.ok())
      for (testgen::TestedPath& path : explored.value().paths)
        path.method = crew_.methods[place].method;
    return explored;
  }

  const MethodCrew& crew_;
  std::vector<std::optional<MethodFound>> waiting_;
  size_t next_ = 0, done_ = 0;
};

std::string Stopped(const MethodCrew& crew, bool out_of_memory) {
  search::Exploration nothing;
  nothing.stopped = true;
  nothing.left = 1;
  return StopReason(nothing, crew.run.limits, out_of_memory);
}

}  // namespace

void MethodCrew::Run() const {
  using Kind = os::ItemOutcome::Kind;
  MethodsInOrder order(*this);
  os::CrewPlan plan;
  plan.workers = jobs;
  plan.items = methods.size();
  plan.deadline = run.limits.deadline;
  plan.most_memory_kb = most_memory_kb;
  plan.identity = identity;
  plan.start = [&](size_t) -> os::DoItem {
    return [&](size_t place, const os::News&) { return Explore(*this, place); };
  };
  plan.done = [&](size_t place, const os::ItemOutcome& outcome) {
    if (outcome.kind == Kind::kDone)
      order.Add(place, FoundFromBytes(outcome.result));
    else if (outcome.kind == Kind::kFailed)
      order.Add(
          place,
          {Error{"a worker failed twice: " + os::ToText(outcome.exit)}, {}});
  };
  plan.watch = [&](size_t at_work) { watch(order.done(), at_work); };
  const os::CrewEnd end = os::RunCrew(plan);
  order.AddMissing(end == os::CrewEnd::kNoProcess
                       ? "the system gives no process to explore it in"
                       : Stopped(*this, end == os::CrewEnd::kMemory));
}

}  // namespace cli
