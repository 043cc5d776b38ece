#include "cli/parts/shard.h"

#include <charconv>
#include <optional>
#include <string_view>

namespace cli {
namespace {

constexpr size_t kMostShards = 100'000;

std::optional<size_t> NumberOf(std::string_view text) {
  size_t number = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return number;
}

}  // namespace

base::Result<Shard> Shard::Read(const Arguments& args) {
  const auto text = args.Get("--shard");
  if (!text) return Shard{};
  base::Result<Shard> shard = Parse(*text);
  if (shard.ok()) return shard;
  return base::Error{"--shard: " + shard.error().what};
}

base::Result<Shard> Shard::Parse(const std::string& text) {
  const size_t slash = text.find('/');
  if (slash != std::string::npos) {
    const auto number = NumberOf(std::string_view(text).substr(0, slash));
    const auto of = NumberOf(std::string_view(text).substr(slash + 1));
    if (number && of && Shard{*number, *of}.IsOne()) return Shard{*number, *of};
  }
  return base::Error{"expected I/N with I from 1 to N, as in 2/5, not " + text};
}

std::string Shard::ToText() const {
  return std::to_string(number) + "/" + std::to_string(of);
}

bool Shard::IsOne() const {
  return number >= 1 && number <= of && of <= kMostShards;
}

// In turn: neighbours, which are alike, come to different shards.
std::vector<size_t> Shard::Choose(size_t properties) const {
  std::vector<size_t> chosen;
  for (size_t i = number - 1; i < properties; i += of) chosen.push_back(i);
  return chosen;
}

}  // namespace cli
