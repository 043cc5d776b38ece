#include "javalite/exchange.h"

#include <cstddef>

#include "expr/sort.h"
#include "javalite/ast.h"
#include "javalite/hierarchy.h"

namespace javalite {
namespace {

using heap::ConcreteCell;
using heap::FieldType;

ConcreteCell CellToHeap(FieldType::Kind kind, int32_t cell) {
  switch (kind) {
    case FieldType::Kind::kNumber:
      return ConcreteCell::Number(expr::Sort::kBv32,
                                  static_cast<uint32_t>(cell));
    case FieldType::Kind::kBool:
      return ConcreteCell::Bool(cell != 0);
    case FieldType::Kind::kReference:
      break;
  }
  return cell == kNullCell ? ConcreteCell::Null()
                           : ConcreteCell::Object(static_cast<uint32_t>(cell));
}

}  // namespace

int32_t CellFromHeap(const ConcreteCell& cell) {
  const bool null = cell.kind == ConcreteCell::Kind::kAny ||
                    cell.kind == ConcreteCell::Kind::kNull;
  return null ? kNullCell : static_cast<int32_t>(cell.bits);
}

heap::ConcreteHeap ToHeap(const heap::TypeHierarchy& types,
                          const ConcreteHeap& heap) {
  heap::ConcreteHeap result;
  result.roots.push_back({"this", ConcreteCell::Object(0)});
  for (const ConcreteObject& object : heap.objects) {
    const heap::ClassId c = ToHeap(object.class_id);
    auto& made = result.objects.emplace_back(heap::BlankObject(types, c));
    for (size_t i = 0; i < object.cells.size(); ++i) {
      const heap::FieldId f = types.FieldsOf(c)[i];
      *made.Find(f) = CellToHeap(types.TypeOf(f).kind, object.cells[i]);
    }
  }
  return result;
}

ConcreteHeap FromHeap(const CheckedProgram& program,
                      const heap::ConcreteHeap& heap) {
  ConcreteHeap result;
  for (const heap::ConcreteObject& object : heap.objects) {
    ConcreteObject& made =
        result.objects.emplace_back(ConcreteObject{FromHeap(object.type)});
    for (FieldId f : program.classes().FieldsOf(made.class_id))
      made.cells.push_back(CellFromHeap(*object.Find(ToHeap(f))));
  }
  return result;
}

}  // namespace javalite
