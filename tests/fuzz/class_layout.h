// Where things are in a class file, found without judging them: the offsets of
// the constants and of every attribute, nested ones included. Bytes that run
// out simply end the walk.
#ifndef TESTS_FUZZ_CLASS_LAYOUT_H_
#define TESTS_FUZZ_CLASS_LAYOUT_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fuzz {

struct AttributeRegion {
  size_t name_at;
  size_t begin;  // of the contents
  size_t size;
  bool is_code;
};

struct ClassLayout {
  std::vector<size_t> constants;  // offsets of tags; [0] is not used
  size_t flags_at = 0;            // access_flags, after the pool; 0 if unknown
  std::vector<AttributeRegion> attributes;
};

ClassLayout FindLayout(std::span<const uint8_t> bytes);

}  // namespace fuzz

#endif  // TESTS_FUZZ_CLASS_LAYOUT_H_
