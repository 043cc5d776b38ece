#include "engine/linking/resolution.h"

#include <string_view>
#include <utility>

#include "base/result.h"
#include "classfile/access_flags.h"
#include "classfile/descriptor.h"
#include "engine/linking/access_control.h"
#include "engine/linking/member_lookup.h"

namespace engine {
namespace {

std::string TextOf(const classfile::MemberRef& ref) {
  std::string text = classfile::InternalToJava(ref.class_name);
  text.append(".").append(ref.name);
  if (!ref.descriptor.starts_with("(")) text += " of type ";
  return text.append(ref.descriptor);
}

constexpr uint16_t kStrictFinalMajor = 53;

bool IsWrite(FieldUse use) {
  return use == FieldUse::kPutStatic || use == FieldUse::kPutField;
}

}  // namespace

Resolver::Entry& Resolver::EntryOf(ClassId from, uint16_t index) {
  if (entries_.size() <= from.index()) entries_.resize(from.index() + 1);
  auto& row = entries_[from.index()];
  if (row.empty()) row.resize(table_[from].file->pool.size());
  return row[index];
}

void Resolver::Bind(ClassId from, uint16_t index, MethodId m) {
  Entry& entry = EntryOf(from, index);
  entry.known = true;
  entry.id = m.index();
}

ClassId Resolver::Named(ClassId from, std::string_view name) {
  const ClassInfo& info = table_[from];
  return info.file != nullptr && info.file->name() == name
             ? info.version_of.value_or(from)
             : table_.Name(name);
}

template <class IdType, class Resolve>
Linked<IdType> Resolver::Cached(ClassId from, uint16_t index, Resolve resolve) {
  {
    const Entry& entry = EntryOf(from, index);
    if (entry.known) {
      if (entry.error != nullptr) return entry.error;
      return IdType(entry.id);
    }
  }
  Linked<IdType> answer = resolve();
  // Looked up again: resolving may have grown the cache.
  Entry& entry = EntryOf(from, index);
  entry.known = true;
  if (answer.ok())
    entry.id = answer.value().index();
  else
    entry.error = answer.error();
  return answer;
}

Linked<ClassId> Resolver::Class(ClassId from, uint16_t index) {
  return Cached<ClassId>(from, index, [&] {
    const auto& pool = table_[from].file->pool;
    return ResolveClass(from, Named(from, pool.ClassName(index)));
  });
}

Linked<FieldId> Resolver::Field(ClassId from, uint16_t index) {
  return Cached<FieldId>(from, index, [&] {
    return ResolveField(from, table_[from].file->pool.Member(index));
  });
}

Linked<MethodId> Resolver::Method(ClassId from, uint16_t index) {
  return Cached<MethodId>(from, index, [&] {
    return ResolveMethod(from, table_[from].file->pool.Member(index));
  });
}

ClassId Resolver::NamedClass(ClassId from, uint16_t index) {
  const classfile::ConstantPool& pool = table_[from].file->pool;
  // Resolved with the member, hence known without looking up its name.
  Linked<ClassId> named = Class(from, pool.FirstIndex(index));
  return named.ok() ? named.value()
                    : table_.Name(pool.Member(index).class_name);
}

const LinkError* Resolver::Fail(JavaError kind, ClassId from,
                                std::string what) {
  const ClassInfo& info = table_[from];
  return table_.Fail(kind, what + ", referred to by " + table_.TextOf(from),
                     info.file == nullptr ? "" : info.file->origin);
}

Linked<ClassId> Resolver::ResolveClass(ClassId from, ClassId c) {
  Linked<ClassId> loaded = table_.Load(c);
  if (!loaded.ok()) {
    const LinkError& error = *loaded.error();
    return table_.Fail(
        error.kind,
        error.error.what + ", referred to by " + table_.TextOf(from),
        error.error.where);
  }
  if (CanAccessClass(table_, from, c)) return c;
  return Fail(JavaError::kIllegalAccessError, from,
              table_.TextOf(c) + " is not public and in another package");
}

Linked<FieldId> Resolver::ResolveField(ClassId from,
                                       const classfile::MemberRef& ref) {
  ASSIGN_OR_RETURN(ClassId c, ResolveClass(from, Named(from, ref.class_name)));
  auto found = LookupField(table_, c, ref.name, ref.descriptor);
  if (!found)
    return Fail(JavaError::kNoSuchFieldError, from,
                TextOf(ref) + ": no such field");
  const FieldInfo& field = table_[*found];
  if (CanAccessMember(table_, from, c, {field.owner, field.access_flags}))
    return *found;
  return Fail(JavaError::kIllegalAccessError, from,
              table_.TextOf(*found) + " is not accessible");
}

Linked<MethodId> Resolver::ResolveMethod(ClassId from,
                                         const classfile::MemberRef& ref) {
  ASSIGN_OR_RETURN(ClassId c, ResolveClass(from, Named(from, ref.class_name)));
  if (table_[c].IsInterface() != ref.in_interface)
    return Fail(
        JavaError::kIncompatibleClassChangeError, from,
        TextOf(ref) + ": " + table_.TextOf(c) +
            (ref.in_interface ? " is not an interface" : " is an interface"));
  const LinkError* error = nullptr;
  auto found = FindMethod(from, c, ref, &error);
  if (error != nullptr) return error;
  if (const auto newer = table_.NewerVersionOf(c); newer && !found)
    found = FindClassMethod(*newer, table_.Signature(ref.name, ref.descriptor));
  if (!found)
    return Fail(JavaError::kNoSuchMethodError, from,
                TextOf(ref) + ": no such method");
  if (IsAccessible(from, c, *found)) return *found;
  return Fail(JavaError::kIllegalAccessError, from,
              table_.TextOf(*found) + " is not accessible");
}

std::optional<MethodId> Resolver::FindMethod(ClassId from, ClassId c,
                                             const classfile::MemberRef& ref,
                                             const LinkError** error) {
  if (auto found = FindPolymorphic(c, ref.name)) {
    *error = ResolveTypes(from, ref.descriptor);
    return found;
  }
  SignatureId s = table_.Signature(ref.name, ref.descriptor);
  return ref.in_interface ? FindInterfaceMethod(c, s) : FindClassMethod(c, s);
}

// JVMS 5.4.3.3.
std::optional<MethodId> Resolver::FindClassMethod(ClassId c, SignatureId s) {
  if (auto found = LookupInClasses(table_, c, s)) return found;
  DefaultMethod inherited = LookupDefault(table_, c, s);
  return inherited.only ? inherited.only : inherited.any;
}

// JVMS 5.4.3.4.
std::optional<MethodId> Resolver::FindInterfaceMethod(ClassId c,
                                                      SignatureId s) {
  if (auto found = table_.DeclaredMethod(c, s)) return found;
  if (auto found = LookupInObject(table_, s)) return found;
  DefaultMethod inherited = LookupDefault(table_, c, s);
  return inherited.only ? inherited.only : inherited.any;
}

// JVMS 5.4.3.3 step 2: declared by that very class, the only one of its name.
std::optional<MethodId> Resolver::FindPolymorphic(ClassId c,
                                                  std::string_view name) {
  std::optional<MethodId> found;
  for (MethodId m : table_[c].methods) {
    if (table_[m].name() != name) continue;
    if (found || !table_[m].signature_polymorphic) return std::nullopt;
    found = m;
  }
  return found;
}

const LinkError* Resolver::ResolveTypes(ClassId from,
                                        std::string_view descriptor) {
  auto parsed = classfile::ParseMethodDescriptor(descriptor);
  auto types = std::move(parsed->parameters);
  types.push_back(parsed->result);
  for (const auto& type : types) {
    if (!type.IsReference()) continue;
    auto resolved = ResolveClass(from, table_.NameOfType(type.text));
    if (!resolved.ok()) return resolved.error();
  }
  return nullptr;
}

bool Resolver::IsAccessible(ClassId from, ClassId named, MethodId m) {
  const MethodInfo& method = table_[m];
  // JLS 10.7: an array's clone is public, though it is found in Object.
  if (table_[named].IsArray() && method.name() == "clone") return true;
  return CanAccessMember(table_, from, named,
                         {method.owner, method.access_flags});
}

// Final fields are written by their own class, since Java 9 only from its
// initialisers (JVMS 6.5 putfield, putstatic). Classes of the engine write them
// as the virtual machine does.
bool Resolver::MayWriteFinal(MethodId user, FieldId f) const {
  const ClassInfo& from = table_[table_[user].owner];
  if (from.sees_all) return true;
  const FieldInfo& field = table_[f];
  if (field.owner != from.version_of.value_or(from.id)) return false;
  if (from.file->major < kStrictFinalMajor) return true;
  return table_[user].name() == (field.IsStatic() ? "<clinit>" : "<init>");
}

Linked<FieldSite> Resolver::FieldFor(MethodId user, ClassId from,
                                     uint16_t index, FieldUse use) {
  const auto bit = static_cast<uint8_t>(1u << static_cast<unsigned>(use));
  const Entry& known = EntryOf(from, index);
  if ((known.uses & bit) != 0)
    return FieldSite{FieldId(known.id), known.owner, known.letter};
  ASSIGN_OR_RETURN(const FieldId f, Field(from, index));
  ASSIGN_OR_RETURN(const FieldId checked, CheckUse(user, f, use));
  const FieldInfo& field = table_[checked];
  const char letter = table_.LetterOf(field.type);
  // Who may write a final field differs from method to method.
  if (!IsWrite(use) || !field.Has(classfile::kAccFinal)) {
    Entry& entry = EntryOf(from, index);
    entry.uses = static_cast<uint8_t>(entry.uses | bit);
    entry.letter = letter;
    entry.owner = field.owner;
  }
  return FieldSite{checked, field.owner, letter};
}

Linked<FieldId> Resolver::CheckUse(MethodId user, FieldId f, FieldUse use) {
  const ClassId from = table_[user].owner;
  const FieldInfo& field = table_[f];
  const bool as_static =
      use == FieldUse::kGetStatic || use == FieldUse::kPutStatic;
  if (field.IsStatic() != as_static)
    return Fail(
        JavaError::kIncompatibleClassChangeError, from,
        table_.TextOf(f) + (as_static ? " is not static" : " is static"));
  if (IsWrite(use) && field.Has(classfile::kAccFinal) &&
      !MayWriteFinal(user, f))
    return Fail(JavaError::kIllegalAccessError, from,
                table_.TextOf(f) + " is final and written in " +
                    std::string(table_[user].name()));
  return f;
}

}  // namespace engine
