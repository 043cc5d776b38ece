// Tells whether a class names a member twice: a small open-addressed set of
// (name, descriptor) pairs, sized once for the members of one class. Pairs are
// compared by text, since two constants may spell the same name.
#ifndef CLASSFILE_MEMBER_SET_H_
#define CLASSFILE_MEMBER_SET_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/hash.h"

namespace classfile {

class MemberSet {
 public:
  // At most `count` pairs will be added.
  explicit MemberSet(size_t count) : slots_(std::bit_ceil(2 * count + 1)) {}

  // False if the pair was there before.
  bool Add(std::string_view name, std::string_view descriptor) {
    size_t mask = slots_.size() - 1;
    for (size_t i = Hash(name, descriptor) & mask;; i = (i + 1) & mask) {
      Slot& slot = slots_[i];
      if (slot.name.data() == nullptr) {
        slot = {name, descriptor};
        return true;
      }
      if (slot.name == name && slot.descriptor == descriptor) return false;
    }
  }

 private:
  struct Slot {
    std::string_view name;
    std::string_view descriptor;
  };

  static size_t Hash(std::string_view name, std::string_view descriptor) {
    return base::HashCombine(std::hash<std::string_view>()(name),
                             std::hash<std::string_view>()(descriptor));
  }

  std::vector<Slot> slots_;
};

}  // namespace classfile

#endif  // CLASSFILE_MEMBER_SET_H_
