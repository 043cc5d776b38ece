// Det, Exh, One, NoUn and In after every step of many programs.
#include "heap/invariants.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "heap/value_set.h"
#include "javalite/generate.h"
#include "javalite/machine.h"
#include "javalite/types.h"
#include "tests/differential/javalite/session.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr heap::Bounds kSettings[] = {
    {}, {2, heap::kUnbounded}, {1, heap::kUnbounded}, {heap::kUnbounded, 2}};
constexpr MachineOptions kShort{5, 1000};

struct Checked {
  uint64_t states = 0;
  std::optional<std::string> violation = {};
};

// Steps through the program and checks every state, up to a number of them.
Checked CheckProgram(const CheckedProgram& program, std::string_view mode,
                     heap::Bounds bounds,
                     heap::Mutation mutation = heap::Mutation::kNone,
                     uint64_t most = 200) {
  Session session(program, mode, bounds, kShort, mutation);
  Checked checked;
  std::vector<Machine::State> pending = {session.machine().Initial()};
  while (!pending.empty() && checked.states < most && !checked.violation) {
    const Machine::State state = std::move(pending.back());
    pending.pop_back();
    ++checked.states;
    checked.violation = heap::FindViolation(session.context(), state.place,
                                            Machine::InUse(state));
    if (state.end || checked.violation) continue;
    for (Machine::State& next : session.machine().Successors(state))
      pending.push_back(std::move(next));
  }
  return checked;
}

TEST(InvariantsTest, HoldAfterEveryStepOfTheLitmusPrograms) {
  uint64_t states = 0;
  for (std::string_view name : kLitmusNames) {
    CheckedProgram program = Load(LitmusText(name));
    for (std::string_view mode : kModes)
      for (const heap::Bounds& bounds : kSettings) {
        Checked c = CheckProgram(program, mode, bounds);
        EXPECT_FALSE(c.violation)
            << name << ", " << mode << ": " << *c.violation;
        states += c.states;
      }
  }
  std::printf("%llu states\n", static_cast<unsigned long long>(states));
}

TEST(InvariantsTest, HoldAfterEveryStepOfRandomPrograms) {
  uint64_t states = 0;
  for (uint64_t seed = 101; seed <= 150; ++seed) {
    const std::string text = GenerateProgram(seed, {8});
    for (std::string_view mode : kModes) {
      Checked c = CheckProgram(Load(text), mode,
                               kSettings[seed % std::size(kSettings)]);
      ASSERT_FALSE(c.violation)
          << "seed " << seed << ", " << mode << ": " << *c.violation << "\n"
          << text;
      states += c.states;
    }
  }
  std::printf("%llu states\n", static_cast<unsigned long long>(states));
}

// The machine checks itself, where it is asked to.
constexpr MachineOptions kChecking{5, 1000, heap::SelfCheck::kBySolver};

TEST(InvariantsTest, TheMachineChecksEveryStep) {
  CheckedProgram program = Load(LitmusText("lost-write"));
  for (std::string_view mode : kModes)
    EXPECT_GT(Session(program, mode, {}, kChecking).Paths().size(), 1u);
}

TEST(InvariantsDeathTest, TheMachineStopsAtAViolation) {
  EXPECT_DEATH(
      {
        for (std::string_view name : kLitmusNames) {
          CheckedProgram program = Load(LitmusText(name));
          Session(program, "summary", {}, kChecking,
                  heap::Mutation::kDropOriginal)
              .Paths();
        }
      },
      "Exh");
}

// Mutants that leave a heap no correct run could reach. The others lead to
// well-formed heaps that are merely the wrong ones.
constexpr heap::Mutation kBreakInvariants[] = {
    heap::Mutation::kOriginalUnguarded,     heap::Mutation::kDropOriginal,
    heap::Mutation::kAliasWithoutExistence, heap::Mutation::kAccessKeepsNull,
    heap::Mutation::kUnequalForgetsPath,    heap::Mutation::kReadFirstOwner};

// How the mutant breaks an invariant on a litmus program; empty if it does not.
std::string Broken(heap::Mutation mutation) {
  for (std::string_view name : kLitmusNames) {
    CheckedProgram program = Load(LitmusText(name));
    for (const heap::Bounds& bounds : kSettings) {
      Checked c = CheckProgram(program, "summary", bounds, mutation);
      if (c.violation) return std::string(name) + ": " + *c.violation;
    }
  }
  return "";
}

TEST(InvariantsTest, AreBrokenByMutantsOfTheRules) {
  for (const heap::MutationInfo& info : heap::kMutations) {
    const std::string how = Broken(info.mutation);
    std::printf("%-28s %s\n", info.name,
                how.empty() ? "keeps the invariants" : how.c_str());
    const bool should =
        std::find(std::begin(kBreakInvariants), std::end(kBreakInvariants),
                  info.mutation) != std::end(kBreakInvariants);
    EXPECT_TRUE(!should || !how.empty()) << info.name;
  }
}

}  // namespace
}  // namespace javalite
