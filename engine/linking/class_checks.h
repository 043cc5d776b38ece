// What JVMS 5.3.5 demands of a class once its supertypes are loaded. Null if
// all is well.
#ifndef ENGINE_LINKING_CLASS_CHECKS_H_
#define ENGINE_LINKING_CLASS_CHECKS_H_

#include "engine/linking/class_info.h"
#include "engine/linking/class_table.h"

namespace engine {

// The superclass is a class, not final, accessible, and permits this one; the
// interfaces are interfaces, accessible, and permit this one.
const LinkError* CheckHierarchy(ClassTable& table, const ClassInfo& info);

// No method overrides a final one. Its methods must be known.
const LinkError* CheckOverrides(ClassTable& table, const ClassInfo& info);

}  // namespace engine

#endif  // ENGINE_LINKING_CLASS_CHECKS_H_
