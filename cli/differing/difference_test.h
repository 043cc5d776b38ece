// A difference as a JUnit test: it says what the old method did with the input,
// so it passes where that is run and fails where the new one is.
#ifndef CLI_DIFFERING_DIFFERENCE_TEST_H_
#define CLI_DIFFERING_DIFFERENCE_TEST_H_

#include <cstddef>
#include <string>

#include "check/diff/judge_pair.h"
#include "classfile/class_path.h"
#include "engine/analysis/analysis.h"

namespace cli {

struct DifferenceTest {
  std::string class_name = {};  // internal form
  std::string text = {};        // Java source; empty: `why_not` says why
  std::string why_not = {};
};

// `versions`: the method is the same, and its class is another. Otherwise the
// test has two methods, one for each of the two. `number`: of the pair's
// differences, from 1.
DifferenceTest WriteDifferenceTest(engine::Analysis& analysis,
                                   const classfile::ClassPath& path,
                                   const check::PairDifference& pair,
                                   bool versions, size_t number);

}  // namespace cli

#endif  // CLI_DIFFERING_DIFFERENCE_TEST_H_
