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

struct Digits {
  std::string digits;  // the first before the point
  int exponent;
};

Digits Split(std::string_view text) {  // "d.ddde±xx" or "de±xx"
  size_t e = text.find('e');
  std::string digits(1, text[0]);
  if (e > 2) digits += text.substr(2, e - 2);
  return {digits, std::atoi(std::string(text.substr(e + 1)).c_str())};
}

// The fewest digits that identify the number; where one would do, the two that
// come closest to it, as in 4.9E-324.
template <class Number>
Digits Shortest(Number value) {
  constexpr auto kForm = std::chars_format::scientific;
  char buffer[64];
  char* limit = buffer + sizeof(buffer);
  auto text = [&](const std::to_chars_result& end) {
    return std::string_view(buffer, static_cast<size_t>(end.ptr - buffer));
  };
  Digits shortest = Split(text(std::to_chars(buffer, limit, value, kForm)));
  if (shortest.digits.size() > 1) return shortest;
  Digits two = Split(text(std::to_chars(buffer, limit, value, kForm, 1)));
  if (two.digits.back() == '0') two.digits.pop_back();
  return two;
}

template <class Number>
std::string ToJava(Number value) {
  if (std::isnan(value)) return "NaN";
  std::string sign = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return sign + "Infinity";
  if (value == 0) return sign + "0.0";
  auto [digits, exponent] = Shortest(std::abs(value));
  bool plain = exponent >= -3 && exponent < 7;
  return sign +
         (plain ? Decimal(digits, exponent + 1) : Scientific(digits, exponent));
}

}  // namespace

std::string FloatToJava(float value) { return ToJava(value); }
std::string DoubleToJava(double value) { return ToJava(value); }

}  // namespace classfile
