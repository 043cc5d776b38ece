// Value summaries: whoever stands at an instruction makes one step together.
// The program counter of a run is a set of places with a state at each; what a
// state holds depends on the path that is taken, as everywhere where paths have
// met (join_states.h). Two states that come to one place are one from there on,
// wherever that is: no point has to be known where they will meet.
//
// Who is least far goes first, in the innermost activation: so that those who
// are ahead are met by those who come after them. Uncaught exceptions that one
// instruction raises are one end.
#ifndef ENGINE_MERGING_COUNTER_RUN_H_
#define ENGINE_MERGING_COUNTER_RUN_H_

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "base/id.h"
#include "engine/merging/counter_log.h"
#include "engine/merging/flow_graphs.h"
#include "engine/merging/join_states.h"
#include "engine/merging/policy.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "heap/cell_names.h"

namespace engine {

struct PartingTag;
using PartingId = base::Id<PartingTag>;

class CounterRun {
 public:
  using StepOnce = std::function<Step(State&)>;

  // All must outlive this.
  CounterRun(Context& context, heap::CellNames& names,
             const CounterRules& rules, StepOnce step)
      : context_(context),
        names_(names),
        rules_(rules),
        step_(std::move(step)) {}

  // It stops, and is too large, where there are more ends, more bytecodes run,
  // or more nodes made for conditions.
  struct Limits {
    size_t ends = std::numeric_limits<size_t>::max();
    uint64_t steps = std::numeric_limits<uint64_t>::max();
    size_t nodes = std::numeric_limits<size_t>::max();
  };
  void Within(const Limits& limits) { limits_ = limits; }
  // It outlives this.
  void LogTo(CounterLog& log) { log_ = &log; }
  // Asked of each state before each step: what it has become after many, if
  // somebody else runs these (engine/patterns/loop_patterns.h).
  using Leap = std::function<std::optional<std::vector<State>>(const State&)>;
  void Leaping(Leap leap) { leap_ = std::move(leap); }

  struct Result {
    std::vector<State> returned;  // just before the return
    std::vector<State> ended;
    std::vector<State> left;  // where the deadline stopped them
    bool too_large = false;
  };
  // Of the method that is analysed, to the instructions that return.
  Result Run(State start);

 private:
  // Where paths parted, and where those that parted there had come from: what
  // two paths have in common is where their ways back meet. The first has no
  // other before it.
  struct Parting {
    Origin origin;
    PartingId before;
    uint32_t depth;
  };
  struct Entry {
    State state;
    PartingId from;
    bool alone = false;     // it could not be one with others here: not again
    bool returned = false;  // a method has just returned to it
  };
  // The innermost activation first; there, what leads to the others first.
  using Place = std::tuple<int64_t, int64_t>;

  Place PlaceOf(const Entry& entry);
  bool GoesFirst(Entry& entry);
  bool IsTooLarge();
  void Push(Entry entry);
  // Those at the first place that can be one.
  Entry PopFirst();
  PartingId Common(PartingId a, PartingId b) const;
  const Parting& At(PartingId p) const { return partings_[p.index()]; }
  // Nothing: they stay as they are, apart.
  using JoinOf =
      std::function<std::optional<State>(const Origin&, std::vector<State>&)>;
  std::optional<Entry> Join(std::vector<Entry>& group, const JoinOf& join);
  std::optional<State> JoinHere(const Origin& origin,
                                std::vector<State>& states);
  // Those that can be one, so many at a time.
  struct Gathering {
    std::function<bool(const State&, const State&)> can_be_one;
    JoinOf join;
    size_t most = std::numeric_limits<size_t>::max();
  };
  std::vector<State> Gathered(std::vector<Entry> entries, const Gathering& how);
  // One state, until somebody is less far or at the same place, or it splits,
  // or ends.
  void RunOn(Entry entry);
  bool RunStep(Entry& entry);
  void CountStep(const State& state);
  void LogStep(const State& state);
  bool TryLeap(const Entry& entry);
  void Split(PartingId at, std::vector<State> parts);
  PartingId Part(Origin origin, PartingId before, uint32_t depth);
  void GatherEnds();

  Context& context_;
  heap::CellNames& names_;
  const CounterRules rules_;
  const StepOnce step_;
  Leap leap_;
  Limits limits_;
  CounterLog* log_ = nullptr;
  std::vector<Parting> partings_;
  std::multimap<Place, Entry> counter_;
  std::vector<Entry> leaving_, ended_;
  FlowGraphs graphs_;
  MethodFacts facts_;
  Result result_;
  uint64_t steps_ = 0;
  int64_t pushed_ = 0;
  size_t nodes_before_ = 0;  // in the diagram
};

}  // namespace engine

#endif  // ENGINE_MERGING_COUNTER_RUN_H_
