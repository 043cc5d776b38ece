// Numbers worth trying in inputs of a method besides 0 and 1: what its code
// compares with, and the neighbours.
#ifndef ENGINE_ANALYSIS_ORACLE_NUMBERS_H_
#define ENGINE_ANALYSIS_ORACLE_NUMBERS_H_

#include <cstdint>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/state/state.h"

namespace engine {

// -1 first, then around the constants of the methods in which the paths decide
// something, in the order in which they come; only the first few.
std::vector<int64_t> NumbersWorthTrying(Analysis& analysis,
                                        const std::vector<State>& paths);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ORACLE_NUMBERS_H_
