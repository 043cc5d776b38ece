#include "engine/analysis/oracle_separation.h"

#include <cstdint>
#include <utility>

#include "engine/analysis/oracle.h"
#include "engine/analysis/oracle_run.h"
#include "engine/exactness/enumerate.h"
#include "engine/search/end.h"

namespace engine {
namespace {

using heap::ConcreteHeap;

constexpr uint32_t kMostObjects = 2;
constexpr uint64_t kMostHeaps = 100;  // of each size

class Separator {
 public:
  Separator(Analysis& analysis, const MachineOptions& options,
            const std::vector<State>& left, const std::vector<State>& right,
            const base::Deadline& deadline)
      : analysis_(analysis),
        options_(options),
        left_(left),
        right_(right),
        deadline_(deadline) {}

  std::optional<Separation> Find(const std::optional<ConcreteHeap>& first) {
    if (left_.empty()) return std::nullopt;
    if (first) Try(*first);
    for (const auto* side : {&left_, &right_})
      for (const State& path : *side) TryPath(path);
    for (uint32_t objects = 0; objects <= kMostObjects; ++objects)
      for (const ConcreteHeap& start : StartHeaps(analysis_, left_[0]))
        TryAll(start, objects);
    if (!Done()) TryPhantoms();
    return std::move(found_);
  }

 private:
  bool Done() const { return found_ || deadline_.Expired(); }

  void TryPath(const State& path) {
    if (Done()) return;
    if (auto input = InputOf(analysis_, path)) Try(*input);
  }

  // Whether it has a path that no input takes.
  bool HasPhantom(const std::vector<State>& paths) {
    for (const State& path : paths)
      if (path.place.path.witness() && !InputOf(analysis_, path)) return true;
    return false;
  }

  void TryPhantoms() {
    const bool left = HasPhantom(left_), right = HasPhantom(right_);
    if (left == right) return;
    const char* what = "a path of it has no input";
    for (const State& path : left ? right_ : left_)
      if (auto input = InputOf(analysis_, path)) {
        found_ = Separation{*std::move(input), EndText(path), left ? what : "",
                            right ? what : ""};
        return;
      }
  }

  static std::string EndText(const State& state) {
    const std::string kind = search::InfoOf(state.end->kind).text;
    return state.end->detail.empty() ? kind : kind + " " + state.end->detail;
  }

  void TryAll(const ConcreteHeap& start, uint32_t objects) {
    if (Done()) return;
    exactness::EnumerateOptions heaps;
    heaps.objects = objects;
    heaps.most_heaps = kMostHeaps;
    exactness::EnumerateHeaps(analysis_.types(), start, heaps,
                              [&](const ConcreteHeap& input) {
                                Try(input);
                                return !Done();
                              });
  }

  // Keeps it if the run tells the two sides apart.
  void Try(const ConcreteHeap& input) {
    using Kind = Judgement::Kind;
    if (!IsWellTyped(analysis_.types(), input)) return;
    const Judgement l = Judge(analysis_, options_, left_, input);
    const Judgement r = Judge(analysis_, options_, right_, input);
    if (l.kind == Kind::kUnsettled || r.kind == Kind::kUnsettled) return;
    if (l.problem == r.problem) return;
    std::string end = l.run ? EndText(*l.run) : "nothing: it is ruled out";
    found_ = Separation{input, std::move(end), l.problem, r.problem};
    if (l.run) found_->run = ConcreteRunOf(analysis_, input, *l.run);
  }

  Analysis& analysis_;
  const MachineOptions& options_;
  const std::vector<State>& left_;
  const std::vector<State>& right_;
  const base::Deadline& deadline_;
  std::optional<Separation> found_;
};

}  // namespace

std::optional<Separation> Separate(Analysis& analysis,
                                   const MachineOptions& options,
                                   const std::vector<State>& left,
                                   const std::vector<State>& right,
                                   const std::optional<ConcreteHeap>& first,
                                   const base::Deadline& deadline) {
  return Separator(analysis, options, left, right, deadline).Find(first);
}

}  // namespace engine
