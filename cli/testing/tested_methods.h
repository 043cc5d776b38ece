// Which methods `summa testgen` writes tests for, by class.
#ifndef CLI_TESTING_TESTED_METHODS_H_
#define CLI_TESTING_TESTED_METHODS_H_

#include <string>
#include <vector>

#include "base/result.h"
#include "check/class_reader.h"
#include "check/property.h"
#include "cli/checking/targets.h"

namespace cli {

struct TestedClass {
  std::string name;  // internal form
  std::vector<check::MethodName> methods;
};

// Of a class all methods that are not private, of many classes those that a
// test could name. A class comes once, however often it is asked for.
base::Result<std::vector<TestedClass>> MethodsToTest(
    check::ClassReader& reader,
    const std::vector<base::Result<Target>>& targets);

}  // namespace cli

#endif  // CLI_TESTING_TESTED_METHODS_H_
