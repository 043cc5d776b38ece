#include "javalite/hierarchy.h"

#include <algorithm>

namespace javalite {

Hierarchy::Hierarchy(const CheckedProgram& program) : program_(program) {
  for (uint32_t c = 0; c < program.classes().size(); ++c) {
    auto& concrete = concrete_.emplace_back();
    for (ClassId sub : program.classes().ConcreteBelow(ClassId(c)))
      concrete.push_back(ToHeap(sub));
    std::sort(concrete.begin(), concrete.end());
    auto& fields = fields_.emplace_back();
    for (FieldId f : program.classes().FieldsOf(ClassId(c)))
      fields.push_back(ToHeap(f));
  }
}

bool Hierarchy::IsSubclass(heap::ClassId sub, heap::ClassId super) const {
  return program_.classes().IsSubclass(FromHeap(sub), FromHeap(super));
}

heap::FieldType Hierarchy::TypeOf(heap::FieldId f) const {
  const Type type = program_.program()[FromHeap(f)].type;
  switch (type.kind) {
    case Type::kBool:
      return heap::FieldType::Bool();
    case Type::kInt:
      return heap::FieldType::Number(expr::Sort::kBv32);
    default:
      return heap::FieldType::Reference(ToHeap(type.class_id));
  }
}

std::string Hierarchy::ClassName(heap::ClassId c) const {
  return program_.program().NameOf(FromHeap(c));
}

std::string Hierarchy::FieldName(heap::FieldId f) const {
  return program_.program().NameOf(FromHeap(f));
}

}  // namespace javalite
