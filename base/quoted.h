// Text as a literal of Java's. Letters beyond ASCII are escaped, too: a reader
// must see what is there, whatever the terminal makes of it.
#ifndef BASE_QUOTED_H_
#define BASE_QUOTED_H_

#include <cstdio>
#include <string>
#include <string_view>

namespace base {

inline std::string Quoted(std::u16string_view units) {
  std::string text = "\"";
  for (const char16_t unit : units) {
    char code[8];
    if (unit == u'"' || unit == u'\\') text += '\\';
    if (unit >= 0x20 && unit < 0x7f) {
      text += static_cast<char>(unit);
    } else {
      std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(unit));
      text += code;
    }
  }
  return text + '"';
}

}  // namespace base

#endif  // BASE_QUOTED_H_
