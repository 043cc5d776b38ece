// Loads one class and all it stands on into a ClassTable, without recursion:
// a class waits on an explicit stack until its superclass, interfaces or
// component are loaded. Part of ClassTable; use ClassTable::Load.
// After JVMS 5.3.5 and 5.4.2.
#ifndef ENGINE_LINKING_CLASS_LOADER_H_
#define ENGINE_LINKING_CLASS_LOADER_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_path.h"
#include "engine/linking/class_table.h"

namespace engine {

// Does this nest host name that class among its members?
bool ListsNestMember(const ClassInfo& host, std::string_view member);

class ClassLoader {
 public:
  explicit ClassLoader(ClassTable& table) : table_(table) {}

  // Afterwards the class is kLoaded or kFailed.
  void Load(ClassId c);
  // The same for a class that was added with these bytes and no name in common
  // with them.
  void Define(ClassId c, classfile::ClassBytes bytes);

 private:
  void LoadAll();  // on the stack
  void Begin(ClassInfo& info);
  void BeginArray(ClassInfo& info);
  const LinkError* Read(ClassInfo& info);
  const LinkError* Parse(ClassInfo& info, classfile::ClassBytes found);
  const LinkError* CheckName(const ClassInfo& info);
  void NameSupertypes(ClassInfo& info);
  // Puts what must be loaded first on the stack; fails on a circle.
  const LinkError* Await(const ClassInfo& info);
  const LinkError* Circle(const ClassInfo& info, ClassId again);
  void Finish(ClassInfo& info);
  const LinkError* CheckSupertypes(const ClassInfo& info);
  void FinishArray(ClassInfo& info);
  void InheritInterfaces(ClassInfo& info);
  void AddFields(ClassInfo& info);
  void AddMethods(ClassInfo& info);
  void Fail(ClassInfo& info, const LinkError* error);
  std::vector<ClassId> Needed(const ClassInfo& info) const;

  ClassTable& table_;
  std::vector<ClassId> stack_;
};

}  // namespace engine

#endif  // ENGINE_LINKING_CLASS_LOADER_H_
