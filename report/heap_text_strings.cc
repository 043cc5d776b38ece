#include "report/heap_text_strings.h"

#include <cstddef>
#include <cstdio>
#include <string_view>
#include <vector>

#include "base/check.h"

namespace report {
namespace {

using heap::ConcreteCell;

const ConcreteCell* FieldNamed(const heap::TypeHierarchy& types,
                               const heap::ConcreteObject& object,
                               std::string_view name) {
  for (const heap::ConcreteField& f : object.fields)
    if (types.FieldName(f.field) == name) return &f.cell;
  return nullptr;
}

// A string of the JDK: bytes, and whether one or two make a character.
struct Layout {
  const heap::ConcreteObject* bytes;
  bool wide;
};

std::optional<Layout> LayoutOf(const heap::TypeHierarchy& types,
                               const heap::ConcreteHeap& heap,
                               const heap::ConcreteObject& object) {
  if (types.ClassName(object.type) != "java.lang.String") return std::nullopt;
  const ConcreteCell* value = FieldNamed(types, object, "value");
  const ConcreteCell* coder = FieldNamed(types, object, "coder");
  if (value == nullptr || coder == nullptr || !value->IsObject())
    return std::nullopt;
  for (const heap::ConcreteField& f : object.fields)
    if (&f.cell != value && &f.cell != coder && f.cell.bits != 0)
      return std::nullopt;
  return Layout{&heap.objects[value->object()], coder->bits != 0};
}

std::string Escaped(uint32_t unit) {
  if (unit == '"' || unit == '\\')
    return std::string("\\") + static_cast<char>(unit);
  if (unit >= 0x20 && unit < 0x7f) return {static_cast<char>(unit)};
  char text[8];
  std::snprintf(text, sizeof text, "\\u%04x", unit & 0xffff);
  return text;
}

}  // namespace

std::optional<std::string> StringLiteral(const heap::TypeHierarchy& types,
                                         const heap::ConcreteHeap& heap,
                                         uint32_t object) {
  const auto layout = LayoutOf(types, heap, heap.objects[object]);
  if (!layout) return std::nullopt;
  std::vector<uint32_t> bytes;
  for (const heap::ConcreteField& f : layout->bytes->fields)
    if (types.IndexOf(f.field))
      bytes.push_back(static_cast<uint32_t>(f.cell.bits) & 0xff);
  const size_t width = layout->wide ? 2 : 1;
  if (bytes.size() % width != 0) return std::nullopt;
  std::string text = "\"";
  for (size_t i = 0; i < bytes.size(); i += width)  // little end first
    text += Escaped(layout->wide ? bytes[i] | bytes[i + 1] << 8 : bytes[i]);
  return text + "\"";
}

uint32_t CharactersOf(const heap::TypeHierarchy& types,
                      const heap::ConcreteHeap& heap, uint32_t object) {
  const ConcreteCell* value = FieldNamed(types, heap.objects[object], "value");
  CHECK(value != nullptr && value->IsObject(),
        "a string with a literal should have characters");
  return value->object();
}

}  // namespace report
