// Doubles by their words: the published algorithms choose their cases by the
// upper half of a number, which holds its sign, exponent and first digits.
#ifndef ENGINE_LIBRARY_REALS_WORDS_H_
#define ENGINE_LIBRARY_REALS_WORDS_H_

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace engine {

inline int32_t HighWord(double x) {
  return static_cast<int32_t>(std::bit_cast<uint64_t>(x) >> 32);
}
// Of |x|.
inline int32_t HighOfAbs(double x) { return HighWord(x) & 0x7fffffff; }

inline double WithHighWord(double x, int32_t high) {
  const uint64_t low = std::bit_cast<uint64_t>(x) & 0xffffffff;
  return std::bit_cast<double>((uint64_t{static_cast<uint32_t>(high)} << 32) |
                               low);
}
// So few digits that its square is exact.
inline double Rough(double x) {
  return std::bit_cast<double>(std::bit_cast<uint64_t>(x) &
                               ~uint64_t{0xffffffff});
}
// x * 2^k, where neither leaves the normal numbers.
inline double Scaled(double x, int32_t k) {
  return WithHighWord(x,
                      static_cast<int32_t>(static_cast<uint32_t>(HighWord(x)) +
                                           (static_cast<uint32_t>(k) << 20)));
}

// a[0] + x * (a[1] + x * (...)), from the inside out.
inline double Polynomial(double x, std::span<const double> a) {
  double sum = a.back();
  for (size_t i = a.size() - 1; i-- > 0;) sum = a[i] + x * sum;
  return sum;
}

inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

// ln 2 in two parts, the first with so few digits that small multiples are
// exact.
inline constexpr double kLn2High = 0x1.62e42feep-1;
inline constexpr double kLn2Low = 0x1.a39ef35793c76p-33;

}  // namespace engine

#endif  // ENGINE_LIBRARY_REALS_WORDS_H_
