// A JUnit class with a test for each path of the methods of one class.
#ifndef CHECK_TESTGEN_TEST_CLASS_H_
#define CHECK_TESTGEN_TEST_CLASS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "check/class_reader.h"
#include "check/testgen/framework.h"
#include "check/testgen/path_test.h"

namespace testgen {

struct TestClass {
  std::string name;  // internal form: "p/ListPathsTest"
  std::string text;
  size_t tests = 0;
  size_t left_out = 0;               // each is told in a comment
  std::vector<size_t> written = {};  // which of the paths there is a test of
};

// What the class is called, in its package, and what it says it is.
struct TestClassWords {
  std::string name;
  std::string about;  // sentences
};
// Of the paths of a class; `bounds`: within which, for readers.
TestClassWords WordsOfPaths(const std::string& class_name,
                            const std::string& bounds);

// In the package of `class_name`. Paths of one method stand together.
TestClass WriteTestClass(check::ClassReader& reader, Framework framework,
                         const std::string& class_name,
                         const TestClassWords& words,
                         const std::vector<TestedPath>& paths);

}  // namespace testgen

#endif  // CHECK_TESTGEN_TEST_CLASS_H_
