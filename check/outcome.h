// What the end of a path means to a property.
#ifndef CHECK_OUTCOME_H_
#define CHECK_OUTCOME_H_

#include <cstdint>
#include <string>
#include <vector>

#include "check/property.h"
#include "engine/analysis/analysis.h"
#include "engine/search/end.h"
#include "engine/state/state.h"

namespace check {

enum class Outcome : uint8_t {
  kGood,
  kRuledOut,  // an assumption of the test does not hold of the input
  kViolated,
  kException,  // no violation, but uncaught: of a program
  kCut,        // nobody knows
};

// A path, or the part of it on which a boolean property is true, or false.
struct Judged {
  engine::State state;
  search::End end;
  Outcome outcome = Outcome::kGood;
  std::string why = {};  // of a violation: "returns false"
  // Only a JVM can tell whether there is such a run: a solver did not know, or
  // something was taken for granted of the input.
  bool doubtful = false;
};

std::vector<Judged> Judge(engine::Analysis& analysis, const Property& property,
                          const engine::State& state, const search::End& end);

}  // namespace check

#endif  // CHECK_OUTCOME_H_
