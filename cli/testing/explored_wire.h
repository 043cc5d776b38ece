// What was found of a method, as bytes: so that one process finds it and
// another writes the tests.
#ifndef CLI_TESTING_EXPLORED_WIRE_H_
#define CLI_TESTING_EXPLORED_WIRE_H_

#include <string>
#include <string_view>

#include "base/result.h"
#include "cli/testing/branches.h"
#include "cli/testing/explored_method.h"

namespace cli {

struct MethodFound {
  base::Result<ExploredMethod> explored;
  Coverage coverage;
};

std::string ToBytes(MethodFound found);
// Its paths do not say whose they are (TestedPath::method).
MethodFound FoundFromBytes(std::string_view bytes);

}  // namespace cli

#endif  // CLI_TESTING_EXPLORED_WIRE_H_
