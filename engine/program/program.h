// The analysed program as linked so far: what all machines of one analysis
// share, so that the same thing has the same id for each of them.
#ifndef ENGINE_PROGRAM_PROGRAM_H_
#define ENGINE_PROGRAM_PROGRAM_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/interner.h"
#include "engine/call_sites/call_site.h"
#include "engine/linking/class_table.h"
#include "engine/linking/hierarchy.h"
#include "engine/linking/ids.h"
#include "engine/linking/resolution.h"
#include "engine/linking/selection.h"
#include "engine/program/bodies.h"
#include "engine/state/body.h"
#include "engine/state/intrinsic.h"
#include "engine/state/values.h"
#include "expr/pool.h"

namespace engine {

using StringId = base::Id<struct StringTag>;

class Program {
 public:
  // All must outlive this.
  Program(expr::Pool& pool, ClassTable& table, const Hierarchy& types,
          const Intrinsics& intrinsics)
      : table(table),
        types(types),
        resolver(table),
        selector(table),
        call_sites(table, resolver),
        bodies(table, intrinsics),
        values(pool),
        intrinsics_(intrinsics) {}

  ClassTable& table;
  const Hierarchy& types;
  Resolver resolver;
  Selector selector;
  CallSites call_sites;
  Bodies bodies;
  Values values;

  // The holder of a class's static fields, as a class. "static a" where a is a
  // parameter, whose fields are called like that.
  ClassId StaticsOf(ClassId c);
  std::vector<std::string> parameter_names = {};
  // The class and what must be initialised before it, in order.
  std::vector<ClassId> InitializationOrder(ClassId c) const;
  // Does initialising it, and what comes before it, run any code?
  bool NeedsInitializer(ClassId c);
  // Whether some of its static fields are rows of vm_statics.def.
  bool HasVmStatics(ClassId c);
  // Its <clinit>; for a class that has none, a body that does nothing.
  const Body& InitializerOf(ClassId c);

  StringId Intern(std::u16string text) {
    return strings_.Intern(std::move(text));
  }
  const std::u16string& operator[](StringId s) const { return strings_[s]; }

 private:
  const Intrinsics intrinsics_;
  base::Interner<std::u16string, StringTag> strings_;
  std::unordered_map<ClassId, ClassId> statics_;
  std::unordered_map<ClassId, std::unique_ptr<Body>> empty_initializers_;
  // By class: 0 unknown, 1 no, 2 yes.
  std::vector<uint8_t> needs_initializer_;
  std::vector<uint8_t> has_vm_statics_;
};

}  // namespace engine

#endif  // ENGINE_PROGRAM_PROGRAM_H_
