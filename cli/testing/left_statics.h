// What a path left in static fields of classes that it initialised itself: no
// heap of a report has these.
#ifndef CLI_TESTING_LEFT_STATICS_H_
#define CLI_TESTING_LEFT_STATICS_H_

#include <vector>

#include "check/testgen/path_test.h"
#include "engine/analysis/analysis.h"
#include "engine/state/state.h"
#include "heap/instance.h"

namespace cli {

// Of own code, not final, and written; on that input of the path.
std::vector<testgen::LeftStatic> LeftStatics(engine::Analysis& analysis,
                                             const engine::State& state,
                                             const heap::Instance& instance);

}  // namespace cli

#endif  // CLI_TESTING_LEFT_STATICS_H_
