// The program: finds the command and runs it.
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "base/os/crew.h"
#include "base/os/deep_thread.h"
#include "cli/commands/bisim.h"
#include "cli/commands/check.h"
#include "cli/commands/compare.h"
#include "cli/commands/diff.h"
#include "cli/commands/dump.h"
#include "cli/commands/entries.h"
#include "cli/commands/explore.h"
#include "cli/commands/gather.h"
#include "cli/commands/javalite.h"
#include "cli/commands/solve.h"
#include "cli/commands/watch.h"
#include "cli/options/command.h"
#include "cli/options/manual.h"
#include "cli/options/options.h"
#include "cli/options/topics.h"
#include "cli/options/version.h"
#include "cli/testing/testgen.h"

namespace cli {
namespace {

constexpr const Command* kCommands[] = {
    &kExploreCommand, &kCompareCommand,  &kCheckCommand,  &kWatchCommand,
    &kDiffCommand,    &kTestgenCommand,  &kGatherCommand, &kBisimCommand,
    &kDumpCommand,    &kJavaliteCommand, &kSolveCommand};

void PrintHelp() {
  std::printf(
      "summa: a symbolic heap analyzer for compiled Java\n"
      "\n"
      "usage: summa COMMAND ARGUMENTS...\n"
      "\n");
  for (const Command* c : kCommands)
    std::printf("  summa %-9s %s\n                  %s\n", c->name, c->synopsis,
                c->help);
  std::printf(
      "\n"
      "  summa COMMAND --help    options, defaults and an example\n"
      "  summa help TOPIC        more about one of these:\n");
  for (const Topic& topic : Topics())
    std::printf("      %-10s          %s\n", topic.name, topic.about);
  std::printf(
      "  summa --version         versions of summa, Z3 and the JDK found\n"
      "  summa --man-page        this and all options, for man\n"
      "  summa --completion SHELL   for bash or zsh\n"
      "\n"
      "exit status: 0 explored, holds or equivalent;\n"
      "             1 violation, not bisimilar or different;\n"
      "             2 wrong usage or bad input; 3 incomplete\n");
}

int Fail(const std::string& what) {
  std::fprintf(stderr, "summa: %s\n", what.c_str());
  return kExitUsage;
}

int PrintCompletion(const std::vector<std::string>& args) {
  const std::string shell = args.size() == 2 ? args[1] : "";
  if (shell != "bash" && shell != "zsh")
    return Fail("--completion: expected bash or zsh");
  std::fputs(
      (shell == "bash" ? BashCompletion(kCommands) : ZshCompletion(kCommands))
          .c_str(),
      stdout);
  return kExitOk;
}

const Command* FindCommand(const std::string& name) {
  for (const Command* c : kCommands)
    if (name == c->name) return c;
  return nullptr;
}

// A topic, a command, or everything there is.
int PrintHelpOn(const std::vector<std::string>& args) {
  if (args.size() < 2) {
    PrintHelp();
    return kExitOk;
  }
  const std::vector<std::string> help = {"--help"};
  if (const Command* command = FindCommand(args[1])) return command->run(help);
  std::vector<std::string_view> names;
  for (const Topic& topic : Topics()) {
    names.push_back(topic.name);
    if (args[1] != topic.name) continue;
    std::fputs(topic.text, stdout);
    return kExitOk;
  }
  for (const Command* c : kCommands) names.push_back(c->name);
  return Fail("no help on \"" + args[1] + "\"; did you mean " +
              Nearest(args[1], names) + "? See summa --help");
}

int Dispatch(const std::vector<std::string>& args) {
  if (args.empty()) {
    PrintHelp();
    return kExitUsage;
  }
  if (args[0] == "--help" || args[0] == "-h" || args[0] == "help")
    return PrintHelpOn(args);
  if (args[0] == "--version") {
    std::fputs(VersionText().c_str(), stdout);
    return kExitOk;
  }
  if (args[0] == "--man-page") {
    std::fputs(ManualPage(kCommands).c_str(), stdout);
    return kExitOk;
  }
  if (args[0] == "--completion") return PrintCompletion(args);
  if (args[0] == "--entries") return PrintEntries(std::span(args).subspan(1));
  if (const Command* command = FindCommand(args[0]))
    return command->run(std::span(args).subspan(1));
  std::vector<std::string_view> names;
  for (const Command* c : kCommands) names.push_back(c->name);
  return Fail("no such command \"" + args[0] + "\"; did you mean " +
              Nearest(args[0], names) + "? See summa --help");
}

int Run(const std::vector<std::string>& args) {
  try {
    return Dispatch(args);
  } catch (const os::Served&) {  // its work is told by another process
    return kExitOk;
  }
}

}  // namespace
}  // namespace cli

int main(int argc, char** argv) {
  const std::vector<std::string> args(argv + 1, argv + argc);
  int status = 0;
  os::DeepThread([&] { status = cli::Run(args); });
  return status;
}
