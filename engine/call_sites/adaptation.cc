#include "engine/call_sites/adaptation.h"

#include <string>
#include <string_view>

#include "base/check.h"

namespace engine {
namespace {

using classfile::Opcode;
using classfile::TypeDescriptor;

constexpr struct Wrapper {
  char letter;
  std::string_view class_name;
  std::string_view unbox;
  bool number;  // a java.lang.Number, which can be unboxed as any of them
} kWrappers[] = {{'Z', "java/lang/Boolean", "booleanValue", false},
                 {'B', "java/lang/Byte", "byteValue", true},
                 {'S', "java/lang/Short", "shortValue", true},
                 {'C', "java/lang/Character", "charValue", false},
                 {'I', "java/lang/Integer", "intValue", true},
                 {'J', "java/lang/Long", "longValue", true},
                 {'F', "java/lang/Float", "floatValue", true},
                 {'D', "java/lang/Double", "doubleValue", true}};

const Wrapper& WrapperRow(char letter) {
  for (const Wrapper& w : kWrappers)
    if (w.letter == letter) return w;
  UNREACHABLE("only primitive types should be boxed");
}

// Null for a type that is no wrapper.
const Wrapper* FindWrapper(const TypeDescriptor& type) {
  if (type.dimensions > 0) return nullptr;
  for (const Wrapper& w : kWrappers)
    if (w.class_name == type.class_name) return &w;
  return nullptr;
}

// JLS 5.1.2: each letter widens to those after it in one of these lines.
constexpr std::string_view kWidenings[] = {"BSIJFD", "CIJFD"};

bool CanWiden(char from, char to) {
  if (from == to) return true;
  for (std::string_view line : kWidenings)
    if (line.find(from) != line.npos && line.find(to) != line.npos &&
        line.find(from) < line.find(to))
      return true;
  return false;
}

constexpr struct {
  std::string_view from;
  char to;
  Opcode opcode;
} kConversions[] = {{"BSCI", 'J', Opcode::kI2l}, {"BSCI", 'F', Opcode::kI2f},
                    {"BSCI", 'D', Opcode::kI2d}, {"J", 'F', Opcode::kL2f},
                    {"J", 'D', Opcode::kL2d},    {"F", 'D', Opcode::kF2d}};

bool Widen(CodeWriter& code, char from, char to) {
  if (!CanWiden(from, to)) return false;
  for (const auto& row : kConversions)
    if (row.from.find(from) != row.from.npos && row.to == to)
      code.Op(row.opcode);
  return true;
}

std::string_view NameOf(const TypeDescriptor& type) {
  return type.dimensions > 0 ? type.text : type.class_name;
}

void Cast(ClassWriter& writer, CodeWriter& code, std::string_view from,
          std::string_view to) {
  if (from != to && to != "java/lang/Object")
    code.WithClass(Opcode::kCheckcast, writer.Class(to));
}

void Box(ClassWriter& writer, CodeWriter& code, const Wrapper& wrapper) {
  const std::string type = "(" + std::string(1, wrapper.letter) + ")L" +
                           std::string(wrapper.class_name) + ";";
  code.Invoke(Opcode::kInvokestatic,
              writer.Method(wrapper.class_name, "valueOf", type), type);
}

void Unbox(ClassWriter& writer, CodeWriter& code, std::string_view owner,
           const Wrapper& as) {
  const std::string type = "()" + std::string(1, as.letter);
  code.Invoke(Opcode::kInvokevirtual, writer.Method(owner, as.unbox, type),
              type);
}

bool AdaptPrimitive(ClassWriter& writer, CodeWriter& code, char from,
                    const TypeDescriptor& to) {
  if (!to.IsReference()) return Widen(code, from, to.kind);
  if (const Wrapper* wrapper = FindWrapper(to)) {
    if (!Widen(code, from, wrapper->letter)) return false;
    Box(writer, code, *wrapper);
    return true;
  }
  const Wrapper& own = WrapperRow(from);
  Box(writer, code, own);
  Cast(writer, code, own.class_name, NameOf(to));
  return true;
}

bool UnboxAs(ClassWriter& writer, CodeWriter& code, const TypeDescriptor& from,
             char to) {
  const Wrapper& wanted = WrapperRow(to);
  const Wrapper* wrapper = FindWrapper(from);
  if (wrapper == nullptr) {
    const std::string_view between =
        wanted.number ? "java/lang/Number" : wanted.class_name;
    Cast(writer, code, NameOf(from), between);
    Unbox(writer, code, between, wanted);
    return true;
  }
  if (!CanWiden(wrapper->letter, to)) return false;
  if (wrapper->number) {
    Unbox(writer, code, wrapper->class_name, wanted);
    return true;
  }
  Unbox(writer, code, wrapper->class_name, *wrapper);
  return Widen(code, wrapper->letter, to);
}

bool IsBelow(ClassTable& table, std::string_view from, std::string_view to) {
  const ClassId below = table.NameOfType(from);
  const ClassId above = table.NameOfType(to);
  return table.Load(below).ok() && table.Load(above).ok() &&
         table.IsSubtype(below, above);
}

}  // namespace

std::string_view WrapperOf(char letter) {
  return WrapperRow(letter).class_name;
}

bool IsAssignable(ClassTable& table, const TypeDescriptor& from,
                  const TypeDescriptor& to) {
  if (from.text == to.text) return true;
  return from.IsReference() && to.IsReference() &&
         IsBelow(table, from.text, to.text);
}

bool IsAdaptable(ClassTable& table, const TypeDescriptor& from,
                 const TypeDescriptor& to, bool strict) {
  if (from.text == to.text) return true;
  if (from.text == "V" || to.text == "V") return false;
  if (!from.IsReference() && !to.IsReference())
    return CanWiden(from.kind, to.kind);
  if (!from.IsReference())
    return IsBelow(table, "L" + std::string(WrapperOf(from.kind)) + ";",
                   to.text);
  if (to.IsReference()) return !strict || IsAssignable(table, from, to);
  const Wrapper* wrapper = FindWrapper(from);
  return wrapper != nullptr ? CanWiden(wrapper->letter, to.kind) : !strict;
}

bool Adapt(ClassWriter& writer, CodeWriter& code, const TypeDescriptor& from,
           const TypeDescriptor& to, const TypeDescriptor& known) {
  if (from.text == to.text && from.text == known.text) return true;
  if (from.text == "V" || to.text == "V") return to.text == "V";
  if (!from.IsReference()) return AdaptPrimitive(writer, code, from.kind, to);
  TypeDescriptor now = from;
  if (known.IsReference()) {
    Cast(writer, code, NameOf(from), NameOf(known));
    now = known;
  }
  if (!to.IsReference()) return UnboxAs(writer, code, now, to.kind);
  Cast(writer, code, NameOf(now), NameOf(to));
  return true;
}

}  // namespace engine
