// Why a path ended, from the one table of ends.
#ifndef ENGINE_SEARCH_END_H_
#define ENGINE_SEARCH_END_H_

#include <cstddef>
#include <cstdint>
#include <string>

namespace search {

enum class EndKind : uint8_t {
#define END(name, text, complete, meaning) name,
#include "engine/search/ends.def"
#undef END
};

struct EndInfo {
  const char* text;
  bool complete;
  const char* meaning;
};

inline constexpr EndInfo kEnds[] = {
#define END(name, text, complete, meaning) {text, complete, meaning},
#include "engine/search/ends.def"
#undef END
};

constexpr const EndInfo& InfoOf(EndKind kind) {
  return kEnds[static_cast<size_t>(kind)];
}

struct End {
  EndKind kind = EndKind::kReturn;
  std::string detail = {};  // the exception's class, or why it was cut short

  friend bool operator==(const End&, const End&) = default;
};

}  // namespace search

#endif  // ENGINE_SEARCH_END_H_
