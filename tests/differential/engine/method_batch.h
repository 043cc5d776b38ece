// What the batches share: every static method of the classes named on the
// command line, and the wrong rules it may be run with.
#ifndef TESTS_DIFFERENTIAL_ENGINE_METHOD_BATCH_H_
#define TESTS_DIFFERENTIAL_ENGINE_METHOD_BATCH_H_

#include <algorithm>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>

#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_name.h"

namespace engine {

// each(class path, method); false: the class cannot be loaded.
template <class Each>
bool ForEachStaticMethod(const classfile::ClassPath& path, std::string name,
                         Each each) {
  std::replace(name.begin(), name.end(), '.', '/');
  ClassTable table(path);
  auto loaded = table.Load(std::string_view(name));
  if (!loaded.ok()) {
    std::fprintf(stderr, "%s\n", loaded.error()->ToString().c_str());
    return false;
  }
  for (MethodId m : table[loaded.value()].methods)
    if (table[m].IsStatic() && table[m].name() != "<clinit>")
      each(path, EntryName{name, std::string(table[m].name()),
                           std::string(table[m].descriptor()), ""});
  return true;
}

// The exit status.
template <class Each>
int RunBatch(const char* class_path, std::span<char* const> classes,
             Each each) {
  auto path =
      classfile::ClassPath::Open(class_path, classfile::DefaultJdkHome());
  if (!path.ok()) {
    std::fprintf(stderr, "%s\n", path.error().ToString().c_str());
    return 2;
  }
  bool ok = true;
  for (const char* name : classes)
    ok &= ForEachStaticMethod(path.value(), name, each);
  return ok ? 0 : 1;
}

// The one of that name in a table of wrong rules; none if there is none.
template <class Infos>
auto MutationNamed(const Infos& infos, std::string_view name) {
  for (const auto& info : infos)
    if (name == info.name) return info.mutation;
  return decltype(infos[0].mutation){};
}

template <class Infos>
int ListMutations(const Infos& infos) {
  for (const auto& info : infos) std::printf("%s\n", info.name);
  return 0;
}

}  // namespace engine

#endif  // TESTS_DIFFERENTIAL_ENGINE_METHOD_BATCH_H_
