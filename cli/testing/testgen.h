// summa testgen: a JUnit class for each class under test, a test for each path.
#ifndef CLI_TESTING_TESTGEN_H_
#define CLI_TESTING_TESTGEN_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kTestgenCommand;

}  // namespace cli

#endif  // CLI_TESTING_TESTGEN_H_
