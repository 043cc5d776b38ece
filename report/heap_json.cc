#include "report/heap_json.h"

#include <bit>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/check.h"
#include "report/heap_names.h"

namespace report {
namespace {

using heap::ConcreteCell;
using heap::ConcreteField;
using heap::ConcreteHeap;
using heap::ConcreteObject;
using heap::TypeHierarchy;
using Json = nlohmann::ordered_json;

constexpr struct {
  std::string_view name;
  char letter;
} kPrimitives[] = {{"boolean", 'Z'}, {"byte", 'B'},  {"char", 'C'},
                   {"short", 'S'},   {"int", 'I'},   {"long", 'J'},
                   {"float", 'F'},   {"double", 'D'}};

Json FloatingJson(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  if (value == 0 && std::signbit(value)) return "-0.0";
  return value;
}

std::string TextOf(const Json& json) {
  return json.is_string() ? json.get<std::string>() : json.dump();
}

// One heap with the names its objects have in a report.
class Shown {
 public:
  Shown(const TypeHierarchy& types, const ConcreteHeap& heap,
        const HeapLore& lore)
      : types_(types), heap_(heap), names_(types, heap, lore) {}

  bool IsHidden(size_t object) const { return names_.IsHidden(object); }
  bool IsArray(size_t object) const {
    return types_.IsArray(heap_.objects[object].type);
  }
  Json CellJson(const ConcreteCell& cell) const;
  Json ObjectJson(size_t object) const;
  Json ArrayJson(size_t object) const;
  // "n2: LLNode{next: null}", "a1: int[]{1, 2}", "n3: \"text\"".
  std::string ObjectText(size_t object) const;

 private:
  Json FieldJson(const ConcreteField& field) const;
  Json CallsJson(const ConcreteObject& function) const;
  std::string CallsText(const ConcreteObject& function) const;
  std::string CellsText(size_t object) const;

  const TypeHierarchy& types_;
  const ConcreteHeap& heap_;
  const HeapNames names_;
};

Json Shown::CellJson(const ConcreteCell& cell) const {
  using Kind = ConcreteCell::Kind;
  switch (cell.kind) {
    case Kind::kNull:
      return "null";
    case Kind::kObject:
      return names_[cell.object()];
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

Json Shown::FieldJson(const ConcreteField& field) const {
  const heap::FieldType type = types_.TypeOf(field.field);
  if (type.kind == heap::FieldType::Kind::kNumber &&
      type.width == heap::FieldType::Width::kBoolean)
    return field.cell.bits != 0;
  return CellJson(field.cell);
}

Json Shown::CallsJson(const ConcreteObject& function) const {
  Json calls = Json::array();
  for (const heap::ConcreteCall& call : function.calls) {
    Json arguments = Json::array();
    for (const ConcreteCell& cell : call.arguments)
      arguments.push_back(CellJson(cell));
    calls.push_back({{"arguments", std::move(arguments)},
                     {"result", FieldJson(call.result)}});
  }
  return calls;
}

// "(1) -> 0, (n2) -> true".
std::string Shown::CallsText(const ConcreteObject& function) const {
  std::string text;
  for (const heap::ConcreteCall& call : function.calls) {
    std::string arguments;
    for (const ConcreteCell& cell : call.arguments)
      arguments += (arguments.empty() ? "" : ", ") + TextOf(CellJson(cell));
    text += (text.empty() ? "(" : ", (") + arguments + ") -> " +
            TextOf(FieldJson(call.result));
  }
  return text;
}

// What a function's calls returned is told by its calls.
Json Shown::ObjectJson(size_t n) const {
  const ConcreteObject& object = heap_.objects[n];
  Json fields = Json::object();
  if (types_.IsFunction(object.type))
    return {{"id", names_[n]},
            {"class", types_.ClassName(object.type)},
            {"fields", std::move(fields)},
            {"calls", CallsJson(object)}};
  if (const auto& string = names_.StringAt(n))
    fields["value"] = string->text;
  else
    for (size_t i = 0; i < object.fields.size(); ++i)
      fields[names_.KeyOf(object, i)] = FieldJson(object.fields[i]);
  Json json = {{"id", names_[n]},
               {"class", types_.ClassName(object.type)},
               {"fields", std::move(fields)}};
  if (names_.IsLiteral(n)) json["literal"] = true;
  return json;
}

Json Shown::ArrayJson(size_t n) const {
  const ConcreteObject& array = heap_.objects[n];
  Json elements = Json::array();
  for (const ConcreteField& f : array.fields)
    if (types_.IndexOf(f.field)) elements.push_back(FieldJson(f));
  // Of a long one only the first are told.
  const ConcreteCell* length = array.Find(types_.LengthField());
  CHECK(length != nullptr, "an array should have a length");
  return {{"id", names_[n]},
          {"type", ArrayTypeText(types_.ClassName(array.type))},
          {"length", length->bits},
          {"elements", std::move(elements)}};
}

// "head: n2, size: 3"; of an array "1, 2".
std::string Shown::CellsText(size_t n) const {
  const ConcreteObject& object = heap_.objects[n];
  if (types_.IsFunction(object.type)) return CallsText(object);
  std::string text;
  for (size_t i = 0; i < object.fields.size(); ++i) {
    if (IsArray(n) && !types_.IndexOf(object.fields[i].field)) continue;
    if (!text.empty()) text += ", ";
    if (!IsArray(n)) text += names_.KeyOf(object, i) + ": ";
    text += TextOf(FieldJson(object.fields[i]));
  }
  return text;
}

std::string Shown::ObjectText(size_t n) const {
  if (const auto& string = names_.StringAt(n))
    return names_[n] + ": " + Json(string->text).dump();
  return names_[n] + ": " + types_.ClassName(heap_.objects[n].type) + "{" +
         CellsText(n) + "}";
}

}  // namespace

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

Json HeapJson(const TypeHierarchy& types, const ConcreteHeap& heap,
              const HeapLore& lore) {
  const Shown shown(types, heap, lore);
  Json json;
  json["roots"] = Json::object();
  for (const heap::ConcreteRoot& r : heap.roots)
    json["roots"][r.name] = shown.CellJson(r.cell);
  json["objects"] = Json::array();
  json["arrays"] = Json::array();
  for (size_t i = 0; i < heap.objects.size(); ++i) {
    if (shown.IsHidden(i)) continue;
    if (shown.IsArray(i))
      json["arrays"].push_back(shown.ArrayJson(i));
    else
      json["objects"].push_back(shown.ObjectJson(i));
  }
  return json;
}

std::string HeapText(const TypeHierarchy& types, const ConcreteHeap& heap,
                     const HeapLore& lore) {
  const Shown shown(types, heap, lore);
  std::string text;
  for (const heap::ConcreteRoot& r : heap.roots) {
    if (!text.empty()) text += "  ";
    text += r.name + " = " + TextOf(shown.CellJson(r.cell));
  }
  for (size_t i = 0; i < heap.objects.size(); ++i)
    if (!shown.IsHidden(i)) text += "  " + shown.ObjectText(i);
  return text;
}

std::string ArrayTypeText(std::string text) {
  std::string dimensions;
  for (; text.ends_with("[]"); text.resize(text.size() - 2)) dimensions += '[';
  if (dimensions.empty()) return text;
  for (const auto& primitive : kPrimitives)
    if (text == primitive.name) return dimensions + primitive.letter;
  return dimensions + "L" + text + ";";
}

}  // namespace report
