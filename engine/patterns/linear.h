// A number that grows by the same amount from round to round.
#ifndef ENGINE_PATTERNS_LINEAR_H_
#define ENGINE_PATTERNS_LINEAR_H_

#include <cstdint>
#include <optional>
#include <span>

namespace engine {

struct Linear {
  int64_t times = 0;
  int64_t plus = 0;

  bool IsConstant() const { return times == 0; }
  friend bool operator==(const Linear&, const Linear&) = default;
};

struct Sample {
  int64_t at;
  int64_t value;
};

// The one that goes through all of these, in whole numbers. Nothing: there is
// none, or they are too large to tell. A constant where all are at one place.
std::optional<Linear> LinearThrough(std::span<const Sample> samples);

}  // namespace engine

#endif  // ENGINE_PATTERNS_LINEAR_H_
