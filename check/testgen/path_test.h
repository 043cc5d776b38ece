// One path of a method as a test: builds its input, calls it, and says what it
// did.
#ifndef CHECK_TESTGEN_PATH_TEST_H_
#define CHECK_TESTGEN_PATH_TEST_H_

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/result.h"
#include "check/property.h"
#include "check/testgen/access.h"
#include "check/testgen/framework.h"

namespace testgen {

// What the run left in a static field of a class that it initialised itself,
// as docs/cli.md has values; none: an object that no input leads to.
struct LeftStatic {
  std::string owner;  // internal form
  std::string field;
  std::optional<nlohmann::ordered_json> value = {};
};

struct TestedPath {
  check::MethodName method;
  std::string on;                        // the class it is called on
  nlohmann::ordered_json input, output;  // HEAP of docs/cli.md
  std::vector<std::string> roots;        // the receiver, the arguments
  std::string result_root;               // of the output; empty: none
  std::string thrown = {};               // internal form; empty: it returned
  std::string thrower = {};  // the class whose code threw; empty: the library's
  // Say what an exception says, even if the library worded it.
  bool all_messages = false;
  std::string asserting = {};  // the class whose assert failed
  std::string value = {};      // what it returned, for people
  std::vector<std::string> conditions = {};
  std::vector<LeftStatic> statics = {};
  bool prints = false;
  // A further test of the path before it, at a border of its condition; 0: the
  // first one.
  size_t border = 0;
  // Cells that some path of the method changes (claims.h).
  std::set<std::string> watched = {};
  std::string left_out = {};  // why no test can be made; empty: try
};

struct PathTest {
  std::vector<std::string> lines;
  std::set<std::string> helpers;     // of check/testgen/helpers.def
  std::set<std::string> assertions;  // of the framework, "assertEquals"
  bool throws = false;               // it may throw checked exceptions
  bool asserts = false;              // assertions of the code must be on
};

// An error: why there is none.
base::Result<PathTest> WritePathTest(Access& access, Framework framework,
                                     TestedPath path);

// "returnsNull", "throwsIllegalStateException"; empty: it returns nothing.
std::string OutcomeOf(const TestedPath& path);

}  // namespace testgen

#endif  // CHECK_TESTGEN_PATH_TEST_H_
