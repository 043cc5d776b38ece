#include <cmath>

#include "engine/library/reals/real_functions.h"

namespace engine {

// Exact. Not every C library gives 0 the sign of x.
double StrictRemainder(double x, double y) {
  const double rest = std::remainder(x, y);
  return rest == 0 ? std::copysign(0.0, x) : rest;
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
