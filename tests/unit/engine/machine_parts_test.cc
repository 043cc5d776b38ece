// Parts of the machine seen from outside, each by a method that depends on it:
// what it returns is known, and paths are few enough to list.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/monitors.h"
#include "engine/state/truncation.h"
#include "expr/kind.h"
#include "expr/pool.h"
#include "gtest/gtest.h"
#include "tests/unit/engine/explored.h"

namespace engine {
namespace {

constexpr char kReports[] = "tests/differential/engine/reports";

// A machine at its first instruction, to try parts on.
class Bench : public ::testing::Test {
 protected:
  Bench()
      : explored_(kReports, "Reports::wide"),
        context_(explored_.analysis().machine().context()),
        state_(explored_.analysis().machine().Initial()) {}

  expr::Expr Symbol(const char* name) {
    return context_.pool.Symbol(expr::Sort::kBv32, name);
  }
  ClassId Load(const char* name) {
    return context_.table.Load(context_.table.Name(name)).value();
  }

  Explored explored_;
  Context& context_;
  State state_;
};

TEST_F(Bench, NarrowKeepsWhatFits) {
  struct {
    char letter;
    int32_t value, kept;
  } const rows[] = {{'Z', 3, 1},
                    {'Z', 2, 0},
                    {'B', 200, -56},
                    {'B', -129, 127},
                    {'C', -1, 65535},
                    {'S', 40000, -25536},
                    {'I', 1 << 30, 1 << 30}};
  for (const auto& row : rows)
    EXPECT_EQ(Truncate(context_.pool, context_.values, Slot::Int(row.value),
                       row.letter),
              Slot::Int(row.kept))
        << row.letter << " " << row.value;
  // Only ints are ever narrower than their type.
  EXPECT_EQ(Truncate(context_.pool, context_.values, Slot::Long(1L << 40), 'B'),
            Slot::Long(1L << 40));
}

TEST_F(Bench, NarrowOfATermIsATerm) {
  expr::Pool& pool = context_.pool;
  const expr::Expr x = Symbol("x");
  const Slot slot = context_.values.FromTerm(x);
  auto narrowed = [&](char letter) {
    return context_.values.ToTerm(
        Truncate(context_.pool, context_.values, slot, letter));
  };
  EXPECT_EQ(narrowed('I'), x);
  EXPECT_EQ(narrowed('B'), pool.Make(expr::Kind::kI2B, x));
  EXPECT_EQ(narrowed('C'), pool.Make(expr::Kind::kI2C, x));
  EXPECT_EQ(narrowed('S'), pool.Make(expr::Kind::kI2S, x));
  EXPECT_EQ(narrowed('Z'), pool.Make(expr::Kind::kBitAnd, x, pool.Int(1)));
  // What a comparison gave is a truth value already.
  const expr::Expr truth =
      pool.Ite(pool.Lt(x, pool.Int(3)), pool.Int(1), pool.Int(0));
  const Slot as_slot = context_.values.FromTerm(truth);
  EXPECT_EQ(Truncate(context_.pool, context_.values, as_slot, 'Z'), as_slot);
}

TEST_F(Bench, MonitorsCountPerObject) {
  const Slot a = Slot::At(state_.place.heap.Allocate(Load("Reports")));
  const Slot b = Slot::At(state_.place.heap.Allocate(Load("Reports")));
  EXPECT_TRUE(NotEntered(context_, state_, a).IsTrue());
  EnterMonitor(context_, state_, a);
  EnterMonitor(context_, state_, a);
  EXPECT_TRUE(NotEntered(context_, state_, a).IsFalse());
  EXPECT_TRUE(NotEntered(context_, state_, b).IsTrue());
  ExitMonitor(context_, state_, a);
  EXPECT_TRUE(NotEntered(context_, state_, a).IsFalse());
  ExitMonitor(context_, state_, a);
  EXPECT_TRUE(NotEntered(context_, state_, a).IsTrue());
}

TEST_F(Bench, AMonitorOfOneOfTwoObjectsIsEnteredWhereItIsThatOne) {
  const heap::Location a = state_.place.heap.Allocate(Load("Reports"));
  const heap::Location b = state_.place.heap.Allocate(Load("Reports"));
  const expr::Formula first = context_.pool.BoolSymbol("first");
  const Slot either = context_.values.FromSet(
      heap::Select(context_.pool, first, heap::ValueSet(a), heap::ValueSet(b)));
  EnterMonitor(context_, state_, either);
  EXPECT_EQ(NotEntered(context_, state_, Slot::At(a)), !first);
  EXPECT_EQ(NotEntered(context_, state_, Slot::At(b)), first);
  EXPECT_TRUE(NotEntered(context_, state_, either).IsFalse());
}

TEST_F(Bench, ALiteralIsOneObject) {
  const StringId text = context_.program.Intern(u"word");
  const auto first = LiteralOf(context_, state_, text);
  ASSERT_TRUE(first);
  EXPECT_EQ(LiteralOf(context_, state_, text), first);
  EXPECT_NE(LiteralOf(context_, state_, context_.program.Intern(u"other")),
            first);
  EXPECT_EQ(LiteralText(state_, *first), text);
  EXPECT_FALSE(LiteralText(state_, heap::kFirstObject));
  EXPECT_EQ(LiteralBytes(context_, state_).size(), 2u);
}

TEST_F(Bench, AClassObjectIsOneObject) {
  const ClassId c = Load("Reports");
  const auto mirror = MirrorOf(context_, state_, c);
  ASSERT_TRUE(mirror);
  EXPECT_EQ(MirrorOf(context_, state_, c), mirror);
  EXPECT_NE(MirrorOf(context_, state_, Load("Hard")), mirror);
  EXPECT_EQ(MirroredClass(state_, *mirror), c);
}

TEST_F(Bench, LiteralsThatTheRunMakesAreToldApart) {
  state_.starting = false;
  LiteralOf(context_, state_, context_.program.Intern(u"word"));
  EXPECT_FALSE(state_.late_literals);
  state_.input_strings = true;
  LiteralOf(context_, state_, context_.program.Intern(u"late"));
  EXPECT_TRUE(state_.late_literals);
}

TEST_F(Bench, ASuperclassIsInitialisedFirst) {
  const ClassId bottom = Load("Initialised$Bottom");
  EXPECT_FALSE(IsReady(context_, state_, bottom));
  Initialize(context_, state_, bottom);
  // Both are under way; the one above runs first, the other waits.
  EXPECT_TRUE(IsReady(context_, state_, bottom));
  EXPECT_EQ(state_.frame.body->owner, Load("Initialised$Top"));
  EXPECT_FALSE(state_.frame.waiting);
  EXPECT_EQ(state_.callers.top().body->owner, bottom);
  EXPECT_TRUE(state_.callers.top().waiting);
}

TEST_F(Bench, AClassWithoutInitialiserIsReadyAtOnce) {
  EXPECT_TRUE(IsReady(context_, state_, Load("Hard")));
  EXPECT_FALSE(IsReady(context_, state_, Load("Initialised$Top")));
}

TEST(Literals, AnInputMayBeOneThatTheRunLoads) {
  Explored explored("tests/differential/engine/litmus", "Litmus::isLiteral");
  ASSERT_EQ(explored.paths.size(), 2u);
  for (const ExploredPath& path : explored.paths) {
    EXPECT_EQ(path.end, "return");
    EXPECT_FALSE(path.assumes);
  }
}

TEST(Literals, NoneExistWithoutStringsInTheInput) {
  Explored explored(kReports, "Reports::text");
  EXPECT_TRUE(explored.analysis().entry_point().literals.empty());
}

}  // namespace
}  // namespace engine
