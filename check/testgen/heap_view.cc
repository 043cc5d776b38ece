#include "check/testgen/heap_view.h"

#include <algorithm>
#include <string_view>

#include "check/testgen/literal.h"
#include "classfile/modified_utf8.h"

namespace testgen {
namespace {

using Json = nlohmann::ordered_json;

struct BoxedType {
  std::string_view name;
  char kind;
};
constexpr BoxedType kBoxedTypes[] = {
    {"java/lang/Boolean", 'Z'},   {"java/lang/Byte", 'B'},
    {"java/lang/Character", 'C'}, {"java/lang/Short", 'S'},
    {"java/lang/Integer", 'I'},   {"java/lang/Long", 'J'},
    {"java/lang/Float", 'F'},     {"java/lang/Double", 'D'}};

const Json* ArrayNamed(const Json& heap, const Json& id) {
  for (const Json& array : heap["arrays"])
    if (array["id"] == id) return &array;
  return nullptr;
}

std::u16string UnitsOfBytes(const Json& bytes) {
  std::u16string units;
  for (size_t i = 0; i + 1 < bytes.size(); i += 2)
    units += static_cast<char16_t>((bytes[i].get<int>() & 0xff) |
                                   (bytes[i + 1].get<int>() & 0xff) << 8);
  return units;
}

}  // namespace

HeapView::HeapView(const Json& heap) : heap_(heap) {
  for (const Json& object : heap["objects"])
    objects_.push_back(
        {object["id"], &object, InternalName(object["class"]), false});
  for (const Json& array : heap["arrays"])
    objects_.push_back(
        {array["id"], &array, InternalName(array["type"]), true});
  for (size_t i = 0; i < objects_.size(); ++i) by_id_[objects_[i].id] = i;
}

const ObjectView* HeapView::Find(const Json& cell) const {
  if (!cell.is_string()) return nullptr;
  const auto found = by_id_.find(cell.get<std::string>());
  return found == by_id_.end() ? nullptr : &objects_[found->second];
}

std::optional<std::u16string> UnitsOf(const Json& string, const Json& heap) {
  const Json& fields = string["fields"];
  if (!fields.contains("coder"))
    return Utf16Of(fields["value"].get<std::string>());
  const Json* bytes = ArrayNamed(heap, fields["value"]);
  if (bytes == nullptr || fields["coder"] != 1 || fields.value("hash", 0) != 0)
    return std::nullopt;
  const Json& elements = (*bytes)["elements"];
  std::u16string units = UnitsOfBytes(elements);
  const bool latin = std::all_of(units.begin(), units.end(),
                                 [](char16_t c) { return c <= 0xff; });
  if (elements.size() % 2 != 0 || latin) return std::nullopt;
  return units;
}

char BoxedKind(const std::string& class_name) {
  for (const BoxedType& box : kBoxedTypes)
    if (box.name == class_name) return box.kind;
  return 0;
}

std::string InternalName(std::string text) {
  text = classfile::Utf8ToModified(text);
  std::replace(text.begin(), text.end(), '.', '/');
  return text;
}

std::string BinaryName(std::string type) {
  type = classfile::ModifiedToUtf8(type);
  std::replace(type.begin(), type.end(), '/', '.');
  return type;
}

std::string DescriptorOf(const std::string& type, bool is_array) {
  return is_array ? type : "L" + type + ";";
}

}  // namespace testgen
