#include "engine/linking/access_control.h"

#include "classfile/access_flags.h"

namespace engine {
namespace {

using classfile::kAccPrivate;
using classfile::kAccProtected;
using classfile::kAccPublic;
using classfile::kAccStatic;

bool SamePackage(const ClassTable& table, ClassId a, ClassId b) {
  return table[a].package == table[b].package;
}

// Beyond the package, protected members are open to subclasses, and instance
// members only through the subclass's own line.
bool CanUseProtected(const ClassTable& table, ClassId from, ClassId named,
                     Member member) {
  if (!table.IsSubtype(from, member.owner)) return false;
  if ((member.access_flags & kAccStatic) != 0) return true;
  return table.IsSubtype(named, from) || table.IsSubtype(from, named);
}

}  // namespace

bool CanAccessClass(const ClassTable& table, ClassId from, ClassId c) {
  if (table[c].IsArray()) c = table[c].element;
  return table[c].Has(kAccPublic) || table[from].sees_all ||
         SamePackage(table, from, c);
}

bool CanAccessMember(ClassTable& table, ClassId from, ClassId named,
                     Member member) {
  if ((member.access_flags & kAccPublic) != 0) return true;
  if (table[from].sees_all) return true;
  if ((member.access_flags & kAccPrivate) != 0)
    return from == member.owner ||
           table.NestHost(from) == table.NestHost(member.owner);
  if (SamePackage(table, from, member.owner)) return true;
  return (member.access_flags & kAccProtected) != 0 &&
         CanUseProtected(table, from, named, member);
}

bool CanOverrideDirectly(const ClassTable& table, PackageId package,
                         const MethodInfo& above) {
  return above.Has(kAccPublic) || above.Has(kAccProtected) ||
         table[above.owner].package == package;
}

}  // namespace engine
