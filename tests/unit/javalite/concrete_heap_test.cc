#include "javalite/concrete_heap.h"

#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "javalite/types.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr ClassId kA{0}, kB{1}, kMain{2};

CheckedProgram Sample() {
  return Load(
      MainText("(abstract class A ([A a][int n]) ())"
               "(class B extends A ([bool b]) ())",
               "[B x]", "int", "0"));
}

TEST(ConcreteHeapTest, NewObjectsHoldDefaults) {
  CheckedProgram program = Sample();
  ConcreteHeap heap{{NewObject(program, kMain), NewObject(program, kB)}};
  EXPECT_EQ(ToString(program, heap), "0:Main{x=null} 1:B{a=null n=0 b=false}");
}

TEST(ConcreteHeapTest, PrintsCellsByTheirType) {
  CheckedProgram program = Sample();
  ConcreteHeap heap{{{kMain, {1}}, {kB, {1, -1, 1}}}};
  EXPECT_EQ(ToString(program, heap), "0:Main{x=1} 1:B{a=1 n=-1 b=true}");
}

TEST(ConcreteHeapTest, KnowsWhetherCellsFit) {
  CheckedProgram program = Sample();
  auto fits = [&](ConcreteHeap heap) { return IsWellTyped(program, heap); };
  EXPECT_TRUE(fits({{{kMain, {kNullCell}}}}));
  EXPECT_TRUE(fits({{{kMain, {1}}, {kB, {1, -7, 1}}}}));
  EXPECT_FALSE(fits({{{kMain, {}}}})) << "a cell is missing";
  EXPECT_FALSE(fits({{{kMain, {0}}}})) << "Main is no B";
  EXPECT_FALSE(fits({{{kMain, {1}}}})) << "no such object";
  EXPECT_FALSE(fits({{{kMain, {-2}}}})) << "no such object";
  EXPECT_FALSE(fits({{{kMain, {-1}}, {kA, {-1, 0}}}})) << "A is abstract";
  EXPECT_FALSE(fits({{{kMain, {-1}}, {kB, {-1, 0, 2}}}})) << "2 is no bool";
}

}  // namespace
}  // namespace javalite
