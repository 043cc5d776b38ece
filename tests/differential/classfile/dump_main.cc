// The dump command alone, for tests that compare its output with javap's.
#include <string>
#include <vector>

#include "cli/commands/dump.h"
#include "cli/options/command.h"

int main(int argc, char** argv) {
  std::vector<std::string> args(argv + 1, argv + argc);
  return cli::kDumpCommand.run(args);
}
