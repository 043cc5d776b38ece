#include "classfile/manifest.h"

#include <algorithm>
#include <charconv>

namespace classfile {
namespace {

bool SameKey(std::string_view a, std::string_view b) {
  auto same = [](char x, char y) { return (x | 32) == (y | 32); };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

// Takes the next line off; its end may be of any of three kinds.
std::string_view TakeLine(std::string_view& text) {
  const size_t end = std::min(text.find_first_of("\r\n"), text.size());
  const std::string_view line = text.substr(0, end);
  const bool both = text.substr(end).starts_with("\r\n");
  text.remove_prefix(std::min(end + (both ? 2 : 1), text.size()));
  return line;
}

// The same with the lines that it goes on in.
std::string TakeEntry(std::string_view& text) {
  std::string entry(TakeLine(text));
  while (text.starts_with(" ")) entry += TakeLine(text).substr(1);
  return entry;
}

std::string Trimmed(std::string_view text) {
  const size_t first = std::min(text.find_first_not_of(' '), text.size());
  text.remove_prefix(first);
  const size_t last = text.find_last_not_of(' ');
  return std::string(text.substr(0, last == text.npos ? 0 : last + 1));
}

// "a%20b" is "a b".
std::string Decoded(std::string_view url) {
  std::string path;
  for (size_t i = 0; i < url.size(); ++i) {
    unsigned value = 0;
    const char* digits = url.data() + i + 1;
    if (url[i] == '%' && i + 2 < url.size() &&
        std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2) {
      path += static_cast<char>(value);
      i += 2;
    } else {
      path += url[i];
    }
  }
  return path;
}

// Nothing where it is of another scheme.
std::optional<std::string> PathOf(std::string_view url) {
  constexpr std::string_view kFile = "file:";
  if (url.starts_with(kFile)) url.remove_prefix(kFile.size());
  if (url.starts_with("///")) url.remove_prefix(2);
  if (url.find(':') != url.npos || url.empty()) return std::nullopt;
  return Decoded(url);
}

}  // namespace

std::optional<std::string> ManifestValue(std::string_view manifest,
                                         std::string_view key) {
  while (!manifest.empty()) {
    const std::string entry = TakeEntry(manifest);
    if (entry.empty()) break;  // other sections are of single files
    const size_t colon = entry.find(':');
    if (colon != entry.npos && SameKey(entry.substr(0, colon), key))
      return Trimmed(std::string_view(entry).substr(colon + 1));
  }
  return std::nullopt;
}

std::vector<std::string> ManifestClassPath(std::string_view manifest) {
  std::vector<std::string> paths;
  std::string list = ManifestValue(manifest, "Class-Path").value_or("");
  for (size_t begin = 0; begin < list.size();) {
    const size_t end = std::min(list.find(' ', begin), list.size());
    const std::string_view url =
        std::string_view(list).substr(begin, end - begin);
    if (auto path = PathOf(url)) paths.push_back(*std::move(path));
    begin = end + 1;
  }
  return paths;
}

}  // namespace classfile
