// What Method.invoke and Constructor.newInstance run of a method: a static
// method written for it that takes the receiver and an array of arguments, and
// gives its result as an object. What its checks throw leaves it as it is, what
// the method throws in an InvocationTargetException. Part of CallSites. After
// HotSpot's reflection.cpp.
#ifndef ENGINE_CALL_SITES_REFLECTIVE_CALL_H_
#define ENGINE_CALL_SITES_REFLECTIVE_CALL_H_

#include "engine/call_sites/call_site.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/linking/resolution.h"

namespace engine {

CallSite LinkReflective(ClassTable& table, Resolver& resolver, MethodId m);

}  // namespace engine

#endif  // ENGINE_CALL_SITES_REFLECTIVE_CALL_H_
