// Runtime image bytes: listing a module, and looking up what was listed, gives
// bytes or Errors.
#include <cstddef>
#include <cstdint>
#include <string>

#include "base/check.h"
#include "classfile/bytes.h"
#include "classfile/jimage.h"

namespace {

void Look(const classfile::JImage& image, const std::string& path) {
  auto found = image.Find("m", path);
  if (found.ok() && found.value() && found.value()->size() > 0)
    CHECK(found.value()->data().data() != nullptr, "found bytes should exist");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  auto image =
      classfile::JImage::Open(classfile::Bytes::Borrow({data, size}), "image");
  if (!image.ok()) return 0;
  for (const char* name : {"p/A", "p/B", "q/C", "A", "none/N"}) {
    auto found = image.value().FindClass(name);
    Look(image.value(), std::string(name) + ".class");
    if (!found.ok())
      CHECK(found.error().offset.value_or(0) <= size,
            "an error should name a byte of the input");
  }
  auto paths = image.value().ClassesOf("m");
  if (!paths.ok()) return 0;
  for (const std::string& path : paths.value()) Look(image.value(), path);
  return 0;
}
