#include "engine/exactness/given_input.h"

#include <gtest/gtest.h>

#include <memory>
#include <variant>

#include "heap/access.h"
#include "heap/concrete.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "tests/unit/heap/list_types.h"
#include "tests/unit/heap/workbench.h"

namespace exactness {
namespace {

using heap::ConcreteCell;
using heap::ConcreteHeap;
using heap::Location;
using heap::ValueSet;

// A list whose first node leads to a second one, and that back to the first.
ConcreteHeap Cycle() {
  const heap::ListTypes types;
  ConcreteHeap input;
  input.roots.push_back({"this", ConcreteCell::Object(0)});
  input.objects = {heap::BlankObject(types, heap::kList),
                   heap::BlankObject(types, heap::kNode),
                   heap::BlankObject(types, heap::kNode)};
  *input.objects[0].Find(heap::kHead) = ConcreteCell::Object(1);
  *input.objects[1].Find(heap::kNext) = ConcreteCell::Object(2);
  *input.objects[1].Find(heap::kElem) = ConcreteCell::Null();
  *input.objects[1].Find(heap::kSeen) = ConcreteCell::Bool(true);
  *input.objects[2].Find(heap::kNext) = ConcreteCell::Object(1);
  return input;
}

class GivenInputTest : public testing::Test {
 protected:
  // The one place after reading; what it holds.
  heap::Value Read(Location base, heap::FieldId f) {
    auto answers = access.Read(bench.place, ValueSet(base), f);
    EXPECT_EQ(answers.size(), 1u);
    bench.place = answers[0].place;
    return answers[0].answer;
  }
  Location Follow(Location base, heap::FieldId f) {
    return std::get<ValueSet>(Read(base, f)).single();
  }

  heap::Workbench bench{"lazy"};
  const ConcreteHeap input = Cycle();
  const GivenInput given{input};
  heap::Access access{bench.context, given};
};

TEST_F(GivenInputTest, FollowsTheInput) {
  const Location first = Follow(bench.list, heap::kHead);
  const Location second = Follow(first, heap::kNext);
  EXPECT_NE(first, second);
  EXPECT_EQ(Follow(second, heap::kNext), first);
  EXPECT_EQ(Follow(first, heap::kElem), heap::kNull);
}

TEST_F(GivenInputTest, WhatIsNotSaidIsNull) {
  const Location first = Follow(bench.list, heap::kHead);
  const Location second = Follow(first, heap::kNext);
  EXPECT_EQ(Follow(second, heap::kElem), heap::kNull);
}

TEST_F(GivenInputTest, ReadsACellAgainAlike) {
  const Location first = Follow(bench.list, heap::kHead);
  EXPECT_EQ(Follow(bench.list, heap::kHead), first);
  EXPECT_EQ(bench.place.heap.log().size(), 2u);  // the root and one cell
}

TEST_F(GivenInputTest, TruthValuesAndNumbersAreKnown) {
  const Location first = Follow(bench.list, heap::kHead);
  EXPECT_TRUE(std::get<expr::Formula>(Read(first, heap::kSeen)).IsTrue());
  const Location second = Follow(first, heap::kNext);
  EXPECT_TRUE(std::get<expr::Formula>(Read(second, heap::kSeen)).IsFalse());
}

TEST_F(GivenInputTest, DepthIsThatOfTheFirstWayThere) {
  const Location first = Follow(bench.list, heap::kHead);
  const Location second = Follow(first, heap::kNext);
  EXPECT_EQ(bench.place.heap.Info(first).depth, 1u);
  EXPECT_EQ(bench.place.heap.Info(second).depth, 2u);
}

TEST_F(GivenInputTest, AsksNoSolver) {
  const Location first = Follow(bench.list, heap::kHead);
  Follow(first, heap::kNext);
  EXPECT_EQ(bench.checker.questions(), 0u);
}

}  // namespace
}  // namespace exactness
