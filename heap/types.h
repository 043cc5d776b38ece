// What the heap needs to know of types: classes, their concrete subclasses,
// and the fields of objects. Javalite and bytecode each implement it.
#ifndef HEAP_TYPES_H_
#define HEAP_TYPES_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/id.h"
#include "expr/sort.h"

namespace heap {

using ClassId = base::Id<struct ClassTag>;
using FieldId = base::Id<struct FieldTag>;

struct FieldType {
  enum class Kind : uint8_t { kReference, kBool, kNumber };
  // A number may be narrower than its sort: a cell of a Java boolean, byte,
  // short or char is computed with as an int and never holds more than fits. A
  // bit is a number like any other that is 0 or 1 in every input.
  enum class Width : uint8_t { kFull, kBoolean, kBit, kByte, kShort, kChar };
  Kind kind = Kind::kReference;
  ClassId target = {};                  // of a reference
  expr::Sort sort = expr::Sort::kBv32;  // of a number
  Width width = Width::kFull;           // of a number

  static FieldType Reference(ClassId target) {
    return {Kind::kReference, target, {}, {}};
  }
  static FieldType Bool() { return {Kind::kBool, {}, {}, {}}; }
  static FieldType Number(expr::Sort sort, Width width = Width::kFull) {
    return {Kind::kNumber, {}, sort, width};
  }
};

class TypeHierarchy {
 public:
  virtual ~TypeHierarchy() = default;

  // The classes an object of static type `c` can have, ascending.
  virtual std::span<const ClassId> ConcreteSubclasses(ClassId c) const = 0;
  virtual bool IsSubclass(ClassId sub, ClassId super) const = 0;
  // All fields of objects of that class, inherited ones too, in a fixed order.
  virtual std::span<const FieldId> FieldsOf(ClassId c) const = 0;
  virtual FieldType TypeOf(FieldId f) const = 0;
  virtual std::string ClassName(ClassId c) const = 0;
  virtual std::string FieldName(FieldId f) const = 0;

  // Arrays. Elements are cells like fields, "slots": one field per array class
  // and index, so that its type is the element type of that very class. The
  // length is one more cell, an int, the same field for all arrays.
  virtual bool IsArray(ClassId) const { return false; }
  virtual FieldId LengthField() const { return {}; }
  virtual FieldId SlotOf(ClassId, uint32_t) const { return {}; }
  virtual std::optional<uint32_t> IndexOf(FieldId) const { return {}; }

  // A holder owns cells that belong to no object: parameters, static fields.
  virtual bool IsHolder(ClassId) const { return false; }
  // All objects of exactly that class are made before the run: enum constants.
  // An input of such a class is null or one of them, never a new object.
  virtual bool IsEnumerated(ClassId) const { return false; }
  // What the field leads to in the input is part of the object: made with it,
  // never null, and nothing else leads there. Bounds do not count it.
  virtual bool IsPart(FieldId) const { return false; }
  // A part that has as many elements as its object counts, and that number, of
  // which objects of these classes have one.
  virtual bool IsCountedPart(FieldId) const { return false; }
  virtual bool IsCount(FieldId) const { return false; }
  virtual bool HasCount(ClassId) const { return false; }
  // Stands for types above it whether or not the program speaks of it, so that
  // it is not among the classes of all of them.
  virtual bool IsStandard(ClassId) const { return false; }
  // Nobody knows which values it can have in objects that a program makes.
  virtual bool IsLoose(FieldId) const { return false; }
  // Stands for any pure function: an object of that class is known by what its
  // calls returned, in the cells of its fields, one for each call.
  virtual bool IsFunction(ClassId) const { return false; }
  // A number that is 0 in every object of the input: what is worked out there
  // when it is first asked for can be told from nothing else.
  // A reference of that kind is null.
  virtual bool IsUnset(FieldId) const { return false; }
  // A number that it has in some object of the input: what is shown of one that
  // nobody has looked at.
  virtual uint64_t Sample(FieldId) const { return 0; }
  // Of an object that is known by its content: a counted part that holds that,
  // and a field that is filled in from there when somebody first looks.
  virtual bool IsContent(FieldId) const { return false; }
  virtual bool IsInside(FieldId) const { return false; }
  // What the input calls a root of that class. Cells of the first object made
  // go by their own name alone.
  virtual std::string RootName(ClassId) const { return "this"; }
};

}  // namespace heap

#endif  // HEAP_TYPES_H_
