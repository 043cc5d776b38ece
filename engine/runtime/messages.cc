#include "engine/runtime/messages.h"

#include <algorithm>
#include <optional>
#include <string>

#include "classfile/modified_utf8.h"

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
  if (!index.IsKnown() || !IsOneObject(c, s, array)) return std::nullopt;
  const auto& term = s.place.heap.Info(array.location()).length_term;
  const auto length = term ? c.pool.constant(*term) : std::nullopt;
  if (!length) return std::nullopt;
  return Ascii("Index " + std::to_string(index.AsInt()) +
               " out of bounds for length " + std::to_string(*length));
}

Message NegativeLength(Context& c, expr::Expr length) {
  const auto bits = c.pool.constant(length);
  if (!bits) return std::nullopt;
  return Ascii(std::to_string(static_cast<int32_t>(*bits)));
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
