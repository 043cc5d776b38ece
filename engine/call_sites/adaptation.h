// Code that turns a value of one type into one of another, as a lambda's class
// does between the interface's method and the code behind it: widening, boxing,
// unboxing, casting. After java.lang.invoke.LambdaMetafactory.
#ifndef ENGINE_CALL_SITES_ADAPTATION_H_
#define ENGINE_CALL_SITES_ADAPTATION_H_

#include "classfile/descriptor.h"
#include "engine/call_sites/class_writer.h"
#include "engine/linking/class_table.h"

namespace engine {

// The class a value of this primitive type is boxed in: "java/lang/Integer".
std::string_view WrapperOf(char letter);

// Is every value of `from` one of `to` as it is? The classes must be loaded.
bool IsAssignable(ClassTable& table, const classfile::TypeDescriptor& from,
                  const classfile::TypeDescriptor& to);

// Does LambdaMetafactory let a value of `from` be used as one of `to`? Where it
// is strict, no cast may fail. The classes must be loaded.
bool IsAdaptable(ClassTable& table, const classfile::TypeDescriptor& from,
                 const classfile::TypeDescriptor& to, bool strict);

// Of the value on top of the operands. `known` is what it is known to be, which
// may be a narrower type. False: there is no such conversion.
bool Adapt(ClassWriter& writer, CodeWriter& code,
           const classfile::TypeDescriptor& from,
           const classfile::TypeDescriptor& to,
           const classfile::TypeDescriptor& known);

}  // namespace engine

#endif  // ENGINE_CALL_SITES_ADAPTATION_H_
