// From the name a person gives to a method with code, and back.
#ifndef ENGINE_MACHINE_ENTRY_LOOKUP_H_
#define ENGINE_MACHINE_ENTRY_LOOKUP_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/machine/entry_name.h"

namespace engine {

// A method and the class it is asked for on, which may inherit it: its receiver
// is of that class.
struct Entry {
  MethodId method;
  ClassId on;
};

// The class "p/Outer/Inner" is called in sources, if its dots were meant so.
base::Result<ClassId> FindClass(ClassTable& table, const std::string& name);

// A method with code. Errors suggest what there is.
base::Result<Entry> FindEntry(ClassTable& table, const EntryName& name);

// The static boolean method `text`, of the entry's class or "pkg.Class::name",
// that takes what the entry takes, its receiver first.
base::Result<MethodId> FindRequirement(ClassTable& table, const Entry& entry,
                                       std::string_view text);

// "pkg.Class::method(I)V", by the class that declares it.
std::string EntryText(const ClassTable& table, MethodId m);
// The same by the class it is asked for on.
std::string EntryText(const ClassTable& table, const Entry& entry);
// "pkg.Class::method(int)", as sources have it, unless that means another one.
std::string JavaEntryText(ClassTable& table, const Entry& entry);

// Methods that can be asked for on a class, without it: "method(int)". Its own
// in their order, then inherited ones, but for those of Object.
std::vector<std::string> EntriesOn(ClassTable& table, ClassId c);

}  // namespace engine

#endif  // ENGINE_MACHINE_ENTRY_LOOKUP_H_
