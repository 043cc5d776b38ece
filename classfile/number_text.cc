#include "classfile/number_text.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace classfile {
namespace {

// Places the point after `point` of the digits, with zeroes where needed.
std::string Decimal(const std::string& digits, int point) {
  auto count = static_cast<int>(digits.size());
  if (point <= 0)
    return "0." + std::string(static_cast<size_t>(-point), '0') + digits;
  if (point >= count)
    return digits + std::string(static_cast<size_t>(point - count), '0') + ".0";
  auto split = static_cast<size_t>(point);
  return digits.substr(0, split) + "." + digits.substr(split);
}

std::string Scientific(const std::string& digits, int exponent) {
  std::string fraction = digits.size() > 1 ? digits.substr(1) : "0";
  return digits.substr(0, 1) + "." + fraction + "E" + std::to_string(exponent);
}

template <class Number>
std::string ToJava(Number value) {
  if (std::isnan(value)) return "NaN";
  std::string sign = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return sign + "Infinity";
  if (value == 0) return sign + "0.0";
  // "d.ddde±xx" with the fewest digits that identify the number.
  char buffer[64];
  auto end = std::to_chars(buffer, buffer + sizeof(buffer), std::abs(value),
                           std::chars_format::scientific);
  std::string_view text(buffer, static_cast<size_t>(end.ptr - buffer));
  size_t e = text.find('e');
  std::string digits(1, text[0]);
  if (e > 2) digits += text.substr(2, e - 2);
  int exponent = std::atoi(std::string(text.substr(e + 1)).c_str());
  bool plain = exponent >= -3 && exponent < 7;
  return sign +
         (plain ? Decimal(digits, exponent + 1) : Scientific(digits, exponent));
}

}  // namespace

std::string FloatToJava(float value) { return ToJava(value); }
std::string DoubleToJava(double value) { return ToJava(value); }

}  // namespace classfile
