#include "check/annotation.h"

#include <algorithm>
#include <utility>

#include "classfile/annotations.h"
#include "classfile/attributes.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"

namespace check {
namespace {

using classfile::Attribute;
using classfile::AttributeKind;
using classfile::ClassFile;
using classfile::ElementValue;

// JVMS 4.7.20.1: the type of a formal parameter.
constexpr uint8_t kFormalParameter = 0x16;

std::string ClassIn(std::string_view descriptor) {
  const auto type = classfile::ParseFieldDescriptor(descriptor);
  return type ? std::string(type->class_name) : std::string();
}

AnnotationValue ValueOf(const ClassFile& file, std::string name,
                        const ElementValue& value) {
  AnnotationValue result{std::move(name)};
  switch (value.tag) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z':
      result.number = file.pool.Integer(value.first);
      break;
    case 'J':
      result.number = file.pool.Long(value.first);
      break;
    case 's':
      result.text = file.pool.Utf8(value.first);
      break;
    case 'e':
      result.text = file.pool.Utf8(value.second);
      break;
    case 'c':
      result.text = ClassIn(file.pool.Utf8(value.first));
      break;
    case '[':
      if (!value.values.empty())
        return ValueOf(file, std::move(result.name), value.values.front());
      break;
    default:  // a float, a double or another annotation
      break;
  }
  return result;
}

Annotation Told(const ClassFile& file, const classfile::Annotation& raw) {
  Annotation annotation{
      classfile::InternalToJava(ClassIn(file.pool.Utf8(raw.first)))};
  std::replace(annotation.type.begin(), annotation.type.end(), '/', '.');
  for (size_t i = 0; i < raw.names.size(); ++i)
    annotation.values.push_back(ValueOf(
        file, std::string(file.pool.Utf8(raw.names[i])), raw.values[i]));
  return annotation;
}

Annotations ToldAll(const ClassFile& file,
                    const std::vector<classfile::Annotation>& raw) {
  Annotations all;
  for (const auto& each : raw) all.push_back(Told(file, each));
  return all;
}

Annotations& At(std::vector<Annotations>& lists, size_t index) {
  if (lists.size() <= index) lists.resize(index + 1);
  return lists[index];
}

// Compilers list written parameters only: those they add stand before.
void AddDeclared(const ClassFile& file, const Attribute& attribute,
                 size_t parameters, std::vector<Annotations>& lists) {
  std::vector<std::vector<classfile::Annotation>> raw;
  auto reader = classfile::ReaderOf(attribute);
  classfile::ReadParameterAnnotations(reader, file.pool, &raw);
  const size_t added = parameters - std::min(parameters, raw.size());
  for (size_t i = 0; i < raw.size(); ++i)
    for (Annotation& each : ToldAll(file, raw[i]))
      At(lists, added + i).push_back(std::move(each));
}

void AddOfTypes(const ClassFile& file, const Attribute& attribute,
                std::vector<Annotations>& lists) {
  std::vector<classfile::TypeAnnotation> raw;
  auto reader = classfile::ReaderOf(attribute);
  classfile::ReadTypeAnnotations(reader, file.pool, &raw);
  for (const classfile::TypeAnnotation& each : raw)
    if (each.target_type == kFormalParameter && each.path.empty())
      At(lists, each.first).push_back(Told(file, each.annotation));
}

// A type's annotation that stands at a declaration is in the file twice.
void DropTwins(Annotations& list) {
  Annotations kept;
  for (Annotation& each : list)
    if (std::none_of(kept.begin(), kept.end(),
                     [&](const Annotation& k) { return k.type == each.type; }))
      kept.push_back(std::move(each));
  list = std::move(kept);
}

}  // namespace

std::string_view Annotation::simple_name() const {
  const std::string_view whole = type;
  const size_t dot = whole.find_last_of(".$");
  return dot == whole.npos ? whole : whole.substr(dot + 1);
}

const AnnotationValue* Annotation::Find(std::string_view name) const {
  for (const AnnotationValue& value : values)
    if (value.name == name) return &value;
  return nullptr;
}

Annotations AnnotationsOf(const ClassFile& file,
                          const classfile::Attributes& attributes) {
  Annotations all;
  for (const Attribute& attribute : attributes) {
    if (attribute.kind != AttributeKind::kRuntimeVisibleAnnotations &&
        attribute.kind != AttributeKind::kRuntimeInvisibleAnnotations)
      continue;
    std::vector<classfile::Annotation> raw;
    auto reader = classfile::ReaderOf(attribute);
    classfile::ReadAnnotations(reader, file.pool, &raw);
    for (Annotation& each : ToldAll(file, raw)) all.push_back(std::move(each));
  }
  return all;
}

std::vector<Annotations> ParameterAnnotationsOf(
    const ClassFile& file, const classfile::Method& method) {
  std::vector<Annotations> lists;
  const size_t parameters =
      classfile::ParseMethodDescriptor(method.descriptor)->parameters.size();
  for (const Attribute& attribute : method.attributes) {
    if (attribute.kind == AttributeKind::kRuntimeVisibleParameterAnnotations ||
        attribute.kind == AttributeKind::kRuntimeInvisibleParameterAnnotations)
      AddDeclared(file, attribute, parameters, lists);
    if (attribute.kind == AttributeKind::kRuntimeVisibleTypeAnnotations ||
        attribute.kind == AttributeKind::kRuntimeInvisibleTypeAnnotations)
      AddOfTypes(file, attribute, lists);
  }
  for (Annotations& list : lists) DropTwins(list);
  return lists;
}

}  // namespace check
