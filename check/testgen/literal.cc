#include "check/testgen/literal.h"

#include <charconv>
#include <cstdint>
#include <cstdio>

namespace testgen {
namespace {

using Json = nlohmann::ordered_json;

std::optional<int64_t> WholeNumber(const Json& value) {
  if (value.is_boolean()) return value.get<bool>() ? 1 : 0;
  if (value.is_number_integer()) return value.get<int64_t>();
  if (!value.is_string()) return std::nullopt;
  const std::string& text = value.get_ref<const std::string&>();
  int64_t number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size())
    return std::nullopt;
  return number;
}

template <class Number>
std::string Shortest(Number number) {
  char text[64];
  const auto [end, _] = std::to_chars(text, text + sizeof text, number);
  std::string digits(text, end);
  if (digits.find_first_of(".e") == std::string::npos) digits += ".0";
  return digits;
}

// java.lang.Float and Double have words for these.
std::optional<std::string> NamedNumber(const std::string& text,
                                       const char* type) {
  const std::string owner = std::string("java.lang.") + type + ".";
  if (text == "NaN") return owner + "NaN";
  if (text == "Infinity") return owner + "POSITIVE_INFINITY";
  if (text == "-Infinity") return owner + "NEGATIVE_INFINITY";
  if (text == "-0.0") return text;
  return std::nullopt;
}

std::optional<std::string> Floating(const Json& value, bool is_double) {
  const std::string suffix = is_double ? "" : "f";
  if (value.is_string()) {
    auto named =
        NamedNumber(value.get<std::string>(), is_double ? "Double" : "Float");
    if (named && *named == "-0.0") *named += suffix;
    return named;
  }
  if (!value.is_number()) return std::nullopt;
  return is_double ? Shortest(value.get<double>())
                   : Shortest(value.get<float>()) + suffix;
}

// Within either kind of quotes. Escapes as \u000a would end the line: they are
// read before anything else.
std::string CharText(char16_t c, char quote) {
  if (c == u'\n') return "\\n";
  if (c == static_cast<unsigned char>(quote) || c == u'\\')
    return {'\\', static_cast<char>(c)};
  if (c >= 0x20 && c < 0x7f) return {static_cast<char>(c)};
  char text[8];
  std::snprintf(text, sizeof text, c < 0x80 ? "\\%03o" : "\\u%04x",
                static_cast<unsigned>(c));
  return text;
}

}  // namespace

std::optional<std::string> LiteralOf(const Json& value, char type) {
  if (type == 'F' || type == 'D') return Floating(value, type == 'D');
  const auto number = WholeNumber(value);
  if (!number) return std::nullopt;
  switch (type) {
    case 'Z':
      return *number != 0 ? "true" : "false";
    case 'C':
      return "'" + CharText(static_cast<char16_t>(*number), '\'') + "'";
    case 'B':
      return "(byte) " + std::to_string(*number);
    case 'S':
      return "(short) " + std::to_string(*number);
    case 'J':
      return std::to_string(*number) + "L";
    default:
      return std::to_string(*number);
  }
}

std::string StringLiteral(std::u16string_view text) {
  std::string literal = "\"";
  for (const char16_t c : text) literal += CharText(c, '"');
  return literal + "\"";
}

std::u16string Utf16Of(std::string_view utf8) {
  std::u16string units;
  for (size_t i = 0; i < utf8.size();) {
    const auto lead = static_cast<unsigned char>(utf8[i]);
    const size_t more = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    char32_t code = more == 0 ? lead : lead & (0x3f >> more);
    for (size_t k = 1; k <= more && i + k < utf8.size(); ++k)
      code = code << 6 | (static_cast<unsigned char>(utf8[i + k]) & 0x3f);
    i += more + 1;
    if (code < 0x10000) {
      units += static_cast<char16_t>(code);
    } else {
      units += static_cast<char16_t>(0xd800 + ((code - 0x10000) >> 10));
      units += static_cast<char16_t>(0xdc00 + ((code - 0x10000) & 0x3ff));
    }
  }
  return units;
}

}  // namespace testgen
