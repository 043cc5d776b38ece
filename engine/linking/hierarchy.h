// The classes of a Java program as the heap sees them. What objects an input of
// declared type T may be is the world's choice:
//
//   exact   T itself, if it can have objects, and nothing else
//   closed  the concrete classes below T of the program's Universe, and T
//   open    those, and for each class below T that could have a subclass nobody
//           has seen one more: a token of kind kUnknownSubclass, a direct
//           subclass with no members of its own. Its methods may do anything:
//           who calls an overridable one must not run what selection finds.
//           A token is below the supertypes of its class and no others. Final,
//           sealed and enum classes and arrays have none.
//
// Classes of lambdas belong to the closed world from the moment they are made,
// like those of enums: an input is never a new object of one, but may be one
// that was there before.
//
// Where T is a type of the class library that has no objects of its own, and
// programs mostly mean one class by it, that is there, too
// (engine/facts/implementations.def).
//
// An array type stands for itself and for the array classes of the universe
// below it; other arrays of subclasses, which the program neither names nor
// creates, are left out. A type that cannot be loaded has no objects;
// failures() tells of it.
#ifndef ENGINE_LINKING_HIERARCHY_H_
#define ENGINE_LINKING_HIERARCHY_H_

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/facts/library_facts.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/linking/link_error.h"
#include "engine/linking/universe.h"
#include "heap/types.h"

namespace engine {

enum class World : uint8_t { kExact, kClosed, kOpen };

// The classes that inputs of a type are of, by somebody's word: these, and no
// others.
using Implementations = std::map<ClassId, std::vector<ClassId>>;

// The class whose objects are the pure functions of an interface; nothing where
// it has none. `alone`: nothing else implements it.
using FunctionMaker =
    std::function<std::optional<ClassId>(ClassId interface, bool alone)>;

// One thread; asking about a type may load it.
class Hierarchy : public heap::TypeHierarchy {
 public:
  // No array has more slots.
  static constexpr uint32_t kLongest = (1u << 22) + 1;

  // The table must outlive this.
  Hierarchy(ClassTable& table, World world, Implementations given = {},
            FunctionMaker make_function = {});

  std::span<const ClassId> ConcreteSubclasses(ClassId c) const override;
  bool IsSubclass(ClassId sub, ClassId super) const override;
  std::span<const FieldId> FieldsOf(ClassId c) const override;
  heap::FieldType TypeOf(FieldId f) const override;
  std::string ClassName(ClassId c) const override;
  std::string FieldName(FieldId f) const override;
  bool IsArray(ClassId c) const override;
  FieldId LengthField() const override { return length_; }
  // Slots have ids of their own, above all fields of the table, in runs: so
  // many of one array class, from the first time that anyone asks for one.
  FieldId SlotOf(ClassId array, uint32_t index) const override;
  std::optional<uint32_t> IndexOf(FieldId f) const override;
  bool IsEnumerated(ClassId c) const override;
  bool IsHolder(ClassId c) const override;
  // Of strings: their characters; and the hash code, which they work out once.
  bool IsPart(FieldId f) const override;
  bool IsUnset(FieldId f) const override;
  bool IsContent(FieldId f) const override;
  bool IsInside(FieldId f) const override;
  // Does it hold the class that is declared of what the object contains?
  bool IsKeyClass(FieldId f) const;
  // Must the object be filled, or found to be one that programs make, before
  // this is read?
  bool IsReadFilled(FieldId f) const;
  // Before it is written?
  bool IsFilledFirst(FieldId f) const;
  // How objects of that class are filled; null: they are not known by content.
  const ContentFact* ContentOf(ClassId c) const;
  // Of lists on an array: the array; and how many elements there are.
  bool IsCountedPart(FieldId f) const override;
  bool IsCount(FieldId f) const override;
  bool HasCount(ClassId c) const override;
  // Of classes of the library without a row in library_fields.def.
  bool IsLoose(FieldId f) const override;
  uint64_t Sample(FieldId f) const override { return FactOf(f).sample; }
  bool IsFunction(ClassId c) const override {
    return table_[c].function_of.has_value();
  }
  bool IsStandard(ClassId c) const override { return standard_.count(c) != 0; }
  // Is it for this type that a class is standard, or was given?
  bool StandsFor(ClassId type, ClassId by) const {
    return stands_for_.count({type, by}) != 0;
  }
  std::string RootName(ClassId c) const override;

  World world() const { return world_; }
  // The token of a class; nullopt if it cannot have unknown subclasses or the
  // world is not open.
  std::optional<ClassId> UnknownSubclassOf(ClassId c) const;

  // Types that were asked for or belong to the world and could not be loaded.
  std::span<const LinkError* const> failures() const { return failures_; }

 private:
  // The concrete classes of a type, and how many hidden ones were looked at.
  struct Concrete {
    std::vector<ClassId> classes;
    size_t hidden = 0;
  };
  // The slots of an array class from `first` on.
  struct Run {
    ClassId array;
    uint32_t first;
  };
  const Run& RunOf(FieldId slot) const;
  struct KnownFact {
    bool known = false;
    bool loose = false;
    bool of_content = false;  // declared by a class of contents.def
    bool checked = false;     // by one that has a CHECK there
    LibraryFact fact = LibraryFact::kNone;
    uint32_t sample = 0;
  };
  const KnownFact& FactOf(FieldId f) const;
  std::vector<ClassId> FindConcrete(ClassId c) const;
  void AddWithToken(ClassId c, std::vector<ClassId>* found) const;
  void AddStandard(ClassId c, std::vector<ClassId>* found) const;
  void AddFunction(ClassId c, std::vector<ClassId>* found) const;
  void NoteStandard(ClassId type, ClassId by) const;
  void AddHidden(ClassId c, Concrete* known) const;

  ClassTable& table_;
  const World world_;
  const Implementations given_;
  const FunctionMaker make_function_;
  std::optional<Universe> universe_;  // but in an exact world
  mutable std::unordered_map<ClassId, Concrete> concrete_;
  mutable std::unordered_map<ClassId, ClassId> tokens_;
  FieldId length_;
  mutable std::vector<Run> runs_;
  mutable std::vector<std::vector<uint32_t>> runs_of_;  // by class and place
  mutable std::vector<const LinkError*> failures_;
  mutable std::vector<KnownFact> facts_;  // by field
  mutable std::set<ClassId> standard_;
  mutable std::set<std::pair<ClassId, ClassId>> stands_for_;
};

}  // namespace engine

#endif  // ENGINE_LINKING_HIERARCHY_H_
