// Bytes to ClassFile, nothing else. Accepts every class file of version 45 to
// 69 that JVMS 4.8 calls well formed and whose code keeps the static
// constraints of 4.9.1; anything else is an Error that names the byte.
#ifndef CLASSFILE_PARSER_H_
#define CLASSFILE_PARSER_H_

#include <string>

#include "base/result.h"
#include "classfile/bytes.h"
#include "classfile/class_file.h"

namespace classfile {

inline constexpr uint16_t kOldestMajor = 45;
inline constexpr uint16_t kNewestMajor = 69;
// Decoded code takes up to twelve times its bytes, printed annotations some
// twenty times theirs; this keeps the whole well below 256 MiB.
inline constexpr size_t kMaxClassFileSize = 8 << 20;

// `origin` names the file in errors.
base::Result<ClassFile> ParseClassFile(Bytes bytes, std::string origin);

}  // namespace classfile

#endif  // CLASSFILE_PARSER_H_
