#include "classfile/constant_pool_checker.h"

#include <string>

#include "classfile/descriptor.h"

namespace classfile {
namespace {

bool IsFieldKind(ReferenceKind kind) {
  return kind <= ReferenceKind::kPutStatic;
}

bool MayNameInterface(ReferenceKind kind) {
  return kind == ReferenceKind::kInvokeStatic ||
         kind == ReferenceKind::kInvokeSpecial;
}

}  // namespace

bool ConstantPoolChecker::Check() {
  // Two rounds: members look at NameAndTypes, and handles at members, that may
  // stand later in the pool.
  for (size_t i = 1; i < pool_.size(); ++i)
    if (!CheckEntry(static_cast<uint16_t>(i))) return false;
  for (size_t i = 1; i < pool_.size(); ++i)
    if (pool_.Is(i, ConstantTag::kMethodHandle) &&
        !CheckMethodHandle(static_cast<uint16_t>(i)))
      return false;
  return true;
}

bool ConstantPoolChecker::CheckEntry(uint16_t index) {
  uint16_t first;
  switch (pool_.tag(index)) {
    case ConstantTag::kClass:
      first = pool_.FirstIndex(index);
      return Refer(index, first, ConstantTag::kUtf8) &&
             (IsClassOrArrayName(pool_.Utf8(first)) ||
              Fail(index, "a class name or array descriptor"));
    case ConstantTag::kString:
    case ConstantTag::kModule:
      return Refer(index, pool_.FirstIndex(index), ConstantTag::kUtf8);
    case ConstantTag::kPackage:
      first = pool_.FirstIndex(index);
      return Refer(index, first, ConstantTag::kUtf8) &&
             (IsClassName(pool_.Utf8(first)) || Fail(index, "a package name"));
    case ConstantTag::kMethodType:
      first = pool_.FirstIndex(index);
      return Refer(index, first, ConstantTag::kUtf8) &&
             (pool_.IsMethod(first) || Fail(index, "a method descriptor"));
    case ConstantTag::kFieldref:
    case ConstantTag::kMethodref:
    case ConstantTag::kInterfaceMethodref:
      return CheckMember(index);
    case ConstantTag::kNameAndType:
      return CheckNameAndType(index);
    case ConstantTag::kDynamic:
    case ConstantTag::kInvokeDynamic:
      return CheckDynamic(index);
    default:
      return true;
  }
}

bool ConstantPoolChecker::CheckNameAndType(uint16_t index) {
  uint16_t name = pool_.FirstIndex(index);
  uint16_t descriptor = pool_.SecondIndex(index);
  if (!Refer(index, name, ConstantTag::kUtf8)) return false;
  if (!Refer(index, descriptor, ConstantTag::kUtf8)) return false;
  if (pool_.IsMethod(descriptor))
    return pool_.IsMethodName(name) || Fail(index, "a method name");
  if (!pool_.IsField(descriptor)) return Fail(index, "a descriptor");
  return pool_.IsFieldName(name) || Fail(index, "a field name");
}

bool ConstantPoolChecker::CheckMember(uint16_t index) {
  uint16_t member = pool_.SecondIndex(index);
  if (!Refer(index, pool_.FirstIndex(index), ConstantTag::kClass)) return false;
  if (!Refer(index, member, ConstantTag::kNameAndType)) return false;
  if (!CheckNameAndType(member)) return false;
  uint16_t descriptor = pool_.SecondIndex(member);
  if (pool_.Is(index, ConstantTag::kFieldref))
    return pool_.IsField(descriptor) || Fail(index, "a field descriptor");
  if (!pool_.IsMethod(descriptor)) return Fail(index, "a method descriptor");
  std::string_view name = pool_.Utf8(pool_.FirstIndex(member));
  if (name[0] != '<') return true;
  pool_.entries_[index].shape |= ConstantPool::kInitializer;
  return (name == "<init>" && pool_.Utf8(descriptor).ends_with(")V")) ||
         Fail(index, "a method other than a class initializer, void if <init>");
}

bool ConstantPoolChecker::CheckMethodHandle(uint16_t index) {
  const uint8_t* item = pool_.file_ + pool_.entries_[index].offset;
  uint16_t member = LoadU2(item + 1);
  if (item[0] < 1 || item[0] > 9)
    return Fail(index, "a reference kind from 1 to 9, found " +
                           std::to_string(item[0]));
  return CheckHandleKind(index, static_cast<ReferenceKind>(item[0]), member);
}

bool ConstantPoolChecker::CheckHandleKind(uint16_t index, ReferenceKind kind,
                                          uint16_t member) {
  if (IsFieldKind(kind)) return Refer(index, member, ConstantTag::kFieldref);
  bool in_interface = pool_.Is(member, ConstantTag::kInterfaceMethodref);
  bool interface_allowed =
      kind == ReferenceKind::kInvokeInterface ||
      (MayNameInterface(kind) && major_ >= kInterfaceMethodsMajor);
  bool class_allowed = kind != ReferenceKind::kInvokeInterface;
  if (in_interface ? !interface_allowed : !class_allowed)
    return Fail(index, "a method reference that fits its reference kind");
  if (!in_interface && !Refer(index, member, ConstantTag::kMethodref))
    return false;
  bool initializer = pool_.NamesInitializer(member);
  return initializer == (kind == ReferenceKind::kNewInvokeSpecial) ||
         Fail(index, "<init> exactly for reference kind 8");
}

bool ConstantPoolChecker::CheckDynamic(uint16_t index) {
  uint16_t member = pool_.SecondIndex(index);
  if (!Refer(index, member, ConstantTag::kNameAndType)) return false;
  if (!CheckNameAndType(member)) return false;
  uint16_t descriptor = pool_.SecondIndex(member);
  if (pool_.Is(index, ConstantTag::kDynamic))
    return pool_.IsField(descriptor) || Fail(index, "a field descriptor");
  return pool_.IsMethod(descriptor) || Fail(index, "a method descriptor");
}

bool ConstantPoolChecker::Refer(uint16_t index, uint16_t to,
                                ConstantTag wanted) {
  if (pool_.Is(to, wanted)) return true;
  return Fail(index, "index " + std::to_string(to) +
                         " to be a constant of kind " +
                         ConstantTagName(wanted));
}

bool ConstantPoolChecker::Fail(uint16_t index, std::string_view what) {
  std::string text(what);
  text += " in constant #" + std::to_string(index) + " (" +
          ConstantTagName(pool_.tag(index)) + ")";
  return reader_.FailAt(pool_.OffsetOf(index), text);
}

}  // namespace classfile
