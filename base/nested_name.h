// Names of nested classes as Java's sources have them: "p.Outer.Inner" for
// "p.Outer$Inner", slashes or dots between packages. A name that no source
// could have, such as that of an anonymous class, keeps its dollars.
#ifndef BASE_NESTED_NAME_H_
#define BASE_NESTED_NAME_H_

#include <string>
#include <string_view>

namespace base {

std::string NestedName(std::string_view name);

// The same of the class in "p.Outer$Inner.field"; what has no class stays.
std::string NestedMember(std::string_view name);

}  // namespace base

#endif  // BASE_NESTED_NAME_H_
