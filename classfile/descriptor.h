// Descriptors and names: the small grammars of JVMS 4.2 and 4.3. The Is…
// functions decide membership and allocate nothing; the Parse… functions give
// the parts and return nullopt exactly where the matching Is… is false. Views
// in the results point into the given text.
#ifndef CLASSFILE_DESCRIPTOR_H_
#define CLASSFILE_DESCRIPTOR_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace classfile {

// The type of a field, a parameter or a result. `kind` is the descriptor's
// letter after its brackets: one of BCDFIJSZ, L for a class, V for void.
struct TypeDescriptor {
  std::string_view text;        // the whole descriptor: "[[Ljava/lang/String;"
  std::string_view class_name;  // "java/lang/String" for kind L, else empty
  char kind = 'V';
  uint8_t dimensions = 0;

  bool IsReference() const { return dimensions > 0 || kind == 'L'; }
  // Slots on the operand stack and among the local variables.
  int slots() const {
    if (dimensions > 0) return 1;
    return kind == 'V' ? 0 : kind == 'J' || kind == 'D' ? 2 : 1;
  }
};

struct MethodDescriptor {
  std::vector<TypeDescriptor> parameters;
  TypeDescriptor result;
  int parameter_slots = 0;  // without `this`
};

bool IsFieldDescriptor(std::string_view text);
bool IsMethodDescriptor(std::string_view text);
// A class or interface name in internal form: java/lang/Object.
bool IsClassName(std::string_view text);
// What a CONSTANT_Class may hold: a class name or an array descriptor.
bool IsClassOrArrayName(std::string_view text);
// A field's name; with `method`, a method's other than <init> and <clinit>.
bool IsUnqualifiedName(std::string_view text, bool method);

std::optional<TypeDescriptor> ParseFieldDescriptor(std::string_view text);
std::optional<MethodDescriptor> ParseMethodDescriptor(std::string_view text);

// Slots of the parameters of a valid method descriptor, without `this`.
int ParameterSlots(std::string_view descriptor);
// Brackets at the start of an array descriptor or class name; 0 for a class.
int Dimensions(std::string_view name);

// "java.lang.String[][]" for "[[Ljava/lang/String;"; text must be valid.
std::string TypeToJava(const TypeDescriptor& type);
// "java.lang.String" for "java/lang/String".
std::string InternalToJava(std::string_view name);

}  // namespace classfile

#endif  // CLASSFILE_DESCRIPTOR_H_
