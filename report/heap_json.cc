#include "report/heap_json.h"

#include <bit>
#include <cmath>

namespace report {
namespace {

using heap::ConcreteCell;
using Json = nlohmann::ordered_json;

std::string IdOf(uint32_t object) { return "n" + std::to_string(object + 1); }

Json FloatingJson(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  if (value == 0 && std::signbit(value)) return "-0.0";
  return value;
}

Json NumberJson(const ConcreteCell& cell) {
  switch (cell.sort) {
    case expr::Sort::kBv32:
      return static_cast<int32_t>(cell.bits);
    case expr::Sort::kBv64:  // beyond what a JSON number holds exactly
      return std::to_string(static_cast<int64_t>(cell.bits));
    case expr::Sort::kF32:
      return FloatingJson(
          std::bit_cast<float>(static_cast<uint32_t>(cell.bits)));
    case expr::Sort::kF64:
      return FloatingJson(std::bit_cast<double>(cell.bits));
  }
  return nullptr;
}

Json CellJson(const ConcreteCell& cell) {
  using Kind = ConcreteCell::Kind;
  switch (cell.kind) {
    case Kind::kNull:
      return "null";
    case Kind::kObject:
      return IdOf(cell.object());
    case Kind::kBool:
      return cell.bits != 0;
    case Kind::kNumber:
      return NumberJson(cell);
    case Kind::kAny:
    case Kind::kNone:
      return "any";
  }
  return nullptr;
}

std::string CellText(const ConcreteCell& cell) {
  const Json json = CellJson(cell);
  return json.is_string() ? json.get<std::string>() : json.dump();
}

}  // namespace

Json HeapJson(const heap::TypeHierarchy& types,
              const heap::ConcreteHeap& heap) {
  Json json;
  json["roots"] = Json::object();
  for (const heap::ConcreteRoot& r : heap.roots)
    json["roots"][r.name] = CellJson(r.cell);
  json["objects"] = Json::array();
  for (uint32_t i = 0; i < heap.objects.size(); ++i) {
    Json fields = Json::object();
    for (const heap::ConcreteField& f : heap.objects[i].fields)
      fields[types.FieldName(f.field)] = CellJson(f.cell);
    json["objects"].push_back({{"id", IdOf(i)},
                               {"class", types.ClassName(heap.objects[i].type)},
                               {"fields", std::move(fields)}});
  }
  json["arrays"] = Json::array();
  return json;
}

std::string HeapText(const heap::TypeHierarchy& types,
                     const heap::ConcreteHeap& heap) {
  std::string text;
  for (const heap::ConcreteRoot& r : heap.roots)
    text += r.name + " = " + CellText(r.cell) + "  ";
  for (uint32_t i = 0; i < heap.objects.size(); ++i) {
    text += IdOf(i) + ": " + types.ClassName(heap.objects[i].type) + "{";
    const char* separator = "";
    for (const heap::ConcreteField& f : heap.objects[i].fields) {
      text += separator + types.FieldName(f.field) + ": " + CellText(f.cell);
      separator = ", ";
    }
    text += i + 1 < heap.objects.size() ? "}  " : "}";
  }
  return text;
}

}  // namespace report
