// Names of tests: the method, how it ends, and the shortest condition that
// tells the path from the others of its method.
#ifndef CHECK_TESTGEN_TEST_NAME_H_
#define CHECK_TESTGEN_TEST_NAME_H_

#include <optional>
#include <string>
#include <vector>

namespace testgen {

struct NamedPath {
  std::string method;                   // as Java writes it
  std::string outcome;                  // "returnsTrue"; may be empty
  std::vector<std::string> conditions;  // of the path, joined by &&
};

// One for each, different ones.
std::vector<std::string> TestNames(const std::vector<NamedPath>& paths);

// "ListIsNull" of "list == null"; none: nothing that a name could say.
std::optional<std::string> ConditionWords(const std::string& condition);

// "returnsTrue" of "true", "returnsMinus1" of "-1", "returns" where a name
// could not say more.
std::string OutcomeWords(std::string value);

}  // namespace testgen

#endif  // CHECK_TESTGEN_TEST_NAME_H_
