#include "engine/library/real_functions.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace engine {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

// ln 2 in two parts, the first with so few digits that small multiples are
// exact.
constexpr double kLn2High = 6.93147180369123816490e-01;
constexpr double kLn2Low = 1.90821492927058770002e-10;

// log(1+f) - f + f*f/2 in powers of (f/(2+f))^2, by Remes' method.
constexpr double kOdd[] = {6.666666666666735130e-01, 2.857142874366239149e-01,
                           1.818357216161805012e-01, 1.479819860511658591e-01};
constexpr double kEven[] = {3.999999999940941908e-01, 2.222219843214978396e-01,
                            1.531383769920937332e-01};

int32_t HighWord(double x) {
  return static_cast<int32_t>(std::bit_cast<uint64_t>(x) >> 32);
}

double WithHighWord(double x, int32_t high) {
  const uint64_t low = std::bit_cast<uint64_t>(x) & 0xffffffff;
  return std::bit_cast<double>((uint64_t{static_cast<uint32_t>(high)} << 32) |
                               low);
}

// log(2^k (1 + f)) for very small f.
double LogNearPower(double k, double f) {
  if (f == 0) return k == 0 ? 0 : k * kLn2High + k * kLn2Low;
  const double r = f * f * (0.5 - 0.33333333333333333 * f);
  if (k == 0) return f - r;
  return k * kLn2High - ((r - k * kLn2Low) - f);
}

// log(2^k (1 + f)), sqrt(2)/2 < 1 + f < sqrt(2); `high` tells where 1 + f lies.
double LogOfParts(double k, double f, int32_t high) {
  const double s = f / (2.0 + f);
  const double z = s * s, w = z * z;
  const double even = w * (kEven[0] + w * (kEven[1] + w * kEven[2]));
  const double odd =
      z * (kOdd[0] + w * (kOdd[1] + w * (kOdd[2] + w * kOdd[3])));
  const double r = odd + even;
  if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
    const double half = 0.5 * f * f;
    if (k == 0) return f - (half - s * (half + r));
    return k * kLn2High - ((half - (s * (half + r) + k * kLn2Low)) - f);
  }
  if (k == 0) return f - s * (f - r);
  return k * kLn2High - ((s * (f - r) - k * kLn2Low) - f);
}

}  // namespace

double StrictLog(double x) {
  if (std::isnan(x) || x < 0) return kNan;
  if (x == 0) return -kInfinity;
  if (std::isinf(x)) return x;
  int32_t k = 0;
  if (HighWord(x) < 0x00100000) {  // subnormal
    k -= 54;
    x *= 0x1p54;
  }
  k += (HighWord(x) >> 20) - 1023;
  const int32_t high = HighWord(x) & 0xfffff;
  const int32_t i = (high + 0x95f64) & 0x100000;
  x = WithHighWord(x, high | (i ^ 0x3ff00000));
  k += i >> 20;
  const double f = x - 1.0;
  if ((0xfffff & (2 + high)) < 3) return LogNearPower(k, f);
  return LogOfParts(k, f, high);
}

std::optional<double> ExactPower(double x, double y) {
  constexpr double kMost = 1024;
  int exponent = 0;
  if (y == std::floor(y) && y < 0 && std::frexp(x, &exponent) == 0.5 &&
      (exponent - 1) * y > -1000)
    return std::ldexp(1.0, (exponent - 1) * static_cast<int>(y));
  if (x != std::floor(x) || y != std::floor(y) || std::isinf(x) || y < 0 ||
      y > kMost)
    return std::nullopt;
  double power = 1;
  for (int i = 0; i < static_cast<int>(y); ++i) {
    const double next = power * x;
    if (std::isinf(next) || std::fma(power, x, -next) != 0) return std::nullopt;
    power = next;
  }
  return power;
}

}  // namespace engine
