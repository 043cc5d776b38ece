// The properties of a class: methods that frameworks would run as tests, a
// program that asks for unknown values, or else every public method.
#ifndef CHECK_FIND_PROPERTIES_H_
#define CHECK_FIND_PROPERTIES_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "check/class_reader.h"
#include "check/property.h"

namespace check {

// Tests of the class, inherited ones too, in the order of the file; and its
// main method where the class itself asks a Verifier for values. Empty: there
// are none. `class_name` in internal form.
base::Result<std::vector<Property>> PropertiesOf(ClassReader& reader,
                                                 const std::string& class_name);

// Every public method and constructor, of a class without one all that are not
// private: it must throw only what it declares.
base::Result<std::vector<Property>> PublicMethodsOf(
    ClassReader& reader, const std::string& class_name);

// The method a user named, which is in that class or one above it: as the test
// it is, or else as a property whose receiver is part of the input.
base::Result<Property> NamedProperty(ClassReader& reader,
                                     const std::string& class_name,
                                     std::string_view method,
                                     std::string_view descriptor);

}  // namespace check

#endif  // CHECK_FIND_PROPERTIES_H_
