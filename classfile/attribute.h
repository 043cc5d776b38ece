// An attribute as it stands in the file: its kind and a view of its bytes. The
// parser has checked what the bytes of a known kind mean, so the readers of
// attributes.h and its neighbours may be used on them without failing.
#ifndef CLASSFILE_ATTRIBUTE_H_
#define CLASSFILE_ATTRIBUTE_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace classfile {

enum class AttributeKind : uint8_t {
  kUnknown,
#define ATTRIBUTE(name, places, major, many) k##name,
#include "classfile/attributes.def"
#undef ATTRIBUTE
};

// The tables an attribute may stand in, as bits.
enum AttributePlace : uint8_t {
  kInClass = 1,
  kInField = 2,
  kInMethod = 4,
  kInCode = 8,
  kInRecord = 16,
};

struct Attribute {
  AttributeKind kind;
  uint16_t name_index;
  uint32_t offset;  // of `info` in the file
  std::span<const uint8_t> info;
};

using Attributes = std::vector<Attribute>;

// The kind a name denotes in a table of the given place and version.
AttributeKind RecogniseAttribute(std::string_view name, AttributePlace place,
                                 uint16_t major);
bool MayRepeat(AttributeKind kind);

// The first of its kind, or null.
inline const Attribute* FindAttribute(const Attributes& attributes,
                                      AttributeKind kind) {
  for (const Attribute& attribute : attributes)
    if (attribute.kind == kind) return &attribute;
  return nullptr;
}

}  // namespace classfile

#endif  // CLASSFILE_ATTRIBUTE_H_
