// The functions of intrinsics.def for java.lang.reflect and what it stands on,
// by the file that has them. The library's own code runs on top of them.
#ifndef ENGINE_LIBRARY_REFLECTION_REFLECTION_H_
#define ENGINE_LIBRARY_REFLECTION_REFLECTION_H_

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine::intrinsics {

// reflected_members.cc
Step ClassFields(Context&, State&);
Step ClassConstructors(Context&, State&);
Step ClassComponents(Context&, State&);

// reflected_calls.cc
Step InvokeReflected(Context&, State&);
Step NewReflected(Context&, State&);
Step GetReflectionFactory(Context&, State&);
Step MostNativeCalls(Context&, State&);
Step IsCallerSensitive(Context&, State&);
Step ThrowAny(Context&, State&);

// access_checks.cc
Step AreNestMates(Context&, State&);
Step IsSameClassPackage(Context&, State&);
Step ClassAccessFlags(Context&, State&);
Step ModuleExports(Context&, State&);
Step ModuleOpens(Context&, State&);
Step OfUnnamedModule(Context&, State&);

// helped_methods.cc
Step ArrayElement(Context&, State&);
Step ThreadSleep(Context&, State&);
Step Mismatch(Context&, State&);
Step Fork(Context&, State&);

}  // namespace engine::intrinsics

#endif  // ENGINE_LIBRARY_REFLECTION_REFLECTION_H_
