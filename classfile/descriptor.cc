#include "classfile/descriptor.h"

#include <algorithm>

namespace classfile {
namespace {

constexpr int kMaxDimensions = 255;  // JVMS 4.3.2
constexpr int kMaxParameterSlots = 255;

// Size of the field descriptor `text` starts with, or 0.
size_t FieldDescriptorPrefix(std::string_view text) {
  size_t i = 0;
  while (i < text.size() && text[i] == '[') ++i;
  if (i > kMaxDimensions || i == text.size()) return 0;
  switch (text[i]) {
    case 'B':
    case 'C':
    case 'D':
    case 'F':
    case 'I':
    case 'J':
    case 'S':
    case 'Z':
      return i + 1;
    case 'L': {
      size_t end = text.find(';', i);
      if (end == std::string_view::npos) return 0;
      return IsClassName(text.substr(i + 1, end - i - 1)) ? end + 1 : 0;
    }
    default:
      return 0;
  }
}

TypeDescriptor MakeType(std::string_view text) {
  TypeDescriptor type;
  type.text = text;
  type.dimensions = static_cast<uint8_t>(Dimensions(text));
  type.kind = text[type.dimensions];
  if (type.kind == 'L')
    type.class_name =
        text.substr(type.dimensions + 1, text.size() - type.dimensions - 2);
  return type;
}

// Calls visit(parameter) for each; true if the whole text is a descriptor and
// its parameters fit.
template <class Visit>
bool WalkMethodDescriptor(std::string_view text, Visit visit) {
  if (text.empty() || text[0] != '(') return false;
  size_t i = 1;
  int slots = 0;
  while (i < text.size() && text[i] != ')') {
    size_t size = FieldDescriptorPrefix(text.substr(i));
    if (size == 0) return false;
    slots += size == 1 && (text[i] == 'J' || text[i] == 'D') ? 2 : 1;
    visit(text.substr(i, size));
    i += size;
  }
  if (i == text.size() || slots > kMaxParameterSlots) return false;
  std::string_view result = text.substr(i + 1);
  return result == "V" || IsFieldDescriptor(result);
}

const char* PrimitiveName(char kind) {
  switch (kind) {
    case 'B':
      return "byte";
    case 'C':
      return "char";
    case 'D':
      return "double";
    case 'F':
      return "float";
    case 'I':
      return "int";
    case 'J':
      return "long";
    case 'S':
      return "short";
    case 'Z':
      return "boolean";
    default:
      return "void";
  }
}

}  // namespace

bool IsFieldDescriptor(std::string_view text) {
  return !text.empty() && FieldDescriptorPrefix(text) == text.size();
}

bool IsMethodDescriptor(std::string_view text) {
  return WalkMethodDescriptor(text, [](std::string_view) {});
}

bool IsClassName(std::string_view text) {
  // A slash separates two non-empty unqualified names.
  char previous = '/';
  for (char c : text) {
    if (c == '.' || c == ';' || c == '[') return false;
    if (c == '/' && previous == '/') return false;
    previous = c;
  }
  return previous != '/';
}

bool IsClassOrArrayName(std::string_view text) {
  if (!text.empty() && text[0] == '[') return IsFieldDescriptor(text);
  return IsClassName(text);
}

bool IsUnqualifiedName(std::string_view text, bool method) {
  if (text.empty()) return false;
  return std::none_of(text.begin(), text.end(), [method](char c) {
    return c == '.' || c == ';' || c == '[' || c == '/' ||
           (method && (c == '<' || c == '>'));
  });
}

std::optional<TypeDescriptor> ParseFieldDescriptor(std::string_view text) {
  if (!IsFieldDescriptor(text)) return std::nullopt;
  return MakeType(text);
}

std::optional<MethodDescriptor> ParseMethodDescriptor(std::string_view text) {
  MethodDescriptor method;
  bool valid = WalkMethodDescriptor(text, [&](std::string_view parameter) {
    method.parameters.push_back(MakeType(parameter));
    method.parameter_slots += method.parameters.back().slots();
  });
  if (!valid) return std::nullopt;
  method.result = MakeType(text.substr(text.rfind(')') + 1));
  return method;
}

int ParameterSlots(std::string_view descriptor) {
  int slots = 0;
  for (size_t i = 1; descriptor[i] != ')'; ++i) {
    bool array = descriptor[i] == '[';
    while (descriptor[i] == '[') ++i;
    if (descriptor[i] == 'L') i = descriptor.find(';', i);
    bool wide = !array && (descriptor[i] == 'J' || descriptor[i] == 'D');
    slots += wide ? 2 : 1;
  }
  return slots;
}

int Dimensions(std::string_view name) {
  size_t count = name.find_first_not_of('[');
  return static_cast<int>(count == std::string_view::npos ? 0 : count);
}

std::string TypeToJava(const TypeDescriptor& type) {
  std::string text = type.kind == 'L' ? InternalToJava(type.class_name)
                                      : PrimitiveName(type.kind);
  for (int i = 0; i < type.dimensions; ++i) text += "[]";
  return text;
}

std::string InternalToJava(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '/', '.');
  return text;
}

}  // namespace classfile
