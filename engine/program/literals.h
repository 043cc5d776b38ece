// The string literals and Class objects that a run may load: they exist before
// it, so an input may be one of them. An estimate from the code of the
// program's own classes, call by call; what it misses is noticed when the run
// loads it, and the path then says what it assumes (engine/runtime/mirrors.h).
#ifndef ENGINE_PROGRAM_LITERALS_H_
#define ENGINE_PROGRAM_LITERALS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/linking/class_info.h"
#include "engine/linking/ids.h"
#include "engine/program/program.h"

namespace engine {

// The index of a field's ConstantValue in the pool of its class, if it has one.
std::optional<uint16_t> ConstantIndexOf(const FieldInfo& field);

// Each once, in the order in which they are met from the methods given.
struct Constants {
  std::vector<StringId> strings;
  std::vector<ClassId> classes;  // named, or locked by static methods
  std::vector<ClassId> created;  // of objects and arrays
  bool asks_class = false;       // does it call getClass?
  std::vector<ClassId> read;     // whose code was looked at for these
};
Constants ConstantsOf(Program& program, std::span<const MethodId> starts);

}  // namespace engine

#endif  // ENGINE_PROGRAM_LITERALS_H_
