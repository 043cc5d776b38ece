// A counterexample as a JUnit test: a whole Java source that builds the input,
// does what the framework would, calls the property and fails as it did.
#ifndef CHECK_TESTGEN_TEST_SOURCE_H_
#define CHECK_TESTGEN_TEST_SOURCE_H_

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "check/class_reader.h"
#include "check/property.h"

namespace testgen {

struct Counterexample {
  const check::Property& property;
  const nlohmann::ordered_json& input;  // HEAP of docs/cli.md
  // What the input calls the receiver, if it is part of it, and the arguments.
  std::vector<std::string> roots;
  std::string why;           // "returns false"
  size_t number = 1;         // of the property's
  bool input_statics;        // static fields are part of the input
  std::string thrower = {};  // the class whose code threw, internal form
};

struct TestSource {
  std::string class_name;  // "p/ListTest_sorted_Counterexample"
  std::string text;
  std::vector<std::string> call;  // the lines that call the property
};

// An error: why there is none.
base::Result<TestSource> WriteTest(check::ClassReader& reader,
                                   const Counterexample& counterexample);

}  // namespace testgen

#endif  // CHECK_TESTGEN_TEST_SOURCE_H_
