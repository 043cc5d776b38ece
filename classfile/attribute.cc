#include "classfile/attribute.h"

#include <cstddef>

namespace classfile {
namespace {

struct Row {
  std::string_view name;
  uint8_t places;
  uint8_t major;
  bool many;
};

constexpr Row kRows[] = {
    {"", 0, 0, true},
#define ATTRIBUTE(name, places, major, many) {#name, places, major, many},
#include "classfile/attributes.def"
#undef ATTRIBUTE
};

}  // namespace

AttributeKind RecogniseAttribute(std::string_view name, AttributePlace place,
                                 uint16_t major) {
  constexpr size_t kCount = sizeof(kRows) / sizeof(kRows[0]);
  for (size_t i = 1; i < kCount; ++i) {
    const Row& row = kRows[i];
    if (row.name != name) continue;
    bool known = (row.places & place) != 0 && major >= row.major;
    return known ? static_cast<AttributeKind>(i) : AttributeKind::kUnknown;
  }
  return AttributeKind::kUnknown;
}

bool MayRepeat(AttributeKind kind) {
  return kRows[static_cast<size_t>(kind)].many;
}

}  // namespace classfile
