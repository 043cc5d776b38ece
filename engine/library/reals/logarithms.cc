#include <cmath>
#include <cstdint>

#include "engine/library/reals/real_functions.h"
#include "engine/library/reals/words.h"

namespace engine {
namespace {

// log(1+f) - f + f*f/2 in powers of (f/(2+f))^2, by Remes' method.
constexpr double kOdd[] = {6.666666666666735130e-01, 2.857142874366239149e-01,
                           1.818357216161805012e-01, 1.479819860511658591e-01};
constexpr double kEven[] = {3.999999999940941908e-01, 2.222219843214978396e-01,
                            1.531383769920937332e-01};

constexpr double kLog1p[] = {0x1.5555555555593p-1, 0x1.999999997fa04p-2,
                             0x1.2492494229359p-2, 0x1.c71c51d8e78afp-3,
                             0x1.7466496cb03dep-3, 0x1.39a09d078c69fp-3,
                             0x1.2f112df3e5244p-3};

constexpr double kLog10OfE = 0x1.bcb7b1526e50ep-2;
constexpr double kLog10Of2High = 0x1.34413509f6p-2;
constexpr double kLog10Of2Low = 0x1.9fef311f12b36p-42;

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

double StrictLog10(double x) {
  if (std::isnan(x) || x < 0) return kNan;
  if (x == 0) return -kInfinity;
  if (std::isinf(x)) return x;
  int32_t k = 0;
  if (HighWord(x) < 0x00100000) {  // subnormal
    k -= 54;
    x *= 0x1p54;
  }
  k += (HighWord(x) >> 20) - 1023;
  const int32_t i = k < 0 ? 1 : 0;
  const double y = k + i;
  x = WithHighWord(x, (HighWord(x) & 0xfffff) | ((0x3ff - i) << 20));
  const double z = y * kLog10Of2Low + kLog10OfE * StrictLog(x);
  return z + y * kLog10Of2High;
}

namespace {

// 1 + x = 2^k (1 + f), as far as that can be told; `c` is what is missing.
struct OnePlus {
  int32_t k = 0, high = 1;  // `high` is 0 where f is very small
  double f = 0, c = 0;
};

OnePlus PartsOfOnePlus(double x) {
  OnePlus parts;
  const bool large = HighWord(x) >= 0x43400000;
  double u = large ? x : 1.0 + x;
  parts.k = (HighWord(u) >> 20) - 1023;
  if (!large) parts.c = (parts.k > 0 ? 1.0 - (u - x) : x - (u - 1.0)) / u;
  parts.high = HighWord(u) & 0xfffff;
  if (parts.high < 0x6a09e) {
    u = WithHighWord(u, parts.high | 0x3ff00000);
  } else {
    ++parts.k;
    u = WithHighWord(u, parts.high | 0x3fe00000);
    parts.high = (0x00100000 - parts.high) >> 2;
  }
  parts.f = u - 1.0;
  return parts;
}

double Log1pNearPower(const OnePlus& p, double half) {
  if (p.f == 0) return p.k == 0 ? 0.0 : p.k * kLn2High + (p.c + p.k * kLn2Low);
  const double r = half * (1.0 - 0.66666666666666666 * p.f);
  if (p.k == 0) return p.f - r;
  return p.k * kLn2High - ((r - (p.k * kLn2Low + p.c)) - p.f);
}

double Log1pOfParts(const OnePlus& p) {
  const double half = 0.5 * p.f * p.f;
  if (p.high == 0) return Log1pNearPower(p, half);
  const double s = p.f / (2.0 + p.f);
  const double z = s * s;
  const double r = z * Polynomial(z, kLog1p);
  if (p.k == 0) return p.f - (half - s * (half + r));
  return p.k * kLn2High -
         ((half - (s * (half + r) + (p.k * kLn2Low + p.c))) - p.f);
}

}  // namespace

double StrictLog1p(double x) {
  if (std::isnan(x) || x < -1) return kNan;
  if (x == -1) return -kInfinity;
  if (std::isinf(x)) return x;
  const int32_t high = HighWord(x), most = HighOfAbs(x);
  if (most < 0x3c900000) return x;
  if (most < 0x3e200000) return x - x * x * 0.5;
  // -0.2929 < x < 0.41422
  if (high < 0x3fda827a && (high > 0 || high <= int32_t(0xbfd2bec3)))
    return Log1pOfParts({0, 1, x, 0});
  return Log1pOfParts(PartsOfOnePlus(x));
}

}  // namespace engine
