#include "engine/runtime/context.h"

namespace engine {

uint32_t UsualDropAfter() {
#ifdef SUMMA_DROP_ALWAYS
  return kDropAlways;
#else
  return kDropAfter;
#endif
}

Step Finish(State& state, search::EndKind kind, std::string detail) {
  state.end = search::End{kind, std::move(detail)};
  state.end_body = state.frame.body;
  state.end_at = state.frame.at;
  return Step::kEnded;
}

Step Unsupported(State& state, std::string what) {
  return Finish(state, search::EndKind::kUnsupported, std::move(what));
}

void Decide(State& state, Branch::Kind kind, uint32_t outcome,
            uint64_t stable_outcome, bool telling) {
  const uint64_t place = state.frame.body->hash ^ state.frame.at;
  state.flow.Mix(place);
  state.flow.Mix(stable_outcome);
  if (state.notes != nullptr)
    state.notes->push_back({state.steps, place, stable_outcome});
  if (telling || state.observed)
    state.branches = state.branches.With(
        Branch{kind, state.frame.at, outcome, state.frame.body});
}

// Whoever looks at it sees whether it is what was assumed: a test that was
// settled before is not. One that is noted for it already stays.
void NoteTest(Context& context, State& state, const RawTest& test) {
  if (context.options.merge != Merge::kPatterns) return;
  const auto& assumptions = state.place.path.assumptions();
  if (assumptions.empty()) return;
  if (!state.tests.empty() && state.tests.top().assumed == assumptions.top())
    return;
  state.tests.Push({assumptions.top(), test});
}

}  // namespace engine
