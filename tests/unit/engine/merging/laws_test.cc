// The laws of merging (a + b: one state for two), each on random states, on all
// inputs: what a state shows is compared input by input, which is more than
// that the same things are shown on some.
//   SEL1  a + a is a               SEL2  a + b is b + a
//   SEL3  (a + b) + c is a + (b + c)
//   SEL4  a + b shows what a shows on the inputs of a, and what b shows on
//         those of b; and where a + b is b, b shows all that a shows
//   SEL5  what a + b assumes is a condition on the input that follows from a,
//         and what names mean, for which there is always a value
// They hold for states that never show two things on one input. A wrong rule of
// merging breaks some law, and so does what merging must not be used for.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/state/state.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/join_mutation.h"
#include "expr/path.h"
#include "gtest/gtest.h"
#include "tests/support/effort.h"
#include "tests/unit/engine/merging/random_states.h"

namespace engine {
namespace {

using expr::Formula;
using expr::JoinMutation;

// States that may meet.
struct Met {
  RandomStates& world;
  std::vector<State> states;

  const State& a() const { return states[0]; }
  const State& b() const { return states[1]; }
  Shows Sum(const State& x, const State& y) const {
    return world.Of(world.Joined({x, y}));
  }
};

bool Idempotent(const Met& met) {
  const State twice = met.world.Joined({met.a(), met.a()});
  for (size_t i = 0; i < twice.frame.slots.size(); ++i)
    if (!(twice.frame.slots[i] == met.a().frame.slots[i])) return false;
  return met.world.Of(twice) == met.world.Of(met.a());
}

bool Commutative(const Met& met) {
  return met.Sum(met.a(), met.b()) == met.Sum(met.b(), met.a());
}

bool Associative(const Met& met) {
  if (met.states.size() < 3) return true;
  RandomStates& w = met.world;
  const State& c = met.states[2];
  const Shows all = w.Of(w.Joined({met.a(), met.b(), c}));
  return met.Sum(w.Joined({met.a(), met.b()}), c) == all &&
         met.Sum(met.a(), w.Joined({met.b(), c})) == all;
}

// Does `above` show on each input of `below` what that shows?
bool Contains(const Shows& above, const Shows& below) {
  for (const auto& [input, shown] : below) {
    const auto it = above.find(input);
    if (it == above.end() || it->second != shown) return false;
  }
  return true;
}

bool UpperBound(const Met& met) {
  const Shows sum = met.Sum(met.a(), met.b());
  const Shows a = met.world.Of(met.a()), b = met.world.Of(met.b());
  return Contains(sum, a) && Contains(sum, b) &&
         sum.size() <= a.size() + b.size();
}

// Of one that is a part of the other, too.
bool Ordered(const Met& met) {
  const std::optional<State> part = met.world.Part(met.b());
  if (!part) return true;
  const Shows b = met.world.Of(met.b());
  return met.Sum(*part, met.b()) == b && Contains(b, met.world.Of(*part));
}

bool Split(const Met& met) {
  const State sum = met.world.Joined({met.a(), met.b()});
  return met.world.IsSplit(sum, met.a()) && met.world.IsSplit(sum, met.b());
}

struct Law {
  const char* name;
  bool (*holds)(const Met&);
};
constexpr Law kLaws[] = {{"SEL1", Idempotent},    {"SEL2", Commutative},
                         {"SEL3", Associative},   {"SEL4 bound", UpperBound},
                         {"SEL4 order", Ordered}, {"SEL5", Split}};

size_t Broken(const Law& law, JoinMutation mutation, size_t worlds) {
  size_t broken = 0;
  for (uint64_t seed = 1; seed <= worlds; ++seed) {
    RandomStates world(seed, mutation);
    Met met{world, world.Apart()};
    if (met.states.size() < 2) continue;
    broken += !law.holds(met);
  }
  return broken;
}

TEST(MergeLawsTest, HoldForStatesThatAreApart) {
  size_t pairs = 0, triples = 0;
  for (uint64_t seed = 1; seed <= tests::Scaled(2'400); ++seed) {
    RandomStates world(seed, JoinMutation::kNone);
    const Met met{world, world.Apart()};
    pairs += met.states.size() >= 2;
    triples += met.states.size() == 3;
    if (met.states.size() < 2) continue;
    for (const Law& law : kLaws)
      ASSERT_TRUE(law.holds(met)) << law.name << ", seed " << seed;
  }
  EXPECT_GT(pairs, tests::Scaled(2'400) / 2);
  EXPECT_GT(triples, tests::Scaled(2'400) / 4);
}

// Each law is broken by a wrong rule, and each of these rules breaks one.
TEST(MergeLawsTest, AreBrokenByWrongRules) {
  constexpr struct {
    JoinMutation mutation;
    size_t law;
  } kBreaks[] = {
      {JoinMutation::kAnyWay, 0},       {JoinMutation::kAnyWay, 1},
      {JoinMutation::kAnyWay, 2},       {JoinMutation::kAnyWay, 4},
      {JoinMutation::kLastSlots, 1},    {JoinMutation::kLastSlots, 2},
      {JoinMutation::kLastSlots, 3},    {JoinMutation::kLastCells, 1},
      {JoinMutation::kLastCells, 3},    {JoinMutation::kOneSidedCells, 3},
      {JoinMutation::kCasesOverlap, 3}, {JoinMutation::kCasesOverlap, 5}};
  for (const auto& [mutation, law] : kBreaks)
    EXPECT_GT(Broken(kLaws[law], mutation, 60), 0u)
        << kLaws[law].name << " under " << static_cast<int>(mutation);
}

// States that show different things on one input have no joint state.
TEST(MergeLawsTest, DoNotHoldForStatesThatContradict) {
  size_t commutative = 0, bound = 0, compatible = 0;
  constexpr uint64_t kWorlds = 100;
  for (uint64_t seed = 1; seed <= kWorlds; ++seed) {
    RandomStates world(seed, JoinMutation::kNone);
    std::vector<State> any;
    any.push_back(world.Any());
    any.push_back(world.Any());
    const Shows a = world.Of(any[0]), b = world.Of(any[1]);
    bool agree = true;
    for (const auto& [input, shown] : a)
      agree = agree && (b.count(input) == 0 || b.at(input) == shown);
    const Met met{world, std::move(any)};
    compatible += agree;
    commutative += !agree && !Commutative(met);
    bound += !agree && !UpperBound(met);
    if (agree) {
      EXPECT_TRUE(Commutative(met)) << "seed " << seed;
      EXPECT_TRUE(UpperBound(met)) << "seed " << seed;
    }
  }
  EXPECT_GT(commutative, kWorlds / 4);
  EXPECT_GT(bound, kWorlds / 4);
  EXPECT_LT(compatible, kWorlds / 2);
}

// To tell the second from the first it is not enough that where d does not
// hold the second does: p and q, not both, and d = p.
TEST(MergeLawsTest, DoNotHoldWhereTheConditionTellsTooLittle) {
  RandomStates world(1, JoinMutation::kNone);
  expr::Pool& pool = world.pool();
  const Formula p = pool.BoolSymbol("p"), q = pool.BoolSymbol("q");
  const Formula first = pool.And(p, q), second = !first;
  EXPECT_TRUE(pool.And(!p, !second).IsFalse()) << "the test would let it pass";
  const Formula chosen_wrongly = pool.And(p, second);
  EXPECT_FALSE(chosen_wrongly.IsFalse()) << "there the first would be taken";
  const expr::Path origin;
  const expr::Path a = origin.With(pool, first), b = origin.With(pool, second);
  const expr::Path* const both[] = {&a, &b};
  std::vector<Formula> taken;
  ASSERT_TRUE(expr::Path::Joined(pool, origin, both, &taken));
  EXPECT_TRUE(pool.And(taken[0], second).IsFalse());
  EXPECT_TRUE(pool.And(first, !taken[0]).IsFalse());
}

// A name that nothing can be is no name: the split of SEL5 tells.
TEST(MergeLawsTest, DoNotHoldForNamesOfNothing) {
  size_t seen = 0;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    RandomStates world(seed, JoinMutation::kNone);
    Met met{world, world.Apart()};
    if (met.states.size() < 2) continue;
    const std::pair<Formula, uint32_t> cases[] = {{Formula::True(), 1},
                                                  {Formula::True(), 2}};
    expr::Pool& pool = world.pool();
    const expr::Variable nothing = pool.MakeDerived(cases);
    State& a = met.states[0];
    a.place.path = a.place.path.WithDerived(pool, nothing);
    seen += !world.IsSplit(a, a);
  }
  EXPECT_GT(seen, 10u);
}

}  // namespace
}  // namespace engine
