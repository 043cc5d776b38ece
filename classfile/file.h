// Files as Bytes: mapped where they are large and read in place (jars, runtime
// images), copied where they are small (class files). A failure names the path.
#ifndef CLASSFILE_FILE_H_
#define CLASSFILE_FILE_H_

#include <cstddef>
#include <string>

#include "base/result.h"
#include "classfile/bytes.h"

namespace classfile {

base::Result<Bytes> MapFile(const std::string& path);
// Refuses files of more than `limit` bytes.
base::Result<Bytes> ReadFile(const std::string& path, size_t limit);

}  // namespace classfile

#endif  // CLASSFILE_FILE_H_
