// Answers "is this class a subclass of that one" without a walk. Classes are
// numbered in preorder of the class tree, so that the classes below one are an
// interval; the interfaces of a class are a bit set. A class that came after
// the last numbering makes the next question about it number all again.
// Relative numbering is due to Schubert, Papalaskaris and Taugher (1983).
#ifndef ENGINE_LINKING_SUBTYPE_INDEX_H_
#define ENGINE_LINKING_SUBTYPE_INDEX_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/linking/ids.h"

namespace engine {

class SubtypeIndex {
 public:
  // Once per class, after its superclass and all its interfaces.
  // `all_interfaces` are all superinterfaces, inherited ones too.
  void Add(ClassId c, bool is_interface, std::optional<ClassId> superclass,
           std::span<const ClassId> all_interfaces);

  // Reflexive; both must have been added. Arrays are the caller's business.
  bool IsSubtype(ClassId sub, ClassId super) const;

  // The preorder numbers of a class and those below it: [first, last].
  struct Interval {
    uint32_t first;
    uint32_t last;
  };
  // Valid until the next Add.
  Interval IntervalOf(ClassId c) const;

 private:
  static constexpr uint32_t kNone = 0xffffffff;

  struct Row {
    uint32_t superclass = kNone;
    uint32_t interface_number = kNone;  // bit in the sets; of interfaces
    uint32_t first_child = kNone;
    uint32_t next_sibling = kNone;
    std::vector<uint64_t> interfaces;
    mutable Interval interval = {kNone, 0};
  };

  void SetBit(Row* row, uint32_t bit);
  void Number() const;
  void NumberFrom(uint32_t root, uint32_t* next) const;

  std::vector<Row> rows_;  // by class id
  std::vector<uint32_t> roots_;
  uint32_t interface_count_ = 0;
};

}  // namespace engine

#endif  // ENGINE_LINKING_SUBTYPE_INDEX_H_
