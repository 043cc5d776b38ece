// Programs for tests: from text, tests/data/litmus or examples.
#ifndef TESTS_UNIT_JAVALITE_LOAD_H_
#define TESTS_UNIT_JAVALITE_LOAD_H_

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "base/check.h"
#include "base/result.h"
#include "javalite/types.h"

namespace javalite {

inline constexpr std::string_view kLitmusNames[] = {
    "alias3", "lost-write", "phantom-U", "phantom-k", "precedence",
    "prim",   "reinit",     "rotate",    "types"};

inline std::string ProgramText(const std::string& file) {
  std::ifstream in(file);
  CHECK(in.good(), "a program of the tests should be readable");
  return {std::istreambuf_iterator<char>(in), {}};
}
inline std::string LitmusText(std::string_view name) {
  return ProgramText("tests/data/litmus/" + std::string(name) + ".javalite");
}
inline std::string ExampleText(std::string_view name) {
  return ProgramText("examples/javalite/" + std::string(name) + ".javalite");
}

// A program that is known to be right.
inline CheckedProgram Load(std::string_view text) {
  base::Result<CheckedProgram> result = ParseAndCheck(text, "test.javalite");
  if (!result.ok())
    std::fprintf(stderr, "%s\n", result.error().ToString().c_str());
  return std::move(result).value();
}

// Main with the given fields and further methods and a method `run` that
// returns `type`; further classes in `classes`.
inline std::string MainText(std::string_view classes, std::string_view fields,
                            std::string_view type, std::string_view body,
                            std::string_view methods = "") {
  std::string text = "((";
  text.append(classes).append("(class Main (").append(fields).append(") (");
  text.append(methods).append("(").append(type).append(" run () ");
  return text.append(body).append(")))) (Main run))");
}

}  // namespace javalite

#endif  // TESTS_UNIT_JAVALITE_LOAD_H_
