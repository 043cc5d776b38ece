// Generic signatures (JVMS 4.7.9.1) as trees: what a declaration says of type
// arguments. Signatures are not checked when a class is read, so each function
// gives nullopt on a malformed one.
#ifndef CLASSFILE_GENERIC_TYPES_H_
#define CLASSFILE_GENERIC_TYPES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace classfile {

struct GenericType {
  enum class Kind : uint8_t {
    kAny,        // a wildcard that says nothing of what is there
    kPrimitive,  // name: its letter
    kClass,      // name: as class files have it, "java/util/Map$Entry"
    kVariable,   // name: "T"
  };
  Kind kind = Kind::kAny;
  std::string name = {};
  uint32_t dimensions = 0;
  // Those of an inner class alone. "? extends A" is A: it is what is there.
  std::vector<GenericType> arguments = {};
};

// A type variable: what every argument for it is.
struct TypeVariable {
  std::string name;
  GenericType bound;
};

struct ClassGenerics {
  std::vector<TypeVariable> variables;
  std::vector<GenericType> supertypes;  // the superclass first
};

struct MethodGenerics {
  std::vector<TypeVariable> variables;
  std::vector<GenericType> parameters;
};

std::optional<GenericType> ParseGenericType(std::string_view signature);
std::optional<ClassGenerics> ParseClassGenerics(std::string_view signature);
std::optional<MethodGenerics> ParseMethodGenerics(std::string_view signature);

}  // namespace classfile

#endif  // CLASSFILE_GENERIC_TYPES_H_
