// A Prefix says where in the tree of its paths a run is: which successor it
// took wherever there were several, from the start on. The machine does the
// rest by itself, so a prefix is all that another process needs to get to the
// same place. Prefixes in order are the paths as a depth-first search meets
// them.
#ifndef ENGINE_SEARCH_PREFIX_H_
#define ENGINE_SEARCH_PREFIX_H_

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/persistent_stack.h"
#include "base/result.h"

namespace search {

class Prefix {
 public:
  // Where every run starts.
  Prefix() = default;
  // One line as ToText writes it, and nothing else.
  static base::Result<Prefix> Parse(std::string_view text);

  [[nodiscard]] Prefix With(uint32_t taken) const;
  // Does the other one begin with this, or is it the same?
  bool Covers(const Prefix& other) const;
  size_t size() const { return taken_.size(); }
  std::vector<uint32_t> ToVector() const { return taken_.ToVector(); }
  // "0.2.1"; "." where no choice was made yet.
  std::string ToText() const;

  friend bool operator==(const Prefix& a, const Prefix& b) {
    return (a <=> b) == 0;
  }
  friend std::strong_ordering operator<=>(const Prefix& a, const Prefix& b);

 private:
  base::PersistentStack<uint32_t> taken_;
};

}  // namespace search

#endif  // ENGINE_SEARCH_PREFIX_H_
