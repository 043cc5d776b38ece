#include "tests/differential/javalite/oracle.h"

#include <cstddef>
#include <utility>
#include <vector>

#include "base/check.h"
#include "engine/search/end.h"
#include "heap/concretize.h"
#include "heap/instance.h"
#include "heap/match.h"
#include "javalite/concrete.h"
#include "javalite/enumerate.h"
#include "javalite/exchange.h"
#include "javalite/replay.h"
#include "tests/differential/javalite/session.h"

namespace javalite {
namespace {

class Oracle {
 public:
  Oracle(const CheckedProgram& program, std::string_view mode,
         const OracleOptions& options)
      : program_(program),
        options_(options),
        session_(program, mode, options.bounds, options.machine,
                 options.mutation) {
    run_options_ = LikeMachine(options.machine);
    auto paths = session_.PathsWithin(options.limits);
    result_.stopped = !paths;
    if (paths) paths_ = std::move(*paths);
    result_.paths = paths_.size();
  }

  OracleResult Forward() {
    if (result_.stopped) return result_;
    EnumerateOptions all{.max_objects = options_.objects};
    all.max_heaps = 100 * options_.most_heaps;
    const Enumeration total =
        EnumerateHeaps(program_, all, [](const ConcreteHeap&) { return true; });
    const uint64_t stride = total.heaps / options_.most_heaps + 1;
    uint64_t number = 0;
    EnumerateHeaps(program_, all, [&](const ConcreteHeap& heap) {
      if (number++ % stride == 0) CheckHeap(heap);
      return !result_.problem;
    });
    return result_;
  }

  OracleResult Reverse() {
    for (const Machine::State& path : paths_)
      if (!result_.problem) CheckPath(path);
    return result_;
  }

 private:
  void Complain(const std::string& what, const ConcreteHeap& heap) {
    result_.problem = what + " on " + ToString(program_, heap);
  }

  void CheckHeap(const ConcreteHeap& heap) {
    const Outcome outcome = Run(program_, heap, run_options_);
    const bool within = Within(outcome, options_.bounds);
    ++(within ? result_.inside : result_.outside);
    // Under bounds that are reported every heap has its path.
    const bool held = within || options_.bounds.report;
    const heap::ConcreteHeap input = ToHeap(session_.types(), heap);
    size_t satisfied = 0;
    for (const Machine::State& path : paths_) {
      auto instance = heap::Match(session_.pool(), session_.types(),
                                  path.place.heap, input);
      if (!instance || !instance->Satisfies(path.place.path)) continue;
      ++satisfied;
      if (!held) continue;
      if (path.end->kind == search::EndKind::kBound) ++result_.cut;
      if (auto difference =
              Differs(session_.machine(), path, *instance, outcome))
        return Complain(*difference, heap);
    }
    if (satisfied != (held ? 1 : 0))
      Complain(std::to_string(satisfied) + " paths hold the heap, which is " +
                   (within ? "within" : "beyond") + " the bounds;",
               heap);
  }

  void CheckPath(const Machine::State& path) {
    CHECK(path.place.path.witness().has_value(),
          "a path of this program should have a witness");
    auto instance =
        heap::Concretize(session_.pool(), session_.types(), path.place.heap,
                         *path.place.path.witness(), options_.bounds);
    if (!instance) {
      ++result_.without_input;
      return;
    }
    const ConcreteHeap heap = FromHeap(program_, instance->input());
    if (!IsWellTyped(program_, heap))
      return Complain("the input is not well typed", heap);
    const Outcome outcome = Run(program_, heap, run_options_);
    if (!options_.bounds.report && !Within(outcome, options_.bounds))
      return Complain("the input is beyond the bounds", heap);
    if (auto difference = Differs(session_.machine(), path, *instance, outcome))
      return Complain(*difference, heap);
    if (!heap::Satisfies(session_.pool(), session_.types(), path.place.heap,
                         path.place.path, instance->input()))
      Complain("the path does not hold its own input", heap);
  }

  const CheckedProgram& program_;
  const OracleOptions& options_;
  Session session_;
  std::vector<Machine::State> paths_;
  RunOptions run_options_;
  OracleResult result_;
};

}  // namespace

OracleResult CheckForward(const CheckedProgram& program, std::string_view mode,
                          const OracleOptions& options) {
  return Oracle(program, mode, options).Forward();
}

OracleResult CheckReverse(const CheckedProgram& program, std::string_view mode,
                          const OracleOptions& options) {
  return Oracle(program, mode, options).Reverse();
}

}  // namespace javalite
