// Id<Tag> is a typed 32-bit index: ids of different things do not mix, and
// their order is the order of creation, never an address.
#ifndef BASE_ID_H_
#define BASE_ID_H_

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace base {

template <class Tag>
class Id {
 public:
  constexpr Id() = default;
  constexpr explicit Id(uint32_t index) : index_(index) {}

  constexpr uint32_t index() const { return index_; }

  friend constexpr bool operator==(Id, Id) = default;
  friend constexpr auto operator<=>(Id, Id) = default;

 private:
  uint32_t index_ = 0;
};

}  // namespace base

template <class Tag>
struct std::hash<base::Id<Tag>> {
  size_t operator()(base::Id<Tag> id) const noexcept {
    return std::hash<uint32_t>()(id.index());
  }
};

#endif  // BASE_ID_H_
