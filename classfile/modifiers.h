// Which combinations of access flags a class, field or method may carry. What
// is illegal depends on the version of the class file; flags that JVMS leaves
// unassigned are ignored. After JVMS 4.1, 4.5 and 4.6.
#ifndef CLASSFILE_MODIFIERS_H_
#define CLASSFILE_MODIFIERS_H_

#include <cstdint>
#include <string_view>

namespace classfile {

bool LegalClassFlags(uint16_t flags, uint16_t major);
bool LegalFieldFlags(uint16_t flags, bool in_interface, uint16_t major);
// For any method but <clinit>, whose flags other than ACC_STATIC mean nothing.
bool LegalMethodFlags(uint16_t flags, bool in_interface, bool initializer,
                      uint16_t major);

}  // namespace classfile

#endif  // CLASSFILE_MODIFIERS_H_
