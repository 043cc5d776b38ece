#include "classfile/modified_utf8.h"

#include <cstring>

namespace classfile {
namespace {

// Length of the leading run of bytes 0x01..0x7f, found eight at a time.
size_t AsciiPrefix(const uint8_t* p, size_t size) {
  constexpr uint64_t kHigh = 0x8080808080808080u;
  constexpr uint64_t kOnes = 0x0101010101010101u;
  size_t i = 0;
  for (; i + 8 <= size; i += 8) {
    uint64_t word;
    std::memcpy(&word, p + i, 8);
    // A zero byte borrows into its high bit.
    if ((word | (word - kOnes)) & kHigh) break;
  }
  while (i < size && p[i] != 0 && p[i] < 0x80) ++i;
  return i;
}

bool IsContinuation(uint8_t byte) { return (byte & 0xc0) == 0x80; }

// Size of the well-formed sequence at `p`, or 0.
size_t SequenceSize(const uint8_t* p, size_t left, bool allow_overlong) {
  if (*p != 0 && *p < 0x80) return 1;
  if ((*p & 0xe0) == 0xc0) {
    if (left < 2 || !IsContinuation(p[1])) return 0;
    unsigned unit = (*p & 0x1fu) << 6 | (p[1] & 0x3fu);
    return unit == 0 || unit >= 0x80 || allow_overlong ? 2 : 0;
  }
  if ((*p & 0xf0) == 0xe0) {
    if (left < 3 || !IsContinuation(p[1]) || !IsContinuation(p[2])) return 0;
    unsigned unit = (*p & 0xfu) << 12 | (p[1] & 0x3fu) << 6;
    return unit >= 0x800 || allow_overlong ? 3 : 0;
  }
  return 0;
}

void AppendCodePoint(uint32_t c, std::string* out) {
  auto put = [&](uint32_t byte) { out->push_back(static_cast<char>(byte)); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xc0 | c >> 6);
    put(0x80 | (c & 0x3f));
  } else if (c < 0x10000) {
    put(0xe0 | c >> 12);
    put(0x80 | (c >> 6 & 0x3f));
    put(0x80 | (c & 0x3f));
  } else {
    put(0xf0 | c >> 18);
    put(0x80 | (c >> 12 & 0x3f));
    put(0x80 | (c >> 6 & 0x3f));
    put(0x80 | (c & 0x3f));
  }
}

bool IsHighSurrogate(uint32_t c) { return c >= 0xd800 && c < 0xdc00; }
bool IsLowSurrogate(uint32_t c) { return c >= 0xdc00 && c < 0xe000; }

}  // namespace

bool IsModifiedUtf8(std::span<const uint8_t> bytes, bool allow_overlong) {
  size_t i = AsciiPrefix(bytes.data(), bytes.size());
  while (i < bytes.size()) {
    size_t size = SequenceSize(&bytes[i], bytes.size() - i, allow_overlong);
    if (size == 0) return false;
    i += size;
  }
  return true;
}

std::u16string DecodeModifiedUtf8(std::string_view text) {
  std::u16string units;
  units.reserve(text.size());
  auto at = [&](size_t i) -> unsigned {
    return i < text.size() ? static_cast<uint8_t>(text[i]) : 0u;
  };
  for (size_t i = 0; i < text.size();) {
    unsigned c = at(i);
    if (c < 0x80) {
      units.push_back(static_cast<char16_t>(c));
      i += 1;
    } else if (c < 0xe0) {
      units.push_back(
          static_cast<char16_t>((c & 0x1f) << 6 | (at(i + 1) & 0x3f)));
      i += 2;
    } else {
      units.push_back(static_cast<char16_t>(
          (c & 0xf) << 12 | (at(i + 1) & 0x3f) << 6 | (at(i + 2) & 0x3f)));
      i += 3;
    }
  }
  return units;
}

std::string ToUtf8(std::u16string_view units) {
  std::string out;
  out.reserve(units.size());
  for (size_t i = 0; i < units.size(); ++i) {
    uint32_t c = units[i];
    bool paired = IsHighSurrogate(c) && i + 1 < units.size() &&
                  IsLowSurrogate(units[i + 1]);
    if (paired)
      c = 0x10000 + ((c - 0xd800) << 10) + (units[++i] - 0xdc00u);
    else if (IsHighSurrogate(c) || IsLowSurrogate(c))
      c = '?';
    AppendCodePoint(c, &out);
  }
  return out;
}

std::string Utf8ToModified(std::string_view text) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    auto byte = static_cast<uint8_t>(text[i]);
    if (byte == 0) {
      out += "\xc0\x80";
    } else if ((byte & 0xf8) == 0xf0 && i + 3 < text.size()) {
      uint32_t c = byte & 7u;
      for (int k = 0; k < 3; ++k)
        c = c << 6 | (static_cast<uint8_t>(text[++i]) & 0x3fu);
      c -= 0x10000;
      AppendCodePoint(0xd800 + (c >> 10 & 0x3ff), &out);
      AppendCodePoint(0xdc00 + (c & 0x3ff), &out);
    } else {
      out.push_back(text[i]);
    }
  }
  return out;
}

}  // namespace classfile
