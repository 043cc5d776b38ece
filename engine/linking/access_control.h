// Who may use what: JVMS 5.4.4 access control with nests, and the access part
// of overriding (5.4.5). The classes asked about must be loaded. Modules are
// not modelled: a public class is accessible to all.
#ifndef ENGINE_LINKING_ACCESS_CONTROL_H_
#define ENGINE_LINKING_ACCESS_CONTROL_H_

#include <cstdint>

#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"

namespace engine {

// May code of class `from` name class `c`? For an array, its element type.
bool CanAccessClass(const ClassTable& table, ClassId from, ClassId c);

// A field or method as access control sees it.
struct Member {
  ClassId owner;
  uint16_t access_flags;
};
// May code of class `from` use a member it refers to through class `named`?
// Not const: a private member may need the nest hosts loaded.
bool CanAccessMember(ClassTable& table, ClassId from, ClassId named,
                     Member member);

// May a method of a class in `package` override `above` without another in
// between, given equal signatures and that neither is private?
bool CanOverrideDirectly(const ClassTable& table, PackageId package,
                         const MethodInfo& above);

}  // namespace engine

#endif  // ENGINE_LINKING_ACCESS_CONTROL_H_
