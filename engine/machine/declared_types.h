// The types that declarations give to cells of the input, type arguments and
// all: an element of the list behind a parameter `List<Order>` is an Order. A
// cast nobody checks could make it another; such inputs are not looked at, and
// the run says so.
#ifndef ENGINE_MACHINE_DECLARED_TYPES_H_
#define ENGINE_MACHINE_DECLARED_TYPES_H_

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "classfile/generic_types.h"
#include "engine/linking/class_table.h"
#include "engine/linking/hierarchy.h"
#include "engine/linking/ids.h"
#include "engine/machine/entry_point.h"
#include "engine/program/generics.h"
#include "heap/cell_types.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"

namespace engine {

class DeclaredTypes : public heap::CellTypes {
 public:
  // All must outlive this; what was made use of is told to `told`.
  DeclaredTypes(ClassTable& table, const Hierarchy& types,
                const EntryPoint& entry, std::set<std::string>& told);

  ClassId TargetOf(const heap::SymbolicHeap& heap, heap::Location owner,
                   FieldId f) const override;
  std::optional<ClassId> ArgumentOf(const heap::SymbolicHeap& heap,
                                    heap::Location object,
                                    ClassId above) const override;
  bool MayBe(const heap::SymbolicHeap& heap, heap::Location owner, FieldId f,
             ClassId c) const override;
  bool MayShare(const heap::SymbolicHeap& heap, heap::Location owner, FieldId f,
                heap::Location object) const override;

 private:
  using Type = classfile::GenericType;

  ClassId NarrowerTarget(const heap::SymbolicHeap& heap, heap::Location owner,
                         FieldId f) const;
  // Of the cell; nullopt: no more is known than the type of the field.
  std::optional<Type> TypeOf(const heap::SymbolicHeap& heap,
                             heap::Location owner, FieldId f) const;
  std::optional<Type> Raw(ClassId type) const;
  std::optional<Type> OfElement(const heap::SymbolicHeap& heap,
                                heap::Location array) const;
  std::optional<Type> OfField(const heap::SymbolicHeap& heap,
                              heap::Location owner, FieldId f) const;
  // What calls of a function of the input return.
  std::optional<Type> OfResult(const heap::SymbolicHeap& heap,
                               heap::Location function, FieldId f) const;
  // The class by which generic types speak of the object's.
  ClassId NamedClass(const heap::ObjectInfo& info,
                     const std::optional<Type>& declared) const;
  // The object as one of a class above its own: as its first cell has it.
  std::optional<Type> ObjectAs(const heap::SymbolicHeap& heap,
                               heap::Location object, ClassId above) const;
  bool Noted(bool agree) const;
  bool MayHaveBoth(ClassId x, ClassId y) const;
  bool AgreeOn(const Type& a, const Type& b) const;

  ClassTable& table_;
  const Hierarchy& types_;
  const std::vector<FieldId>& parameters_;
  mutable Generics generics_;
  const std::vector<Type> of_parameters_;
  std::set<std::string>& told_;
};

}  // namespace engine

#endif  // ENGINE_MACHINE_DECLARED_TYPES_H_
