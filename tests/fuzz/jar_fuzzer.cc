// Jar bytes: opening, listing and reading every entry gives bytes or Errors.
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "base/check.h"
#include "classfile/bytes.h"
#include "classfile/jar.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  auto jar =
      classfile::Jar::Open(classfile::Bytes::Borrow({data, size}), "jar", 17);
  if (!jar.ok()) return 0;
  for (const std::string& name : jar.value().ClassNames()) {
    auto bytes = jar.value().Read(name + ".class");
    if (bytes.ok())
      CHECK(bytes.value().size() <= classfile::kMaxJarEntrySize,
            "an entry should be bounded");
  }
  return 0;
}
