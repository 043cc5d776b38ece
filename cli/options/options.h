// Options of a command as a table, so that parsing, --help and the messages
// about mistakes all say the same.
#ifndef CLI_OPTIONS_OPTIONS_H_
#define CLI_OPTIONS_OPTIONS_H_

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace cli {

struct OptionSpec {
  const char* name;      // "--bound"
  const char* alias;     // "-b", or null
  const char* argument;  // "K", or null: a flag
  const char* help;
  const char* initial;  // shown as the default; null: none
  // The words it can be, for completion in a shell; null: any.
  const char* choices = nullptr;
};

class Arguments {
 public:
  // Unknown options name the nearest known one. "--x=v" and "--x v" both work;
  // after "--" everything is an operand.
  static base::Result<Arguments> Parse(std::span<const OptionSpec> specs,
                                       std::span<const std::string> args);

  const std::vector<std::string>& operands() const { return operands_; }
  bool Has(std::string_view option) const;
  // What was given last, else the table's default, else nothing.
  std::optional<std::string> Get(std::string_view option) const;
  // All that was given, in order.
  std::vector<std::string> GetAll(std::string_view option) const;
  // Everything that was given, by the options' names.
  const std::map<std::string, std::vector<std::string>, std::less<>>& given()
      const {
    return all_;
  }
  // The same as words, but for some options: what would be parsed to it.
  std::vector<std::string> WordsBut(
      std::span<const std::string_view> options) const;
  // A whole number in [low, high]; the error names the option.
  base::Result<uint64_t> Number(std::string_view option, uint64_t low,
                                uint64_t high) const;
  // One of the choices; the error names the nearest.
  base::Result<std::string> OneOf(
      std::string_view option, std::span<const std::string_view> choices) const;

 private:
  std::vector<std::string> operands_;
  std::map<std::string, std::string, std::less<>> values_;
  std::map<std::string, std::vector<std::string>, std::less<>> all_;
  std::set<std::string, std::less<>> flags_;  // of all_
  std::map<std::string, std::string, std::less<>> defaults_;
};

struct Range {
  uint32_t first;
  uint32_t last;
};
// "3" or "1..6".
base::Result<Range> ParseRange(std::string_view option, std::string_view text);

// The candidate with the fewest changed letters.
std::string Nearest(std::string_view word,
                    std::span<const std::string_view> candidates);

std::string OptionsHelp(std::span<const OptionSpec> specs);

}  // namespace cli

#endif  // CLI_OPTIONS_OPTIONS_H_
