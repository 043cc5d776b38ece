// All four ways to initialise an input reach the same control flows, without a
// bound and under a bound on the number of objects. (Under a bound on depth the
// lazier ways meet objects in another order and need not.)
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "base/deadline.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "javalite/generate.h"
#include "javalite/machine.h"
#include "javalite/token.h"
#include "javalite/types.h"
#include "tests/differential/javalite/session.h"
#include "tests/support/effort.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr MachineOptions kShort{5, 1000};
constexpr heap::Bounds kBounds[] = {
    {}, {heap::kUnbounded, 1}, {heap::kUnbounded, 2}, {heap::kUnbounded, 3}};

// Tokens and end of each path; nothing if that takes too long.
std::optional<std::set<std::string>> Flows(
    const CheckedProgram& program, std::string_view mode, heap::Bounds bounds,
    heap::Mutation mutation = heap::Mutation::kNone) {
  Session session(program, mode, bounds, kShort, mutation);
  std::set<std::string> flows;
  search::DepthFirst<Machine::State> frontier;
  search::Limits limits;
  limits.paths = 3000;
  limits.deadline = base::Deadline::After(std::chrono::milliseconds(2000));
  auto explored = search::Explore(
      session.machine(), frontier, limits,
      [&](const Machine::State& state, const search::End& end) {
        flows.insert(
            ToString(program.program(), session.machine().TokensOf(state)) +
            " " + search::InfoOf(end.kind).text);
      });
  if (explored.stopped) return std::nullopt;
  return flows;
}

// Which mode differs from the lazy one; empty if none does. Nothing if it was
// cut short.
std::optional<std::string> Odd(const CheckedProgram& program,
                               heap::Bounds bounds, uint64_t& flows,
                               heap::Mutation mutation = {}) {
  const auto lazy = Flows(program, "lazy", bounds);
  if (!lazy) return std::nullopt;
  flows += lazy->size();
  for (std::string_view mode : {"lazier", "lazier-sharp", "summary"}) {
    const auto other = Flows(program, mode, bounds, mutation);
    if (!other) return std::nullopt;
    if (*other != *lazy)
      return std::string(mode) + ": " + std::to_string(other->size()) +
             " flows instead of " + std::to_string(lazy->size());
  }
  return "";
}

TEST(FlowsTest, AllModesReachTheSameControlFlows) {
  const uint64_t programs = tests::Scaled(2400);
  uint64_t flows = 0, cut = 0;
  for (uint64_t seed = 1; seed <= programs; ++seed) {
    const std::string text = GenerateProgram(seed, {8});
    const CheckedProgram program = Load(text);
    for (const heap::Bounds& bounds : kBounds) {
      const auto odd = Odd(program, bounds, flows);
      cut += !odd;
      ASSERT_EQ(odd.value_or(""), "")
          << "seed " << seed << ", at most " << bounds.objects << " objects\n"
          << text;
    }
  }
  std::printf("%llu programs, %llu control flows, %llu runs cut short\n",
              static_cast<unsigned long long>(programs),
              static_cast<unsigned long long>(flows),
              static_cast<unsigned long long>(cut));
  EXPECT_LE(cut * 10, programs * std::size(kBounds));
}

// A mode that never aliases must show.
TEST(FlowsTest, AModeThatForgetsAliasesIsFound) {
  uint64_t flows = 0, found = 0;
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    const auto odd = Odd(Load(GenerateProgram(seed, {8})), kBounds[2], flows,
                         heap::Mutation::kDropAlias);
    if (odd && !odd->empty()) ++found;
  }
  EXPECT_GT(found, 0u);
}

}  // namespace
}  // namespace javalite
