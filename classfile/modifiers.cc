#include "classfile/modifiers.h"

#include <bit>

#include "classfile/access_flags.h"

namespace classfile {
namespace {

constexpr uint16_t kJava5 = 49;
constexpr uint16_t kJava6 = 50;
constexpr uint16_t kJava8 = 52;
constexpr uint16_t kJava17 = 61;
constexpr uint16_t kVisibility = kAccPublic | kAccPrivate | kAccProtected;

bool OneVisibility(uint16_t flags) {
  return std::popcount(static_cast<unsigned>(flags & kVisibility)) <= 1;
}

bool LegalInterfaceMethodFlags(uint16_t flags, uint16_t major) {
  if (major < kJava8) {
    uint16_t forbidden = kAccStatic | kAccFinal | kAccNative;
    if (major >= kJava5)
      forbidden |= kAccPrivate | kAccProtected | kAccSynchronized | kAccStrict;
    return (flags & kAccPublic) && (flags & kAccAbstract) &&
           !(flags & forbidden);
  }
  bool is_public = flags & kAccPublic;
  bool is_private = flags & kAccPrivate;
  if (is_public == is_private) return false;
  if (flags & (kAccProtected | kAccFinal | kAccSynchronized | kAccNative))
    return false;
  uint16_t beside_abstract =
      kAccPrivate | kAccStatic | (major < kJava17 ? kAccStrict : 0);
  return !(flags & kAccAbstract) || !(flags & beside_abstract);
}

}  // namespace

bool LegalClassFlags(uint16_t flags, uint16_t major) {
  if (flags & kAccModule) return major >= 53;
  bool is_interface = flags & kAccInterface;
  // Compilers before Java 6 left ACC_ABSTRACT out of interfaces.
  if (is_interface && major < kJava6) flags |= kAccAbstract;
  bool is_abstract = flags & kAccAbstract;
  if (is_abstract && (flags & kAccFinal)) return false;
  if (is_interface && !is_abstract) return false;
  if (major < kJava5) return true;
  if (is_interface) return !(flags & (kAccSuper | kAccEnum));
  return !(flags & kAccAnnotation);
}

bool LegalFieldFlags(uint16_t flags, bool in_interface, uint16_t major) {
  if (!in_interface)
    return OneVisibility(flags) &&
           !((flags & kAccFinal) && (flags & kAccVolatile));
  constexpr uint16_t kRequired = kAccPublic | kAccStatic | kAccFinal;
  uint16_t forbidden =
      kAccPrivate | kAccProtected | kAccVolatile | kAccTransient;
  if (major >= kJava5) forbidden |= kAccEnum;
  return (flags & kRequired) == kRequired && !(flags & forbidden);
}

bool LegalMethodFlags(uint16_t flags, bool in_interface, bool initializer,
                      uint16_t major) {
  if (in_interface) return LegalInterfaceMethodFlags(flags, major);
  if (!OneVisibility(flags)) return false;
  if (initializer) {
    uint16_t forbidden =
        kAccStatic | kAccFinal | kAccSynchronized | kAccNative | kAccAbstract;
    if (major >= kJava5) forbidden |= kAccBridge;
    return !(flags & forbidden);
  }
  uint16_t beside_abstract = kAccFinal | kAccNative | kAccPrivate | kAccStatic;
  if (major >= kJava5) beside_abstract |= kAccSynchronized;
  if (major >= kJava5 && major < kJava17) beside_abstract |= kAccStrict;
  return !(flags & kAccAbstract) || !(flags & beside_abstract);
}

}  // namespace classfile
