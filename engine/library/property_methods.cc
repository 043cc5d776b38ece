// System properties, one at a time: those of properties.def and of the command
// line.
#include <optional>
#include <string>
#include <string_view>

#include "classfile/modified_utf8.h"
#include "engine/library/intrinsics.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/vm_objects.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

struct Property {
  std::string_view key;
  const char* text;  // null: depends on the machine
};

constexpr Property kProperties[] = {
#define PROPERTY(key, text) {key, text},
#define OF_MACHINE(key) {key, nullptr},
#include "engine/library/properties.def"
#undef OF_MACHINE
#undef PROPERTY
};

const Property* Find(std::string_view key) {
  for (const Property& p : kProperties)
    if (p.key == key) return &p;
  return nullptr;
}

// A setting of the library's own, that no program shows, is no assumption.
bool AsksForItself(const Context& c, const State& s) {
  return !s.callers.empty() &&
         c.table[s.callers.top().body->owner].IsOfLibrary();
}

Step LeaveText(Context& c, State& s, const std::string& utf8) {
  auto text = LiteralOf(c, s,
                        c.program.Intern(classfile::DecodeModifiedUtf8(
                            classfile::Utf8ToModified(utf8))));
  if (!text) return Unsupported(s, "a system property without a JDK");
  return Leave(c, s, Slot::At(*text));
}

Step PropertyOf(Context& c, State& s, const Slot& key, const Slot& otherwise) {
  if (key == Slot::Null()) return Throw(c, s, Implicit::kNullPointerException);
  const auto units = KnownText(c, s, key);
  if (!units) return Unsupported(s, "a system property of unknown name");
  if (units->empty()) return Throw(c, s, "java/lang/IllegalArgumentException");
  const std::string name = classfile::ToUtf8(*units);
  if (auto given = c.options.properties.find(name);
      given != c.options.properties.end())
    return LeaveText(c, s, given->second);
  if (const Property* p = Find(name)) {
    if (p->text != nullptr) return LeaveText(c, s, p->text);
    return Unsupported(s, "the system property " + name +
                              " of the machine; --property says what it is");
  }
  if (!AsksForItself(c, s))
    c.settings.insert("the system property " + name + " is not set");
  return Leave(c, s, otherwise);
}

}  // namespace

Step SystemProperty(Context& c, State& s) {
  return PropertyOf(c, s, s.frame.Local(0, Type::kReference), Slot::Null());
}

Step SystemPropertyOr(Context& c, State& s) {
  return PropertyOf(c, s, s.frame.Local(0, Type::kReference),
                    s.frame.Local(1, Type::kReference));
}

// Of a table that a program made, what its code finds.
Step PropertiesGet(Context& c, State& s) {
  if (!IsSystemProperties(c, s, s.frame.Local(0, Type::kReference)))
    return RunCode(c, s);
  return PropertyOf(c, s, s.frame.Local(1, Type::kReference), Slot::Null());
}

Step PropertiesGetOr(Context& c, State& s) {
  if (!IsSystemProperties(c, s, s.frame.Local(0, Type::kReference)))
    return RunCode(c, s);
  return PropertyOf(c, s, s.frame.Local(1, Type::kReference),
                    s.frame.Local(2, Type::kReference));
}

}  // namespace engine::intrinsics
