#include "engine/linking/class_checks.h"

#include <algorithm>
#include <string>
#include <vector>

#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "engine/linking/access_control.h"

namespace engine {
namespace {

using classfile::kAccFinal;

const LinkError* Incompatible(ClassTable& table, const ClassInfo& info,
                              const char* verb, ClassId other,
                              const char* problem) {
  return table.Fail(JavaError::kIncompatibleClassChangeError,
                    table.TextOf(info.id) + " " + verb + " " +
                        table.TextOf(other) + ", " + problem,
                    info.file->origin);
}

// True unless `parent` is sealed and does not list `child`. JVMS 4.7.31.
bool Permits(const ClassInfo& parent, const ClassInfo& child) {
  if (parent.file == nullptr) return true;
  const auto* attribute = classfile::FindAttribute(
      parent.file->attributes, classfile::AttributeKind::kPermittedSubclasses);
  if (attribute == nullptr) return true;
  std::vector<uint16_t> permitted;
  auto reader = classfile::ReaderOf(*attribute);
  classfile::ReadIndexes(reader, parent.file->pool,
                         classfile::ConstantTag::kClass, &permitted);
  return std::any_of(permitted.begin(), permitted.end(), [&](uint16_t index) {
    return parent.file->pool.ClassName(index) == child.name;
  });
}

const LinkError* CheckParent(ClassTable& table, const ClassInfo& info,
                             const char* verb, ClassId parent) {
  if (!CanAccessClass(table, info.id, parent))
    return table.Fail(JavaError::kIllegalAccessError,
                      table.TextOf(info.id) + " " + verb + " " +
                          table.TextOf(parent) +
                          ", which is not public and in another package",
                      info.file->origin);
  if (!Permits(table[parent], info))
    return Incompatible(table, info, verb, parent,
                        "which is sealed and does not permit it");
  return nullptr;
}

const LinkError* CheckSuperclass(ClassTable& table, const ClassInfo& info) {
  if (!info.superclass) return nullptr;
  const ClassInfo& parent = table[*info.superclass];
  if (parent.IsInterface())
    return Incompatible(table, info, "extends", parent.id,
                        "which is an interface");
  if (parent.Has(kAccFinal))
    return Incompatible(table, info, "extends", parent.id, "which is final");
  return CheckParent(table, info, "extends", parent.id);
}

}  // namespace

const LinkError* CheckHierarchy(ClassTable& table, const ClassInfo& info) {
  if (auto* error = CheckSuperclass(table, info)) return error;
  const char* verb = info.IsInterface() ? "extends" : "implements";
  for (ClassId i : info.interfaces) {
    if (!table[i].IsInterface())
      return Incompatible(table, info, verb, i, "which is not an interface");
    if (auto* error = CheckParent(table, info, verb, i)) return error;
  }
  return nullptr;
}

const LinkError* CheckOverrides(ClassTable& table, const ClassInfo& info) {
  if (info.IsInterface()) return nullptr;
  for (auto [signature, m] : info.by_signature) {
    const MethodInfo& method = table[m];
    if (method.IsStatic() || method.IsPrivate() || method.IsInitializer())
      continue;
    for (auto c = info.superclass; c; c = table[*c].superclass) {
      auto above = table.DeclaredMethod(*c, signature);
      if (!above) continue;
      const MethodInfo& other = table[*above];
      if (other.Has(kAccFinal) && !other.IsPrivate() && !other.IsStatic() &&
          CanOverrideDirectly(table, info.package, other))
        return table.Fail(JavaError::kIncompatibleClassChangeError,
                          table.TextOf(m) + " overrides the final method " +
                              table.TextOf(*above),
                          info.file->origin);
    }
  }
  return nullptr;
}

}  // namespace engine
