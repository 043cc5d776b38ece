// The type checker: from a parsed Program to a CheckedProgram, in which every
// name is resolved and every expression has a static type.
//
// The rules: types are bool, int and classes; `null` fits every class, a class
// fits its superclasses. Both arms of an `if` have one type, class-typed arms
// that of their nearest common superclass. `=` takes two references (of any
// classes), two ints or two bools. An assignment has the type of the variable
// or field it assigns; `(begin)` that of `null`. A `var` may shadow a parameter
// or another `var`; fields live in a name space of their own, but none may hide
// an inherited one. An override keeps the signature it overrides. The entry
// class is concrete and its method takes no parameters.
#ifndef JAVALITE_TYPES_H_
#define JAVALITE_TYPES_H_

#include <string_view>
#include <utility>

#include "base/result.h"
#include "javalite/ast.h"
#include "javalite/class_table.h"

namespace javalite {

class CheckedProgram {
 public:
  const Program& program() const { return program_; }
  const ClassTable& classes() const { return classes_; }

 private:
  friend base::Result<CheckedProgram> Check(Program program);
  CheckedProgram(Program program, ClassTable classes)
      : program_(std::move(program)), classes_(std::move(classes)) {}

  Program program_;
  ClassTable classes_;
};

// The error names the file the Program was parsed from.
base::Result<CheckedProgram> Check(Program program);

// Parse, then Check.
base::Result<CheckedProgram> ParseAndCheck(std::string_view text,
                                           std::string_view file);

}  // namespace javalite

#endif  // JAVALITE_TYPES_H_
