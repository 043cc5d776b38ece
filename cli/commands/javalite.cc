#include "cli/commands/javalite.h"

#include <cstdio>
#include <string>
#include <string_view>

#include "cli/options/options.h"
#include "cli/setup/javalite_setup.h"
#include "cli/setup/output.h"

namespace cli {
namespace {

struct SubCommand {
  std::string_view name;
  int (*run)(const Arguments& args);
  const char* help;
};

constexpr SubCommand kSubCommands[] = {
    {"run", RunJavaliteRun, "every path: how it ends, its condition"},
    {"compare", RunJavaliteCompare, "path counts under several heaps, bounds"},
    {"bisim", RunJavaliteBisim, "lazy against summary, step by step"},
};

// Options that only some of them have a use for.
constexpr struct {
  const char* option;
  std::string_view commands;
} kOnly[] = {
    {"--csv", "compare"}, {"--html", "run or compare"}, {"--dot", "bisim"}};

base::Status CheckOptions(const Arguments& args) {
  for (const auto& only : kOnly)
    if (args.Has(only.option) &&
        only.commands.find(args.operands()[0]) == std::string_view::npos)
      return base::Error{std::string(only.option) + ": only for javalite " +
                         std::string(only.commands)};
  return CheckOutputs(args);
}

void PrintHelp() {
  std::printf("usage: summa javalite run|compare|bisim FILE [options]\n\n");
  for (const SubCommand& s : kSubCommands)
    std::printf("  %-9s %s\n", std::string(s.name).c_str(), s.help);
  std::printf(
      "\n%s\nexample: summa javalite compare "
      "examples/javalite/list.javalite --bound 1..6\n",
      OptionsHelp(JavaliteOptions()).c_str());
}

int Run(std::span<const std::string> args) {
  auto parsed = Arguments::Parse(JavaliteOptions(), args);
  if (!parsed.ok()) return Refuse(parsed.error());
  const Arguments& arguments = parsed.value();
  if (arguments.Has("--help")) {
    PrintHelp();
    return kExitOk;
  }
  const auto& operands = arguments.operands();
  if (operands.size() != 2)
    return Refuse({"javalite: expected run, compare or bisim, and one file"});
  std::vector<std::string_view> names;
  for (const SubCommand& s : kSubCommands) {
    names.push_back(s.name);
    if (operands[0] != s.name) continue;
    const base::Status usable = CheckOptions(arguments);
    return usable.ok() ? s.run(arguments) : Refuse(usable.error());
  }
  return Refuse({"javalite: no such command \"" + operands[0] +
                 "\"; did you mean " + Nearest(operands[0], names) + "?"});
}

}  // namespace

const Command kJavaliteCommand = {
    "javalite", "run|compare|bisim FILE [options]",
    "explore a program of the small language the rules are stated in", Run,
    JavaliteOptions};

}  // namespace cli
