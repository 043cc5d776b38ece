// Characters as bytes of UTF-8. A lone surrogate becomes three bytes, as class
// files have it.
#ifndef REPORT_UTF8_H_
#define REPORT_UTF8_H_

#include <string>

namespace report {

inline void AppendUtf8(std::string& out, char32_t code) {
  const auto tail = [&](int shift) {
    out += static_cast<char>(0x80 | ((code >> shift) & 0x3f));
  };
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xc0 | (code >> 6));
    tail(0);
  } else if (code < 0x10000) {
    out += static_cast<char>(0xe0 | (code >> 12));
    tail(6), tail(0);
  } else {
    out += static_cast<char>(0xf0 | (code >> 18));
    tail(12), tail(6), tail(0);
  }
}

}  // namespace report

#endif  // REPORT_UTF8_H_
