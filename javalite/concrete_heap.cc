#include "javalite/concrete_heap.h"

#include <cstddef>
#include <span>

namespace javalite {
namespace {

bool Fits(const CheckedProgram& program, const ConcreteHeap& heap, Type type,
          int32_t cell) {
  if (type.kind == Type::kInt) return true;
  if (type.kind == Type::kBool) return cell == 0 || cell == 1;
  if (cell == kNullCell) return true;
  if (cell < 0 || static_cast<size_t>(cell) >= heap.objects.size())
    return false;
  ClassId target = heap.objects[static_cast<size_t>(cell)].class_id;
  return program.classes().IsSubclass(target, type.class_id);
}

bool IsWellTypedObject(const CheckedProgram& program, const ConcreteHeap& heap,
                       const ConcreteObject& object) {
  if (program.program()[object.class_id].is_abstract) return false;
  std::span<const FieldId> fields = program.classes().FieldsOf(object.class_id);
  if (object.cells.size() != fields.size()) return false;
  for (size_t i = 0; i < fields.size(); ++i)
    if (!Fits(program, heap, program.program()[fields[i]].type,
              object.cells[i]))
      return false;
  return true;
}

std::string CellText(Type type, int32_t cell) {
  if (type.kind == Type::kBool) return cell != 0 ? "true" : "false";
  if (type.IsReference() && cell == kNullCell) return "null";
  return std::to_string(cell);
}

std::string ObjectText(const CheckedProgram& program,
                       const ConcreteObject& object) {
  const Program& names = program.program();
  std::span<const FieldId> fields = program.classes().FieldsOf(object.class_id);
  std::string text = names.NameOf(object.class_id) + "{";
  for (size_t i = 0; i < fields.size(); ++i) {
    if (i > 0) text += " ";
    text += names.NameOf(fields[i]) + "=" +
            CellText(names[fields[i]].type, object.cells[i]);
  }
  return text + "}";
}

}  // namespace

int32_t DefaultCell(Type type) { return type.IsReference() ? kNullCell : 0; }

ConcreteObject NewObject(const CheckedProgram& program, ClassId c) {
  ConcreteObject object{c};
  for (FieldId f : program.classes().FieldsOf(c))
    object.cells.push_back(DefaultCell(program.program()[f].type));
  return object;
}

bool IsWellTyped(const CheckedProgram& program, const ConcreteHeap& heap) {
  for (const ConcreteObject& object : heap.objects)
    if (!IsWellTypedObject(program, heap, object)) return false;
  return true;
}

std::string ToString(const CheckedProgram& program, const ConcreteHeap& heap) {
  std::string text;
  for (size_t i = 0; i < heap.objects.size(); ++i) {
    if (i > 0) text += " ";
    text += std::to_string(i) + ":" + ObjectText(program, heap.objects[i]);
  }
  return text;
}

}  // namespace javalite
