// Concrete inputs and the engine's runs on them: what the oracle of exactness
// is made of.
//
// A run on a given input is the machine under the strategy that decides nothing
// (engine/exactness/given_input.h). It starts as a symbolic run does, so
// objects that initialisers make before have the same locations in both.
#ifndef ENGINE_ANALYSIS_ORACLE_RUN_H_
#define ENGINE_ANALYSIS_ORACLE_RUN_H_

#include <optional>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/runtime/context.h"
#include "engine/search/explorer.h"
#include "engine/state/state.h"
#include "heap/concrete.h"
#include "heap/initializer.h"
#include "heap/types.h"

namespace engine {

// All paths of the method under a strategy; nothing if a limit stops it.
std::optional<std::vector<State>> AllPaths(Analysis& analysis,
                                           const heap::Context& context,
                                           const heap::Initializer& strategy,
                                           const MachineOptions& options,
                                           const search::Limits& limits);

// The ends of the method's run on that input: none where the requirement rules
// it out; several where the run depends on what no input says.
std::vector<State> RunOn(Analysis& analysis, const MachineOptions& options,
                         const heap::ConcreteHeap& input);

// What is there before an input is made, as a path of the analysis shows it,
// with the roots inputs start from: one heap per class the receiver may have.
std::vector<heap::ConcreteHeap> StartHeaps(Analysis& analysis,
                                           const State& path);

// Whether every cell of a reference holds what fits its type.
bool IsWellTyped(const heap::TypeHierarchy& types,
                 const heap::ConcreteHeap& heap);

// The input that the path's own witness stands for; nothing if there is none,
// or none that is well typed.
std::optional<heap::ConcreteHeap> InputOf(Analysis& analysis,
                                          const State& path);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ORACLE_RUN_H_
