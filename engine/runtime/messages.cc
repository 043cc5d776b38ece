#include "engine/runtime/messages.h"

#include <algorithm>
#include <optional>
#include <string>

#include "classfile/modified_utf8.h"
#include "engine/call_sites/call_site.h"

namespace engine {
namespace {

std::u16string Ascii(const std::string& text) {
  return std::u16string(text.begin(), text.end());
}

// As Class.getName has it.
std::string NameOf(const Context& c, ClassId type) {
  std::string name = c.table[type].name;
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

std::optional<ClassId> OnlyClassOf(Context& c, const State& s,
                                   const Slot& object) {
  if (!IsOneObject(c, s, object)) return std::nullopt;
  const heap::ObjectInfo& info = s.place.heap.Info(object.location());
  if (info.type || c.table[info.exact].hidden) return std::nullopt;
  return info.exact;
}

bool IsOfJavaBase(const Context& c, ClassId type) {
  const auto& file = c.table[type].file;
  return file != nullptr && file->origin.starts_with("jrt:/java.base");
}

}  // namespace

Message OutOfBounds(Context& c, const State& s, const Slot& array,
                    const Slot& index) {
  const auto lengths = c.access.Length(s.place, c.values.ToSet(array));
  Linked<ClassId> type =
      c.table.Load(c.table.Name("java/lang/ArrayIndexOutOfBoundsException"));
  if (lengths.size() != 1 || !type.ok()) return std::nullopt;
  const Slot length = c.values.FromTerm(lengths[0].answer);
  if (index.IsKnown() && length.IsKnown())
    return Ascii("Index " + std::to_string(index.AsInt()) +
                 " out of bounds for length " + std::to_string(length.AsInt()));
  const CallSite& site = c.program.call_sites.ForText(
      type.value(), u"Index \1 out of bounds for length \1",
      "(II)Ljava/lang/String;");
  if (!site.method) return std::nullopt;
  return LateText{&c.bodies.Of(*site.method), {index, length}, &site.around};
}

Message NegativeLength(Context& c, expr::Expr length) {
  if (const auto bits = c.pool.constant(length))
    return Ascii(std::to_string(static_cast<int32_t>(*bits)));
  Linked<ClassId> type = c.table.Load(c.table.Name("java/lang/Integer"));
  if (!type.ok()) return std::nullopt;
  const auto maker =
      c.table.DeclaredMethod(type.value(), "toString", "(I)Ljava/lang/String;");
  if (!maker) return std::nullopt;
  return LateText{&c.bodies.CodeOf(*maker), {c.values.FromTerm(length)}};
}

Message ClassNameOf(Context& c, const State& s, const Slot& object) {
  const auto type = OnlyClassOf(c, s, object);
  if (!type) return std::nullopt;
  return classfile::DecodeModifiedUtf8(NameOf(c, *type));
}

Message CannotBeCast(Context& c, const State& s, const Slot& object,
                     ClassId target) {
  const auto type = OnlyClassOf(c, s, object);
  if (!type || !IsOfJavaBase(c, *type) || !IsOfJavaBase(c, target))
    return std::nullopt;
  const std::string from = NameOf(c, *type), to = NameOf(c, target);
  return Ascii("class " + from + " cannot be cast to class " + to + " (" +
               from + " and " + to +
               " are in module java.base of loader 'bootstrap')");
}

}  // namespace engine
