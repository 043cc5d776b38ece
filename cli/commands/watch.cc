#include "cli/commands/watch.h"

#include <span>
#include <string>

#include "cli/setup/analysis_setup.h"
#include "cli/watching/session.h"

namespace cli {
namespace {

constexpr AnalysisCommand kWatchAnalysis = {
    "watch",
    "Checks properties as summa check does, then waits for class files to\n"
    "change and checks again what that affects. Control-C ends it.\n\n"
    "usage: summa watch TARGET... [options]\n"
    "TARGET: CLASS, CLASS::METHOD, PACKAGE, FOLDER, FILE.jar, FILE.java\n",
    "example: summa watch build/classes --sarif findings.sarif\n", RunWatch};

int RunWatchCommand(std::span<const std::string> args) {
  return RunAnalysisCommand(kWatchAnalysis, args);
}

}  // namespace

const Command kWatchCommand = {"watch", "TARGET... [options]",
                               "check again what a changed class file affects",
                               RunWatchCommand, WatchOptionTable};

}  // namespace cli
