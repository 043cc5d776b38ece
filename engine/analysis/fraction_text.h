// What the class library at hand writes for a float or a double: its digits
// have changed from one release to another, so its own code is run for them.
#ifndef ENGINE_ANALYSIS_FRACTION_TEXT_H_
#define ENGINE_ANALYSIS_FRACTION_TEXT_H_

#include <cstdint>
#include <optional>
#include <string>

#include "engine/analysis/analysis.h"
#include "engine/state/state.h"

namespace engine {

// `letter` is F or D. In the heap of a path that has ended, of which nothing
// changes. None: there is no such code, or it does not end in a text.
std::optional<std::u16string> FractionText(Analysis& analysis,
                                           const State& ended, char letter,
                                           uint64_t bits);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_FRACTION_TEXT_H_
