// What the Javalite commands share: their options, and one machine with
// everything it stands on.
#ifndef CLI_SETUP_JAVALITE_SETUP_H_
#define CLI_SETUP_JAVALITE_SETUP_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "base/result.h"
#include "cli/options/options.h"
#include "engine/search/explorer.h"
#include "engine/search/path_checker.h"
#include "expr/pool.h"
#include "heap/initializer.h"
#include "javalite/hierarchy.h"
#include "javalite/machine.h"
#include "javalite/types.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace cli {

std::span<const OptionSpec> JavaliteOptions();

struct JavaliteRun {
  std::string heap;
  heap::Bounds bounds;
  javalite::MachineOptions machine;
  search::Limits limits;
  std::string order;
  uint64_t seed = 1;
  solver::ChainOptions chain;
};

// Everything but heap and bound, which compare varies.
base::Result<JavaliteRun> ReadJavaliteRun(const Arguments& args);
base::Result<javalite::CheckedProgram> LoadJavalite(const std::string& file);

// Owns what one exploration needs, in the order it must be made.
class JavaliteBench {
 public:
  JavaliteBench(const javalite::CheckedProgram& program,
                const JavaliteRun& run);

  expr::Pool pool;
  std::unique_ptr<solver::Solver> chain;
  search::PathChecker checker;
  javalite::Hierarchy types;
  heap::Context context;
  std::unique_ptr<heap::Initializer> initializer;
  javalite::Machine machine;
};

// "bound 3", "at most 2 objects", "no bound".
std::string BoundText(const heap::Bounds& bounds);

int RunJavaliteRun(const Arguments& args);
int RunJavaliteCompare(const Arguments& args);
int RunJavaliteBisim(const Arguments& args);

// Prints "summa: …" and returns the status for bad input.
int Refuse(const base::Error& error);

}  // namespace cli

#endif  // CLI_SETUP_JAVALITE_SETUP_H_
