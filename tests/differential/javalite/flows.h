// The control flows a program has under each way to initialise an input, and
// whether all ways reach the same. They must without a bound and under a bound
// on the number of objects; under a bound on depth the lazier ways meet objects
// in another order and need not.
#ifndef TESTS_DIFFERENTIAL_JAVALITE_FLOWS_H_
#define TESTS_DIFFERENTIAL_JAVALITE_FLOWS_H_

#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "base/deadline.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "javalite/machine.h"
#include "javalite/token.h"
#include "javalite/types.h"
#include "tests/differential/javalite/session.h"

namespace javalite {

struct ControlFlows {
  std::set<std::string> flows;  // tokens and end of each path
  uint64_t paths = 0;
};

// Nothing if that takes too long.
inline std::optional<ControlFlows> Flows(
    const CheckedProgram& program, std::string_view mode, heap::Bounds bounds,
    heap::Mutation mutation = heap::Mutation::kNone) {
  Session session(program, mode, bounds, {5, 1000}, mutation);
  ControlFlows result;
  search::DepthFirst<Machine::State> frontier;
  search::Limits limits;
  limits.paths = 3000;
  limits.deadline = base::Deadline::After(std::chrono::milliseconds(2000));
  auto explored = search::Explore(
      session.machine(), frontier, limits,
      [&](const Machine::State& state, const search::End& end) {
        ++result.paths;
        result.flows.insert(
            ToString(program.program(), session.machine().TokensOf(state)) +
            " " + search::InfoOf(end.kind).text);
      });
  if (explored.stopped) return std::nullopt;
  return result;
}

// Which mode differs from the lazy one, or splits one flow although it is the
// summary; empty if none does. Nothing if it was cut short.
inline std::optional<std::string> Odd(const CheckedProgram& program,
                                      heap::Bounds bounds, uint64_t& flows,
                                      heap::Mutation mutation = {}) {
  const auto lazy = Flows(program, "lazy", bounds);
  if (!lazy) return std::nullopt;
  flows += lazy->flows.size();
  for (std::string_view mode : {"lazier", "lazier-sharp", "summary"}) {
    const auto other = Flows(program, mode, bounds, mutation);
    if (!other) return std::nullopt;
    if (other->flows != lazy->flows)
      return std::string(mode) + ": " + std::to_string(other->flows.size()) +
             " flows instead of " + std::to_string(lazy->flows.size());
    if (mode == "summary" && other->paths != other->flows.size())
      return "summary: " + std::to_string(other->paths) + " paths for " +
             std::to_string(other->flows.size()) + " flows";
  }
  return "";
}

}  // namespace javalite

#endif  // TESTS_DIFFERENTIAL_JAVALITE_FLOWS_H_
