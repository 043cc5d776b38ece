// What a NullPointerException says that an instruction raised: what it could
// not do, and where the null came from, by the names that the class file has
// (JEP 358, as the JVM of Java 17 words it). It depends on the code alone.
#ifndef CLASSFILE_NULL_REASON_H_
#define CLASSFILE_NULL_REASON_H_

#include <cstdint>
#include <optional>
#include <string>

#include "classfile/class_file.h"

namespace classfile {

// In modified UTF-8, as the names are. Empty: a JVM says nothing. None: not
// known, as of subroutines.
std::optional<std::string> NullReason(const ClassFile& file,
                                      const Method& method,
                                      uint32_t instruction);

}  // namespace classfile

#endif  // CLASSFILE_NULL_REASON_H_
