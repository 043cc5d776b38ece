// What the heap needs to know of types: classes, their concrete subclasses,
// and the fields of objects. Javalite and bytecode each implement it.
#ifndef HEAP_TYPES_H_
#define HEAP_TYPES_H_

#include <span>
#include <string>

#include "base/id.h"
#include "expr/sort.h"

namespace heap {

using ClassId = base::Id<struct ClassTag>;
using FieldId = base::Id<struct FieldTag>;

struct FieldType {
  enum class Kind : uint8_t { kReference, kBool, kNumber };
  Kind kind = Kind::kReference;
  ClassId target = {};                  // of a reference
  expr::Sort sort = expr::Sort::kBv32;  // of a number

  static FieldType Reference(ClassId target) {
    return {Kind::kReference, target, {}};
  }
  static FieldType Bool() { return {Kind::kBool, {}, {}}; }
  static FieldType Number(expr::Sort sort) { return {Kind::kNumber, {}, sort}; }
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
};

}  // namespace heap

#endif  // HEAP_TYPES_H_
