#include "report/java_string.h"

#include <algorithm>
#include <string_view>

#include "base/quoted.h"
#include "report/utf8.h"

namespace report {
namespace {

using heap::ConcreteCell;
using heap::ConcreteHeap;
using heap::ConcreteObject;
using heap::TypeHierarchy;

constexpr uint64_t kLatin1 = 0, kUtf16 = 1;
constexpr char16_t kFirstWide = 0x100;

const ConcreteCell* FindByName(const TypeHierarchy& types,
                               const ConcreteObject& object,
                               std::string_view name) {
  for (const heap::ConcreteField& f : object.fields)
    if (types.FieldName(f.field) == name) return &f.cell;
  return nullptr;
}

std::u16string UnitsOf(const TypeHierarchy& types, const ConcreteObject& array,
                       bool wide) {
  std::u16string units;
  bool low = true;
  for (const heap::ConcreteField& f : array.fields) {
    if (!types.IndexOf(f.field)) continue;
    const auto byte = static_cast<uint8_t>(f.cell.bits);
    if (!wide || low)
      units.push_back(byte);
    else
      units.back() = static_cast<char16_t>(units.back() | byte << 8);
    low = !low;
  }
  return units;
}

bool IsHigh(char16_t c) { return (c & 0xfc00) == 0xd800; }
bool IsLow(char16_t c) { return (c & 0xfc00) == 0xdc00; }

// A text that no run has looked at may be any that has this coder.
JavaString Unread(bool wide) {
  std::string text;
  if (wide) AppendUtf8(text, kFirstWide);
  return {text, std::nullopt};
}

bool HasOddLength(const TypeHierarchy& types, const ConcreteObject& array) {
  return std::count_if(array.fields.begin(), array.fields.end(),
                       [&](const heap::ConcreteField& f) {
                         return types.IndexOf(f.field).has_value();
                       }) %
             2 !=
         0;
}

// A string keeps its hash once it was asked for; another number there is none
// the library makes.
bool HashFits(const TypeHierarchy& types, const ConcreteObject& object,
              const std::u16string& units) {
  uint32_t hash = 0;
  for (const char16_t unit : units) hash = 31 * hash + unit;
  const ConcreteCell* kept = FindByName(types, object, "hash");
  const ConcreteCell* zero = FindByName(types, object, "hashIsZero");
  if (zero != nullptr && zero->bits != 0 && hash != 0) return false;
  return kept == nullptr || kept->bits == 0 ||
         static_cast<uint32_t>(kept->bits) == hash;
}

// Of text that ToUtf8 made.
std::u16string FromUtf8(const std::string& text) {
  std::u16string units;
  for (size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const size_t more = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    uint32_t code = more == 0 ? lead : lead & (0x3fu >> more);
    for (size_t k = 1; k <= more && i + k < text.size(); ++k)
      code = code << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3fu);
    i += more + 1;
    if (code >= 0x10000) {
      units += static_cast<char16_t>(0xd800 + ((code - 0x10000) >> 10));
      code = 0xdc00 + ((code - 0x10000) & 0x3ff);
    }
    units += static_cast<char16_t>(code);
  }
  return units;
}

}  // namespace

std::optional<std::string> ToUtf8(const std::u16string& units) {
  std::string text;
  for (size_t i = 0; i < units.size(); ++i) {
    uint32_t c = units[i];
    if (IsLow(units[i])) return std::nullopt;
    if (IsHigh(units[i])) {
      if (i + 1 == units.size() || !IsLow(units[i + 1])) return std::nullopt;
      c = 0x10000 + ((c & 0x3ff) << 10) + (units[++i] & 0x3ff);
    }
    AppendUtf8(text, c);
  }
  return text;
}

std::optional<JavaString> ReadString(const TypeHierarchy& types,
                                     const ConcreteHeap& heap,
                                     const ConcreteObject& object) {
  if (types.ClassName(object.type) != "java.lang.String") return std::nullopt;
  const ConcreteCell* value = FindByName(types, object, "value");
  const ConcreteCell* coder = FindByName(types, object, "coder");
  if (value == nullptr || coder == nullptr) return std::nullopt;
  if (coder->bits != kLatin1 && coder->bits != kUtf16) return std::nullopt;
  const bool wide = coder->bits == kUtf16;
  if (value->kind == ConcreteCell::Kind::kAny) return Unread(wide);
  if (!value->IsObject()) return std::nullopt;
  const ConcreteObject& array = heap.objects[value->object()];
  if (wide && HasOddLength(types, array)) return std::nullopt;
  const std::u16string units = UnitsOf(types, array, wide);
  const bool needs_wide = std::any_of(
      units.begin(), units.end(), [](char16_t c) { return c >= kFirstWide; });
  if (wide != needs_wide || !HashFits(types, object, units))
    return std::nullopt;
  std::optional<std::string> text = ToUtf8(units);
  if (!text) return std::nullopt;
  return JavaString{*std::move(text), value->object()};
}

std::string Quoted(const std::string& utf8) {
  return base::Quoted(FromUtf8(utf8));
}

}  // namespace report
