// What the virtual machine tells of a class through java.lang.Class, from its
// class file.
#ifndef ENGINE_LIBRARY_CLASS_FACTS_H_
#define ENGINE_LIBRARY_CLASS_FACTS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/linking/class_info.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"

namespace engine {

// Class.getModifiers: of a member class what its InnerClasses say.
int32_t ModifiersOf(const ClassTable& table, ClassId c);
// The class it is a member of.
std::optional<ClassId> DeclaringClassOf(ClassTable& table, ClassId c);
// The classes that are its members, and those that alone may be below it: none
// where it is not sealed.
std::vector<ClassId> MemberClassesOf(ClassTable& table, ClassId c);
std::optional<std::vector<ClassId>> PermittedBy(ClassTable& table, ClassId c);
// As written in the source; none for a class that is not inside another, or
// has no name.
std::optional<std::string> SimpleNameOf(const ClassInfo& info);
std::optional<std::string> SignatureOf(const ClassInfo& info);

struct Enclosing {
  std::string class_name;
  std::optional<std::string> method;
  std::optional<std::string> descriptor;
};
// Of a local or anonymous class.
std::optional<Enclosing> EnclosingOf(const ClassInfo& info);

bool IsRecord(const ClassInfo& info);
// Class.isEnum: a direct subclass of Enum.
bool IsEnumClass(const ClassTable& table, ClassId c);
bool HasAnnotations(const ClassInfo& info);
// Of a class with a file; "Lp/A;".
bool IsAnnotated(const ClassTable& table, MethodId m,
                 std::string_view annotation);
// Class.isAssignableFrom: primitive types are only assignable to themselves.
bool IsAssignable(const ClassTable& table, ClassId lower, ClassId upper);

}  // namespace engine

#endif  // ENGINE_LIBRARY_CLASS_FACTS_H_
