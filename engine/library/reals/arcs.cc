#include <cmath>
#include <cstdint>

#include "engine/library/reals/real_functions.h"
#include "engine/library/reals/words.h"

namespace engine {
namespace {

constexpr double kPi = 0x1.921fb54442d18p1;
constexpr double kPiRest = 0x1.1a62633145c07p-53;
constexpr double kHalfPi = 0x1.921fb54442d18p0;
constexpr double kHalfPiRest = 0x1.1a62633145c07p-54;
constexpr double kQuarterPi = 0x1.921fb54442d18p-1;

// asin(x) = x + x * R(x^2).
constexpr double kAbove[] = {0x1.5555555555555p-3,  -0x1.4d61203eb6f7dp-2,
                             0x1.9c1550e884455p-3,  -0x1.48228b5688f3bp-5,
                             0x1.9efe07501b288p-11, 0x1.23de10dfdf709p-15};
constexpr double kBelow[] = {1.0, -0x1.33a271c8a2d4bp1, 0x1.02ae59c598ac8p1,
                             -0x1.6066c1b8d0159p-1, 0x1.3b8c5b12e9282p-4};

double Rest(double t) {
  return (t * Polynomial(t, kAbove)) / Polynomial(t, kBelow);
}

// 0.5 <= x < 1.
double AsinUpper(double x) {
  const double t = (1.0 - x) * 0.5;
  const double r = Rest(t);
  const double s = std::sqrt(t);
  if (HighWord(x) >= 0x3fef3333)
    return kHalfPi - (2.0 * (s + s * r) - kHalfPiRest);
  const double w = Rough(s);
  const double c = (t - w * w) / (s + w);
  const double p = 2.0 * s * r - (kHalfPiRest - 2.0 * c);
  return kQuarterPi - (p - (kQuarterPi - 2.0 * w));
}

// 0.5 <= x < 1.
double AcosUpper(double x) {
  const double z = (1.0 - x) * 0.5;
  const double s = std::sqrt(z);
  const double rough = Rough(s);
  const double c = (z - rough * rough) / (s + rough);
  return 2.0 * (rough + (Rest(z) * s + c));
}

double AcosLower(double x) {
  const double z = (1.0 + x) * 0.5;
  const double s = std::sqrt(z);
  return kPi - 2.0 * (s + (Rest(z) * s - kHalfPiRest));
}

constexpr double kAtanOdd[] = {0x1.555555555550dp-2, 0x1.24924920083ffp-3,
                               0x1.745cdc54c206ep-4, 0x1.10d66a0d03d51p-4,
                               0x1.97b4b24760debp-5, 0x1.0ad3ae322da11p-6};
constexpr double kAtanEven[] = {-0x1.999999998ebc4p-3, -0x1.c71c6fe231671p-4,
                                -0x1.3b0f2af749a6dp-4, -0x1.dde2d52defd9ap-5,
                                -0x1.2b4442c6a6c2fp-5};

// What is to be added to x.
double AtanRest(double x) {
  const double z = x * x, w = z * z;
  return x * (z * Polynomial(w, kAtanOdd) + w * Polynomial(w, kAtanEven));
}

// atan of 1/2, 1, 3/2 and of what has no end, in two parts.
constexpr double kKnown[] = {0x1.dac670561bb4fp-2, 0x1.921fb54442d18p-1,
                             0x1.f730bd281f69bp-1, 0x1.921fb54442d18p0};
constexpr double kKnownRest[] = {0x1.a2b7f222f65e2p-56, 0x1.1a62633145c07p-55,
                                 0x1.007887af0cbbdp-56, 0x1.1a62633145c07p-54};

// atan(a) = known + atan(x).
struct Near {
  int known;
  double x;
};

Near NearestTo(double a) {
  const int32_t high = HighWord(a);
  if (high < 0x3fe60000) return {0, (2.0 * a - 1.0) / (2.0 + a)};
  if (high < 0x3ff30000) return {1, (a - 1.0) / (a + 1.0)};
  if (high < 0x40038000) return {2, (a - 1.5) / (1.0 + 1.5 * a)};
  return {3, -1.0 / a};
}

// Neither is 0, infinite or no number.
double AtanOfRatio(double y, double x) {
  const int32_t k = (HighOfAbs(y) - HighOfAbs(x)) >> 20;
  if (k > 60) return kHalfPi + 0.5 * kPiRest;
  if (x < 0 && k < -60) return 0.0;
  return StrictAtan(std::fabs(y / x));
}

// Of |y| and x, one of which is 0 or infinite.
double AtanAtEdges(double y, double x) {
  const bool left = std::signbit(x);
  if (y == 0) return left ? kPi : 0.0;
  if (x == 0) return kHalfPi;
  if (!std::isinf(x)) return kHalfPi;
  if (std::isinf(y)) return left ? 3.0 * kQuarterPi : kQuarterPi;
  return left ? kPi : 0.0;
}

}  // namespace

double StrictAsin(double x) {
  const double most = std::fabs(x);
  if (!(most <= 1)) return kNan;
  if (most == 1) return x * kHalfPi + x * kHalfPiRest;
  if (most >= 0.5) return x > 0 ? AsinUpper(most) : -AsinUpper(most);
  return HighOfAbs(x) < 0x3e400000 ? x : x + x * Rest(x * x);
}

double StrictAcos(double x) {
  if (!(std::fabs(x) <= 1)) return kNan;
  if (x == 1) return 0.0;
  if (x == -1) return kPi + 2.0 * kHalfPiRest;
  if (x >= 0.5) return AcosUpper(x);
  if (HighOfAbs(x) >= 0x3fe00000) return AcosLower(x);
  if (HighOfAbs(x) <= 0x3c600000) return kHalfPi + kHalfPiRest;
  return kHalfPi - (x - (kHalfPiRest - x * Rest(x * x)));
}

double StrictAtan(double x) {
  const int32_t most = HighOfAbs(x);
  if (std::isnan(x)) return x;
  const double sign = x < 0 ? -1 : 1;
  if (most >= 0x44100000) return sign * (kKnown[3] + kKnownRest[3]);
  if (most < 0x3e200000) return x;
  if (most < 0x3fdc0000) return x - AtanRest(x);
  const Near near = NearestTo(std::fabs(x));
  return sign * (kKnown[near.known] -
                 ((AtanRest(near.x) - kKnownRest[near.known]) - near.x));
}

double StrictAtan2(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return kNan;
  if (x == 1) return StrictAtan(y);
  const bool edge = x == 0 || y == 0 || std::isinf(x) || std::isinf(y);
  const double z = edge ? AtanAtEdges(std::fabs(y), x) : AtanOfRatio(y, x);
  const bool from_left = !edge && x < 0;
  const double angle = from_left ? kPi - (z - kPiRest) : z;
  return std::signbit(y) ? -angle : angle;
}

}  // namespace engine
