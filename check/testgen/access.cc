#include "check/testgen/access.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"
#include "classfile/opcode.h"

namespace testgen {
namespace {

using classfile::ClassFile;
using classfile::Opcode;

// A circle of superclasses cannot have been analysed.
constexpr size_t kLongestChain = 1'000;

struct Membership {
  std::string outer;  // empty: of a method, or nameless
  std::string name;
  uint16_t flags = 0;
};

// What the class says of itself; none: it is no inner class.
std::optional<Membership> MembershipOf(const ClassFile& file) {
  const classfile::Attribute* attribute = classfile::FindAttribute(
      file.attributes, classfile::AttributeKind::kInnerClasses);
  if (attribute == nullptr) return std::nullopt;
  std::vector<classfile::InnerClass> inner;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  classfile::ReadInnerClasses(reader, file.pool, &inner);
  for (const classfile::InnerClass& entry : inner)
    if (file.pool.ClassName(entry.inner) == file.name()) {
      Membership found;
      found.flags = entry.access_flags;
      if (entry.outer != 0 && entry.name != 0) {
        found.outer = file.pool.ClassName(entry.outer);
        found.name = file.pool.Utf8(entry.name);
      }
      return found;
    }
  return std::nullopt;
}

bool IsGeneric(const ClassFile& file, const classfile::Method& method) {
  const classfile::Attribute* attribute = classfile::FindAttribute(
      method.attributes, classfile::AttributeKind::kSignature);
  if (attribute == nullptr) return false;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  const uint16_t index =
      classfile::ReadIndex(reader, file.pool, classfile::ConstantTag::kUtf8);
  return file.pool.Utf8(index).starts_with("<");
}

bool IsConstant(Opcode op) {
  return op >= Opcode::kAconstNull && op <= Opcode::kLdc2W;
}
bool IsLoad(Opcode op) { return op >= Opcode::kIload && op <= Opcode::kAload3; }

std::string Dotted(std::string name) {
  name = classfile::ModifiedToUtf8(name);
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

}  // namespace

std::string PackageOf(const std::string& class_name) {
  return class_name.substr(0, class_name.rfind('/') + 1);
}

const ClassFile* Access::Read(const std::string& name) {
  const auto file = reader_.Read(name);
  return file.ok() ? file.value() : nullptr;
}

std::optional<std::string> Access::ClassText(const std::string& name) {
  const ClassFile* file = Read(name);
  if (file == nullptr) return std::nullopt;
  const bool near = PackageOf(name) == package_;
  const auto member = MembershipOf(*file);
  const uint16_t flags = member ? member->flags : file->access_flags;
  if ((flags & classfile::kAccPrivate) != 0) return std::nullopt;
  if (!near && (flags & classfile::kAccPublic) == 0) return std::nullopt;
  // Other packages of the library need not be open to all.
  if (check::IsOfLibrary(*file) && !name.starts_with("java/"))
    return std::nullopt;
  if (member) {
    if (member->outer.empty()) return std::nullopt;
    const auto outer = ClassText(member->outer);
    if (!outer) return std::nullopt;
    return *outer + "." + classfile::ModifiedToUtf8(member->name);
  }
  if (PackageOf(name) == "java/lang/") return LangText(name.substr(10));
  // Classes without a package are seen from there only.
  if (!near && PackageOf(name).empty()) return std::nullopt;
  return near ? Dotted(name.substr(package_.size())) : Dotted(name);
}

std::string Access::LangText(const std::string& simple) {
  const bool nearer = Read(package_ + simple) != nullptr;
  return nearer ? "java.lang." + simple : simple;
}

std::optional<std::string> Access::TypeText(std::string_view descriptor) {
  const auto type = classfile::ParseFieldDescriptor(descriptor);
  if (!type) return std::nullopt;
  const std::string element(descriptor.substr(type->dimensions));
  std::optional<std::string> text =
      type->kind == 'L'
          ? ClassText(std::string(type->class_name))
          : classfile::TypeToJava(*classfile::ParseFieldDescriptor(element));
  if (!text) return std::nullopt;
  for (int i = 0; i < type->dimensions; ++i) *text += "[]";
  return text;
}

// Whether a member with these flags can be named where its class can.
bool Access::Reaches(const std::string& owner, uint16_t flags) {
  if ((flags & classfile::kAccPrivate) != 0) return false;
  return PackageOf(owner) == package_ || (flags & classfile::kAccPublic) != 0;
}

std::optional<FieldPlace> Access::FieldOf(const std::string& of,
                                          const std::string& key) {
  bool hidden = false;
  const ClassFile* file = Read(of);
  for (size_t i = 0; file != nullptr && i < kLongestChain; ++i) {
    const std::string owner(file->name());
    for (const classfile::Field& field : file->fields) {
      if (field.Has(classfile::kAccStatic)) continue;
      const std::string name = classfile::ModifiedToUtf8(field.name);
      const bool first = !hidden && name == key;
      if (!first && Dotted(owner) + "." + name != key) continue;
      const bool readable = first && Reaches(owner, field.access_flags);
      return FieldPlace{owner, name, std::string(field.descriptor),
                        readable && !field.Has(classfile::kAccFinal), readable};
    }
    file = Read(std::string(file->super_name()));
  }
  return std::nullopt;
}

std::optional<std::string> Access::StaticType(const std::string& owner,
                                              const std::string& field) {
  const ClassFile* file = Read(owner);
  if (file == nullptr || !ClassText(owner)) return std::nullopt;
  for (const classfile::Field& own : file->fields)
    if (classfile::ModifiedToUtf8(own.name) == field &&
        Reaches(owner, own.access_flags) && TypeText(own.descriptor))
      return std::string(own.descriptor);
  return std::nullopt;
}

std::optional<FieldPlace> Access::StaticField(const std::string& owner,
                                              const std::string& field) {
  const ClassFile* file = Read(owner);
  if (file == nullptr) return std::nullopt;
  for (const classfile::Field& own : file->fields) {
    if (classfile::ModifiedToUtf8(own.name) != field ||
        !own.Has(classfile::kAccStatic))
      continue;
    const bool readable = StaticType(owner, field).has_value();
    return FieldPlace{owner, field, std::string(own.descriptor),
                      readable && !own.Has(classfile::kAccFinal), readable};
  }
  return std::nullopt;
}

bool Access::Calls(const check::MethodName& method, const std::string& on) {
  const ClassFile* file = Read(method.owner);
  if (file == nullptr || !ClassText(on) || !ClassText(method.owner))
    return false;
  const classfile::Method* found =
      file->FindMethod(method.name, method.descriptor);
  if (found == nullptr || !Reaches(method.owner, found->access_flags) ||
      IsGeneric(*file, *found))
    return false;
  const auto type = classfile::ParseMethodDescriptor(method.descriptor);
  return std::all_of(type->parameters.begin(), type->parameters.end(),
                     [&](const classfile::TypeDescriptor& parameter) {
                       return TypeText(parameter.text).has_value();
                     });
}

bool Access::IsOverloaded(const check::MethodName& method,
                          const std::string& on) {
  const auto count = [](std::string_view descriptor) {
    return classfile::ParseMethodDescriptor(descriptor)->parameters.size();
  };
  const ClassFile* file = Read(on);
  for (size_t i = 0; file != nullptr && i < kLongestChain; ++i) {
    for (const classfile::Method& other : file->methods)
      if (other.name == method.name && other.descriptor != method.descriptor &&
          count(other.descriptor) == count(method.descriptor))
        return true;
    file = Read(std::string(file->super_name()));
  }
  return false;
}

bool Access::IsOverridden(const check::MethodName& method,
                          const std::string& of) {
  const ClassFile* file = Read(of);
  for (size_t i = 0; file != nullptr && i < kLongestChain; ++i) {
    if (file->name() == method.owner) return false;
    if (file->FindMethod(method.name, method.descriptor) != nullptr)
      return true;
    file = Read(std::string(file->super_name()));
  }
  return false;
}

// It may call the constructor above it and set fields to constants or to what
// it was given, nothing else.
Access::Making Access::CodeMakes(const ClassFile& file,
                                 const classfile::Method& constructor) {
  Making making = Making::kNothing;
  if (!constructor.code) return Making::kMore;
  for (const classfile::Instruction& insn : constructor.code->instructions) {
    const Opcode op = insn.opcode;
    if (IsLoad(op) || op == Opcode::kReturn) continue;
    if (IsConstant(op) || op == Opcode::kPutfield) {
      making = std::max(making, Making::kSetsFields);
      continue;
    }
    if (op != Opcode::kInvokespecial) return Making::kMore;
    const auto called = file.pool.Member(static_cast<uint16_t>(insn.a));
    const ClassFile* super = Read(std::string(file.super_name()));
    if (super == nullptr || called.class_name != file.super_name())
      return Making::kMore;
    const classfile::Method* above = super->FindMethod("<init>", "()V");
    if (above == nullptr || called.descriptor != "()V") return Making::kMore;
    making = std::max(making, CodeMakes(*super, *above));
  }
  return making;
}

Access::Making Access::MakingOf(const std::string& name) {
  const ClassFile* file = Read(name);
  if (file == nullptr || file->Has(classfile::kAccAbstract) || !ClassText(name))
    return Making::kMore;
  const classfile::Method* constructor = file->FindMethod("<init>", "()V");
  if (constructor == nullptr || !Reaches(name, constructor->access_flags))
    return Making::kMore;
  return CodeMakes(*file, *constructor);
}

std::vector<Access::Constructor> Access::PlainConstructors(
    const std::string& name) {
  std::vector<Constructor> found;
  const ClassFile* file = Read(name);
  const ClassFile* super =
      file == nullptr ? nullptr : Read(std::string(file->super_name()));
  const classfile::Method* above =
      super == nullptr ? nullptr : super->FindMethod("<init>", "()V");
  if (above == nullptr || file->Has(classfile::kAccAbstract) ||
      CodeMakes(*super, *above) != Making::kNothing)
    return found;
  for (const classfile::Method& method : file->methods) {
    if (method.name != "<init>" ||
        !Calls({name, "<init>", std::string(method.descriptor)}, name))
      continue;
    auto code = ReadPlainCode(*file, method);
    if (code && code->calls_super)
      found.push_back(
          {std::string(method.descriptor), std::move(code->fields)});
  }
  return found;
}

std::string Access::SetterOf(const FieldPlace& field, const std::string& of) {
  const ClassFile* file = Read(field.owner);
  if (file == nullptr) return "";
  for (const classfile::Method& method : file->methods) {
    const check::MethodName name{field.owner, std::string(method.name),
                                 std::string(method.descriptor)};
    if (method.Has(classfile::kAccStatic) || method.name.starts_with("<") ||
        name.descriptor != "(" + field.descriptor + ")V" || !Calls(name, of) ||
        IsOverridden(name, of) || IsOverloaded(name, of))
      continue;
    const auto code = ReadPlainCode(*file, method);
    if (code && code->fields.size() == 1 &&
        code->fields.begin()->first == field.name &&
        code->fields.begin()->second.parameter)
      return name.name;
  }
  return "";
}

bool Access::IsRecord(const std::string& name) {
  const ClassFile* file = Read(name);
  return file != nullptr && file->super_name() == "java/lang/Record";
}

bool Access::MakesRecord(const std::string& name, std::string_view descriptor) {
  const ClassFile* file = Read(name);
  const classfile::Method* constructor =
      file == nullptr ? nullptr : file->FindMethod("<init>", descriptor);
  return constructor != nullptr &&
         CodeMakes(*file, *constructor) != Making::kMore;
}

}  // namespace testgen
