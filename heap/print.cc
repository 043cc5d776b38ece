#include "heap/print.h"

#include <map>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "base/check.h"
#include "expr/expr.h"

namespace heap {
namespace {

using expr::Expr;
using expr::Formula;

std::string ObjectName(uint32_t number) {
  return "n" + std::to_string(number + 1);
}

// The cell a choice stands for, if it is one of the init log's.
std::optional<InitRecord> RecordOf(const SymbolicHeap& heap,
                                   expr::Variable choice) {
  std::optional<InitRecord> found;
  heap.log().ForEachWhile([&](const InitRecord& r) {
    if (r.choice == choice) found = r;
    return !found;
  });
  return found;
}

std::optional<Location> TypedBy(const SymbolicHeap& heap,
                                expr::Variable choice) {
  for (Location l = kFirstObject; l < heap.next_location();
       l = Location(l.index() + 1))
    if (heap.Info(l).type == choice) return l;
  return std::nullopt;
}

std::string CellName(const TypeHierarchy& types, const SymbolicHeap& heap,
                     Location owner, FieldId f) {
  return heap.NameOf(types, owner) + "." + types.FieldName(f);
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

// An unresolved reference of the lazier modes, not an object yet.
std::string KindText(const SymbolicHeap& heap, Location l) {
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

std::string Print(const TypeHierarchy& types, const ConcreteHeap& heap) {
  std::string text;
  for (const ConcreteRoot& root : heap.roots)
    text += root.name + " -> " + PrintCell(root.cell) + "\n";
  for (uint32_t i = 0; i < heap.objects.size(); ++i) {
    const ConcreteObject& object = heap.objects[i];
    text += ObjectName(i) + " = " + types.ClassName(object.type) + "{";
    const char* separator = "";
    for (const ConcreteField& field : object.fields) {
      text += separator + types.FieldName(field.field) + ": " +
              PrintCell(field.cell);
      separator = ", ";
    }
    text += "}\n";
  }
  return text;
}

std::string HeapNamer::ChoiceText(const expr::Pool& pool, expr::Variable choice,
                                  uint32_t label, bool positive) const {
  if (auto record = RecordOf(heap_, choice))
    return CellName(types_, heap_, record->owner, record->field) +
           (positive ? " == " : " != ") + heap_.NameOf(types_, Location(label));
  if (auto l = TypedBy(heap_, choice))
    return heap_.NameOf(types_, *l) + (positive ? " is " : " is not ") +
           types_.ClassName(ClassId(label));
  if (!pool.choice(choice).cases.empty())
    return pool.choice(choice).name + (positive ? " == " : " != ") +
           heap_.NameOf(types_, Location(label));
  return Namer::ChoiceText(pool, choice, label, positive);
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

std::string Print(const expr::Pool& pool, const TypeHierarchy& types,
                  const SymbolicHeap& heap) {
  std::map<Location, std::string> cells;
  heap.ForEachField([&](Location l, FieldId f, const Value& value) {
    cells[l] += "  ." + types.FieldName(f) + " = " +
                PrintValue(pool, types, heap, value) + "\n";
  });
  const HeapNamer namer(types, heap);
  std::string text;
  for (Location l = kFirstObject; l < heap.next_location();
       l = Location(l.index() + 1)) {
    text += heap.NameOf(types, l) + ": " + ClassesText(pool, types, heap, l) +
            KindText(heap, l);
    if (!heap.Info(l).exists.IsTrue())
      text += " if " + expr::Print(pool, heap.Info(l).exists, namer);
    text += "\n" + cells[l];
  }
  return text;
}

}  // namespace heap
