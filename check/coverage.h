// What the paths of a property came to in the code that is checked, and what
// they never did: lines, claims, points that were asked for.
#ifndef CHECK_COVERAGE_H_
#define CHECK_COVERAGE_H_

#include <cstddef>
#include <string>
#include <vector>

#include "check/property.h"
#include "engine/analysis/analysis.h"

namespace check {

struct MethodCoverage {
  std::string method;                // "p.Account.transfer"
  std::vector<int> reached, missed;  // lines, ascending
};

struct Coverage {
  std::vector<MethodCoverage> methods;  // that a path entered, by name
  size_t claims = 0;                    // in the code of the property itself
  bool claim_reached = false;           // there or elsewhere
  std::vector<std::string> uncovered;   // "p.Test.empty:12": Summa.cover
};

Coverage CoverageOf(engine::Analysis& analysis, const Property& property);

}  // namespace check

#endif  // CHECK_COVERAGE_H_
