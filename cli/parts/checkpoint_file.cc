#include "cli/parts/checkpoint_file.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <utility>

#include "base/hash.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

constexpr std::string_view kMagic = "summa checkpoint 2\n";

// Sizes of part and bytes, and their checksum, before both.
struct RecordHead {
  uint64_t part_size = 0, size = 0, check = 0;
};

uint64_t CheckOf(std::string_view part, std::string_view bytes) {
  return base::HashCombine(base::HashText(part), base::HashText(bytes));
}

// With its end; what is left of the text comes after it.
std::optional<std::string_view> TakeLine(std::string_view& text) {
  const size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view line = text.substr(0, end + 1);
  text.remove_prefix(line.size());
  return line;
}

std::string_view WithoutEnd(std::string_view line) {
  return line.substr(0, line.size() - 1);
}

// Nothing where it is none.
std::optional<CheckpointHead> TakeHead(std::string_view& text) {
  if (!text.starts_with(kMagic)) return std::nullopt;
  text.remove_prefix(kMagic.size());
  const auto run = TakeLine(text), shard = TakeLine(text),
             words = TakeLine(text);
  if (!run || !shard || !words) return std::nullopt;
  const Result<Shard> read = Shard::Parse(std::string(WithoutEnd(*shard)));
  const auto json = nlohmann::json::parse(*words, nullptr, false);
  if (!read.ok() || !json.is_array()) return std::nullopt;
  CheckpointHead head{std::string(*run), read.value(), {}};
  for (const auto& word : json)
    if (word.is_string()) head.words.push_back(word.get<std::string>());
  return head;
}

// False: what is left of the text begins with none.
bool TakeRecord(std::string_view& text, CheckpointFile& file) {
  RecordHead head;
  if (text.size() < sizeof head) return false;
  std::memcpy(&head, text.data(), sizeof head);
  const size_t rest = text.size() - sizeof head;
  if (head.part_size > rest || head.size > rest - head.part_size) return false;
  const auto part = text.substr(sizeof head, head.part_size);
  const auto bytes = text.substr(sizeof head + head.part_size, head.size);
  if (head.check != CheckOf(part, bytes)) return false;
  if (part.empty())
    file.finished = true;
  else
    file.records[std::string(part)] = bytes;
  text.remove_prefix(sizeof head + head.part_size + head.size);
  return true;
}

}  // namespace

std::string CheckpointHead::ToText() const {
  constexpr int kNoIndent = -1;
  constexpr auto kAsIs = nlohmann::json::error_handler_t::replace;
  return std::string(kMagic) + run + shard.ToText() + "\n" +
         nlohmann::json(words).dump(kNoIndent, ' ', true, kAsIs) + "\n";
}

std::string CheckpointRecord(std::string_view part, std::string_view bytes) {
  const RecordHead head{part.size(), bytes.size(), CheckOf(part, bytes)};
  std::string record(reinterpret_cast<const char*>(&head), sizeof head);
  return record.append(part).append(bytes);
}

bool CheckpointFile::IsOne(std::string_view text) {
  return text.starts_with(kMagic);
}

Result<CheckpointFile> CheckpointFile::Read(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  if (!in) return Error{std::strerror(errno), name};
  std::ostringstream bytes;
  bytes << in.rdbuf();
  const std::string text = std::move(bytes).str();
  std::string_view rest = text;
  std::optional<CheckpointHead> head = TakeHead(rest);
  if (!head) return Error{"is no checkpoint of summa", name};
  CheckpointFile file{name, *std::move(head)};
  while (TakeRecord(rest, file)) {
  }
  file.good = text.size() - rest.size();
  if (!rest.empty())
    std::fprintf(stderr,
                 "summa: %s: cut short or damaged after %zu parts; what is "
                 "missing is done again\n",
                 name.c_str(), file.records.size());
  return file;
}

}  // namespace cli
