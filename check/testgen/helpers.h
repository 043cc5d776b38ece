// Methods that written tests may need; they stand in the tests themselves.
#ifndef CHECK_TESTGEN_HELPERS_H_
#define CHECK_TESTGEN_HELPERS_H_

#include <set>
#include <string>

namespace testgen {

// The sources of those named, in the order of check/testgen/helpers.def.
std::string HelperTexts(const std::set<std::string>& names);

}  // namespace testgen

#endif  // CHECK_TESTGEN_HELPERS_H_
