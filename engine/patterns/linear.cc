#include "engine/patterns/linear.h"

#include <algorithm>

namespace engine {
namespace {

// Sums and products of such numbers are no larger than an int64_t.
constexpr int64_t kLargestValue = int64_t{1} << 40;
constexpr int64_t kLargestPlace = int64_t{1} << 20;

bool IsSmall(const Sample& s) {
  return s.value >= -kLargestValue && s.value <= kLargestValue && s.at >= 0 &&
         s.at <= kLargestPlace;
}

Linear Through(const Sample& a, const Sample& b) {
  const int64_t times = (b.value - a.value) / (b.at - a.at);
  return {times, a.value - times * a.at};
}

}  // namespace

std::optional<Linear> LinearThrough(std::span<const Sample> samples) {
  if (samples.empty() || !std::all_of(samples.begin(), samples.end(), IsSmall))
    return std::nullopt;
  const Sample& first = samples[0];
  const auto other =
      std::find_if(samples.begin(), samples.end(),
                   [&](const Sample& s) { return s.at != first.at; });
  const Linear line =
      other == samples.end() ? Linear{0, first.value} : Through(first, *other);
  for (const Sample& s : samples)
    if (line.times * s.at + line.plus != s.value) return std::nullopt;
  return line;
}

}  // namespace engine
