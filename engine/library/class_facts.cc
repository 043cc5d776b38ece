#include "engine/library/class_facts.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/annotations.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/class_file.h"

namespace engine {
namespace {

using classfile::AttributeKind;

constexpr int32_t kVisibility =
    classfile::kAccPublic | classfile::kAccPrivate | classfile::kAccProtected;

const classfile::Attribute* Find(const ClassInfo& info, AttributeKind kind) {
  return info.file == nullptr
             ? nullptr
             : classfile::FindAttribute(info.file->attributes, kind);
}

std::vector<classfile::InnerClass> RowsOf(const ClassInfo& info) {
  std::vector<classfile::InnerClass> rows;
  const auto* attribute = Find(info, AttributeKind::kInnerClasses);
  if (attribute == nullptr) return rows;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  classfile::ReadInnerClasses(reader, info.file->pool, &rows);
  return rows;
}

// Its own row in InnerClasses.
std::optional<classfile::InnerClass> OwnRow(const ClassInfo& info) {
  for (const classfile::InnerClass& row : RowsOf(info))
    if (info.file->pool.ClassName(row.inner) == info.name) return row;
  return std::nullopt;
}

}  // namespace

int32_t ModifiersOf(const ClassTable& table, ClassId c) {
  const ClassInfo& info = table[c];
  constexpr int32_t kNoObjects = classfile::kAccFinal | classfile::kAccAbstract;
  if (info.IsArray())
    return (ModifiersOf(table, info.element) & kVisibility) | kNoObjects;
  if (info.kind == ClassKind::kPrimitive)
    return classfile::kAccPublic | kNoObjects;
  const auto row = OwnRow(info);
  const int32_t flags = row ? row->access_flags : info.access_flags;
  return flags & ~classfile::kAccSuper & 0x7fff;
}

std::optional<ClassId> DeclaringClassOf(ClassTable& table, ClassId c) {
  const auto row = OwnRow(table[c]);
  if (!row || row->outer == 0) return std::nullopt;
  return table.Name(table[c].file->pool.ClassName(row->outer));
}

std::vector<ClassId> MemberClassesOf(ClassTable& table, ClassId c) {
  std::vector<ClassId> members;
  for (const classfile::InnerClass& row : RowsOf(table[c])) {
    const classfile::ConstantPool& pool = table[c].file->pool;
    if (row.outer != 0 && pool.ClassName(row.outer) == table[c].name)
      members.push_back(table.Name(pool.ClassName(row.inner)));
  }
  return members;
}

std::optional<std::vector<ClassId>> PermittedBy(ClassTable& table, ClassId c) {
  const auto* attribute = Find(table[c], AttributeKind::kPermittedSubclasses);
  if (attribute == nullptr) return std::nullopt;
  const classfile::ConstantPool& pool = table[c].file->pool;
  std::vector<uint16_t> indexes;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  classfile::ReadIndexes(reader, pool, classfile::ConstantTag::kClass,
                         &indexes);
  std::vector<ClassId> permitted;
  for (uint16_t index : indexes)
    permitted.push_back(table.Name(pool.ClassName(index)));
  return permitted;
}

std::optional<std::string> SimpleNameOf(const ClassInfo& info) {
  const auto row = OwnRow(info);
  if (!row || row->name == 0) return std::nullopt;
  return std::string(info.file->pool.Utf8(row->name));
}

std::optional<std::string> SignatureOf(const ClassInfo& info) {
  const auto* attribute = Find(info, AttributeKind::kSignature);
  if (attribute == nullptr) return std::nullopt;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  return std::string(info.file->pool.Utf8(reader.U2()));
}

std::optional<Enclosing> EnclosingOf(const ClassInfo& info) {
  const auto* attribute = Find(info, AttributeKind::kEnclosingMethod);
  if (attribute == nullptr) return std::nullopt;
  const classfile::ConstantPool& pool = info.file->pool;
  classfile::EnclosingMethod row;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  classfile::ReadEnclosingMethod(reader, pool, &row);
  Enclosing enclosing;
  enclosing.class_name = pool.ClassName(row.class_index);
  if (row.method != 0) {
    const auto method = pool.NameAndTypeAt(row.method);
    enclosing.method = std::string(method.name);
    enclosing.descriptor = std::string(method.descriptor);
  }
  return enclosing;
}

bool IsRecord(const ClassInfo& info) {
  return Find(info, AttributeKind::kRecord) != nullptr;
}

bool IsEnumClass(const ClassTable& table, ClassId c) {
  const ClassInfo& info = table[c];
  return info.Has(classfile::kAccEnum) && info.superclass &&
         table[*info.superclass].name == "java/lang/Enum";
}

bool HasAnnotations(const ClassInfo& info) {
  return Find(info, AttributeKind::kRuntimeVisibleAnnotations) != nullptr;
}

bool IsAnnotated(const ClassTable& table, MethodId m,
                 std::string_view annotation) {
  const classfile::ConstantPool& pool = table[table[m].owner].file->pool;
  const auto* found =
      classfile::FindAttribute(table[m].declaration->attributes,
                               AttributeKind::kRuntimeVisibleAnnotations);
  if (found == nullptr) return false;
  classfile::ByteReader reader = classfile::ReaderOf(*found);
  std::vector<classfile::Annotation> annotations;
  return classfile::ReadAnnotations(reader, pool, &annotations) &&
         std::any_of(annotations.begin(), annotations.end(),
                     [&](const classfile::Annotation& a) {
                       return pool.Utf8(a.first) == annotation;
                     });
}

bool IsAssignable(const ClassTable& table, ClassId lower, ClassId upper) {
  if (lower == upper) return true;
  const auto is_primitive = [&](ClassId c) {
    return table[c].kind == ClassKind::kPrimitive;
  };
  return !is_primitive(lower) && !is_primitive(upper) &&
         table.IsSubtype(lower, upper);
}

}  // namespace engine
