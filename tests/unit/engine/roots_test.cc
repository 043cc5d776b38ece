// What a path keeps of the objects it made: one object per kind of root, which
// is gone where that kind is left out; memory by what is in use; and the same
// paths with dropping after every allocation as without any.
#include "engine/state/roots.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/runtime/context.h"
#include "engine/state/frame.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "expr/pool.h"
#include "gtest/gtest.h"
#include "heap/cell.h"
#include "heap/concrete.h"
#include "heap/example.h"
#include "heap/live.h"
#include "heap/location.h"
#include "heap/print.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "tests/unit/engine/explored.h"

namespace engine {
namespace {

using heap::Location;

constexpr char kClasses[] = "tests/unit/engine/garbage";

class RootsTest : public testing::Test {
 protected:
  RootsTest()
      : explored_(kClasses, "Garbage::inStatic"),
        context_(explored_.analysis().machine().context()),
        state_(explored_.states.at(0)) {
    state_.frame.slots.assign(4, Slot());
    state_.frame.locals = 2;
    state_.frame.top = 3;
    state_.result = Slot();
    object_ = Make();
  }

  Location Make() {
    return state_.place.heap.Allocate(explored_.analysis().table().object());
  }
  // A reference that may be the object, as a frame has it.
  Slot MayBe(Location l) {
    const expr::Formula p = context_.pool.BoolSymbol("p");
    return context_.values.FromSet(
        heap::ValueSet::Of(context_.pool, {{p, heap::kNull}, {!p, l}}));
  }
  // Where only these kinds of roots are looked at.
  bool IsLive(const std::function<bool(Root)>& wanted) {
    heap::Live live(context_.types, state_.place.heap);
    for (int i = 0; i < kRoots; ++i)
      if (wanted(static_cast<Root>(i)))
        MarkRoot(static_cast<Root>(i), context_.pool, context_.values, state_,
                 live);
    for (Location dead : live.Dead())
      if (dead == object_) return false;
    return true;
  }
  void ExpectKeptBy(Root root) {
    EXPECT_TRUE(IsLive([](Root) { return true; }));
    EXPECT_FALSE(IsLive([&](Root other) { return other != root; }));
    DropUnreachable(context_.pool, context_.types, context_.values, state_);
    EXPECT_TRUE(state_.place.heap.Has(object_));
  }

  Explored explored_;
  Context& context_;
  State state_;
  Location object_;
};

TEST_F(RootsTest, WithoutARootItIsDropped) {
  DropUnreachable(context_.pool, context_.types, context_.values, state_);
  EXPECT_FALSE(state_.place.heap.Has(object_));
}

TEST_F(RootsTest, ALocalVariable) {
  state_.frame.slots[1] = Slot::At(object_);
  ExpectKeptBy(Root::kFrame);
}

TEST_F(RootsTest, AnOperandThatMayBeIt) {
  state_.frame.slots[2] = MayBe(object_);
  ExpectKeptBy(Root::kFrame);
}

TEST_F(RootsTest, WhatIsAboveTheOperandsIsNone) {
  state_.frame.slots[3] = Slot::At(object_);
  EXPECT_FALSE(IsLive([](Root) { return true; }));
}

TEST_F(RootsTest, ANumberIsNone) {
  state_.frame.slots[0] = Slot::Int(static_cast<int32_t>(object_.index()));
  EXPECT_FALSE(IsLive([](Root) { return true; }));
}

TEST_F(RootsTest, TheLockOfAMethod) {
  state_.frame.lock = Slot::At(object_);
  ExpectKeptBy(Root::kFrame);
}

TEST_F(RootsTest, ACaller) {
  Frame caller = state_.frame;
  caller.slots[0] = Slot::At(object_);
  state_.callers = state_.callers.With(caller).With(state_.frame);
  ExpectKeptBy(Root::kCallers);
}

TEST_F(RootsTest, AHolderOfStaticFields) {
  state_.classes =
      state_.classes.With(1'000'000, {ClassState::Status::kReady, object_});
  ExpectKeptBy(Root::kStatics);
}

TEST_F(RootsTest, AStaticField) {
  bool is_set = false;
  explored_.states.at(0).place.heap.ForEachCell(
      [&](Location l, heap::FieldId f, const heap::CellContent& cell) {
        if (is_set || !context_.types.IsHolder(state_.place.heap.Info(l).exact))
          return;
        if (!cell.IsLocation() || cell.location() < heap::kFirstObject) return;
        state_.place.heap.SetField(l, f, heap::ValueSet(object_));
        is_set = true;
      });
  EXPECT_TRUE(is_set);
  EXPECT_TRUE(IsLive([](Root) { return true; }));
}

TEST_F(RootsTest, AString) {
  state_.literals = state_.literals.With(1'000'000, object_);
  ExpectKeptBy(Root::kLiterals);
}

TEST_F(RootsTest, AClassObject) {
  state_.mirrors = state_.mirrors.With(1'000'000, object_);
  ExpectKeptBy(Root::kMirrors);
}

TEST_F(RootsTest, ALambdaThatCapturesNothing) {
  state_.lambdas = state_.lambdas.With(1'000'000, object_);
  ExpectKeptBy(Root::kLambdas);
}

TEST_F(RootsTest, ABoxWhereHashCodesTellItFromAnother) {
  state_.boxes.Push(
      {ClassId(0), context_.pool.Int(1), object_, expr::Formula::True()});
  state_.hashed = true;
  ExpectKeptBy(Root::kBoxes);
  EXPECT_EQ(state_.boxes.size(), 1u);
}

TEST_F(RootsTest, ABoxThatNobodyHoldsGoes) {
  state_.boxes.Push(
      {ClassId(0), context_.pool.Int(1), object_, expr::Formula::True()});
  DropUnreachable(context_.pool, context_.types, context_.values, state_);
  EXPECT_FALSE(state_.place.heap.Has(object_));
  EXPECT_TRUE(state_.boxes.empty());
}

TEST_F(RootsTest, APartOfATextToCome) {
  state_.unwritten.Set(1'000'000, std::make_shared<const LateText>(
                                      LateText{nullptr, {Slot::At(object_)}}));
  ExpectKeptBy(Root::kUnwritten);
}

TEST_F(RootsTest, AStringThatWasAskedFor) {
  state_.asked = state_.asked.With({'L', Slot::At(object_)});
  ExpectKeptBy(Root::kAsked);
}

TEST_F(RootsTest, AMonitorThatIsEntered) {
  state_.monitors = state_.monitors.With(object_.index(), Slot::Int(1));
  ExpectKeptBy(Root::kMonitors);
}

TEST_F(RootsTest, AMonitorThatWasLeftGoesWithItsObject) {
  const Location other = Make();
  state_.frame.slots[0] = Slot::At(other);
  state_.monitors = state_.monitors.With(object_.index(), Slot::Int(0))
                        .With(other.index(), Slot::Int(0));
  DropUnreachable(context_.pool, context_.types, context_.values, state_);
  EXPECT_FALSE(state_.place.heap.Has(object_));
  EXPECT_EQ(state_.monitors.Find(object_.index()), nullptr);
  EXPECT_NE(state_.monitors.Find(other.index()), nullptr);
}

TEST_F(RootsTest, TheResult) {
  state_.result = MayBe(object_);
  ExpectKeptBy(Root::kResult);
}

TEST_F(RootsTest, WhatTheMethodWillStartFrom) {
  state_.before_requirement = std::make_shared<const State>(state_);
  ExpectKeptBy(Root::kRequirement);
}

TEST_F(RootsTest, AHashCode) {
  state_.place.heap.NoteNamed(object_);
  ExpectKeptBy(Root::kHashCodes);
}

TEST_F(RootsTest, WhatAFunctionWasAsked) {
  const expr::Formula p = context_.pool.BoolSymbol("p");
  const heap::ValueSet argument =
      heap::ValueSet::Of(context_.pool, {{p, heap::kNull}, {!p, object_}});
  state_.place.heap.AddCall(
      {heap::kFirstObject, 0, {}, {argument}, expr::Formula::True()});
  ExpectKeptBy(Root::kCalls);
}

TEST_F(RootsTest, ANameForAValueSet) {
  const expr::Formula p = context_.pool.BoolSymbol("p");
  const std::vector<std::pair<expr::Formula, uint32_t>> cases = {
      {p, heap::kNull.index()}, {!p, object_.index()}};
  state_.place.path = state_.place.path.WithDerived(
      context_.pool, context_.pool.MakeDerived(cases));
  ExpectKeptBy(Root::kChoices);
}

TEST_F(RootsTest, AChoiceOfThePath) {
  const expr::Variable choice = context_.pool.MakeChoice(
      "cell", std::vector<uint32_t>{heap::kNull.index(), object_.index()});
  state_.place.path = state_.place.path.With(
      context_.pool, context_.pool.ChoiceIs(choice, heap::kNull.index()));
  ExpectKeptBy(Root::kChoices);
}

TEST_F(RootsTest, AChoiceOfTheLog) {
  heap::InitRecord record;
  record.choice = context_.pool.MakeChoice(
      "cell", std::vector<uint32_t>{heap::kNull.index(), object_.index()});
  state_.place.heap = state_.place.heap.WithRecord(record);
  ExpectKeptBy(Root::kChoices);
}

// Which numbers of an input the example leaves open: 'u' for unread.
std::string UnreadOf(const heap::ConcreteHeap& input) {
  std::string marks;
  for (const heap::ConcreteObject& object : input.objects)
    for (const heap::ConcreteField& field : object.fields)
      marks += field.cell.unread ? 'u' : '.';
  return marks + "\n";
}

// Every path: how it ends, after how much, and its example.
std::vector<std::string> PathsOf(const std::string& method,
                                 AnalysisOptions options, uint32_t drop_after) {
  options.machine.drop_after = drop_after;
  Explored explored(kClasses, "Garbage::" + method, options);
  Analysis& analysis = explored.analysis();
  std::vector<std::string> paths;
  for (size_t i = 0; i < explored.states.size(); ++i) {
    const State& s = explored.states[i];
    std::string text = explored.paths[i].end + " " + explored.paths[i].text +
                       " " + std::to_string(s.steps) + " " +
                       std::to_string(s.flow.a) + " " +
                       std::to_string(s.branches.size()) + " " +
                       std::to_string(s.place.heap.objects()) + "\n";
    std::optional<heap::Value> result;
    if (s.result.type != Slot::Type::kNone)
      result = analysis.program().values.ToValue(s.result);
    if (auto example =
            heap::ExampleOf(analysis.pool(), analysis.types(), s.place, result,
                            analysis.context().bounds))
      text += heap::Print(analysis.types(), example->input()) +
              UnreadOf(example->input()) + "->\n" +
              heap::Print(
                  analysis.types(),
                  heap::WithoutGarbage(
                      example->Output(result),
                      static_cast<uint32_t>(example->input().objects.size())));
    paths.push_back(text);
  }
  return paths;
}

class DroppingTest : public testing::TestWithParam<const char*> {};

TEST_P(DroppingTest, ChangesNoPath) {
  const char* const methods[] = {
      "lists",    "inStatic", "inCaller", "unreadButStored",  "hashes",
      "strings",  "lambdas",  "locks",    "thrown",           "arrays",
      "reversed", "either",   "endless",  "endlessAndMaking",
  };
  AnalysisOptions options;
  options.heap = GetParam();
  options.machine.steps = 500'000;
  for (const char* method : methods) {
    if (std::string(method) == "endlessAndMaking")
      options.machine.steps = 2'000;
    const auto without = PathsOf(method, options, kNeverDrop);
    EXPECT_FALSE(without.empty()) << method;
    EXPECT_EQ(PathsOf(method, options, 1), without) << method;
    EXPECT_EQ(PathsOf(method, options, 2), without) << method;
  }
}

TEST_P(DroppingTest, LeavesWhatTheMethodStartsFrom) {
  AnalysisOptions options;
  options.heap = GetParam();
  options.requires_method = "isShort";
  const auto without = PathsOf("reversed", options, kNeverDrop);
  EXPECT_GT(without.size(), 2u);
  EXPECT_EQ(PathsOf("reversed", options, 1), without);
}

INSTANTIATE_TEST_SUITE_P(Heaps, DroppingTest,
                         testing::Values("lazy", "lazier", "lazier-sharp",
                                         "summary"));

TEST(MemoryTest, FollowsWhatIsInUse) {
  AnalysisOptions options;
  options.machine.steps = 5'000'000;
  Explored explored(kClasses, "Garbage::lists", options);
  const heap::SymbolicHeap& heap = explored.states.at(0).place.heap;
  EXPECT_GT(heap.objects(), 20'000u);
  EXPECT_LT(heap.held(), 3 * uint64_t{kDropAfter} + 100);
  EXPECT_EQ(explored.paths[0].end, "return");
}

TEST(MemoryTest, NumbersInCellsAreNoTerms) {
  AnalysisOptions options;
  options.machine.steps = 5'000'000;
  Explored explored(kClasses, "Garbage::lists", options);
  EXPECT_LT(explored.analysis().pool().terms(), 1'000u);
}

}  // namespace
}  // namespace engine
