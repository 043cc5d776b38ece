// What is checked: a method, what must be so of it, what is done before it is
// called, and which inputs count.
#ifndef CHECK_PROPERTY_H_
#define CHECK_PROPERTY_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace check {

struct MethodName {
  std::string owner;  // internal form
  std::string name;
  std::string descriptor;
  bool is_static = false;
  bool is_private = false;
  bool in_interface = false;
};

// What an annotation of a parameter says of it: a number, or the length of a
// string, array or collection, is within these; a reference is not null.
struct Constraint {
  enum class Kind : uint8_t { kRange, kLength, kNotNull };
  Kind kind = Kind::kRange;
  int64_t least = 0, most = 0;
  std::string text = {};  // "@IntRange(min = 1, max = 9)", for reports
};

struct Parameter {
  std::string name;
  std::string descriptor;
  std::vector<Constraint> constraints = {};
  bool nullable = false;  // said to be, or not said to be otherwise
  std::vector<std::string> ignored = {};  // annotations that say what we cannot
};

// An object that a test runs on, made for each run: its constructor, which
// takes the one around it if there is one, then the methods that prepare it.
struct Fixture {
  std::string class_name;  // internal form
  std::vector<MethodName> before = {}, after = {};
};

struct Property {
  enum class Kind : uint8_t {
    kTest,    // must not throw, and return true if it is boolean
    kRobust,  // must throw only what it declares
    kMain,    // a program: no assertion fails
  };
  Kind kind = Kind::kTest;
  MethodName method;
  std::string framework = {};  // "JUnit 5"; empty: named by the user
  std::vector<MethodName> before_all = {};
  // From the outermost; empty: static, or the receiver is part of the input.
  std::vector<Fixture> fixtures = {};
  std::vector<Parameter> parameters = {};
  std::vector<std::string> declared = {};  // exceptions, internal form
  std::string expected = {};               // what it must throw, internal form
  std::string skipped = {};                // why it is not checked
  std::string file = {};  // its source, "List.java"; empty: not known
  int line = 0;

  // "pkg.Class.method(int)", as reports name it.
  std::string name = {};
  bool IsBoolean() const { return method.descriptor.ends_with(")Z"); }
};

}  // namespace check

#endif  // CHECK_PROPERTY_H_
