// The one source of randomness: seeded, and the same on every machine and with
// every standard library. SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
#ifndef BASE_RNG_H_
#define BASE_RNG_H_

#include <cstdint>

#include "base/check.h"

namespace base {

class Rng {
 public:
  explicit Rng(uint64_t seed) : state_(seed) {}

  uint64_t Next() {
    uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  // Uniform in [0, n) up to a bias of n / 2^64.
  uint64_t Below(uint64_t n) {
    CHECK(n > 0, "the range of a random number should not be empty");
    return static_cast<uint64_t>((static_cast<unsigned __int128>(Next()) * n) >>
                                 64);
  }
  // Uniform in [low, high].
  int64_t Between(int64_t low, int64_t high) {
    return low +
           static_cast<int64_t>(Below(static_cast<uint64_t>(high - low) + 1));
  }
  bool OneIn(uint64_t n) { return Below(n) == 0; }

 private:
  uint64_t state_;
};

}  // namespace base

#endif  // BASE_RNG_H_
