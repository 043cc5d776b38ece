// The class that runs a property: a static method that makes the objects of the
// test, prepares them and calls it with its arguments, and one that tells which
// arguments count. Written as bytecode, so that the engine and a JVM run the
// same.
#ifndef CHECK_DRIVER_H_
#define CHECK_DRIVER_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "check/property.h"
#include "engine/machine/entry_name.h"

namespace check {

// In the name of every driver's class, and of no other.
inline constexpr std::string_view kDriverMark = "$$Check";

struct Driver {
  engine::EntryName entry;      // what is explored
  std::string requires_method;  // "pkg.Class::assumed"; empty: all inputs count
  std::string class_name;       // of the class below, internal form
  std::vector<uint8_t> bytes;   // empty: the property needs none
  // Of the property: initialised before the input is made, as if it were called
  // itself. Internal names.
  std::vector<std::string> initialized;
};

// `number` tells drivers of one run apart.
Driver MakeDriver(const Property& property, size_t number);

}  // namespace check

#endif  // CHECK_DRIVER_H_
