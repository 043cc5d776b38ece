// What may be dropped of a heap, and what dropping leaves.
#include "heap/live.h"

#include <algorithm>
#include <cstdint>
#include <variant>
#include <vector>

#include "expr/expr.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "heap/cell.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "tests/unit/heap/list_types.h"

namespace heap {
namespace {

class LiveTest : public testing::Test {
 protected:
  Location Make(ClassId c = kNode) { return heap_.Allocate(c); }
  std::vector<Location> Dead(const std::vector<Location>& roots) {
    Live live(types_, heap_);
    for (Location l : roots) live.Mark(l);
    return live.Dead();
  }
  void Drop(const std::vector<Location>& roots) {
    heap_.Drop(pool_, Dead(roots));
  }

  using Locations = std::vector<Location>;
  expr::Pool pool_;
  ListTypes types_;
  SymbolicHeap heap_;
};

TEST_F(LiveTest, WhatNothingLeadsToIsDead) {
  const Location a = Make(), b = Make(), c = Make();
  heap_.SetField(c, kNext, ValueSet(a));
  EXPECT_EQ(Dead({}), (Locations{a, b, c}));
  EXPECT_EQ(Dead({c, kNull}), Locations{b});
}

TEST_F(LiveTest, AChainIsFollowedAndACycleEnds) {
  Locations chain;
  for (int i = 0; i < 100; ++i) chain.push_back(Make());
  for (size_t i = 0; i < 100; ++i)
    heap_.SetField(chain[i], kNext, ValueSet(chain[(i + 1) % 100]));
  EXPECT_EQ(Dead({}), chain);
  EXPECT_EQ(Dead({chain[50]}), Locations{});
}

TEST_F(LiveTest, WhatAReferenceMayDenoteIsLive) {
  const Location a = Make(), b = Make(), c = Make(), owner = Make();
  const expr::Formula p = pool_.BoolSymbol("p");
  heap_.SetField(owner, kNext, ValueSet::Of(pool_, {{p, a}, {!p, c}}));
  EXPECT_EQ(Dead({owner}), Locations{b});
  Live live(types_, heap_);
  live.Mark(ValueSet::Of(pool_, {{p, kNull}, {!p, b}}));
  EXPECT_EQ(live.Dead(), (Locations{a, c, owner}));
}

TEST_F(LiveTest, TheInputStaysAndWhatItWasMadeToLeadTo) {
  Location list;
  heap_ = heap_.WithRoot(kList, list);
  const Location a = Make(), b = Make();
  heap_.SetField(list, kHead, ValueSet(b));
  EXPECT_EQ(Dead({}), Locations{a});
}

TEST_F(LiveTest, WhatWasThereBeforeTheRunStays) {
  const Location constant = Make(), bytes = Make();
  heap_ = heap_.WithPrestate(constant).WithEntry();
  const Location a = Make(), b = Make();
  heap_.SetField(bytes, kNext, ValueSet(b));
  EXPECT_EQ(Dead({}), Locations{a});
}

TEST_F(LiveTest, WhatAChoiceSpeaksOfStays) {
  ObjectInfo info;
  info.exact = kData;
  info.type = pool_.MakeChoice("class", std::vector<uint32_t>{2, 3});
  heap_ = heap_.WithObject(info);
  EXPECT_EQ(Dead({}), Locations{});
}

TEST_F(LiveTest, ADroppedObjectIsGoneForThisHeapOnly) {
  const Location a = Make(), b = Make();
  heap_.SetField(a, kNext, ValueSet(b));
  heap_.SetField(b, kNext, ValueSet(b));
  const SymbolicHeap before = heap_;
  Drop({b});
  EXPECT_FALSE(heap_.Has(a));
  EXPECT_FALSE(heap_.IsWritten(a, kNext));
  EXPECT_TRUE(heap_.Has(b));
  EXPECT_TRUE(heap_.IsWritten(b, kNext));
  EXPECT_TRUE(before.Has(a));
  EXPECT_EQ(*before.Written(a, kNext), CellContent::Reference(b));
}

TEST_F(LiveTest, NumbersAreNotUsedAgainAndAllAreCounted) {
  const Location a = Make();
  Drop({});
  EXPECT_EQ(heap_.held(), 0u);
  EXPECT_EQ(heap_.objects(), 1u);
  EXPECT_LT(a, Make());
  EXPECT_EQ(heap_.objects(), 2u);
}

// What was put there is still told to whoever makes an example.
TEST_F(LiveTest, UnknownsOfDroppedCellsAreKept) {
  const Location a = Make(), b = Make();
  const expr::Expr x = pool_.Symbol(expr::Sort::kBv32, "x");
  const expr::Formula p = pool_.BoolSymbol("p");
  heap_.SetField(a, kSize, x);
  heap_.SetField(b, kSize, pool_.Int(3));
  heap_.SetField(a, kSeen, p);
  heap_.SetField(b, kSeen, expr::Formula::True());
  heap_.SetField(b, kNext, ValueSet::Of(pool_, {{p, kNull}, {!p, a}}));
  Drop({});
  std::vector<expr::Expr> terms;
  std::vector<expr::Formula> guards;
  heap_.ForEachDroppedValue([&](const auto& value) {
    if (const auto* term = std::get_if<expr::Expr>(&value))
      terms.push_back(*term);
    else
      guards.push_back(std::get<expr::Formula>(value));
  });
  EXPECT_EQ(terms, std::vector{x});
  EXPECT_EQ(guards.size(), 2u);  // p and its negation
}

TEST_F(LiveTest, MakingAndDroppingHoldsNoMoreThanIsLive) {
  Location last = kNull;
  size_t most = 0;
  for (int i = 0; i < 10'000; ++i) {
    const Location made = Make();
    heap_.SetField(made, kNext, ValueSet(i % 16 == 0 ? kNull : last));
    last = made;
    if (i % 100 == 99) Drop({last});
    most = std::max(most, heap_.held());
  }
  EXPECT_LE(most, 116u);
  EXPECT_EQ(heap_.objects(), 10'000u);
}

class CellTest : public testing::Test {
 protected:
  void ExpectKept(const Value& value) {
    const CellContent cell(value);
    const CellContent copy = cell;
    EXPECT_EQ(copy.ToValue(pool_), value);
    EXPECT_EQ(copy, cell);
  }
  expr::Pool pool_;
};

TEST_F(CellTest, EveryValueComesBack) {
  const expr::Formula p = pool_.BoolSymbol("p");
  ExpectKept(pool_.Symbol(expr::Sort::kBv64, "x"));
  ExpectKept(pool_.Long(int64_t{1} << 40));
  ExpectKept(p);
  ExpectKept(!p);
  ExpectKept(ValueSet());
  ExpectKept(ValueSet(Location(0xffffffff)));
  ExpectKept(ValueSet::Of(pool_, {{p, kNull}, {!p, kFirstObject}}));
}

TEST_F(CellTest, AKnownNumberIsTheConstant) {
  const uint32_t bits[] = {0, 1, 0x80000000, 0xffffffff};
  for (uint32_t b : bits) {
    const CellContent known = CellContent::Number(expr::Sort::kBv32, b);
    const expr::Expr term = pool_.Constant(expr::Sort::kBv32, b);
    EXPECT_EQ(known.ToValue(pool_), Value(term));
    EXPECT_TRUE(CellContent::SameNumber(pool_, known, CellContent(term)));
    EXPECT_TRUE(CellContent::SameNumber(pool_, CellContent(term), known));
    EXPECT_FALSE(CellContent::SameNumber(
        pool_, known, CellContent(pool_.Constant(expr::Sort::kBv32, b + 1))));
    EXPECT_FALSE(CellContent::SameNumber(
        pool_, known, CellContent::Number(expr::Sort::kBv32, b + 1)));
    EXPECT_FALSE(CellContent::SameNumber(
        pool_, known, CellContent::Number(expr::Sort::kF32, b)));
  }
  EXPECT_EQ(CellContent::Number(expr::Sort::kF32, 0x3f800000).ToValue(pool_),
            Value(pool_.Float(1)));
}

}  // namespace
}  // namespace heap
