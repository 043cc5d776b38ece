#include "cli/javalite.h"

#include <cstdio>
#include <string>
#include <string_view>

#include "cli/javalite_setup.h"
#include "cli/options.h"

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
    if (operands[0] == s.name) return s.run(arguments);
    names.push_back(s.name);
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
