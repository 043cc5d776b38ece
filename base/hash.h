// Small, fast, deterministic hashing for tables keyed by ids.
#ifndef BASE_HASH_H_
#define BASE_HASH_H_

#include <cstdint>
#include <string_view>

namespace base {

// A bijective finaliser: every input bit reaches every output bit.
constexpr uint64_t Mix(uint64_t x) {
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93u;
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93u;
  x ^= x >> 32;
  return x;
}

constexpr uint64_t HashCombine(uint64_t seed, uint64_t value) {
  return Mix(seed ^ (value + 0x9e3779b97f4a7c15u + (seed << 6) + (seed >> 2)));
}

// FNV-1a: unlike std::hash, the same in every program.
constexpr uint64_t HashText(std::string_view text) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (char c : text)
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return hash;
}

}  // namespace base

#endif  // BASE_HASH_H_
