#include "heap/print.h"

#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "base/check.h"
#include "expr/expr.h"
#include "expr/print.h"
#include "heap/namer.h"

namespace heap {
namespace {

using expr::Expr;
using expr::Formula;

std::string ObjectName(uint32_t number) {
  return "n" + std::to_string(number + 1);
}

std::string ClassesText(const expr::Pool& pool, const TypeHierarchy& types,
                        const SymbolicHeap& heap, Location l) {
  std::string text;
  for (ClassId c : heap.ClassesOf(pool, l)) {
    if (!text.empty()) text += "|";
    text += types.ClassName(c);
  }
  return text;
}

std::string KindText(const SymbolicHeap& heap, Location l) {
  if (heap.Info(l).kind == ObjectInfo::Kind::kPrestate)
    return " (before the run)";
  // An unresolved reference of the lazier modes, not an object yet.
  if (heap.Info(l).kind != ObjectInfo::Kind::kDeferred) return "";
  static constexpr const char* kTexts[] = {" (unknown)", " (not null)",
                                           " (resolved)"};
  return kTexts[static_cast<size_t>(heap.StatusOf(l).status)];
}

std::string PrintValue(const expr::Pool& pool, const TypeHierarchy& types,
                       const SymbolicHeap& heap, const Value& value) {
  const HeapNamer namer(types, heap);
  if (const auto* number = std::get_if<Expr>(&value))
    return expr::Print(pool, *number, namer);
  if (const auto* truth = std::get_if<Formula>(&value))
    return expr::Print(pool, *truth, namer);
  return Print(pool, types, heap, std::get<ValueSet>(value));
}

}  // namespace

std::string PrintCell(const ConcreteCell& cell) {
  using Kind = ConcreteCell::Kind;
  switch (cell.kind) {
    case Kind::kAny:
      return "any";
    case Kind::kNull:
      return "null";
    case Kind::kObject:
      return ObjectName(cell.object());
    case Kind::kBool:
      return cell.bits != 0 ? "true" : "false";
    case Kind::kNumber:
      return expr::PrintConstant(cell.sort, cell.bits);
    case Kind::kNone:
      return "none";
  }
  UNREACHABLE("a cell should be of one of these kinds");
}

namespace {

std::string FieldsText(const TypeHierarchy& types,
                       const ConcreteObject& object) {
  const bool array = types.IsArray(object.type);
  std::string text;
  for (const ConcreteField& field : object.fields) {
    // An array's length is seen from its elements.
    if (array && field.field == types.LengthField()) continue;
    if (!text.empty()) text += ", ";
    if (!array) text += types.FieldName(field.field) + ": ";
    text += PrintCell(field.cell);
  }
  return text;
}

}  // namespace

std::string Print(const TypeHierarchy& types, const ConcreteHeap& heap) {
  std::string text;
  for (const ConcreteRoot& root : heap.roots)
    text += root.name + " -> " + PrintCell(root.cell) + "\n";
  for (uint32_t i = 0; i < heap.objects.size(); ++i) {
    const ConcreteObject& object = heap.objects[i];
    text += ObjectName(i) + " = " + types.ClassName(object.type) + "{" +
            FieldsText(types, object) + "}\n";
  }
  return text;
}

std::string Print(const expr::Pool& pool, const TypeHierarchy& types,
                  const SymbolicHeap& heap, const ValueSet& set) {
  if (set.IsSingle()) return heap.NameOf(types, set.single());
  const HeapNamer namer(types, heap);
  std::string text = "{";
  for (const Guarded& e : set.entries()) {
    if (text.size() > 1) text += ", ";
    text += heap.NameOf(types, e.location) + " if " +
            expr::Print(pool, e.guard, namer);
  }
  return text + "}";
}

std::string Print(expr::Pool& pool, const TypeHierarchy& types,
                  const SymbolicHeap& heap) {
  std::map<Location, std::string> cells;
  heap.ForEachField(pool, [&](Location l, FieldId f, const Value& value) {
    const auto index = types.IndexOf(f);
    cells[l] += (index ? "  [" + std::to_string(*index) + "]"
                       : "  ." + types.FieldName(f)) +
                " = " + PrintValue(pool, types, heap, value) + "\n";
  });
  const HeapNamer namer(types, heap);
  std::string text;
  heap.ForEachObject([&](Location l, const ObjectInfo& info) {
    text += heap.NameOf(types, l) + ": " + ClassesText(pool, types, heap, l) +
            KindText(heap, l);
    if (!info.exists.IsTrue())
      text += " if " + expr::Print(pool, info.exists, namer);
    if (info.length_term && !types.HasCount(info.exact))
      text += ", length " + expr::Print(pool, *info.length_term, namer);
    text += "\n" + cells[l];
  });
  return text;
}

}  // namespace heap
