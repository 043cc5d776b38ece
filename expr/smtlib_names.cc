#include "expr/smtlib_names.h"

#include <cstddef>

namespace expr {
namespace {

constexpr char kHex[] = "0123456789abcdef";
constexpr std::string_view kVariantMark = "!v.";

bool MustEscape(unsigned char c) {
  return c == '|' || c == '\\' || c == '!' || c == '"' || c < 0x20 || c >= 0x7f;
}

int HexValue(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

// "!v.12" at the very end.
std::string_view WithoutVariant(std::string_view text) {
  const size_t at = text.rfind(kVariantMark);
  if (at == std::string_view::npos) return text;
  const std::string_view digits = text.substr(at + kVariantMark.size());
  if (digits.empty() ||
      digits.find_first_not_of("0123456789") != std::string_view::npos)
    return text;
  return text.substr(0, at);
}

}  // namespace

std::string QuoteName(std::string_view name, size_t variant) {
  std::string text = "|";
  for (unsigned char c : name) {
    if (!MustEscape(c)) {
      text += static_cast<char>(c);
      continue;
    }
    text += '!';
    text += kHex[c >> 4];
    text += kHex[c & 15];
  }
  if (variant != 0) text += std::string(kVariantMark) + std::to_string(variant);
  return text + "|";
}

std::string UnquoteName(std::string_view text) {
  text = WithoutVariant(text);
  std::string name;
  for (size_t i = 0; i < text.size(); ++i) {
    const bool escape = text[i] == '!' && i + 2 < text.size() &&
                        HexValue(text[i + 1]) >= 0 &&
                        HexValue(text[i + 2]) >= 0;
    if (escape) {
      name +=
          static_cast<char>(HexValue(text[i + 1]) * 16 + HexValue(text[i + 2]));
      i += 2;
    } else {
      name += text[i];
    }
  }
  return name;
}

}  // namespace expr
