// Finding members by name, without regard to access: the searches that
// resolution (JVMS 5.4.3) and selection (5.4.6) have in common.
#ifndef ENGINE_LINKING_MEMBER_LOOKUP_H_
#define ENGINE_LINKING_MEMBER_LOOKUP_H_

#include <optional>
#include <string_view>
#include <vector>

#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"

namespace engine {

// JVMS 5.4.3.2: the class, its interfaces, its superclass, and so on.
std::optional<FieldId> LookupField(const ClassTable& table, ClassId c,
                                   std::string_view name,
                                   std::string_view descriptor);

// Declared by the class or the nearest superclass that declares one.
std::optional<MethodId> LookupInClasses(const ClassTable& table, ClassId c,
                                        SignatureId s);

// The nearest such that is an instance method and not private: what a public
// method with that signature is overridden by.
std::optional<MethodId> LookupOverrider(const ClassTable& table, ClassId c,
                                        SignatureId s);

// JVMS 5.4.3.3: superinterface methods, neither private nor static, that no
// subinterface among the superinterfaces of `c` redeclares. Ascending by owner.
std::vector<MethodId> MaximallySpecific(const ClassTable& table, ClassId c,
                                        SignatureId s);

// What MaximallySpecific comes to.
struct DefaultMethod {
  std::optional<MethodId> only;  // exactly one is not abstract
  bool conflict = false;         // several are not abstract
  std::optional<MethodId> any;   // some superinterface declares it
};
DefaultMethod LookupDefault(const ClassTable& table, ClassId c, SignatureId s);

// A public instance method of java.lang.Object.
std::optional<MethodId> LookupInObject(const ClassTable& table, SignatureId s);

}  // namespace engine

#endif  // ENGINE_LINKING_MEMBER_LOOKUP_H_
