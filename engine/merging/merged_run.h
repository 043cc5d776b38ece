// Runs a path, and all that it splits into, to the return of the method it is
// in, as few paths as possible: those that meet go on as one. In the method
// that is analysed, which returns to nobody, up to the instruction that does.
#ifndef ENGINE_MERGING_MERGED_RUN_H_
#define ENGINE_MERGING_MERGED_RUN_H_

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/merging/flow_graphs.h"
#include "engine/merging/join_states.h"
#include "engine/merging/policy.h"
#include "engine/merging/scopes.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "heap/cell_names.h"

namespace engine {

class MergedRun {
 public:
  using StepOnce = std::function<Step(State&)>;

  // All must outlive this.
  MergedRun(Context& context, heap::CellNames& names, Merge how, StepOnce step)
      : context_(context), names_(names), how_(how), step_(std::move(step)) {}

  struct Result {
    std::vector<State> returned;  // past the return, or just before it
    std::vector<State> ended;
    std::vector<State> left;  // where the deadline, or their size, stopped them
    bool too_large = false;
  };
  Result Run(State start);
  // The parts that somebody has split it into go on in its place, each by
  // itself up to the return, where they meet.
  Result RunApart(const State& start, std::vector<State> parts);
  // Of a requirement only the ways that meet it count, and most of it are parts
  // that must all hold. So where a method has said no is kept apart from where
  // it has said yes, which then says nothing of the cases that failed. Stops
  // where one joint path is harder to ask about than the ways that have become
  // it: by the size of its condition, and of all that was made for it.
  void ForRequirement() { requirement_ = true; }
  // It is too large, too, where it takes more bytecodes of all paths.
  void Within(uint64_t steps) { most_steps_ = steps; }
  // What becomes of a joint state before it goes on.
  using Afterwards = std::function<void(const std::vector<State>&, State&)>;
  void OnceJoined(Afterwards afterwards) {
    afterwards_ = std::move(afterwards);
  }

 private:
  struct Item {
    State state;
    ScopeId scope;
  };
  // A scope: where it was opened, in which method, and where it ends.
  struct Opened {
    Origin origin;
    const Body* body;
    uint32_t join;
  };
  // The innermost activation first; there, what leads to the others first.
  using Rank = std::tuple<int64_t, uint32_t, uint64_t>;

  uint32_t JoinAfter(const Body& body, uint32_t at);
  void Push(Item item);
  void Begin(const State& start);
  Result Finish();
  // One path, until it waits, splits or ends.
  void RunOn(Item item);
  bool RunStep(Item& item);
  void Split(const Opened& split, ScopeId scope, uint32_t depth,
             std::vector<State> parts);
  bool Wait(Item& item);
  void CloseScopes();
  bool EndsInAnswer(const Opened& scope) const;
  std::vector<State> MergeMet(const Opened& scope, std::vector<State> states);
  std::optional<State> Join(const Origin& origin, std::vector<State>& group);
  bool MadeTooMuch() const;
  bool IsHard(const Origin& origin, const State& joined) const;
  void GiveUpWaiting(ScopeId scope);
  bool HasLostAnswer() const;
  void LeaveAll();

  Context& context_;
  heap::CellNames& names_;
  const Merge how_;
  const StepOnce step_;
  Afterwards afterwards_;
  Scopes scopes_;
  std::map<uint32_t, Opened> opened_;  // by scope
  std::map<Rank, Item> pending_;
  std::vector<std::optional<State>> waiting_;             // by token
  std::unordered_map<uint32_t, uint64_t> waiting_since_;  // by scope: steps
  FlowGraphs graphs_;
  MethodFacts facts_;
  std::optional<ScopeId> root_;
  Result result_;
  uint64_t number_ = 0;
  uint64_t steps_ = 0;
  uint64_t most_steps_ = std::numeric_limits<uint64_t>::max();
  bool requirement_ = false;
  size_t nodes_before_ = 0;  // in the diagram
};

}  // namespace engine

#endif  // ENGINE_MERGING_MERGED_RUN_H_
