#include "engine/linking/class_table.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/check.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/bytes.h"
#include "classfile/descriptor.h"
#include "engine/linking/class_loader.h"

namespace engine {

namespace {

struct Primitive {
  char letter;
  const char* name;
};
// Their ids are the indexes here. The names cannot be those of classes.
constexpr Primitive kPrimitives[] = {
    {'V', "void"}, {'Z', "boolean"}, {'B', "byte"},
    {'C', "char"}, {'S', "short"},   {'I', "int"},
    {'J', "long"}, {'F', "float"},   {'D', "double"}};

// The keys of names_: primitives go by letter and a dot, which no class name
// may hold, so that a class called `int` in a hostile file is not int.
std::string PrimitiveKey(char letter) { return std::string(".") + letter; }

}  // namespace

ClassTable::ClassTable(const classfile::ClassPath& path) : path_(path) {
  for (const Primitive& p : kPrimitives) {
    ClassId c = AddClass(PrimitiveKey(p.letter), ClassKind::kPrimitive);
    ClassInfo& info = Mutable(c);
    info.name = p.name;
    info.access_flags =
        classfile::kAccPublic | classfile::kAccFinal | classfile::kAccAbstract;
    info.state = LoadState::kLoaded;
    subtypes_.Add(c, false, std::nullopt, {});
  }
  object_ = Name("java/lang/Object");
  cloneable_ = Name("java/lang/Cloneable");
  serializable_ = Name("java/io/Serializable");
}

ClassId ClassTable::AddClass(std::string name, ClassKind kind) {
  ClassId c = names_.Intern(name);
  CHECK(c.index() == classes_.size(), "a class should be added once");
  ClassInfo& info = classes_.emplace_back();
  info.id = c;
  info.name = std::move(name);
  info.kind = kind;
  return c;
}

ClassId ClassTable::Name(std::string_view name) {
  if (auto found = names_.Find(std::string(name))) return *found;
  if (name.empty() || name[0] != '[')
    return AddClass(std::string(name), ClassKind::kClass);
  ClassId component = NameOfType(name.substr(1));
  ClassId c = AddClass(std::string(name), ClassKind::kArray);
  ClassInfo& info = Mutable(c);
  const ClassInfo& inner = (*this)[component];
  info.component = component;
  info.element = inner.IsArray() ? inner.element : component;
  info.dimensions = static_cast<uint16_t>(inner.dimensions + 1);
  return c;
}

ClassId ClassTable::NameOfType(std::string_view descriptor) {
  CHECK(!descriptor.empty(), "a descriptor should not be empty");
  if (descriptor[0] == '[') return Name(descriptor);
  if (descriptor[0] == 'L')
    return Name(descriptor.substr(1, descriptor.size() - 2));
  auto found = names_.Find(PrimitiveKey(descriptor[0]));
  CHECK(found, "a descriptor should have been checked when it was read");
  return *found;
}

ClassId ClassTable::ArrayOf(ClassId component) {
  const ClassInfo& info = (*this)[component];
  if (info.IsArray()) return Name("[" + info.name);
  if (info.kind == ClassKind::kPrimitive)
    return Name(std::string("[") + LetterOf(component));
  return Name("[L" + info.name + ";");
}

Linked<ClassId> ClassTable::Load(ClassId c) {
  if (!(*this)[c].IsLoaded()) ClassLoader(*this).Load(c);
  const ClassInfo& info = (*this)[c];
  if (info.failure != nullptr) return info.failure;
  return c;
}

Linked<ClassId> ClassTable::Load(std::string_view name) {
  ClassId c = Name(name);
  ClassInfo& info = Mutable(c);
  const bool fresh = info.state == LoadState::kNamed;
  Linked<ClassId> loaded = Load(c);
  // Comparing with all known names takes long: only here, not for each of the
  // many classes a program may name and never use.
  const bool missing = !loaded.ok() && info.file == nullptr &&
                       !info.IsArray() && info.failure->error.where.empty();
  if (!fresh || !missing) return loaded;
  info.failure = Fail(info.failure->kind,
                      info.failure->error.what + Suggestions(info.name));
  return info.failure;
}

std::string ClassTable::Suggestions(const std::string& name) const {
  std::string text;
  for (const std::string& near : path_.NearNames(name))
    text += (text.empty() ? ", did you mean " : " or ") +
            classfile::InternalToJava(near);
  return text;
}

bool ClassTable::IsSubtype(ClassId sub, ClassId super) const {
  while (true) {
    const ClassInfo& below = (*this)[sub];
    const ClassInfo& above = (*this)[super];
    if (!below.IsArray() || !above.IsArray())
      return subtypes_.IsSubtype(sub, super);
    sub = below.component;
    super = above.component;
  }
}

SignatureId ClassTable::Signature(std::string_view name,
                                  std::string_view descriptor) {
  std::string text(name);
  return signatures_.Intern(text.append(descriptor));
}

std::optional<MethodId> ClassTable::DeclaredMethod(ClassId c,
                                                   SignatureId s) const {
  const auto& rows = (*this)[c].by_signature;
  auto it = std::lower_bound(
      rows.begin(), rows.end(), s,
      [](const auto& row, SignatureId wanted) { return row.first < wanted; });
  if (it == rows.end() || it->first != s) return std::nullopt;
  return it->second;
}

std::optional<MethodId> ClassTable::DeclaredMethod(
    ClassId c, std::string_view name, std::string_view descriptor) {
  return DeclaredMethod(c, Signature(name, descriptor));
}

std::optional<FieldId> ClassTable::DeclaredField(
    ClassId c, std::string_view name, std::string_view descriptor) const {
  auto matches = [&](FieldId f) {
    const FieldInfo& field = (*this)[f];
    return field.owner == c && field.declaration != nullptr &&
           field.name == name && field.declaration->descriptor == descriptor;
  };
  const ClassInfo& info = (*this)[c];
  // Declared fields come last among the instance fields.
  for (size_t i = info.instance_fields.size(); i > 0; --i) {
    FieldId f = info.instance_fields[i - 1];
    if ((*this)[f].owner != c) break;
    if (matches(f)) return f;
  }
  for (FieldId f : info.static_fields)
    if (matches(f)) return f;
  return std::nullopt;
}

ClassId ClassTable::NestHost(ClassId c) {
  ClassInfo& info = Mutable(c);
  if (info.nest_host) return *info.nest_host;
  info.nest_host = c;
  if (info.file == nullptr) return c;
  const auto* attribute = classfile::FindAttribute(
      info.file->attributes, classfile::AttributeKind::kNestHost);
  if (attribute == nullptr) return c;
  auto reader = classfile::ReaderOf(*attribute);
  uint16_t index = classfile::ReadIndex(reader, info.file->pool,
                                        classfile::ConstantTag::kClass);
  ClassId host = Name(info.file->pool.ClassName(index));
  if (Load(host).ok() && (*this)[host].package == info.package &&
      ListsNestMember((*this)[host], info.name))
    info.nest_host = host;
  return *info.nest_host;
}

char ClassTable::LetterOf(ClassId c) const {
  const ClassInfo& info = (*this)[c];
  if (info.kind == ClassKind::kPrimitive) return kPrimitives[c.index()].letter;
  return info.IsArray() ? '[' : 'L';
}

std::string ClassTable::TextOf(ClassId c) const {
  if (const auto of = (*this)[c].version_of) return TextOf(*of);
  const ClassInfo& info = (*this)[c];
  if (info.IsArray()) return TextOf(info.component) + "[]";
  return classfile::InternalToJava(info.name);
}

std::string ClassTable::TextOf(MethodId m) const {
  const MethodInfo& method = (*this)[m];
  return TextOf(method.owner) + "." + signatures_[method.signature];
}

std::string ClassTable::TextOf(FieldId f) const {
  const FieldInfo& field = (*this)[f];
  if (field.declaration == nullptr) return std::string(field.name);
  return TextOf(field.owner) + "." + std::string(field.name);
}

const LinkError* ClassTable::Fail(JavaError kind, std::string what,
                                  std::string where) {
  errors_.push_back({kind, {std::move(what), std::move(where), {}}});
  return &errors_.back();
}

FieldId ClassTable::AddCell(std::string_view name, ClassId type) {
  FieldId f(static_cast<uint32_t>(fields_.size()));
  FieldInfo& field = fields_.emplace_back();
  field.name = cell_names_.emplace_back(name);
  field.type = type;
  return f;
}

ClassId ClassTable::AddHolder(std::string_view name,
                              std::vector<FieldId> fields) {
  // A space keeps holders and classes apart.
  ClassId c =
      AddClass(std::string(name) + " #" + std::to_string(classes_.size()),
               ClassKind::kHolder);
  ClassInfo& info = Mutable(c);
  info.name = std::string(name);
  info.instance_fields = std::move(fields);
  info.state = LoadState::kLoaded;
  subtypes_.Add(c, false, std::nullopt, {});
  return c;
}

ClassId ClassTable::DefineIn(std::string_view name, std::vector<uint8_t> bytes,
                             ClassId host) {
  CHECK(name.find('.') != name.npos,
        "a class that no constant can name should have a name of its own");
  const ClassId nest = NestHost(host);
  const ClassId c = AddClass(std::string(name), ClassKind::kClass);
  Mutable(c).nest_host = nest;
  Mutable(c).hidden = true;
  ClassLoader(*this).Define(
      c, {classfile::Bytes::Own(std::move(bytes)), (*this)[host].file->origin});
  return c;
}

Linked<ClassId> ClassTable::Define(std::string_view name,
                                   std::vector<uint8_t> bytes, ClassId host) {
  const ClassId c = DefineIn(name, std::move(bytes), host);
  Linked<ClassId> loaded = Load(c);
  if (loaded.ok()) hidden_.push_back(c);
  return loaded;
}

Linked<ClassId> ClassTable::DefineOurs(std::string_view name,
                                       std::vector<uint8_t> bytes,
                                       ClassId host) {
  if (auto known = names_.Find(std::string(name))) return Load(*known);
  const ClassId c = DefineIn(name, std::move(bytes), host);
  Mutable(c).sees_all = true;
  return Load(c);
}

Linked<ClassId> ClassTable::DefineFunction(std::string_view name,
                                           std::vector<uint8_t> bytes,
                                           MethodId of) {
  const ClassId c = DefineIn(name, std::move(bytes), (*this)[of].owner);
  Mutable(c).function_of = of;
  return Load(c);
}

Linked<ClassId> ClassTable::DefineVersion(ClassId of,
                                          classfile::ClassBytes file) {
  const ClassId nest = NestHost(of);
  const ClassId c = AddClass((*this)[of].name + ".new", ClassKind::kClass);
  Mutable(c).nest_host = nest;
  Mutable(c).hidden = true;
  Mutable(c).version_of = of;
  ClassLoader(*this).Define(c, std::move(file));
  Linked<ClassId> loaded = Load(c);
  if (loaded.ok()) newer_.emplace(of, c);
  return loaded;
}

ClassId ClassTable::UnknownSubclassOf(ClassId c) {
  const ClassInfo& parent = (*this)[c];
  if (auto known = names_.Find("? extends " + parent.name)) return *known;
  CHECK(parent.IsLoaded() && parent.kind == ClassKind::kClass,
        "only a loaded class should have unknown subclasses");
  ClassId token =
      AddClass("? extends " + parent.name, ClassKind::kUnknownSubclass);
  ClassInfo& info = Mutable(token);
  info.access_flags = classfile::kAccPublic | classfile::kAccSuper;
  info.package = parent.package;
  info.all_interfaces = parent.all_interfaces;
  if (parent.IsInterface()) {
    info.superclass = object_;
    info.interfaces = {c};
    auto& all = info.all_interfaces;
    all.insert(std::lower_bound(all.begin(), all.end(), c), c);
  } else {
    info.superclass = c;
  }
  info.instance_fields = (*this)[*info.superclass].instance_fields;
  info.state = LoadState::kLoaded;
  subtypes_.Add(token, false, info.superclass, info.all_interfaces);
  return token;
}

}  // namespace engine
