// The verdicts as JUnit's XML, as Maven's Surefire writes it and CI systems
// read it: a suite per class, a test case per property. A violation is a
// failure, with its counterexample; a known one is skipped, as is what its
// framework would skip; what came to no verdict is an error.
#ifndef CLI_CHECKING_JUNIT_XML_H_
#define CLI_CHECKING_JUNIT_XML_H_

#include <string>

#include "cli/checking/verdicts.h"

namespace cli {

std::string JUnitXml(const CheckedAll& checked);

}  // namespace cli

#endif  // CLI_CHECKING_JUNIT_XML_H_
