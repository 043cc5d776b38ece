// "23.0": a number with one digit behind the point.
#ifndef BASE_DECIMAL_H_
#define BASE_DECIMAL_H_

#include <cstdio>
#include <string>

namespace base {

inline std::string Decimal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", value);
  return text;
}

}  // namespace base

#endif  // BASE_DECIMAL_H_
