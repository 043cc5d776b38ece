#include "engine/exactness/known_pairs.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/exactness/same_heap.h"
#include "expr/expr.h"
#include "expr/pool.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "tests/unit/heap/list_types.h"

namespace exactness {
namespace {

using expr::Formula;
using heap::Location;
using heap::SymbolicHeap;
using heap::ValueSet;

SymbolicHeap OneList() {
  Location list;
  return SymbolicHeap().WithRoot(heap::kList, list);
}

TEST(SameHeapTest, ACopyIsTheSame) {
  const SymbolicHeap heap = OneList();
  const SymbolicHeap copy = heap;
  EXPECT_TRUE(SameHeap(heap, copy));
  EXPECT_EQ(KeyOf(heap), KeyOf(copy));
}

// Written back, it is the same again, though not the same object.
TEST(SameHeapTest, CellsCount) {
  const SymbolicHeap heap = OneList().WithField(heap::kFirstObject, heap::kHead,
                                                ValueSet(heap::kNull));
  const SymbolicHeap changed = heap.WithField(heap::kFirstObject, heap::kHead,
                                              ValueSet(heap::kFirstObject));
  EXPECT_FALSE(SameHeap(heap, changed));
  EXPECT_FALSE(SameHeap(changed, heap));
  EXPECT_TRUE(SameHeap(heap, changed.WithField(heap::kFirstObject, heap::kHead,
                                               ValueSet(heap::kNull))));
  const SymbolicHeap more =
      heap.WithField(heap::kFirstObject, heap::kSize, Formula::True());
  EXPECT_FALSE(SameHeap(heap, more));
  EXPECT_FALSE(SameHeap(more, heap));
}

TEST(SameHeapTest, ObjectsCount) {
  const SymbolicHeap heap = OneList();
  Location a, b;
  const SymbolicHeap node = heap.WithAllocation(heap::kNode, a);
  const SymbolicHeap data = heap.WithAllocation(heap::kData, b);
  EXPECT_FALSE(SameHeap(heap, node));
  EXPECT_FALSE(SameHeap(node, data));
  EXPECT_FALSE(SameHeap(node, node.WithPrestate(a)));
  EXPECT_TRUE(SameHeap(node, heap.WithAllocation(heap::kNode, a)));
}

TEST(SameHeapTest, WhatEntryKnowsCounts) {
  const SymbolicHeap heap = OneList().WithField(heap::kFirstObject, heap::kHead,
                                                ValueSet(heap::kNull));
  EXPECT_FALSE(SameHeap(heap, heap.WithEntry()));
}

TEST(SameHeapTest, TheLogMustBeShared) {
  EXPECT_FALSE(SameHeap(OneList(), OneList()));
}

TEST(SameHeapTest, DeferredReferencesCount) {
  const SymbolicHeap heap = OneList().WithObject(
      {.kind = heap::ObjectInfo::Kind::kDeferred, .exact = heap::kNode});
  const Location deferred(heap.next_location().index() - 1);
  EXPECT_FALSE(SameHeap(
      heap, heap.WithStatus(deferred, {heap::Deferred::Status::kNonNull, {}})));
}

TEST(ConjunctsTest, BeyondIsWhatIsNew) {
  expr::Pool pool;
  const Formula a = pool.BoolSymbol("a"), b = pool.BoolSymbol("b"),
                c = pool.BoolSymbol("c");
  const Conjuncts one = Conjuncts().With(a);
  const Conjuncts three = one.With(b).With(c);
  EXPECT_EQ(Beyond(three, 1), (std::vector<Formula>{b, c}));
  EXPECT_EQ(Beyond(three, 0), (std::vector<Formula>{a, b, c}));
  EXPECT_EQ(Beyond(three, 3), std::vector<Formula>{});
  EXPECT_TRUE(Begins(three, one));
  EXPECT_FALSE(Begins(one, three));
  EXPECT_FALSE(Begins(one.With(c), one.With(b)));
}

TEST(KnownPairTest, AStandingHoldsForLongerPathsOnly) {
  expr::Pool pool;
  const Conjuncts a = Conjuncts().With(pool.BoolSymbol("a"));
  const Conjuncts ab = a.With(pool.BoolSymbol("b"));
  const Conjuncts ac = a.With(pool.BoolSymbol("c"));
  KnownPair pair{OneList(), nullptr, {}, {}};
  pair.Add({ab, pool.BoolSymbol("b"), {}});
  EXPECT_EQ(pair.Find(a), nullptr);
  EXPECT_EQ(pair.Find(ac), nullptr);
  ASSERT_NE(pair.Find(ab), nullptr);
  EXPECT_NE(pair.Find(ab.With(pool.BoolSymbol("d"))), nullptr);
  pair.Add({a, pool.BoolSymbol("a"), {}});
  EXPECT_EQ(pair.Find(ac)->condition, pool.BoolSymbol("a"));
}

TEST(KnownPairsTest, TheSameSummaryIsFoundAgain) {
  KnownPairs known;
  const SymbolicHeap a = OneList(), b = OneList();
  known.Of(a).Add({});
  EXPECT_TRUE(known.Of(b).coverings.empty());
  EXPECT_EQ(known.Of(a).coverings.size(), 1u);
}

TEST(KnownPairsTest, WhatIsUsedLeastRecentlyIsForgotten) {
  KnownPairs known;
  const SymbolicHeap used = OneList(), unused = OneList();
  known.Of(used).Add({});
  known.Of(unused).Add({});
  for (int i = 0; i < 100; ++i) {
    known.Of(OneList());
    EXPECT_EQ(known.Of(used).coverings.size(), 1u) << i;
  }
  EXPECT_TRUE(known.Of(unused).coverings.empty());
}

}  // namespace
}  // namespace exactness
