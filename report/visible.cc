#include "report/visible.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>

#include "report/utf8.h"

namespace report {
namespace {

struct CodeRange {
  char32_t first, last;
};

// Ascending. Unicode's Cc, Cf and line separators, its fillers without ink,
// and what no document may hold.
constexpr CodeRange kInvisible[] = {
    {0x0000, 0x001f},     // C0 controls
    {0x007f, 0x009f},     // delete, C1 controls
    {0x00ad, 0x00ad},     // soft hyphen
    {0x034f, 0x034f},     // combining grapheme joiner
    {0x061c, 0x061c},     // Arabic letter mark
    {0x115f, 0x1160},     // Hangul fillers
    {0x17b4, 0x17b5},     // Khmer inherent vowels
    {0x180b, 0x180f},     // Mongolian selectors
    {0x200b, 0x200f},     // zero width, direction marks
    {0x2028, 0x202e},     // separators, embeddings, overrides
    {0x2060, 0x206f},     // joiners, isolates
    {0x3164, 0x3164},     // Hangul filler
    {0xd800, 0xdfff},     // surrogates
    {0xfe00, 0xfe0f},     // variation selectors
    {0xfeff, 0xfeff},     // byte order mark
    {0xffa0, 0xffa0},     // half-width filler
    {0xfff0, 0xffff},     // specials, noncharacters; U+FFFD hides a loss
    {0xe0000, 0x10ffff},  // tags, private planes
};

constexpr bool IsAscending() {
  for (size_t i = 1; i < std::size(kInvisible); ++i)
    if (kInvisible[i - 1].last >= kInvisible[i].first) return false;
  return true;
}
static_assert(IsAscending());

bool IsInvisible(char32_t c) {
  for (const CodeRange& range : kInvisible)
    if (c <= range.last) return c >= range.first;
  return false;
}

struct Decoded {
  char32_t code;
  size_t length;
};

// One character at the front of `text`, which is not empty; nothing where there
// is none, an overlong form included (RFC 3629).
std::optional<Decoded> DecodeUtf8(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[i]); };
  const uint8_t lead = byte(0);
  if (lead < 0x80) return Decoded{lead, 1};
  if (lead < 0xc2 || lead > 0xf4) return std::nullopt;
  const size_t length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (text.size() < length) return std::nullopt;
  char32_t code = lead & (0xff >> (length + 1));
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return std::nullopt;
    code = (code << 6) | (byte(i) & 0x3f);
  }
  constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (code < kSmallest[length] || code > 0x10ffff) return std::nullopt;
  return Decoded{code, length};
}

bool IsSurrogate(char32_t code, char32_t first) {
  return code >= first && code < first + 0x400;
}

// The same where the text may be as class files have it (JVMS 4.4.7): NUL in
// two bytes, a character beyond the basic plane as two surrogates.
std::optional<Decoded> Decode(std::string_view text) {
  if (text.starts_with("\xc0\x80")) return Decoded{0, 2};
  const std::optional<Decoded> c = DecodeUtf8(text);
  if (!c || !IsSurrogate(c->code, 0xd800) || text.size() < 6) return c;
  const std::optional<Decoded> low = DecodeUtf8(text.substr(3));
  if (!low || !IsSurrogate(low->code, 0xdc00)) return c;
  return Decoded{0x10000 + ((c->code - 0xd800) << 10) + (low->code - 0xdc00),
                 6};
}

std::string EscapeOf(const char* format, unsigned value) {
  char text[16];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

bool IsSurrogate(char32_t code) { return code >= 0xd800 && code < 0xe000; }

// So many characters at the front that every reader sees as they are: most
// texts have no others.
size_t PlainStart(std::string_view text) {
  size_t at = 0;
  while (at < text.size() && text[at] >= ' ' && text[at] <= '~') ++at;
  return at;
}

// What `hide` says of a character decides whether it is escaped.
template <class Hide>
std::string Rewritten(std::string_view text, Hide hide) {
  const size_t plain = PlainStart(text);
  std::string out(text.substr(0, plain));
  text.remove_prefix(plain);
  while (!text.empty()) {
    const std::optional<Decoded> c = Decode(text);
    if (!c)
      out += EscapeOf("\\x%02x", static_cast<uint8_t>(text[0]));
    else if (hide(c->code))
      out += EscapeOf(c->code > 0xffff ? "\\u{%x}" : "\\u%04x", c->code);
    else
      AppendUtf8(out, c->code);
    text.remove_prefix(c ? c->length : 1);
  }
  return out;
}

}  // namespace

std::string Visible(std::string_view text) {
  return Rewritten(text, IsInvisible);
}

std::string VisibleLines(std::string_view text) {
  return Rewritten(text,
                   [](char32_t c) { return c != U'\n' && IsInvisible(c); });
}

std::string ValidUtf8(std::string_view text) {
  return Rewritten(text, [](char32_t c) { return IsSurrogate(c); });
}

std::string Escaped(std::string_view text) {
  std::string out;
  for (char c : Visible(text)) switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += c;
    }
  return out;
}

}  // namespace report
