// All four ways to initialise an input reach the same control flows, without a
// bound and under a bound on the number of objects. (Under a bound on depth the
// lazier ways meet objects in another order and need not.)
#include "tests/differential/javalite/flows.h"

#include <cstdint>
#include <cstdio>
#include <iterator>
#include <string>

#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "javalite/generate.h"
#include "javalite/types.h"
#include "tests/support/effort.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr heap::Bounds kBounds[] = {
    {}, {heap::kUnbounded, 1}, {heap::kUnbounded, 2}, {heap::kUnbounded, 3}};

TEST(FlowsTest, AllModesReachTheSameControlFlows) {
  const uint64_t programs = tests::Scaled(800);
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
  EXPECT_GE(flows, programs);
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
