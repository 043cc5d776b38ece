// What the classes of a program inherit: subclassing, fields, method lookup.
//
// Built once from a program whose superclasses are known and free of cycles;
// the answers never change. Inherited fields come before a class's own, so a
// field has the same slot in every class that has it.
#ifndef JAVALITE_CLASS_TABLE_H_
#define JAVALITE_CLASS_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "javalite/ast.h"

namespace javalite {

class ClassTable {
 public:
  explicit ClassTable(const Program& program);

  size_t size() const { return rows_.size(); }

  std::optional<ClassId> Superclass(ClassId c) const {
    return rows_[c.index()].superclass;
  }
  // Reflexive: a class is its own subclass.
  bool IsSubclass(ClassId sub, ClassId super) const;
  // The nearest class both inherit from; a class inherits from itself.
  std::optional<ClassId> CommonSuperclass(ClassId a, ClassId b) const;

  // The classes an object of static type `c` can have: conc(c). The preorder
  // of the hierarchy, siblings as declared.
  std::span<const ClassId> ConcreteBelow(ClassId c) const;

  // Inherited ones first, each class's as declared.
  std::span<const FieldId> FieldsOf(ClassId c) const {
    return rows_[c.index()].fields;
  }
  // Where a field stands in FieldsOf every class that has it.
  uint32_t SlotOf(FieldId f) const { return slots_[f.index()]; }
  std::optional<FieldId> FindField(ClassId c, SymbolId name) const;

  // The method an object of class `c` runs: `c`'s own or the nearest inherited.
  std::optional<MethodId> FindMethod(ClassId c, SymbolId name) const;

 private:
  struct Row {
    std::optional<ClassId> superclass;
    std::vector<FieldId> fields;
    std::vector<MethodId> methods;  // declared here, as in the program
    // The class and those below it: a range of the preorder, and the concrete
    // ones among them a range of concrete_.
    uint32_t first = 0, last = 0;
    uint32_t concrete_first = 0, concrete_last = 0;
  };

  void InheritFields(const Program& program,
                     const std::vector<ClassId>& preorder);
  std::vector<ClassId> NumberInPreorder(const Program& program);

  std::vector<Row> rows_;
  std::vector<ClassId> concrete_;
  std::vector<uint32_t> slots_;
  std::vector<SymbolId> field_names_;
  std::vector<SymbolId> method_names_;
};

}  // namespace javalite

#endif  // JAVALITE_CLASS_TABLE_H_
