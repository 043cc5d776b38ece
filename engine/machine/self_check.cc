#include "engine/machine/self_check.h"

namespace engine {
namespace {

void Add(const Context& context, const Slot& slot,
         std::vector<heap::ValueSet>& sets) {
  if (slot.type != Slot::Type::kReference || slot == Slot::Null()) return;
  if (slot.form == Slot::Form::kParameter) return;
  sets.push_back(context.values.ToSet(slot));
}

void AddFrame(const Context& context, const Frame& frame,
              std::vector<heap::ValueSet>& sets) {
  for (uint32_t i = 0; i < frame.top; ++i) Add(context, frame.slots[i], sets);
  Add(context, frame.lock, sets);
}

}  // namespace

std::vector<heap::ValueSet> InUse(const Context& context, const State& state) {
  std::vector<heap::ValueSet> sets;
  AddFrame(context, state.frame, sets);
  state.callers.ForEachWhile([&](const Frame& caller) {
    AddFrame(context, caller, sets);
    return true;
  });
  return sets;
}

void CheckState(const Context& context, const State& state,
                heap::SelfCheck how) {
  if (state.end || state.frame.nonsense != nullptr) return;
  heap::CheckInvariants(context.heap, state.place, InUse(context, state), how);
}

}  // namespace engine
