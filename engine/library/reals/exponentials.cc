#include <cmath>
#include <cstdint>

#include "engine/library/reals/real_functions.h"
#include "engine/library/reals/words.h"

namespace engine {
namespace {

constexpr double kOverLn2 = 0x1.71547652b82fep0;
constexpr double kMostExponent = 0x1.62e42fefa39efp9;
constexpr double kLeastExponent = -0x1.74910d52d3051p9;

// x * (exp(x) + 1) / (exp(x) - 1) - 2 in powers of x^2, from the second on.
constexpr double kExp[] = {0x1.555555555553ep-3, -0x1.6c16c16bebd93p-9,
                           0x1.1566aaf25de2cp-14, -0x1.bbd41c5d26bf1p-20,
                           0x1.6376972bea4d0p-25};
constexpr double kExpm1[] = {-0x1.11111111110f4p-5, 0x1.a01a019fe5585p-10,
                             -0x1.4ce199eaadbb7p-14, 0x1.0cfca86e65239p-18,
                             -0x1.afdb76e09c32dp-23};

// x = k ln 2 + (high - low), |high - low| at most about half of ln 2.
struct ReducedExponent {
  int32_t k;
  double high, low;
};

ReducedExponent ReduceExponent(double x) {
  const double sign = x < 0 ? -1 : 1;
  if (HighOfAbs(x) < 0x3ff0a2b2)
    return {x < 0 ? -1 : 1, x - sign * kLn2High, sign * kLn2Low};
  const auto k = static_cast<int32_t>(kOverLn2 * x + sign * 0.5);
  const double t = k;
  return {k, x - t * kLn2High, t * kLn2Low};
}

double ExpOf(const ReducedExponent& r) {
  const double x = r.high - r.low;
  const double t = x * x;
  const double c = x - t * Polynomial(t, kExp);
  if (r.k == 0) return 1.0 - ((x * c) / (c - 2.0) - x);
  const double y = 1.0 - ((r.low - (x * c) / (2.0 - c)) - r.high);
  if (r.k >= -1021) return Scaled(y, r.k);
  return Scaled(y, r.k + 1000) * 0x1p-1000;
}

// exp(x) - 1, where x * 2^-k has become small; `e` is x less that, so to say.
double Expm1Scaled(int32_t k, double x, double e) {
  if (k == -1) return 0.5 * (x - e) - 0.5;
  if (k == 1) return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1.0 + 2.0 * (x - e);
  if (k <= -2 || k > 56) return Scaled(1.0 - (e - x), k) - 1.0;
  if (k < 20) {
    const double t = WithHighWord(1.0, 0x3ff00000 - (0x200000 >> k));
    return Scaled(t - (e - x), k);
  }
  const double t = WithHighWord(1.0, (0x3ff - k) << 20);
  return Scaled((x - (e + t)) + 1.0, k);
}

double Expm1Of(const ReducedExponent& r) {
  const double x = r.high - r.low;
  const double half = 0.5 * x;
  const double square = x * half;
  const double r1 = 1.0 + square * Polynomial(square, kExpm1);
  const double t = 3.0 - r1 * half;
  const double e = square * ((r1 - t) / (6.0 - x * t));
  if (r.k == 0) return x - (x * e - square);
  const double c = (r.high - x) - r.low;
  return Expm1Scaled(r.k, x, (x * (e - c) - c) - square);
}

// exp(x) / 2, where exp(x) itself may be too large.
double HalfOfExp(double x) {
  if (HighWord(x) < 0x40862e42) return 0.5 * StrictExp(x);
  if (x > 0x1.633ce8fb9f87dp9) return kInfinity;
  const double w = StrictExp(0.5 * x);
  return 0.5 * w * w;
}

}  // namespace

double StrictExp(double x) {
  if (std::isnan(x)) return x;
  if (x > kMostExponent) return kInfinity;
  if (x < kLeastExponent) return 0.0;
  const int32_t most = HighOfAbs(x);
  if (most > 0x3fd62e42) return ExpOf(ReduceExponent(x));
  return most < 0x3e300000 ? 1.0 + x : ExpOf({0, x, 0});
}

double StrictExpm1(double x) {
  if (std::isnan(x)) return x;
  if (x > kMostExponent) return kInfinity;
  const int32_t most = HighOfAbs(x);
  if (x < 0 && most >= 0x4043687a) return -1.0;
  if (most > 0x3fd62e42) return Expm1Of(ReduceExponent(x));
  return most < 0x3c900000 ? x : Expm1Of({0, x, 0});
}

double StrictSinh(double x) {
  const int32_t most = HighOfAbs(x);
  if (most >= 0x7ff00000 || most < 0x3e300000) return x;
  const double sign = x < 0 ? -1 : 1;
  if (most >= 0x40360000) return sign * HalfOfExp(std::fabs(x));
  const double t = StrictExpm1(std::fabs(x));
  const double half = sign * 0.5;
  if (most < 0x3ff00000) return half * (2.0 * t - t * t / (t + 1.0));
  return half * (t + t / (t + 1.0));
}

double StrictCosh(double x) {
  const int32_t most = HighOfAbs(x);
  if (most >= 0x7ff00000) return x * x;
  if (most >= 0x40360000) return HalfOfExp(std::fabs(x));
  if (most >= 0x3fd62e43) {
    const double t = StrictExp(std::fabs(x));
    return 0.5 * t + 0.5 / t;
  }
  const double t = StrictExpm1(std::fabs(x));
  const double w = 1.0 + t;
  return most < 0x3c800000 ? w : 1.0 + (t * t) / (w + w);
}

double StrictTanh(double x) {
  const int32_t most = HighOfAbs(x);
  if (std::isnan(x)) return x;
  if (most < 0x3c800000) return x * (1.0 + x);
  const double sign = x < 0 ? -1 : 1;
  if (most >= 0x40360000) return sign;
  if (most >= 0x3ff00000)
    return sign * (1.0 - 2.0 / (StrictExpm1(2.0 * std::fabs(x)) + 2.0));
  const double t = StrictExpm1(-2.0 * std::fabs(x));
  return sign * (-t / (t + 2.0));
}

}  // namespace engine
