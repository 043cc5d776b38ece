// The texts that nobody looked at (engine/runtime/late_text.h), as they are in
// one concrete heap at the end of a path. No method of the program is run for
// it, and of the library only what writes the digits of fractions.
#ifndef ENGINE_ANALYSIS_LATE_TEXTS_H_
#define ENGINE_ANALYSIS_LATE_TEXTS_H_

#include "engine/analysis/analysis.h"
#include "engine/state/state.h"
#include "heap/concrete.h"
#include "heap/instance.h"

namespace engine {

// Fills the strings of `output`, the heap that the instance has at the end of
// the path. One with a part that is not known holds any text.
void WriteLateTexts(Analysis& analysis, const State& state,
                    const heap::Instance& instance, heap::ConcreteHeap& output);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_LATE_TEXTS_H_
