#include "cli/tables/path_choice.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {
namespace {

using base::Error;
using base::Result;

constexpr std::string_view kLine = "line:";
constexpr std::string_view kFailures[] = {"violation", "exception", "never"};

std::optional<int> LineOf(std::string_view text) {
  int line = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), line);
  if (error != std::errc() || end != text.data() + text.size() || line <= 0)
    return std::nullopt;
  return line;
}

std::optional<search::EndKind> KindOf(std::string_view text) {
  for (size_t i = 0; i < std::size(search::kEnds); ++i)
    if (text == search::kEnds[i].text) return static_cast<search::EndKind>(i);
  return std::nullopt;
}

Error NoSuchEnd(const std::string& word) {
  std::vector<std::string_view> words;
  std::string all;
  for (const search::EndInfo& end : search::kEnds) {
    words.push_back(end.text);
    all += std::string(end.text) + ", ";
  }
  return Error{"--only: no end of a path is called \"" + word +
               "\"; did you mean " + Nearest(word, words) + "? There are " +
               all + "and line:N"};
}

}  // namespace

base::Status PathChoice::ReadOnly(const std::string& list) {
  for (size_t begin = 0; begin <= list.size();) {
    const size_t end = std::min(list.find(',', begin), list.size());
    const std::string word = list.substr(begin, end - begin);
    begin = end + 1;
    if (word.starts_with(kLine)) {
      const auto line = LineOf(std::string_view(word).substr(kLine.size()));
      if (!line)
        return Error{"--only: expected a line as in line:42, not \"" + word +
                     "\""};
      lines_.insert(*line);
    } else if (const auto kind = KindOf(word)) {
      kinds_.insert(*kind);
    } else {
      return NoSuchEnd(word);
    }
  }
  return base::Ok{};
}

Result<PathChoice> PathChoice::Read(const Arguments& args) {
  PathChoice choice;
  if (const auto list = args.Get("--only"))
    RETURN_IF_ERROR(choice.ReadOnly(*list));
  if (args.Has("--max-shown")) {
    ASSIGN_OR_RETURN(choice.most_, args.Number("--max-shown", 0, 1'000'000));
  }
  ASSIGN_OR_RETURN(std::string fail_on, args.OneOf("--fail-on", kFailures));
  choice.fail_on_violation_ = fail_on != "never";
  choice.fail_on_exception_ = fail_on == "exception";
  return choice;
}

bool PathChoice::Wants(const PathSummary& path) const {
  return (kinds_.empty() || kinds_.count(path.end.kind) != 0) &&
         (lines_.empty() || lines_.count(LineToShow(path)) != 0);
}

bool PathChoice::Fails(const PathSummary& path) const {
  const bool bad =
      (fail_on_violation_ && path.end.kind == search::EndKind::kViolation) ||
      (fail_on_exception_ && path.end.kind == search::EndKind::kException);
  return bad && !path.doubtful &&
         path.replayed != PathSummary::Replayed::kDiffers;
}

}  // namespace cli
