#include "report/heap_json.h"

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace report {
namespace {

using heap::ConcreteCell;
using Json = nlohmann::ordered_json;

// Objects are n1, n2, ..., arrays a1, a2, ..., each in order of discovery.
class Ids {
 public:
  Ids(const heap::TypeHierarchy& types, const heap::ConcreteHeap& heap) {
    uint32_t objects = 0, arrays = 0;
    for (const heap::ConcreteObject& object : heap.objects)
      ids_.push_back(types.IsArray(object.type)
                         ? "a" + std::to_string(++arrays)
                         : "n" + std::to_string(++objects));
  }
  const std::string& operator[](uint32_t object) const { return ids_[object]; }

 private:
  std::vector<std::string> ids_;
};

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

Json CellJson(const Ids& ids, const ConcreteCell& cell) {
  using Kind = ConcreteCell::Kind;
  switch (cell.kind) {
    case Kind::kNull:
      return "null";
    case Kind::kObject:
      return ids[cell.object()];
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

Json FieldJson(const heap::TypeHierarchy& types, const Ids& ids,
               const heap::ConcreteField& field) {
  const heap::FieldType type = types.TypeOf(field.field);
  if (type.kind == heap::FieldType::Kind::kNumber &&
      type.width == heap::FieldType::Width::kBoolean)
    return field.cell.bits != 0;
  return CellJson(ids, field.cell);
}

std::string TextOf(const Json& json) {
  return json.is_string() ? json.get<std::string>() : json.dump();
}

Json ObjectJson(const heap::TypeHierarchy& types, const Ids& ids,
                const std::string& id, const heap::ConcreteObject& object) {
  Json fields = Json::object();
  for (const heap::ConcreteField& f : object.fields)
    fields[types.FieldName(f.field)] = FieldJson(types, ids, f);
  return {{"id", id},
          {"class", types.ClassName(object.type)},
          {"fields", std::move(fields)}};
}

Json ArrayJson(const heap::TypeHierarchy& types, const Ids& ids,
               const std::string& id, const heap::ConcreteObject& array) {
  Json elements = Json::array();
  for (const heap::ConcreteField& f : array.fields)
    if (types.IndexOf(f.field)) elements.push_back(FieldJson(types, ids, f));
  const size_t length = elements.size();
  return {{"id", id},
          {"type", types.ClassName(array.type)},
          {"length", length},
          {"elements", std::move(elements)}};
}

// "head: n2, size: 3"; of an array "1, 2".
std::string CellsText(const heap::TypeHierarchy& types, const Ids& ids,
                      const heap::ConcreteObject& object) {
  const bool array = types.IsArray(object.type);
  std::string text;
  for (const heap::ConcreteField& f : object.fields) {
    if (array && !types.IndexOf(f.field)) continue;
    if (!text.empty()) text += ", ";
    if (!array) text += types.FieldName(f.field) + ": ";
    text += TextOf(FieldJson(types, ids, f));
  }
  return text;
}

}  // namespace

Json HeapJson(const heap::TypeHierarchy& types,
              const heap::ConcreteHeap& heap) {
  const Ids ids(types, heap);
  Json json;
  json["roots"] = Json::object();
  for (const heap::ConcreteRoot& r : heap.roots)
    json["roots"][r.name] = CellJson(ids, r.cell);
  json["objects"] = Json::array();
  json["arrays"] = Json::array();
  for (uint32_t i = 0; i < heap.objects.size(); ++i) {
    const heap::ConcreteObject& object = heap.objects[i];
    if (types.IsArray(object.type))
      json["arrays"].push_back(ArrayJson(types, ids, ids[i], object));
    else
      json["objects"].push_back(ObjectJson(types, ids, ids[i], object));
  }
  return json;
}

std::string HeapText(const heap::TypeHierarchy& types,
                     const heap::ConcreteHeap& heap) {
  const Ids ids(types, heap);
  std::string text;
  for (const heap::ConcreteRoot& r : heap.roots)
    text += r.name + " = " + TextOf(CellJson(ids, r.cell)) + "  ";
  for (uint32_t i = 0; i < heap.objects.size(); ++i) {
    const heap::ConcreteObject& object = heap.objects[i];
    text += ids[i] + ": " + types.ClassName(object.type) + "{" +
            CellsText(types, ids, object);
    text += i + 1 < heap.objects.size() ? "}  " : "}";
  }
  return text;
}

}  // namespace report
