// What the commands on bytecode share: their options, and how these become an
// analysis.
#ifndef CLI_SETUP_ANALYSIS_SETUP_H_
#define CLI_SETUP_ANALYSIS_SETUP_H_

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/class_path.h"
#include "cli/options/options.h"
#include "cli/setup/source_entry.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"
#include "engine/search/explorer.h"
#include "heap/initializer.h"

namespace cli {

// The options a command has a use for, with its defaults: its own first, then
// those it shares with the others.
struct CommandOptions {
  std::vector<OptionSpec> own, shared;
};
CommandOptions OptionsOf(std::string_view command);
// The same as one table, there for good.
std::span<const OptionSpec> ExploreOptionTable();
std::span<const OptionSpec> CompareOptionTable();
std::span<const OptionSpec> BisimOptionTable();
std::span<const OptionSpec> CheckOptionTable();
std::span<const OptionSpec> WatchOptionTable();
std::span<const OptionSpec> TestgenOptionTable();
std::span<const OptionSpec> DiffOptionTable();

struct AnalysisRun {
  engine::EntryName entry;
  classfile::ClassPath path;
  engine::AnalysisOptions options;
  search::Limits limits;
  std::string order;
  uint64_t seed = 1;
  // Where the source the user named was compiled to; null otherwise.
  std::shared_ptr<TemporaryFolder> classes = nullptr;
};

// Everything but heap and bound, which some commands vary.
base::Result<AnalysisRun> ReadAnalysisRun(const Arguments& args);
// The same of a command that finds its methods itself: the entry is empty.
base::Result<AnalysisRun> ReadAnalysisOptions(const Arguments& args,
                                              engine::EntryName entry,
                                              classfile::ClassPath path);
// Where the class library is; empty: nowhere.
std::string JdkHome(const Arguments& args);
// What is wrong with the class path goes to standard error.
void TellOfClassPath(const classfile::ClassPath& path);
// Of --merge values, or of a list with it.
base::Status ReadCounterRules(const Arguments& args,
                              engine::CounterRules& rules);
// One heap, one bound.
base::Status ReadHeapAndBound(const Arguments& args, AnalysisRun& run);

// A command on bytecode: reads the options, shows help or runs it, and turns an
// error into a line and the status for bad input.
struct AnalysisCommand {
  std::string_view name;
  const char* about;     // what it does, and how it is called
  const char* footnote;  // after the options: an example
  base::Result<int> (*run)(const Arguments& args);
};
int RunAnalysisCommand(const AnalysisCommand& command,
                       std::span<const std::string> args);

// Where classes are looked for before the class library; a class file named by
// its path is found before anything else.
std::string ClassPathText(const Arguments& args,
                          const engine::EntryName& entry);

std::string BoundsText(const heap::Bounds& bounds);
// But for the longest chain.
std::string SizesText(const heap::Bounds& bounds);

}  // namespace cli

#endif  // CLI_SETUP_ANALYSIS_SETUP_H_
