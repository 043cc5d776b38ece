// What a class declares, as objects: Class.getDeclaredFields0 and its kin.
#include <optional>
#include <string>

#include "engine/library/reflection/known_class.h"
#include "engine/library/reflection/reflection.h"
#include "engine/runtime/invocation.h"
#include "engine/vm/field_objects.h"
#include "engine/vm/method_objects.h"

namespace engine::intrinsics {
namespace {

using Objects = std::optional<heap::Location>;

// make(state, class, whether only public ones are wanted).
template <class Make>
Step LeaveMembers(Context& c, State& s, const char* what, Make make) {
  const auto type = KnownClassIn(s, 0);
  const Slot public_only = s.frame.body->arguments.size() > 1
                               ? s.frame.Local(1, Slot::Type::kInt)
                               : Slot::Int(0);
  if (!type || !public_only.IsKnown())
    return Unsupported(s, std::string(what) + " of an unknown class");
  const Objects made = make(s, *type, public_only.AsInt() != 0);
  if (!made)
    return Unsupported(s, std::string(what) + " of " + c.table.TextOf(*type));
  return Leave(c, s, Slot::At(*made));
}

}  // namespace

Step ClassFields(Context& c, State& s) {
  return LeaveMembers(c, s, "fields", [&](State& t, ClassId k, bool open) {
    return FieldObjects(c, t, k, open);
  });
}

Step ClassConstructors(Context& c, State& s) {
  c.settings.insert(
      "reflection finds constructors in the order of the class file");
  return LeaveMembers(c, s, "constructors",
                      [&](State& t, ClassId k, bool open) {
                        return ConstructorObjects(c, t, k, open);
                      });
}

Step ClassComponents(Context& c, State& s) {
  return LeaveMembers(c, s, "components", [&](State& t, ClassId k, bool) {
    return ComponentObjects(c, t, k);
  });
}

}  // namespace engine::intrinsics
