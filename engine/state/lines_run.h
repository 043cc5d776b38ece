// Which lines of which methods a path has run; of one that others have become
// one with, on all its ways or on some of them.
#ifndef ENGINE_STATE_LINES_RUN_H_
#define ENGINE_STATE_LINES_RUN_H_

#include <cstdint>

#include "base/persistent_map.h"
#include "engine/linking/ids.h"

namespace engine {

class LinesRun {
 public:
  enum class On : uint8_t { kAllWays, kSomeWays };

  void Note(MethodId method, uint16_t line) {
    const uint64_t key = (uint64_t{method.index()} << kLineBits) | line;
    const On* known = lines_.Find(key);
    if (known == nullptr || *known != On::kAllWays)
      lines_.Set(key, On::kAllWays);
  }

  void JoinWith(const LinesRun& other) {
    LinesRun joined = *this;
    base::PersistentMap<On>::ForEachDifference(
        lines_, other.lines_, [&](uint64_t key, const On* a, const On* b) {
          const bool always =
              a != nullptr && b != nullptr && *a == *b && *a == On::kAllWays;
          joined.lines_.Set(key, always ? On::kAllWays : On::kSomeWays);
        });
    *this = joined;
  }

  // visit(method, line, on), ascending.
  template <class Visit>
  void ForEach(Visit visit) const {
    lines_.ForEach([&](uint64_t key, On on) {
      visit(MethodId(static_cast<uint32_t>(key >> kLineBits)),
            static_cast<uint16_t>(key), on);
    });
  }

 private:
  static constexpr unsigned kLineBits = 16;

  base::PersistentMap<On> lines_;  // by method and line
};

}  // namespace engine

#endif  // ENGINE_STATE_LINES_RUN_H_
