// A checked program's classes and fields as the heap sees them. Ids keep their
// index on both sides.
#ifndef JAVALITE_HIERARCHY_H_
#define JAVALITE_HIERARCHY_H_

#include <span>
#include <string>
#include <vector>

#include "heap/types.h"
#include "javalite/ast.h"
#include "javalite/types.h"

namespace javalite {

inline heap::ClassId ToHeap(ClassId c) { return heap::ClassId(c.index()); }
inline heap::FieldId ToHeap(FieldId f) { return heap::FieldId(f.index()); }
inline ClassId FromHeap(heap::ClassId c) { return ClassId(c.index()); }
inline FieldId FromHeap(heap::FieldId f) { return FieldId(f.index()); }

class Hierarchy : public heap::TypeHierarchy {
 public:
  explicit Hierarchy(const CheckedProgram& program);  // must outlive this

  std::span<const heap::ClassId> ConcreteSubclasses(
      heap::ClassId c) const override {
    return concrete_[c.index()];
  }
  bool IsSubclass(heap::ClassId sub, heap::ClassId super) const override;
  std::span<const heap::FieldId> FieldsOf(heap::ClassId c) const override {
    return fields_[c.index()];
  }
  heap::FieldType TypeOf(heap::FieldId f) const override;
  std::string ClassName(heap::ClassId c) const override;
  std::string FieldName(heap::FieldId f) const override;

 private:
  const CheckedProgram& program_;
  std::vector<std::vector<heap::ClassId>> concrete_;
  std::vector<std::vector<heap::FieldId>> fields_;
};

}  // namespace javalite

#endif  // JAVALITE_HIERARCHY_H_
