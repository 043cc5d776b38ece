// The machine checks the heap's invariants with all references in use.
#include "engine/machine/self_check.h"

#include <string>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/runtime/invocation.h"
#include "gtest/gtest.h"
#include "heap/invariants.h"
#include "heap/mutation.h"
#include "heap/value_set.h"
#include "tests/unit/engine/explored.h"

namespace engine {
namespace {

constexpr char kTwins[] = "tests/differential/engine/twin_classes";
constexpr const char* kEntries[] = {"LostWrite::run", "Reinit::run",
                                    "Rotate::run", "Alias3::run"};

AnalysisOptions Checking(const std::string& heap,
                         heap::Mutation mutation = heap::Mutation::kNone) {
  AnalysisOptions options;
  options.heap = heap;
  options.mutation = mutation;
  options.machine.self_check = heap::SelfCheck::kBySolver;
  return options;
}

TEST(SelfCheckTest, FindsNothingInCorrectRuns) {
  for (const char* entry : kEntries)
    for (const char* heap : {"lazy", "lazier", "lazier-sharp", "summary"}) {
      Explored explored(kTwins, entry, Checking(heap));
      EXPECT_GT(explored.paths.size(), 1u) << entry << ", " << heap;
    }
}

TEST(SelfCheckDeathTest, StopsAMutantThatForgetsOldContents) {
  EXPECT_DEATH(
      {
        for (const char* entry : kEntries)
          Explored(kTwins, entry,
                   Checking("summary", heap::Mutation::kDropOriginal));
      },
      "bug in summa.*Exh");
}

// A machine at its first instruction, with one more reference to try.
class InUseTest : public ::testing::Test {
 protected:
  InUseTest()
      : explored_(kTwins, "LostWrite::run"),
        context_(explored_.analysis().machine().context()),
        state_(explored_.analysis().machine().Initial()) {
    object_ = state_.place.heap.Allocate(explored_.analysis().table().object());
  }

  // Denotes nothing where `there` does not hold.
  Slot Partial() {
    return context_.values.FromSet(heap::ValueSet::Of(
        context_.pool, {{context_.pool.BoolSymbol("there"), object_}}));
  }
  void Check() { CheckState(context_, state_, heap::SelfCheck::kBySolver); }

  Explored explored_;
  Context& context_;
  State state_;
  heap::Location object_;
};

TEST_F(InUseTest, IsWhatFramesHold) {
  const size_t before = InUse(context_, state_).size();
  state_.frame.slots[0] = Slot::At(object_);
  state_.frame.lock = Slot::At(object_);
  Frame callee = MakeFrame(*state_.frame.body);
  callee.slots[0] = Slot::At(object_);
  callee.Push(Slot::At(object_));
  callee.Push(Slot::Int(7));
  PushFrame(state_, callee);
  EXPECT_GE(InUse(context_, state_).size(), before + 3);
  Check();
}

TEST_F(InUseTest, AWrongOperandIsFound) {
  Check();
  state_.frame.Push(Partial());
  EXPECT_DEATH(Check(), "Exh");
}

TEST_F(InUseTest, AWrongLocalOfACallerIsFound) {
  Frame callee = MakeFrame(*state_.frame.body);
  state_.frame.slots[0] = Partial();
  PushFrame(state_, callee);
  EXPECT_DEATH(Check(), "Exh");
}

TEST_F(InUseTest, AnOperandThatWasPoppedIsNot) {
  state_.frame.Push(Partial());
  state_.frame.Pop();
  Check();
}

}  // namespace
}  // namespace engine
