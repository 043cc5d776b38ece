#include "cli/options/options.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/edit_distance.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

const OptionSpec* FindSpec(std::span<const OptionSpec> specs,
                           std::string_view name) {
  for (const OptionSpec& s : specs)
    if (name == s.name || (s.alias != nullptr && name == s.alias)) return &s;
  return nullptr;
}

Error UnknownOption(std::span<const OptionSpec> specs,
                    const std::string& name) {
  std::vector<std::string_view> names;
  for (const OptionSpec& s : specs) names.push_back(s.name);
  return Error{"unknown option " + name + "; did you mean " +
               Nearest(name, names) + "?"};
}

std::optional<uint64_t> ToNumber(std::string_view text) {
  uint64_t value = 0;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size())
    return std::nullopt;
  return value;
}

// "There are a, b, c".
std::string Listed(std::span<const std::string_view> choices) {
  std::string text;
  for (const std::string_view choice : choices)
    text += (text.empty() ? "There are " : ", ") + std::string(choice);
  return text;
}

}  // namespace

std::string Nearest(std::string_view word,
                    std::span<const std::string_view> candidates) {
  auto nearest = std::min_element(
      candidates.begin(), candidates.end(), [&](auto a, auto b) {
        return base::EditDistance(word, a) < base::EditDistance(word, b);
      });
  return std::string(*nearest);
}

Result<Arguments> Arguments::Parse(std::span<const OptionSpec> specs,
                                   std::span<const std::string> args) {
  Arguments parsed;
  for (const OptionSpec& s : specs)
    if (s.initial != nullptr) parsed.defaults_.emplace(s.name, s.initial);
  for (size_t i = 0; i < args.size(); ++i) {
    const std::string& arg = args[i];
    if (arg == "--") {
      parsed.operands_.insert(parsed.operands_.end(), args.begin() + i + 1,
                              args.end());
      break;
    }
    if (!arg.starts_with("-") || arg == "-") {
      parsed.operands_.push_back(arg);
      continue;
    }
    const size_t equals = arg.find('=');
    const std::string name = arg.substr(0, equals);
    const OptionSpec* spec = FindSpec(specs, name);
    if (spec == nullptr) return UnknownOption(specs, name);
    std::string value;
    if (spec->argument == nullptr) {
      parsed.flags_.insert(spec->name);
      if (equals != std::string::npos) return Error{name + " takes no value"};
    } else if (equals != std::string::npos) {
      value = arg.substr(equals + 1);
    } else if (i + 1 < args.size()) {
      value = args[++i];
    } else {
      return Error{"expected a value after " + name + ": " + spec->argument};
    }
    parsed.all_[spec->name].push_back(value);
    parsed.values_[spec->name] = std::move(value);
  }
  return parsed;
}

std::vector<std::string> Arguments::WordsBut(
    std::span<const std::string_view> options) const {
  std::vector<std::string> words;
  for (const auto& [option, values] : all_) {
    if (std::find(options.begin(), options.end(), option) != options.end())
      continue;
    for (const std::string& value : values)
      words.push_back(flags_.contains(option) ? option : option + "=" + value);
  }
  words.push_back("--");
  words.insert(words.end(), operands_.begin(), operands_.end());
  return words;
}

std::vector<std::string> Arguments::GetAll(std::string_view option) const {
  auto it = all_.find(option);
  return it == all_.end() ? std::vector<std::string>() : it->second;
}

bool Arguments::Has(std::string_view option) const {
  return values_.find(option) != values_.end();
}

std::optional<std::string> Arguments::Get(std::string_view option) const {
  if (auto it = values_.find(option); it != values_.end()) return it->second;
  if (auto it = defaults_.find(option); it != defaults_.end())
    return it->second;
  return std::nullopt;
}

Result<uint64_t> Arguments::Number(std::string_view option, uint64_t low,
                                   uint64_t high) const {
  const std::string text = Get(option).value_or("");
  std::optional<uint64_t> value = ToNumber(text);
  if (!value || *value < low || *value > high)
    return Error{std::string(option) + ": expected a number from " +
                 std::to_string(low) + " to " + std::to_string(high) +
                 ", not \"" + text + "\""};
  return *value;
}

Result<std::string> Arguments::OneOf(
    std::string_view option, std::span<const std::string_view> choices) const {
  const std::string text = Get(option).value_or("");
  if (std::find(choices.begin(), choices.end(), text) != choices.end())
    return text;
  return Error{std::string(option) + ": no such choice \"" + text +
               "\"; did you mean " + Nearest(text, choices) + "? " +
               Listed(choices)};
}

Result<Range> ParseRange(std::string_view option, std::string_view text) {
  const size_t dots = text.find("..");
  const auto first = ToNumber(text.substr(0, dots));
  const auto last =
      dots == std::string_view::npos ? first : ToNumber(text.substr(dots + 2));
  if (!first || !last || *first > *last || *last > 1'000'000)
    return Error{std::string(option) +
                 ": expected a number or a range such as 1..6, not \"" +
                 std::string(text) + "\""};
  return Range{static_cast<uint32_t>(*first), static_cast<uint32_t>(*last)};
}

std::string OptionsHelp(std::span<const OptionSpec> specs) {
  constexpr size_t kColumn = 30;
  std::string text;
  for (const OptionSpec& s : specs) {
    std::string left = "  ";
    if (s.alias != nullptr) left += std::string(s.alias) + ", ";
    left += s.name;
    if (s.argument != nullptr) left += std::string(" ") + s.argument;
    left.resize(std::max(left.size() + 2, kColumn), ' ');
    text += left + s.help;
    if (s.initial != nullptr) text += std::string(" (") + s.initial + ")";
    text += "\n";
  }
  return text;
}

}  // namespace cli
