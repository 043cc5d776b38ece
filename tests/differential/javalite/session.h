// A symbolic machine with all it needs, for tests that run many of them.
#ifndef TESTS_DIFFERENTIAL_JAVALITE_SESSION_H_
#define TESTS_DIFFERENTIAL_JAVALITE_SESSION_H_

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "engine/search/path_checker.h"
#include "expr/pool.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "javalite/hierarchy.h"
#include "javalite/machine.h"
#include "javalite/types.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace javalite {

// All four ways to initialise an input.
inline constexpr std::string_view kModes[] = {"lazy", "lazier", "lazier-sharp",
                                              "summary"};

class Session {
 public:
  Session(const CheckedProgram& program, std::string_view mode,
          heap::Bounds bounds, MachineOptions options,
          heap::Mutation mutation = heap::Mutation::kNone)
      : chain_(solver::MakeChain(pool_, {})),
        checker_(pool_, *chain_),
        types_(program),
        context_{pool_, types_, checker_, bounds, mutation},
        initializer_(heap::MakeInitializer(mode)),
        machine_(program, context_, *initializer_, options) {}
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  expr::Pool& pool() { return pool_; }
  const Hierarchy& types() const { return types_; }
  const heap::Context& context() const { return context_; }
  Machine& machine() { return machine_; }

  // Every finished path. They must not outlive the session.
  std::vector<Machine::State> Paths() { return *PathsWithin({}); }
  // The same; nothing if a limit stopped it.
  std::optional<std::vector<Machine::State>> PathsWithin(
      const search::Limits& limits) {
    std::vector<Machine::State> paths;
    search::DepthFirst<Machine::State> frontier;
    const search::Exploration explored =
        search::Explore(machine_, frontier, limits,
                        [&](const Machine::State& s, const search::End&) {
                          paths.push_back(s);
                        });
    if (explored.stopped) return std::nullopt;
    return paths;
  }

 private:
  expr::Pool pool_;
  std::unique_ptr<solver::Solver> chain_;
  search::PathChecker checker_;
  Hierarchy types_;
  heap::Context context_;
  std::unique_ptr<heap::Initializer> initializer_;
  Machine machine_;
};

}  // namespace javalite

#endif  // TESTS_DIFFERENTIAL_JAVALITE_SESSION_H_
