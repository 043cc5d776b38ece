// The dump command alone, for tests that compare its output with javap's.
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/dump.h"

int main(int argc, char** argv) {
  std::vector<std::string> args(argv + 1, argv + argc);
  return cli::kDumpCommand.run(args);
}
