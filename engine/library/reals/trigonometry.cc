#include <cmath>
#include <cstdint>

#include "engine/library/reals/real_functions.h"
#include "engine/library/reals/words.h"

namespace engine {
namespace {

constexpr double kOverHalfPi = 0x1.45f306dc9c883p-1;
// Half of pi, 33 digits at a time, and what is left after each.
constexpr double kHalfPiParts[] = {0x1.921fb544p0, 0x1.0b4611a6p-34,
                                   0x1.3198a2ep-69};
constexpr double kHalfPiLeft[] = {0x1.0b4611a626331p-34, 0x1.3198a2e037073p-69,
                                  0x1.b839a252049c1p-104};
// pi / 4 and less of it than this; 2^19 * pi / 2.
constexpr int32_t kQuarter = 0x3fe921fb, kMost = 0x413921fb;

// An angle less n quarter turns, in two parts.
struct Angle {
  int32_t n = 0;
  double y = 0, rest = 0;
};

int32_t Exponent(double x) { return (HighWord(x) >> 20) & 0x7ff; }

// |x| < 3 pi / 4.
Angle LessOne(double x) {
  const double sign = x < 0 ? -1 : 1;
  double z = x - sign * kHalfPiParts[0];
  int part = 0;
  if (HighOfAbs(x) == 0x3ff921fb) {  // close to pi / 2
    z -= sign * kHalfPiParts[1];
    part = 1;
  }
  const double rest = sign * kHalfPiLeft[part];
  const double y = z - rest;
  return {x < 0 ? -1 : 1, y, (z - y) - rest};
}

// As many digits of pi as it takes.
Angle LessMany(double x) {
  const double t = std::fabs(x);
  const auto n = static_cast<int32_t>(t * kOverHalfPi + 0.5);
  const double turns = n;
  double r = t - turns * kHalfPiParts[0];
  double w = turns * kHalfPiLeft[0];
  double y = r - w;
  constexpr int32_t kLost[] = {16, 49};
  for (int part = 1; part < 3 && Exponent(t) - Exponent(y) > kLost[part - 1];
       ++part) {
    const double before = r;
    w = turns * kHalfPiParts[part];
    r = before - w;
    w = turns * kHalfPiLeft[part] - ((before - r) - w);
    y = r - w;
  }
  const double rest = (r - y) - w;
  return x < 0 ? Angle{-n, -y, -rest} : Angle{n, y, rest};
}

std::optional<Angle> ReduceAngle(double x) {
  const int32_t most = HighOfAbs(x);
  if (most <= kQuarter) return Angle{0, x, 0};
  if (most < 0x4002d97c) return LessOne(x);
  if (most <= kMost) return LessMany(x);
  return std::nullopt;
}

constexpr double kSin[] = {0x1.111111110f8a6p-7, -0x1.a01a019c161d5p-13,
                           0x1.71de357b1fe7dp-19, -0x1.ae5e68a2b9cebp-26,
                           0x1.5d93a5acfd57cp-33};
constexpr double kSinFirst = -0x1.5555555555549p-3;

double SinOf(const Angle& a, bool whole) {
  const double x = a.y;
  if (HighOfAbs(x) < 0x3e400000) return x;
  const double z = x * x, v = z * x;
  const double r = Polynomial(z, kSin);
  if (whole) return x + v * (kSinFirst + z * r);
  return x - ((z * (0.5 * a.rest - v * r) - a.rest) - v * kSinFirst);
}

constexpr double kCos[] = {0x1.555555555554cp-5,  -0x1.6c16c16c15177p-10,
                           0x1.a01a019cb159p-16,  -0x1.27e4f809c52adp-22,
                           0x1.1ee9ebdb4b1c4p-29, -0x1.8fae9be8838d4p-37};

double CosOf(const Angle& a) {
  const double x = a.y;
  const int32_t most = HighOfAbs(x);
  if (most < 0x3e400000) return 1.0;
  const double z = x * x;
  const double r = z * Polynomial(z, kCos);
  const double correction = z * r - x * a.rest;
  if (most < 0x3fd33333) return 1.0 - (0.5 * z - correction);
  const double q =
      most > 0x3fe90000 ? 0.28125 : WithHighWord(0.0, most - 0x00200000);
  return (1.0 - q) - ((0.5 * z - q) - correction);
}

constexpr double kTanOdd[] = {0x1.111111110fe7ap-3,  0x1.664f48406d637p-6,
                              0x1.d6d22c9560328p-9,  0x1.344d8f2f26501p-11,
                              0x1.47e88a03792a6p-14, -0x1.375cbdb605373p-16};
constexpr double kTanEven[] = {0x1.ba1ba1bb341fep-5,  0x1.226e3e96e8493p-7,
                               0x1.7dbc8fee08315p-10, 0x1.026f71a8d1068p-12,
                               0x1.2b80f32f0a7e9p-14, 0x1.b2a7074bf7ad4p-16};
constexpr double kTanFirst = 0x1.5555555555563p-2;
constexpr double kTanQuarter = 0x1.921fb54442d18p-1;
constexpr double kTanQuarterRest = 0x1.1a62633145c07p-55;

// -1 / (x + r), where w = x + r rounded.
double MinusInverse(double w, double x, double r) {
  const double z = Rough(w);
  const double v = r - (z - x);
  const double a = -1.0 / w;
  const double t = Rough(a);
  return t + a * ((1.0 + t * z) + t * v);
}

// Of a large angle: pi / 4 less it.
Angle FromQuarter(const Angle& a) {
  const double x = a.y < 0 ? -a.y : a.y, y = a.y < 0 ? -a.rest : a.rest;
  return {a.n, (kTanQuarter - x) + (kTanQuarterRest - y), 0.0};
}

double TanOf(const Angle& given) {
  const bool odd = (given.n & 1) != 0;
  const int32_t most = HighOfAbs(given.y);
  if (most < 0x3e300000)
    return odd ? MinusInverse(given.y + given.rest, given.y, given.rest)
               : given.y;
  const bool large = most >= 0x3fe59428;
  const Angle a = large ? FromQuarter(given) : given;
  const double x = a.y;
  const double z = x * x;
  const double w2 = z * z;
  const double r0 = Polynomial(w2, kTanOdd), v0 = z * Polynomial(w2, kTanEven);
  const double s = z * x;
  double r = a.rest + z * (s * (r0 + v0) + a.rest);
  r += kTanFirst * s;
  const double w = x + r;
  if (large) {
    const double v = odd ? -1.0 : 1.0;
    return (given.y < 0 ? -1.0 : 1.0) * (v - 2.0 * (x - (w * w / (w + v) - r)));
  }
  return odd ? MinusInverse(w, x, r) : w;
}

// of(angle) where it is not too large.
template <class Of>
std::optional<double> OfAngle(double x, Of of) {
  if (!std::isfinite(x)) return kNan;
  const auto a = ReduceAngle(x);
  return a ? std::optional<double>(of(*a)) : std::nullopt;
}

}  // namespace

std::optional<double> StrictSin(double x) {
  const bool whole = HighOfAbs(x) <= kQuarter;
  return OfAngle(x, [&](const Angle& a) {
    const double value = (a.n & 1) != 0 ? CosOf(a) : SinOf(a, whole);
    return (a.n & 2) != 0 ? -value : value;
  });
}

std::optional<double> StrictCos(double x) {
  return OfAngle(x, [&](const Angle& a) {
    const double value = (a.n & 1) != 0 ? SinOf(a, false) : CosOf(a);
    return ((a.n + 1) & 2) != 0 ? -value : value;
  });
}

std::optional<double> StrictTan(double x) { return OfAngle(x, TanOf); }

}  // namespace engine
