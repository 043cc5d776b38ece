// Calls through Method and Constructor: the natives below the library's own
// accessors. What they run is written as bytecode for each method
// (engine/call_sites/reflective_call.h).
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include "engine/call_sites/call_site.h"
#include "engine/library/calling.h"
#include "engine/library/class_facts.h"
#include "engine/library/reflection/reflection.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/vm/method_objects.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

// A receiver is no reason to initialise its class: it has been.
bool NeedsClass(const MethodInfo& method) {
  return method.IsStatic() || method.IsInitializer();
}

Step CallReflected(Context& c, State& s, const Slot& self,
                   const Slot& arguments) {
  const auto m = ReflectedMethod(c, s, s.frame.Local(0, Type::kReference));
  if (!m) return Unsupported(s, "a call of an unknown method by reflection");
  const MethodInfo& method = c.table[*m];
  if (method.signature_polymorphic)
    return Unsupported(s, "a call of " + c.table.TextOf(*m) + " by reflection");
  if (NeedsClass(method) && !IsReady(c, s, method.owner))
    return AgainWhenReady(c, s, method.owner);
  const CallSite& site = c.program.call_sites.ForReflection(*m);
  if (site.error != nullptr) return Throw(c, s, *site.error);
  if (!site.method) return Unsupported(s, site.unsupported);
  c.settings.insert(
      "reflection calls methods as it does the first times, however often");
  const Slot words[] = {self, arguments};
  return CallInstead(c, s, *site.method, words);
}

constexpr std::string_view kCallerSensitive =
    "Ljdk/internal/reflect/CallerSensitive;";

}  // namespace

Step InvokeReflected(Context& c, State& s) {
  const Slot self = s.frame.Local(1, Type::kReference);
  return CallReflected(c, s, self, s.frame.Local(2, Type::kReference));
}

Step NewReflected(Context& c, State& s) {
  return CallReflected(c, s, Slot::Null(), s.frame.Local(1, Type::kReference));
}

// On a JVM AccessibleObject is ready before any program starts. Its initialiser
// takes the factory, whose own asks for what that one has provided.
Step GetReflectionFactory(Context& c, State& s) {
  for (const char* first : {"java/lang/reflect/AccessibleObject",
                            "jdk/internal/reflect/ReflectionFactory"}) {
    Linked<ClassId> type = c.table.Load(c.table.Name(first));
    if (!type.ok()) return Unsupported(s, "reflection without a JDK");
    if (!IsReady(c, s, type.value())) return AgainWhenReady(c, s, type.value());
  }
  return RunCode(c, s);
}

// A JVM writes a class for a method that is called often.
Step MostNativeCalls(Context& c, State& s) {
  return Leave(c, s, Slot::Int(std::numeric_limits<int32_t>::max()));
}

// One that asks who calls it would be told of our class.
Step IsCallerSensitive(Context& c, State& s) {
  const auto m = ReflectedMethod(c, s, s.frame.Local(0, Type::kReference));
  if (!m) return Unsupported(s, "an unknown method by reflection");
  const ClassInfo& owner = c.table[c.table[*m].owner];
  if (!owner.IsOfLibrary()) return Leave(c, s, Slot::Int(0));
  if (IsAnnotated(c.table, *m, kCallerSensitive))
    return Unsupported(s, "a call of " + c.table.TextOf(*m) + " by reflection");
  return Leave(c, s, Slot::Int(0));
}

// Unsafe.throwException: as athrow does.
Step ThrowAny(Context& c, State& s) {
  const Slot thrown = s.frame.Local(1, Type::kReference);
  if (!IsOneObject(c, s, thrown))
    return Unsupported(s, "an exception that is not known");
  const heap::ObjectInfo& info = s.place.heap.Info(thrown.location());
  if (info.type) return Unsupported(s, "an exception that is not known");
  return Unwind(c, s, thrown, info.exact);
}

}  // namespace engine::intrinsics
