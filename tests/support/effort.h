// How much a randomised test does. An ordinary run does an eighth; with
// SUMMA_FULL in the environment (bazel test --test_env=SUMMA_FULL=1) all.
#ifndef TESTS_SUPPORT_EFFORT_H_
#define TESTS_SUPPORT_EFFORT_H_

#include <cstddef>
#include <cstdlib>

namespace tests {

inline size_t Scaled(size_t full) {
  constexpr size_t kShare = 8;
  return std::getenv("SUMMA_FULL") != nullptr ? full
                                              : (full + kShare - 1) / kShare;
}

}  // namespace tests

#endif  // TESTS_SUPPORT_EFFORT_H_
