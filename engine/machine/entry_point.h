// Where an analysis starts: the method, the cells its arguments come from, and
// what is initialised before its first instruction. Machines that are compared
// with each other share it.
#ifndef ENGINE_MACHINE_ENTRY_POINT_H_
#define ENGINE_MACHINE_ENTRY_POINT_H_

#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/linking/ids.h"
#include "engine/machine/class_invariants.h"
#include "engine/machine/entry_lookup.h"
#include "engine/machine/input_narrowing.h"
#include "engine/program/program.h"
#include "engine/state/body.h"

namespace engine {

struct EntryPoint {
  const Body* method = nullptr;  // has code
  // Static, takes what the method takes (its receiver first) and returns a
  // boolean: it runs on the input first, and where it is false there is no
  // path. Null: none.
  const Body* requirement = nullptr;
  // Another method that takes the same: it is run on the same inputs after this
  // one (second_run.h). Null: none.
  const Body* second = nullptr;
  // What that is made of: a method that the user named, and invariants.
  std::optional<MethodId> stated = {};
  std::vector<AssumedInvariant> invariants = {};
  // In the order of the descriptor, `this` left out; and their holder.
  std::vector<FieldId> parameters;
  ClassId arguments = {};
  // What the receiver may be: the class the method was asked for on, and those
  // below it, that inherit the method as it is. An object of another one would
  // run another method.
  std::vector<ClassId> receivers;
  // A cell for it, where it may have been there before, and the cell's holder;
  // none of a static method or a constructor.
  std::optional<FieldId> receiver = {};
  ClassId receiver_holder = {};
  // The classes that objects of the input can have are initialised before the
  // input is made, where that can be done, and so is the class of the method.
  // The class library's are not among them: a class of it is initialised when
  // it is used.
  std::vector<ClassId> initialized_first;
  // Those of them that objects of the input can have, in the same order.
  std::vector<ClassId> input_classes;
  // Whose code was searched for constants that an input may be.
  std::vector<ClassId> searched = {};
  // May an object of the input be a string, a Class object, a box that the
  // class library may have kept?
  bool input_strings = false;
  bool input_mirrors = false;
  bool input_boxes = false;
  // Where it may be a string: literals that exist before the run.
  std::vector<StringId> literals;
  // Where it may be a Class object: the classes whose there are before the run.
  std::vector<ClassId> mirrors;
  Narrowing narrowing;  // of the inputs considered
};

// Which inputs are looked at.
struct InputRules {
  std::optional<MethodId> requirement = {};
  InvariantRules invariants = {};
  std::optional<Entry> second = {};  // see EntryPoint
  // May any static field be part of the input?
  bool input_statics = false;
};

// What is required is known then, but there is no method yet that asks for it.
EntryPoint MakeEntryPoint(Program& program, const Entry& entry,
                          const InputRules& rules);
// That method.
base::Status WriteRequirement(Program& program, const Entry& entry,
                              EntryPoint& point);

// The cells a person names, separated by commas: parameters, and fields as
// Class.field. They must be references.
base::Result<std::set<FieldId>> FindReferences(Program& program,
                                               const EntryPoint& entry,
                                               std::string_view names);

}  // namespace engine

#endif  // ENGINE_MACHINE_ENTRY_POINT_H_
