#include "report/heap_json.h"

#include <bit>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "report/java_string.h"

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

std::string TextOf(const Json& json) {
  return json.is_string() ? json.get<std::string>() : json.dump();
}

// One heap with the names its objects have in a report: n1, n2, …, of arrays
// a1, a2, …, each in order of discovery. An array that only strings lead to is
// part of their text and has none.
class Shown {
 public:
  Shown(const TypeHierarchy& types, const ConcreteHeap& heap,
        const HeapLore& lore)
      : types_(types), heap_(heap), lore_(lore), ids_(heap.objects.size()) {
    for (const ConcreteObject& object : heap.objects)
      strings_.push_back(ReadString(types, heap, object));
    const std::vector<bool> hidden = HiddenArrays();
    uint32_t objects = 0, arrays = 0;
    for (size_t i = 0; i < ids_.size(); ++i)
      if (!hidden[i])
        ids_[i] = types.IsArray(heap.objects[i].type)
                      ? "a" + std::to_string(++arrays)
                      : "n" + std::to_string(++objects);
  }

  const ConcreteHeap& heap() const { return heap_; }
  bool IsHidden(size_t object) const { return ids_[object].empty(); }
  bool IsArray(size_t object) const {
    return types_.IsArray(heap_.objects[object].type);
  }
  Json CellJson(const ConcreteCell& cell) const;
  Json ObjectJson(size_t object) const;
  Json ArrayJson(size_t object) const;
  // "n2: LLNode{next: null}", "a1: int[]{1, 2}", "n3: \"text\"".
  std::string ObjectText(size_t object) const;

 private:
  std::vector<bool> HiddenArrays() const;
  Json FieldJson(const ConcreteField& field) const;
  // What an object calls its i-th field.
  std::string KeyOf(const ConcreteObject& object, size_t i) const;
  std::string CellsText(size_t object) const;

  const TypeHierarchy& types_;
  const ConcreteHeap& heap_;
  const HeapLore& lore_;
  std::vector<std::string> ids_;
  std::vector<std::optional<JavaString>> strings_;
};

std::vector<bool> Shown::HiddenArrays() const {
  std::vector<bool> hidden(heap_.objects.size(), false);
  for (const auto& string : strings_)
    if (string && string->bytes) hidden[*string->bytes] = true;
  auto show = [&](const ConcreteCell& cell) {
    if (cell.IsObject()) hidden[cell.object()] = false;
  };
  for (const heap::ConcreteRoot& root : heap_.roots) show(root.cell);
  for (size_t i = 0; i < heap_.objects.size(); ++i)
    if (!strings_[i])
      for (const ConcreteField& f : heap_.objects[i].fields) show(f.cell);
  return hidden;
}

Json Shown::CellJson(const ConcreteCell& cell) const {
  using Kind = ConcreteCell::Kind;
  switch (cell.kind) {
    case Kind::kNull:
      return "null";
    case Kind::kObject:
      return ids_[cell.object()];
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

// Fields stand by name, inherited ones first, so that the last of one name is
// the one that hides the others.
std::string Shown::KeyOf(const ConcreteObject& object, size_t i) const {
  const heap::FieldId field = object.fields[i].field;
  const std::string name = types_.FieldName(field);
  const bool hidden = i + 1 < object.fields.size() &&
                      types_.FieldName(object.fields[i + 1].field) == name;
  return hidden && lore_.owner_of ? lore_.owner_of(field) + "." + name : name;
}

Json Shown::ObjectJson(size_t n) const {
  const ConcreteObject& object = heap_.objects[n];
  Json fields = Json::object();
  if (strings_[n])
    fields["value"] = strings_[n]->text;
  else
    for (size_t i = 0; i < object.fields.size(); ++i)
      fields[KeyOf(object, i)] = FieldJson(object.fields[i]);
  Json json = {{"id", ids_[n]},
               {"class", types_.ClassName(object.type)},
               {"fields", std::move(fields)}};
  if (strings_[n] && object.prestate != 0 && lore_.is_literal &&
      lore_.is_literal(object.prestate))
    json["literal"] = true;
  return json;
}

Json Shown::ArrayJson(size_t n) const {
  const ConcreteObject& array = heap_.objects[n];
  Json elements = Json::array();
  for (const ConcreteField& f : array.fields)
    if (types_.IndexOf(f.field)) elements.push_back(FieldJson(f));
  const size_t length = elements.size();
  return {{"id", ids_[n]},
          {"type", ArrayTypeText(types_.ClassName(array.type))},
          {"length", length},
          {"elements", std::move(elements)}};
}

// "head: n2, size: 3"; of an array "1, 2".
std::string Shown::CellsText(size_t n) const {
  const ConcreteObject& object = heap_.objects[n];
  std::string text;
  for (size_t i = 0; i < object.fields.size(); ++i) {
    if (IsArray(n) && !types_.IndexOf(object.fields[i].field)) continue;
    if (!text.empty()) text += ", ";
    if (!IsArray(n)) text += KeyOf(object, i) + ": ";
    text += TextOf(FieldJson(object.fields[i]));
  }
  return text;
}

std::string Shown::ObjectText(size_t n) const {
  if (strings_[n]) return ids_[n] + ": " + Json(strings_[n]->text).dump();
  return ids_[n] + ": " + types_.ClassName(heap_.objects[n].type) + "{" +
         CellsText(n) + "}";
}

}  // namespace

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
