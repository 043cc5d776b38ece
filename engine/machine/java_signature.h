// Methods as Java's sources write them: p.Outer.Inner, (String,char[]), new.
// What is printed can be read again.
#ifndef ENGINE_MACHINE_JAVA_SIGNATURE_H_
#define ENGINE_MACHINE_JAVA_SIGNATURE_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace engine {

// "p.Outer.Inner" for "p/Outer$Inner". A name that no source could have, such
// as that of an anonymous class, keeps its dollars.
std::string JavaName(std::string_view internal);

// "new" for "<init>".
std::string JavaMethodName(std::string_view name);

// "(String,java.util.List,int[])" for the parameters of a valid descriptor.
// Classes of java.lang go without their package.
std::string JavaParameters(std::string_view descriptor);

// The types of "(final List<String> names, int... rest)": "List", "int[]".
base::Result<std::vector<std::string>> ReadParameters(std::string_view text);

// Do these types, each whole or without its package or outer classes, name the
// parameters of a valid descriptor?
bool NamesParameters(const std::vector<std::string>& types,
                     std::string_view descriptor);

}  // namespace engine

#endif  // ENGINE_MACHINE_JAVA_SIGNATURE_H_
