#include "heap/invariants.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "expr/expr.h"
#include "gtest/gtest.h"
#include "heap/access.h"
#include "heap/initializer.h"
#include "heap/join.h"
#include "heap/location.h"
#include "heap/mutation.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "tests/unit/heap/list_types.h"
#include "tests/unit/heap/workbench.h"

namespace heap {
namespace {

using expr::Formula;

class InvariantsTest : public testing::Test {
 protected:
  InvariantsTest() : w_("summary") {
    head_ = w_.Read(ValueSet(w_.list), kHead);
  }

  // What is wrong with this value in use; empty if nothing is.
  std::string Check(std::vector<Guarded> entries) {
    const ValueSet set[] = {ValueSet::Of(w_.pool, std::move(entries))};
    return FindViolation(w_.context, w_.place, set).value_or("");
  }
  Location node() const { return Location(w_.list.index() + 1); }

  Workbench w_;
  ValueSet head_;
};

TEST_F(InvariantsTest, HoldOfWhatWasRead) {
  const ValueSet in_use[] = {head_, ValueSet(w_.list), ValueSet(kNull)};
  EXPECT_EQ(FindViolation(w_.context, w_.place, in_use), std::nullopt);
}

TEST_F(InvariantsTest, TwoValuesAtOnceBreakDet) {
  EXPECT_EQ(Check({{Formula::True(), kNull}, {Formula::True(), w_.list}}),
            "value 0: Det: this and another hold together");
}

TEST_F(InvariantsTest, NoValueBreaksExh) {
  EXPECT_EQ(Check({{head_.GuardOf(kNull), kNull}}),
            "value 0: Exh: there may be no value");
  w_.AssumeNull(head_, true);
  EXPECT_EQ(Check({{head_.GuardOf(kNull), kNull}}), "");
}

TEST_F(InvariantsTest, AnUninitializedValueInUseBreaksNoUn) {
  EXPECT_EQ(Check({{Formula::True(), kUninitialized}}),
            "value 0: NoUn: a value in use may be uninitialised");
}

TEST_F(InvariantsTest, AnObjectThatMayNotExistBreaksIn) {
  EXPECT_EQ(Check({{Formula::True(), node()}}),
            "value 0: In: head may not exist");
  w_.AssumeNull(head_, false);
  EXPECT_EQ(Check({{Formula::True(), node()}}), "");
}

// A cell matters only where its owner exists.
TEST_F(InvariantsTest, CellsAreCheckedWhereTheirOwnerExists) {
  w_.place.heap = w_.place.heap.WithField(node(), kNext, ValueSet(node()));
  EXPECT_EQ(FindViolation(w_.context, w_.place, {}), std::nullopt);
  w_.place.heap = w_.place.heap.WithField(w_.list, kHead, ValueSet(node()));
  EXPECT_EQ(FindViolation(w_.context, w_.place, {}),
            "head: In: head may not exist");
}

// The same of an object that the program made on one of two paths that met: its
// cells know only what was possible there.
TEST_F(InvariantsTest, WhatOnePathMadeIsCheckedWhereThatPathIsTaken) {
  const Formula taken = head_.GuardOf(node());
  const SymbolicHeap other = w_.place.heap;
  Location made;
  const SymbolicHeap with =
      other.WithAllocation(kNode, made)
          .WithField(made, kNext, ValueSet::Of(w_.pool, {{taken, node()}}));
  for (bool first : {true, false}) {
    const SymbolicHeap& a = first ? with : other;
    const SymbolicHeap& b = first ? other : with;
    w_.place.heap = *Joined(w_.pool, w_.types, first ? taken : !taken, a, b);
    EXPECT_EQ(FindViolation(w_.context, w_.place, {}), std::nullopt);
    EXPECT_EQ(Check({{taken, made}, {!taken, kNull}}), "");
    EXPECT_NE(Check({{Formula::True(), made}}).find("may not exist"),
              std::string::npos);
  }
}

TEST_F(InvariantsTest, AnObjectOfAnotherClassBreaksTyp) {
  w_.place.heap = w_.place.heap.WithField(w_.list, kHead, ValueSet(w_.list));
  EXPECT_EQ(FindViolation(w_.context, w_.place, {}),
            "head: Typ: this may be of another class");
}

// The rule mutant that lets it happen is seen before anything is called on the
// object; and what it leads to is no body at all.
TEST(MutantInvariantsTest, AnAliasOfAnotherClassIsSeen) {
  Workbench w("summary");
  const Context wrong{
      w.pool, w.types, w.checker, {}, Mutation::kAliasWithoutType};
  const Access access(wrong, *w.initializer);
  auto read = access.Read(w.place, ValueSet(w.list), kHead);
  const ValueSet head = std::get<ValueSet>(read[0].answer);
  EXPECT_EQ(FindViolation(wrong, read[0].place, {}),
            "head: Typ: this may be of another class");
  auto body_of = [](ClassId c) { return c == kNode ? 7 : kNoTarget; };
  for (auto& a : access.IsNull(read[0].place, head)) {
    if (a.answer) continue;
    auto targets = access.Dispatch(a.place, head, body_of);
    ASSERT_EQ(targets.size(), 1u);
    EXPECT_EQ(targets[0].answer, 7u);
  }
}

// The witness is one of the models: what it shows is wrong, what it does not
// show may be.
TEST_F(InvariantsTest, TheWitnessShowsViolationsWithoutASolver) {
  const ValueSet in_use[] = {head_};
  EXPECT_EQ(FindViolationInWitness(w_.context, w_.place, in_use), std::nullopt);
  const ValueSet wrong[] = {ValueSet(node())};
  w_.AssumeNull(head_, true);
  const uint64_t questions = w_.checker.questions();
  EXPECT_EQ(FindViolationInWitness(w_.context, w_.place, wrong),
            "value 0: In: head may not exist");
  EXPECT_EQ(w_.checker.questions(), questions);
}

TEST_F(InvariantsTest, MachinesStopAtAViolation) {
  constexpr SelfCheck kHow = SelfCheck::kInWitness;
  CheckInvariants(w_.context, w_.place, {}, kHow);
  const ValueSet wrong[] = {ValueSet(kUninitialized)};
  EXPECT_DEATH(CheckInvariants(w_.context, w_.place, wrong, kHow), "NoUn");
  EXPECT_DEATH(
      CheckInvariants(w_.context, w_.place, wrong, SelfCheck::kBySolver),
      "NoUn");
  CheckInvariants(w_.context, w_.place, wrong, SelfCheck::kOff);
}

}  // namespace
}  // namespace heap
