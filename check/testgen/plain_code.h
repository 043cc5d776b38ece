// Code that only keeps what it is given: constructors and setters that assign
// parameters and constants to fields, and do nothing else.
#ifndef CHECK_TESTGEN_PLAIN_CODE_H_
#define CHECK_TESTGEN_PLAIN_CODE_H_

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "classfile/class_file.h"

namespace testgen {

// What a field holds afterwards: a parameter, or else a value as docs/cli.md
// has it.
struct Kept {
  std::optional<size_t> parameter = {};
  nlohmann::ordered_json value = {};
};

struct PlainCode {
  std::map<std::string, Kept> fields;  // of its own class, by name
  bool calls_super = false;  // the constructor above it, without arguments
};

// None: it does, or might do, something else.
std::optional<PlainCode> ReadPlainCode(const classfile::ClassFile& file,
                                       const classfile::Method& method);

}  // namespace testgen

#endif  // CHECK_TESTGEN_PLAIN_CODE_H_
