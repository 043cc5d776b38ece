// How large an input is to a reader, who is to see the smallest first.
#ifndef CHECK_INPUT_SIZE_H_
#define CHECK_INPUT_SIZE_H_

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/analysis/analysis.h"
#include "engine/state/state.h"

namespace check {

// What comes first counts more.
struct InputSize {
  size_t objects = 0;     // and arrays; parts of others are not counted
  size_t references = 0;  // that are not null
  size_t elements = 0;    // of arrays
  size_t digits = 0;      // of numbers other than 0, and minus signs
  uint64_t distance = 0;  // of whole numbers from 0, all together

  friend auto operator<=>(const InputSize&, const InputSize&) = default;
};

inline constexpr InputSize kNoInput = {.objects =
                                           std::numeric_limits<size_t>::max()};

// Of an input that takes the path; where none is found: kNoInput.
InputSize SizeOfInput(engine::Analysis& analysis, const engine::State& state);

}  // namespace check

#endif  // CHECK_INPUT_SIZE_H_
