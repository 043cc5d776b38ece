// Class invariants: boolean methods that say whether an object of their class
// is in order, assumed of the receiver and the arguments of the method that is
// analysed. They are methods of instances without parameters, static ones that
// take an object of the class, or static ones without parameters, which speak
// of static fields. Null is in order: there is no object.
#ifndef ENGINE_MACHINE_CLASS_INVARIANTS_H_
#define ENGINE_MACHINE_CLASS_INVARIANTS_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/linking/class_table.h"
#include "engine/linking/hierarchy.h"
#include "engine/linking/ids.h"
#include "engine/machine/entry_lookup.h"

namespace engine {

struct Invariant {
  MethodId method;
  ClassId of;  // of all objects of this class: the method's, or one below it

  friend bool operator==(const Invariant&, const Invariant&) = default;
};

// What a person wants to be assumed.
struct InvariantRules {
  bool found = false;  // those that have one of the usual names
  std::vector<Invariant> named = {};
};

// The arguments by number, the receiver first; none: static fields.
struct AssumedInvariant {
  Invariant invariant;
  std::vector<uint32_t> arguments;
};

// "CLASS::METHOD".
base::Result<Invariant> FindInvariant(ClassTable& table, std::string_view text);

// Those that bear on an input of that method. By their names alone, none are
// found for a private method, which may run while an object is being changed,
// nor for one that has such a name itself.
std::vector<AssumedInvariant> InvariantsOfInput(ClassTable& table,
                                                const Hierarchy& types,
                                                const Entry& entry,
                                                const InvariantRules& rules,
                                                bool input_statics);

// "Bst.repOk()", "Bst.repOk(Bst)".
std::string InvariantText(const ClassTable& table, const Invariant& invariant);

}  // namespace engine

#endif  // ENGINE_MACHINE_CLASS_INVARIANTS_H_
