// The bytecode machine: a transition system in the sense of engine/search. Each
// call of Successors runs one path on to its next split or its end.
#ifndef ENGINE_MACHINE_MACHINE_H_
#define ENGINE_MACHINE_MACHINE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/machine/entry_point.h"
#include "engine/machine/input_narrowing.h"
#include "engine/merging/counter_log.h"
#include "engine/merging/counter_run.h"
#include "engine/merging/merged_run.h"
#include "engine/program/program.h"
#include "engine/runtime/context.h"
#include "engine/search/end.h"
#include "engine/state/state.h"
#include "expr/path.h"
#include "heap/initializer.h"
#include "heap/invariants.h"

namespace engine {

class CallFinder;

class Machine {
 public:
  using State = engine::State;

  // All must outlive the machine.
  Machine(Program& program, const EntryPoint& entry, const heap::Context& heap,
          const heap::Initializer& initializer, const MachineOptions& options);

  State Initial();
  std::vector<State> Successors(const State& state) {
    return Successors(State(state));
  }
  // Of a state that nobody else needs: what it alone owns is changed in place.
  std::vector<State> Successors(State&& state);
  // How a path ends that depends on nothing of the input, whatever the limits
  // are: for what is told of a run that is over. None: it splits, or takes more
  // steps.
  std::optional<State> RunAlone(State state, uint64_t most_steps);
  const expr::Path& PathOf(const State& state) const {
    return state.place.path;
  }
  std::optional<search::End> Ended(const State& state) const {
    return state.end;
  }

  // The decisions of the step that led to this state, as text. Useful where
  // the machine pauses at each.
  std::string LabelOf(const State& state) const;

  Context& context() { return context_; }
  // Of the last run by value summaries, where MachineOptions::log_counter wants
  // it; else null.
  const CounterLog* counter_log() const {
    return counter_log_ ? &*counter_log_ : nullptr;
  }
  const Body& entry() const { return *entry_.method; }

 private:
  void PassArguments(State& state);
  void PassReceiver(State& state);
  Step PassOldReceiver(State& state);
  // On one of these; then the first instruction.
  Step BeginOn(State& state, const std::vector<heap::Guarded>& objects);
  Step Begin(State& state);
  // Initialises what must be before the first instruction; then what the heap
  // holds is how the run starts.
  Step Start(State& state);
  void InitializeBefore(State& state, ClassId c);
  void PushRequirement(State& state);
  Step MeetRequirement(State& state);
  Step AsCode(std::string why);
  bool CanMerge() const;
  bool ShouldMerge(const State& state) const;
  MergedRun::Result RunMerged(State state, Merge how);
  // Of what says yes or no. What it says of strings is read by people, so there
  // numbers that depend on the way taken stay terms.
  enum class Numbers : uint8_t { kTerms, kChoices };
  // `parts`: what somebody has split the state into, if anything.
  MergedRun::Result RunForAnswer(State state, uint64_t most_steps,
                                 Numbers numbers,
                                 std::vector<State> parts = {});
  CounterRun::Result RunCounter(State state, const CounterRules& rules,
                                const CounterRun::Limits& limits = {});
  // What suits the method: way by way where there are few, else as one where
  // that is not too hard. Nothing: too hard.
  std::optional<CounterRun::Result> RunAsSuits(const State& state);
  Step Observe(State& state, Numbers numbers, std::vector<State> parts = {});
  Step AskText(State& state);
  void MakeReady(State& state);
  void MergePaths(State state, std::vector<State>& results);
  void NoteLine(State& state);
  Step StepOnce(State& state);
  Step StepChecked(State& state);
  Step StepUnchecked(State& state);
  bool IsNextOrdinary(const State& state) const;
  // The next instruction; and where it is not as simple as that.
  Step RunInstruction(State& state);
  // Ordinary instructions, up to that many steps of the path.
  Step RunStretch(State& state, uint64_t until);
  Step StepRarely(State& state);
  void RunOn(State state, std::vector<State>& results);
  bool ShouldDrop(const State& state) const;
  bool GoOnAlone(State& state);
  // Whether the calls of what is so deep, or was cut for it, lead to
  // themselves. Then it goes on to where they do, and the next one finds no
  // room.
  bool OverflowIfEndless(State& deep);
  bool LeadsToItself(State& runner, CallFinder& calls);
  // Ends a path that goes round for ever, `period` bytecodes each time, where
  // the loop starts. False if it does not, after all.
  bool EndLoop(State& state, uint64_t period);
  std::string TextOf(const Branch& branch) const;

  const EntryPoint& entry_;
  const NarrowedInitializer initializer_;
  Context context_;
  const heap::SelfCheck self_check_;
  std::optional<CounterLog> counter_log_;
  // May the receiver be an object that was there before the input? Known once
  // a run has started.
  bool old_receivers_ = false;
};

}  // namespace engine

#endif  // ENGINE_MACHINE_MACHINE_H_
