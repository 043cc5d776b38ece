#include "engine/linking/class_loader.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "base/check.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/parser.h"
#include "engine/facts/library_facts.h"
#include "engine/linking/class_checks.h"

namespace engine {
namespace {

using classfile::kAccAbstract;
using classfile::kAccFinal;
using classfile::kAccNative;
using classfile::kAccPublic;
using classfile::kAccVarargs;

// JVMS 2.9.3.
bool IsSignaturePolymorphic(const ClassInfo& owner,
                            const classfile::Method& method) {
  return (owner.name == "java/lang/invoke/MethodHandle" ||
          owner.name == "java/lang/invoke/VarHandle") &&
         method.Has(kAccVarargs) && method.Has(kAccNative) &&
         method.descriptor.starts_with("([Ljava/lang/Object;)");
}

std::string_view PackageOf(std::string_view name) {
  size_t slash = name.rfind('/');
  return slash == std::string_view::npos ? "" : name.substr(0, slash);
}

// Run-time packages of the class library and of the class path are distinct
// even where their names agree (JVMS 5.3).
std::string PackageKey(const ClassInfo& info) {
  std::string key = info.IsOfLibrary() ? "jrt:" : "";
  return key.append(PackageOf(info.name));
}

// A class file, by its magic number, of a version beyond ours.
bool IsNewerThanWeRead(const classfile::Bytes& bytes) {
  static constexpr uint8_t kMagic[] = {0xca, 0xfe, 0xba, 0xbe};
  auto data = bytes.data();
  return data.size() >= 8 &&
         std::equal(std::begin(kMagic), std::end(kMagic), data.begin()) &&
         (data[6] << 8 | data[7]) > classfile::kNewestMajor;
}

// With those that the table of contents adds to a class of the library.
classfile::ClassFile WithCells(const ClassInfo& info,
                               classfile::ClassFile file) {
  if (!file.origin.starts_with("jrt:/") || info.hidden) return file;
  for (const CellFact* cell : CellsOf(file.name()))
    file.fields.push_back(
        {cell->name, cell->type, classfile::kAccSynthetic, {}});
  return file;
}

}  // namespace

bool ListsNestMember(const ClassInfo& host, std::string_view member) {
  if (host.file == nullptr) return false;
  const auto* attribute = classfile::FindAttribute(
      host.file->attributes, classfile::AttributeKind::kNestMembers);
  if (attribute == nullptr) return false;
  std::vector<uint16_t> members;
  auto reader = classfile::ReaderOf(*attribute);
  classfile::ReadIndexes(reader, host.file->pool,
                         classfile::ConstantTag::kClass, &members);
  return std::any_of(members.begin(), members.end(), [&](uint16_t index) {
    return host.file->pool.ClassName(index) == member;
  });
}

void ClassLoader::Load(ClassId c) {
  stack_.push_back(c);
  LoadAll();
}

void ClassLoader::Define(ClassId c, classfile::ClassBytes bytes) {
  ClassInfo& info = table_.Mutable(c);
  info.state = LoadState::kLoading;
  stack_.push_back(c);
  const LinkError* error = Parse(info, std::move(bytes));
  if (error == nullptr) {
    NameSupertypes(info);
    error = Await(info);
  }
  if (error != nullptr) Fail(info, error);
  LoadAll();
}

void ClassLoader::LoadAll() {
  while (!stack_.empty()) {
    ClassInfo& info = table_.Mutable(stack_.back());
    if (info.state == LoadState::kNamed) {
      Begin(info);
    } else if (info.state == LoadState::kLoading) {
      Finish(info);
      stack_.pop_back();
    } else {
      stack_.pop_back();
    }
  }
}

void ClassLoader::Begin(ClassInfo& info) {
  info.state = LoadState::kLoading;
  const LinkError* error = nullptr;
  if (info.IsArray())
    BeginArray(info);
  else
    error = Read(info);
  if (error == nullptr) error = Await(info);
  if (error != nullptr) Fail(info, error);
}

void ClassLoader::BeginArray(ClassInfo& info) {
  info.superclass = table_.object_;
  info.interfaces = {table_.cloneable_, table_.serializable_};
}

const LinkError* ClassLoader::Read(ClassInfo& info) {
  auto found = table_.path_.Find(info.name);
  if (!found.ok()) {
    const base::Error& error = found.error();
    return table_.Fail(JavaError::kNoClassDefFoundError, error.what,
                       error.where);
  }
  if (!found.value())
    return table_.Fail(JavaError::kNoClassDefFoundError,
                       table_.TextOf(info.id) + ": no such class");
  if (auto* error = Parse(info, std::move(*found.value()))) return error;
  if (auto* error = CheckName(info)) return error;
  NameSupertypes(info);
  return nullptr;
}

const LinkError* ClassLoader::Parse(ClassInfo& info,
                                    classfile::ClassBytes found) {
  const bool newer = IsNewerThanWeRead(found.bytes);
  auto parsed = classfile::ParseClassFile(std::move(found.bytes), found.origin);
  if (!parsed.ok()) {
    const JavaError kind = newer ? JavaError::kUnsupportedClassVersionError
                                 : JavaError::kClassFormatError;
    table_.errors_.push_back({kind, std::move(parsed).error()});
    return &table_.errors_.back();
  }
  info.file = std::make_unique<const classfile::ClassFile>(
      WithCells(info, std::move(parsed).value()));
  info.access_flags = info.file->access_flags;
  if (info.Has(classfile::kAccModule))
    return table_.Fail(JavaError::kNoClassDefFoundError,
                       table_.TextOf(info.id) + ": is a module, not a class",
                       found.origin);
  info.package = table_.packages_.Intern(PackageKey(info));
  return nullptr;
}

const LinkError* ClassLoader::CheckName(const ClassInfo& info) {
  if (info.file->name() == info.name) return nullptr;
  return table_.Fail(JavaError::kNoClassDefFoundError,
                     "expected class " + table_.TextOf(info.id) + ", found " +
                         classfile::InternalToJava(info.file->name()) +
                         " (wrong name)",
                     info.file->origin);
}

void ClassLoader::NameSupertypes(ClassInfo& info) {
  if (info.file->super_index != 0)
    info.superclass = table_.Name(info.file->super_name());
  for (uint16_t index : info.file->interfaces)
    info.interfaces.push_back(table_.Name(info.file->pool.ClassName(index)));
}

// The superclass last, so that it is on top of the stack and loaded first.
std::vector<ClassId> ClassLoader::Needed(const ClassInfo& info) const {
  std::vector<ClassId> needed(info.interfaces.rbegin(), info.interfaces.rend());
  if (info.superclass) needed.push_back(*info.superclass);
  if (info.IsArray()) needed.push_back(info.component);
  return needed;
}

const LinkError* ClassLoader::Await(const ClassInfo& info) {
  for (ClassId c : Needed(info)) {
    if (table_[c].state == LoadState::kLoading) return Circle(info, c);
    if (!table_[c].IsLoaded()) stack_.push_back(c);
  }
  return nullptr;
}

const LinkError* ClassLoader::Circle(const ClassInfo& info, ClassId again) {
  std::string what = table_.TextOf(again);
  bool within = false;
  for (ClassId c : stack_) {
    // Classes that merely wait their turn are not part of the circle.
    if (table_[c].state != LoadState::kLoading) continue;
    if (within) what += " extends " + table_.TextOf(c);
    within |= c == again;
  }
  what += " extends " + table_.TextOf(again) + ": a class extends itself";
  return table_.Fail(JavaError::kClassCircularityError, std::move(what),
                     info.file == nullptr ? "" : info.file->origin);
}

void ClassLoader::Fail(ClassInfo& info, const LinkError* error) {
  info.state = LoadState::kFailed;
  info.failure = error;
}

void ClassLoader::Finish(ClassInfo& info) {
  if (auto* error = CheckSupertypes(info)) return Fail(info, error);
  if (info.IsArray()) FinishArray(info);
  InheritInterfaces(info);
  if (info.superclass)
    info.instance_fields = table_[*info.superclass].instance_fields;
  if (info.file != nullptr) {
    AddFields(info);
    AddMethods(info);
    if (auto* error = CheckOverrides(table_, info)) return Fail(info, error);
  }
  table_.subtypes_.Add(info.id, info.IsInterface(), info.superclass,
                       info.all_interfaces);
  info.state = LoadState::kLoaded;
}

const LinkError* ClassLoader::CheckSupertypes(const ClassInfo& info) {
  for (ClassId c : Needed(info)) {
    const LinkError* failure = table_[c].failure;
    if (failure == nullptr) continue;
    const char* role = info.IsArray()         ? "element type of "
                       : c == info.superclass ? "superclass of "
                                              : "interface of ";
    base::Error error = failure->error;
    error.what += "; " + std::string(role) + table_.TextOf(info.id);
    table_.errors_.push_back({failure->kind, std::move(error)});
    return &table_.errors_.back();
  }
  return info.file == nullptr ? nullptr : CheckHierarchy(table_, info);
}

void ClassLoader::FinishArray(ClassInfo& info) {
  const ClassInfo& element = table_[info.element];
  info.package = element.package;
  info.access_flags = static_cast<uint16_t>(
      (element.access_flags & kAccPublic) | kAccFinal | kAccAbstract);
}

void ClassLoader::InheritInterfaces(ClassInfo& info) {
  std::vector<ClassId>& all = info.all_interfaces;
  if (info.superclass) all = table_[*info.superclass].all_interfaces;
  for (ClassId i : info.interfaces) {
    all.push_back(i);
    const auto& inherited = table_[i].all_interfaces;
    all.insert(all.end(), inherited.begin(), inherited.end());
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
}

void ClassLoader::AddFields(ClassInfo& info) {
  for (const classfile::Field& declaration : info.file->fields) {
    FieldId f(static_cast<uint32_t>(table_.fields_.size()));
    FieldInfo& field = table_.fields_.emplace_back();
    field.owner = info.id;
    field.name = declaration.name;
    field.type = table_.NameOfType(declaration.descriptor);
    field.access_flags = declaration.access_flags;
    field.declaration = &declaration;
    auto& fields = field.IsStatic() ? info.static_fields : info.instance_fields;
    field.slot = static_cast<uint32_t>(fields.size());
    fields.push_back(f);
  }
}

void ClassLoader::AddMethods(ClassInfo& info) {
  for (const classfile::Method& declaration : info.file->methods) {
    MethodId m(static_cast<uint32_t>(table_.methods_.size()));
    MethodInfo& method = table_.methods_.emplace_back();
    method.owner = info.id;
    method.signature =
        table_.Signature(declaration.name, declaration.descriptor);
    method.declaration = &declaration;
    method.access_flags = declaration.access_flags;
    method.argument_slots = static_cast<uint16_t>(
        classfile::ParameterSlots(declaration.descriptor) +
        (method.IsStatic() ? 0 : 1));
    method.signature_polymorphic = IsSignaturePolymorphic(info, declaration);
    info.methods.push_back(m);
    info.by_signature.emplace_back(method.signature, m);
  }
  std::sort(info.by_signature.begin(), info.by_signature.end());
}

}  // namespace engine
