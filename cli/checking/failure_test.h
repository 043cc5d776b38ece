// A failure's JUnit test, written while its analysis is at hand; and the files
// of --tests.
#ifndef CLI_CHECKING_FAILURE_TEST_H_
#define CLI_CHECKING_FAILURE_TEST_H_

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "base/result.h"
#include "check/property.h"
#include "check/sweep.h"
#include "classfile/class_path.h"
#include "cli/checking/verdicts.h"

namespace cli {

// `number`: of the property's failures, from 1. `read` takes the classes that
// were looked at for it.
void AddTest(const classfile::ClassPath& path, const check::Property& property,
             const check::Violation& violation, size_t number, Failure& failure,
             std::set<std::string>& read);

// Each in the folder of its package.
base::Status WriteTests(const std::string& folder,
                        const std::vector<PropertyVerdict>& verdicts);

}  // namespace cli

#endif  // CLI_CHECKING_FAILURE_TEST_H_
