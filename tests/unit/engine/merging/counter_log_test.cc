#include "engine/merging/counter_log.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/state/body.h"
#include "engine/state/state.h"
#include "expr/diagram.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "gtest/gtest.h"

namespace engine {
namespace {

class CounterLogTest : public testing::Test {
 protected:
  State At(uint32_t instruction, uint64_t ways) const {
    State state;
    state.frame.body = &body_;
    state.frame.next = instruction;
    state.ways = ways;
    return state;
  }
  // As a run does it.
  void Step(const State& state) {
    const State* all[] = {&state, &other_};
    if (log_.WantsMoment()) log_.NoteMoment(all);
    log_.NoteStep(state);
  }

  expr::Pool pool_;
  Body body_ = [] {
    Body body;
    body.method = MethodId(7);
    return body;
  }();
  State other_ = At(9, 3);
  CounterLog log_{pool_.diagram(), expr::Path()};
};

TEST_F(CounterLogTest, InstructionsAreInTheOrderOfTheCode) {
  Step(At(4, 2));
  Step(At(1, 1));
  Step(At(4, 6));
  const auto all = log_.Instructions();
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].at, 1u);
  EXPECT_EQ(all[1].at, 4u);
  EXPECT_EQ(all[1].times, 2u);
  EXPECT_EQ(all[1].ways, 8);
  EXPECT_EQ(all[1].body, &body_);
}

TEST_F(CounterLogTest, AMomentHasAllPlacesOfTheCounter) {
  Step(At(0, 2));
  ASSERT_EQ(log_.moments().size(), 1u);
  EXPECT_EQ(log_.moments()[0].entries, 2u);
  EXPECT_EQ(log_.moments()[0].ways, 5);
  EXPECT_EQ(log_.moments()[0].nodes, 0u);
}

TEST_F(CounterLogTest, GuardsAreWhatWasAssumedSinceTheStart) {
  const expr::Formula a = pool_.BoolSymbol("a");
  const expr::Formula b = pool_.BoolSymbol("b");
  const expr::Path start = expr::Path().With(pool_, a);
  CounterLog log(pool_.diagram(), start);
  State state = At(0, 1);
  state.place.path = start;
  const State* counter[] = {&state};
  log.NoteMoment(counter);
  state.place.path = start.With(pool_, b);
  log.NoteMoment(counter);
  EXPECT_EQ(log.moments()[0].nodes, 0u);
  EXPECT_EQ(log.moments()[1].nodes, pool_.diagram().CountNodes(b));
  EXPECT_GT(log.moments()[1].nodes, 0u);
}

TEST_F(CounterLogTest, ALongRunKeepsMomentsOfAllOfIt) {
  constexpr uint64_t kSteps = 100'000;
  for (uint64_t i = 0; i < kSteps; ++i) Step(At(0, 1));
  const auto& moments = log_.moments();
  ASSERT_LT(moments.size(), CounterLog::kMostMoments);
  ASSERT_GE(moments.size(), CounterLog::kMostMoments / 2);
  EXPECT_EQ(moments.front().bytecodes, 0u);
  const uint64_t apart = moments[1].bytecodes;
  for (size_t i = 1; i < moments.size(); ++i)
    EXPECT_EQ(moments[i].bytecodes - moments[i - 1].bytecodes, apart);
  EXPECT_GE(moments.back().bytecodes + apart, kSteps);
}

}  // namespace
}  // namespace engine
