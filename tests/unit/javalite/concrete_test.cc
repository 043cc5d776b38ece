#include "javalite/concrete.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "javalite/concrete_heap.h"
#include "javalite/token.h"
#include "javalite/types.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

// "value: tokens", or the end instead of the value.
std::string Text(const CheckedProgram& program, const Outcome& outcome) {
  return (outcome.value ? ToString(*outcome.value) : ToString(outcome.end)) +
         ": " + ToString(program.program(), outcome.tokens);
}

// A Main without fields.
std::string Value(std::string_view type, std::string_view body) {
  CheckedProgram program = Load(MainText("", "", type, body));
  return Text(program, Run(program, {{NewObject(program, ClassId(0))}}));
}

// Programs over class A, which is class 0, and Main, which is class 1.
constexpr ClassId kA{0}, kMain{1};

class Fixture {
 public:
  Fixture(std::string_view type, std::string_view body,
          std::string_view methods = "")
      : program(Load(MainText("(class A ([A f][A g][bool b][int n]) ())",
                              "[A x][A y][bool p]", type, body, methods))) {}

  Outcome Run(int32_t x, int32_t y, std::vector<ConcreteObject> others = {},
              const RunOptions& options = {}, int32_t p = 1) const {
    ConcreteHeap heap{{{kMain, {x, y, p}}}};
    for (ConcreteObject& object : others)
      heap.objects.push_back(std::move(object));
    return javalite::Run(program, heap, options);
  }
  std::string RunText(int32_t x, int32_t y,
                      std::vector<ConcreteObject> others = {},
                      const RunOptions& options = {}, int32_t p = 1) const {
    return Text(program, Run(x, y, std::move(others), options, p));
  }

  CheckedProgram program;
};

ConcreteObject A(int32_t f = -1, int32_t g = -1, int32_t b = 0, int32_t n = 0) {
  return {kA, {f, g, b, n}};
}

TEST(ConcreteTest, IntsWrapAround) {
  EXPECT_EQ(Value("int", "(2147483647 + 1)"), "-2147483648: D @Main");
  EXPECT_EQ(Value("int", "(-2147483648 - 1)"), "2147483647: D @Main");
  EXPECT_EQ(Value("bool", "(-1 < 0)"), "true: D @Main T");
}

TEST(ConcreteTest, ValuesOfSimpleExpressions) {
  EXPECT_EQ(Value("Main", "this"), "#0: D @Main");
  EXPECT_EQ(Value("Main", "(begin)"), "null: D @Main");
  EXPECT_EQ(Value("Main", "(new Main)"), "#1: D @Main");
  EXPECT_EQ(Value("int", "(begin 1 2 3)"), "3: D @Main");
  EXPECT_EQ(Value("bool", "(not false)"), "true: D @Main");
  EXPECT_EQ(Value("bool", "(true = false)"), "false: D @Main");
  EXPECT_EQ(Value("bool", "(this = this)"), "true: D @Main T");
  EXPECT_EQ(Value("bool", "(this = null)"), "false: D @Main F");
  EXPECT_EQ(Value("bool", "(null instanceof Main)"), "false: D @Main F");
  EXPECT_EQ(Value("bool", "(this instanceof Main)"), "true: D @Main T");
}

TEST(ConcreteTest, EvaluatesFromLeftToRight) {
  EXPECT_EQ(Value("int", "(var int x := 1 in ((x := (x + 4)) - (x + x)))"),
            "-5: D @Main");
}

TEST(ConcreteTest, ShortCircuits) {
  std::string_view call = "((null = null) or ((begin null this) = null))";
  EXPECT_EQ(Value("bool", call), "true: D @Main T");
  EXPECT_EQ(Value("bool", "((this = null) and (this = this))"),
            "false: D @Main F");
}

TEST(ConcreteTest, LeavingAVarRestoresItsNameAlone) {
  EXPECT_EQ(Value("int",
                  "(var int x := 1 in (var int y := 10 in (begin"
                  "  (var int x := 5 in (begin (x := 7) (y := 20)))"
                  "  (x + y))))"),
            "21: D @Main");
}

TEST(ConcreteTest, AWriteLooksItsVariableUpAfterTheValue) {
  Fixture f("A",
            "(var A x := (this $ x) in (begin"
            " (x $ f := (begin (x := (this $ y)) x)) (x $ f)))");
  Outcome outcome = f.Run(1, 2, {A(), A()});
  EXPECT_EQ(Text(f.program, outcome), "#2: D @Main D D D D");
  EXPECT_EQ(outcome.heap.objects[1], A());
  EXPECT_EQ(outcome.heap.objects[2], A(2));
}

TEST(ConcreteTest, NullEndsTheRunAtReadWriteAndCall) {
  EXPECT_EQ(Fixture("A", "((this $ x) $ f)").RunText(-1, -1),
            "null dereference: D @Main D N");
  EXPECT_EQ(Fixture("A", "(var A x := null in (x $ f := (this $ x)))")
                .RunText(1, -1, {A()}),
            "null dereference: D @Main D N");
}

TEST(ConcreteTest, CallsBindParametersAndDispatchOnTheClass) {
  CheckedProgram program =
      Load(MainText("(class A () ((int m ([int i]) i)))"
                    "(class B extends A () ((int m ([int i]) (i + 10))))"
                    "(class C extends B () ())",
                    "[A x]", "int", "((this $ x) @ m 1)"));
  auto run = [&](uint32_t c) {
    return Text(program,
                javalite::Run(program, {{{ClassId(3), {1}}, {ClassId(c)}}}));
  };
  EXPECT_EQ(run(0), "1: D @Main D D @A");
  EXPECT_EQ(run(1), "11: D @Main D D @B");
  EXPECT_EQ(run(2), "11: D @Main D D @B") << "C inherits B's";
  EXPECT_EQ(
      Text(program, javalite::Run(program, {{{ClassId(3), {kNullCell}}}})),
      "null dereference: D @Main D N");
}

TEST(ConcreteTest, ArgumentsAreEvaluatedBeforeTheReceiverIsTested) {
  Fixture f("int", "(var Main z := null in (z @ m (this $ x)))",
            "(int m ([A a]) 1)");
  EXPECT_EQ(f.RunText(-1, -1), "null dereference: D @Main D N");
}

TEST(ConcreteTest, WritesShowThroughAliases) {
  Fixture f("int",
            "(var A x := (this $ x) in (var A y := (this $ y) in"
            " (begin (x $ n := 5) (y $ n))))");
  EXPECT_EQ(f.RunText(1, 1, {A()}), "5: D @Main D D D D");
  EXPECT_EQ(f.RunText(1, 2, {A(), A()}), "0: D @Main D D D D");
}

TEST(ConcreteTest, AllocatedObjectsFollowTheInputInOrder) {
  Fixture f("A",
            "(var A a := (new A) in (begin (a $ f := (new A))"
            " (this $ y := a) (a $ f)))");
  Outcome outcome = f.Run(1, -1, {A(-1, -1, 1, 9)});
  EXPECT_EQ(outcome.input_objects, 2u);
  EXPECT_EQ(ToString(f.program, outcome.heap),
            "0:Main{x=1 y=2 p=true} 1:A{f=null g=null b=true n=9} "
            "2:A{f=3 g=null b=false n=0} 3:A{f=null g=null b=false n=0}");
  EXPECT_EQ(ToString(*outcome.value), "#3");
}

TEST(ConcreteTest, AnInputBoolGivesATokenWhenAnIfConsumesIt) {
  Fixture f("int",
            "(var bool p := (this $ p) in"
            " (begin (not p) (p = true) (if (not p) 1 else 2)))");
  EXPECT_EQ(f.RunText(-1, -1, {}, {}, 1), "2: D @Main D F");
  EXPECT_EQ(f.RunText(-1, -1, {}, {}, 0), "1: D @Main D T");
  Fixture equal("int", "(if ((this $ p) = true) 1 else 2)");
  EXPECT_EQ(equal.RunText(-1, -1), "1: D @Main D T");
  Fixture both("int", "(if ((this $ p) and (this $ p)) 1 else 2)");
  EXPECT_EQ(both.RunText(-1, -1), "1: D @Main D T D T");
  Fixture copied("int",
                 "(var A a := (new A) in (begin"
                 " (a $ b := (this $ p)) (if (a $ b) 1 else 2)))");
  EXPECT_EQ(copied.RunText(-1, -1), "1: D @Main D D D T");
}

TEST(ConcreteTest, OtherBoolsGiveATokenOnlyIfAskedFor) {
  auto text = [](std::string_view condition, BoolOrigin from) {
    Fixture f("int", "(begin (this $ p := true) (if " + std::string(condition) +
                         " 1 else 2))");
    return f.RunText(-1, -1, {}, {.test_tokens_from = from});
  };
  EXPECT_EQ(text("(this $ p)", BoolOrigin::kInput), "1: D @Main D D");
  EXPECT_EQ(text("(this $ p)", BoolOrigin::kField), "1: D @Main D D T");
  EXPECT_EQ(text("(this $ p)", BoolOrigin::kComputed), "1: D @Main D D T");
  EXPECT_EQ(text("(1 < 2)", BoolOrigin::kField), "1: D @Main D T");
  EXPECT_EQ(text("(1 < 2)", BoolOrigin::kComputed), "1: D @Main D T T");
}

// With kInput the tokens of these two runs differ though their control flow
// does not; with the other origins they agree.
TEST(ConcreteTest, WhetherABoolIsInputCanDependOnAliasing) {
  Fixture f("int",
            "(var A x := (this $ x) in (begin (x $ b := true)"
            " (var A y := (this $ y) in (if (y $ b) 1 else 2))))");
  auto tokens = [&](int32_t y, BoolOrigin from) {
    return f.Run(1, y, {A(), A(-1, -1, 1)}, {.test_tokens_from = from}).tokens;
  };
  EXPECT_NE(tokens(1, BoolOrigin::kInput), tokens(2, BoolOrigin::kInput));
  EXPECT_EQ(tokens(1, BoolOrigin::kField), tokens(2, BoolOrigin::kField));
  EXPECT_EQ(tokens(1, BoolOrigin::kComputed), tokens(2, BoolOrigin::kComputed));
}

TEST(ConcreteTest, StopsAtTheCallDepth) {
  Fixture f("int", "(this @ m)", "(int m () (this @ m))");
  EXPECT_EQ(f.RunText(-1, -1, {}, {.call_depth = 3}),
            "depth limit: D @Main D @Main D @Main D @Main");
  Fixture flat("int", "(this @ m)", "(int m () 4)");
  EXPECT_EQ(flat.RunText(-1, -1, {}, {.call_depth = 2}), "4: D @Main D @Main");
  EXPECT_EQ(flat.RunText(-1, -1, {}, {.call_depth = 1}),
            "depth limit: D @Main D @Main");
}

TEST(ConcreteTest, StopsAtTheStepLimit) {
  Fixture f("int", "(begin (1 + 2) 7)");
  EXPECT_EQ(f.RunText(-1, -1, {}, {.steps = 5}), "7: D @Main");
  EXPECT_EQ(f.RunText(-1, -1, {}, {.steps = 4}), "step limit: D @Main");
}

TEST(ConcreteTest, DeepRecursionNeedsNoStackOfOurs) {
  Fixture f("int", "(this @ m 0)", "(int m ([int i]) (1 + (this @ m i)))");
  Outcome outcome =
      f.Run(-1, -1, {}, {.call_depth = 1'000'000, .steps = 10'000'000});
  EXPECT_EQ(outcome.end, RunEnd::kDepthLimit);
}

std::string Reads(const Fixture& f, const Outcome& outcome) {
  std::string text;
  for (const InputCell& read : outcome.reads)
    text += std::to_string(read.object) + "." +
            f.program.program().NameOf(read.field) + " ";
  return text;
}

std::vector<int> Depths(const Outcome& outcome) {
  std::vector<int> depths;
  for (auto depth : outcome.depths)
    depths.push_back(depth ? static_cast<int>(*depth) : -1);
  return depths;
}

TEST(ConcreteTest, DepthsFollowTheFirstRead) {
  // y reaches object 1 first, through object 2.
  Fixture f("A",
            "(var A y := (this $ y) in (begin (y $ f) (this $ x)"
            " (y $ f) ((this $ x) $ g)))");
  Outcome outcome = f.Run(1, 2, {A(-1, 3), A(1), A(), A()});
  EXPECT_EQ(Reads(f, outcome), "0.y 2.f 0.x 1.g ");
  EXPECT_EQ(Depths(outcome), (std::vector<int>{0, 2, 1, 3, -1}));
  EXPECT_EQ(outcome.MaxDepth(), 3u);
}

TEST(ConcreteTest, WhatIsWrittenFirstIsNoInput) {
  Fixture f("A", "(begin (this $ x := (this $ y)) (this $ x))");
  Outcome outcome = f.Run(1, 2, {A(), A()});
  EXPECT_EQ(Reads(f, outcome), "0.y ");
  EXPECT_EQ(Depths(outcome), (std::vector<int>{0, -1, 1}));
}

TEST(ConcreteTest, NullAndTheReceiverGetNoDepthOfTheirOwn) {
  Fixture f("A", "(begin (this $ p) (this $ x))");
  Outcome outcome = f.Run(-1, -1);
  EXPECT_EQ(Reads(f, outcome), "0.p 0.x ");
  EXPECT_EQ(Depths(outcome), (std::vector<int>{0}));
}

}  // namespace
}  // namespace javalite
