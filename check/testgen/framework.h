// The framework that tests are written for.
#ifndef CHECK_TESTGEN_FRAMEWORK_H_
#define CHECK_TESTGEN_FRAMEWORK_H_

#include <cstdint>

namespace testgen {

enum class Framework : uint8_t { kJUnit4, kJUnit5 };

}  // namespace testgen

#endif  // CHECK_TESTGEN_FRAMEWORK_H_
