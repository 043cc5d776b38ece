// Runs all ways through a loop apart, as a tree, until they have left it, and
// makes what they have become patterns. Ways that are the same again after all,
// but for what they have assumed, become one on the way.
#ifndef ENGINE_PATTERNS_LOOP_RUN_H_
#define ENGINE_PATTERNS_LOOP_RUN_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/id.h"
#include "engine/merging/join_states.h"
#include "engine/merging/policy.h"
#include "engine/patterns/loops.h"
#include "engine/patterns/pattern_states.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "heap/cell_names.h"

namespace engine {

struct WayTag;
using WayId = base::Id<WayTag>;

class LoopRun {
 public:
  using StepOnce = std::function<Step(State&)>;

  // All must outlive this.
  LoopRun(Context& context, heap::CellNames& names, MethodFacts& facts,
          const Loop& loop, StepOnce step)
      : context_(context),
        names_(names),
        facts_(facts),
        loop_(loop),
        step_(std::move(step)) {}

  enum class Outcome : uint8_t {
    kRegular,    // there are patterns, or so few ways that it does not matter
    kIrregular,  // there are none
    kWide,       // there were too many ways to look for one
    kOutOfTime,
  };
  struct Result {
    Outcome outcome;
    std::vector<State> states;  // of a regular one: beyond the loop, or ended
  };
  // Before its first instruction, coming from elsewhere.
  Result Run(State start);

 private:
  // A node of the tree: a state just after a split.
  struct Node {
    State state;
    WayId before;
    uint32_t depth;
    bool out = false;                 // of the loop, or ended
    bool gone = false;                // others have taken its place
    std::optional<State> split = {};  // just before it
  };

  Node& At(WayId id) { return nodes_[id.index()]; }
  bool IsOut(const State& state) const;
  void Add(State state, WayId before);
  void RunOn(WayId id);
  // Its parts are further nodes; false: it has none yet.
  bool RunStep(WayId id, State& state);
  std::optional<WayId> Alike(WayId id);
  bool AreAlike(const State& a, const State& b);
  size_t DigestOf(const State& state);
  WayId Common(WayId a, WayId b);
  // True: it and the other have become one.
  bool MergeWithAlike(WayId id);
  void Discard(WayId id);
  // Has it ended by an exception that its last instruction has raised?
  bool IsRaised(WayId id);
  // Where it has left; of a raised exception, before the instruction.
  State Exit(WayId id);
  std::vector<std::vector<WayId>> ByPlace();
  // Those of one place, as patterns; the others as they are.
  PatternStates PatternsOf(const std::vector<WayId>& group);
  // What has left so far shows that there is no pattern.
  bool IsHopeless();
  static constexpr size_t kFirstLook = 4;
  void Raise(State pattern, std::vector<State>& results);
  Result Finish();

  Context& context_;
  heap::CellNames& names_;
  MethodFacts& facts_;
  const Loop& loop_;
  const StepOnce step_;
  uint32_t depth_ = 0;  // of the activation
  std::vector<Node> nodes_;
  std::vector<WayId> pending_, later_;
  std::unordered_map<size_t, std::vector<WayId>> by_digest_;
  size_t out_ = 0;
  size_t look_at_ = kFirstLook;  // for patterns, when so many have left
  uint64_t steps_ = 0;
};

}  // namespace engine

#endif  // ENGINE_PATTERNS_LOOP_RUN_H_
