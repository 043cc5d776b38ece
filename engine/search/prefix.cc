#include "engine/search/prefix.h"

#include <algorithm>
#include <charconv>

namespace search {
namespace {

base::Error NotAPrefix(size_t at, const std::string& what) {
  return {"not a prefix of a path: " + what, "", at};
}

// A number as it is written: no sign, no zero in front.
base::Result<uint32_t> ReadNumber(std::string_view digits, size_t at) {
  uint32_t number = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error == std::errc::result_out_of_range)
    return NotAPrefix(at, std::string(digits) + " is too large");
  if (error != std::errc() || end != digits.data() + digits.size() ||
      (digits.size() > 1 && digits[0] == '0'))
    return NotAPrefix(at,
                      "expected a number, not \"" + std::string(digits) + "\"");
  return number;
}

}  // namespace

base::Result<Prefix> Prefix::Parse(std::string_view text) {
  Prefix prefix;
  if (text == ".") return prefix;
  for (size_t at = 0; at <= text.size();) {
    const size_t dot = std::min(text.find('.', at), text.size());
    ASSIGN_OR_RETURN(uint32_t taken, ReadNumber(text.substr(at, dot - at), at));
    prefix.taken_.Push(taken);
    at = dot + 1;
  }
  return prefix;
}

Prefix Prefix::With(uint32_t taken) const {
  Prefix longer = *this;
  longer.taken_.Push(taken);
  return longer;
}

bool Prefix::Covers(const Prefix& other) const {
  if (size() > other.size()) return false;
  const std::vector<uint32_t> mine = ToVector(), theirs = other.ToVector();
  return std::equal(mine.begin(), mine.end(), theirs.begin());
}

std::string Prefix::ToText() const {
  if (taken_.empty()) return ".";
  std::string text;
  for (uint32_t taken : ToVector())
    text += (text.empty() ? "" : ".") + std::to_string(taken);
  return text;
}

std::strong_ordering operator<=>(const Prefix& a, const Prefix& b) {
  if (a.taken_.SameAs(b.taken_)) return std::strong_ordering::equal;
  return a.ToVector() <=> b.ToVector();
}

}  // namespace search
