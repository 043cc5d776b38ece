// The laws of what is known of a value, on lists of predicates made at random
// over eight values. What an element admits is counted value by value, as bits,
// which shares nothing with the formulas it is made of.
#include "engine/predicates/element.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "base/rng.h"
#include "engine/predicates/mutation.h"
#include "engine/predicates/predicate.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace engine {
namespace {

using expr::Formula;
using Mode = PredicatePoint::Mode;
using Bits = uint32_t;  // by value

constexpr uint32_t kValues = 8;
constexpr Bits kAll = (1u << kValues) - 1;
constexpr Mode kModes[] = {Mode::kAll, Mode::kAny};
constexpr uint64_t kWorlds = 400;

bool IsPart(Bits part, Bits all) { return (part & ~all) == 0; }

// A list of predicates, each as the values of which it holds.
class World {
 public:
  explicit World(uint64_t seed) : rng_(seed) {
    std::vector<uint32_t> labels;
    for (uint32_t v = 0; v < kValues; ++v) labels.push_back(v);
    value_ = pool_.MakeChoice("value", labels);
    for (uint64_t n = 1 + rng_.Below(5); n > 0; --n)
      masks_.push_back(RandomBits());
    for (Bits mask : masks_) said_.push_back(FormulaOf(mask));
  }

  expr::Pool& pool() { return pool_; }
  const std::vector<Bits>& masks() const { return masks_; }
  Bits RandomBits() { return static_cast<Bits>(rng_.Below(kAll + 1)); }

  Formula FormulaOf(Bits mask) {
    Formula f = Formula::False();
    for (uint32_t v = 0; v < kValues; ++v)
      if (mask >> v & 1) f = pool_.Or(f, pool_.ChoiceIs(value_, v));
    return f;
  }
  AbstractElement LeastOf(Mode mode, Bits values) {
    const Formula path = FormulaOf(values);
    return AbstractElement::Least(mode, pool_, said_, [&](Formula f) {
      return pool_.And(path, !f).IsFalse();
    });
  }
  Bits Admitted(const AbstractElement& element, AbstractionMutation m = {}) {
    const Formula says = element.Says(pool_, said_, m);
    Bits admitted = 0;
    for (uint32_t v = 0; v < kValues; ++v)
      if (!pool_.And(says, pool_.ChoiceIs(value_, v)).IsFalse())
        admitted |= 1u << v;
    return admitted;
  }
  AbstractElement Random(Mode mode) {
    if (rng_.Below(8) == 0) return AbstractElement::Lowest(mode);
    if (rng_.Below(8) == 0) return AbstractElement::Highest(mode);
    std::set<size_t> some;
    for (size_t i = 0; i < masks_.size(); ++i)
      if (rng_.Below(2) == 0) some.insert(i);
    return AbstractElement::Of(mode, some);
  }
  // By bits alone: of all conjunctions that admit the values, what they have in
  // common.
  Bits LeastConjunction(Bits values) const {
    Bits least = kAll;
    for (uint32_t some = 0; some < 1u << masks_.size(); ++some) {
      Bits mask = kAll;
      for (size_t i = 0; i < masks_.size(); ++i)
        if (some >> i & 1) mask &= masks_[i];
      if (IsPart(values, mask)) least &= mask;
    }
    return least;
  }
  Bits AnyOf(const std::set<size_t>& which) const {
    Bits any = 0;
    for (size_t i : which) any |= masks_[i];
    return any;
  }

 private:
  base::Rng rng_;
  expr::Pool pool_;
  expr::Variable value_ = {};
  std::vector<Bits> masks_;
  std::vector<Formula> said_;
};

TEST(ElementTest, LowestAdmitsNothingAndHighestAll) {
  World w(1);
  for (Mode mode : kModes) {
    EXPECT_EQ(w.Admitted(AbstractElement::Lowest(mode)), 0u);
    EXPECT_EQ(w.Admitted(AbstractElement::Highest(mode)), kAll);
    EXPECT_TRUE(
        AbstractElement::Lowest(mode).IsAtMost(AbstractElement::Highest(mode)));
  }
}

TEST(ElementTest, HigherOnesAdmitMore) {
  size_t ordered = 0;
  for (uint64_t seed = 1; seed <= kWorlds; ++seed)
    for (Mode mode : kModes) {
      World w(seed);
      const AbstractElement a = w.Random(mode), b = w.Random(mode);
      if (!a.IsAtMost(b)) continue;
      ++ordered;
      EXPECT_TRUE(IsPart(w.Admitted(a), w.Admitted(b))) << seed;
    }
  EXPECT_GT(ordered, kWorlds / 2);
}

TEST(ElementTest, JoinIsTheLeastAboveBoth) {
  size_t bounds = 0;
  for (uint64_t seed = 1; seed <= kWorlds; ++seed)
    for (Mode mode : kModes) {
      World w(seed);
      const AbstractElement a = w.Random(mode), b = w.Random(mode),
                            c = w.Random(mode);
      const AbstractElement sum = AbstractElement::Join(a, b);
      EXPECT_TRUE(a.IsAtMost(sum) && b.IsAtMost(sum)) << seed;
      EXPECT_EQ(sum, AbstractElement::Join(b, a)) << seed;
      EXPECT_EQ(a, AbstractElement::Join(a, a)) << seed;
      EXPECT_EQ(AbstractElement::Join(sum, c),
                AbstractElement::Join(a, AbstractElement::Join(b, c)))
          << seed;
      EXPECT_EQ(a.IsAtMost(b), sum == b) << seed;
      const bool above = a.IsAtMost(c) && b.IsAtMost(c);
      bounds += above;
      EXPECT_TRUE(!above || sum.IsAtMost(c)) << seed;
    }
  EXPECT_GT(bounds, kWorlds / 4);
}

TEST(ElementTest, LeastConjunctionIsTheSmallestOfAll) {
  size_t proper = 0;
  for (uint64_t seed = 1; seed <= kWorlds; ++seed) {
    World w(seed);
    const Bits values = w.RandomBits();
    const Bits admitted = w.Admitted(w.LeastOf(Mode::kAll, values));
    if (values == 0) {
      EXPECT_EQ(admitted, 0u);
      continue;
    }
    EXPECT_EQ(admitted, w.LeastConjunction(values)) << seed;
    proper += admitted != kAll;
  }
  EXPECT_GT(proper, kWorlds / 8);
}

TEST(ElementTest, LeastAlternativesCoverAndNoneCanGo) {
  size_t proper = 0, highest = 0;
  for (uint64_t seed = 1; seed <= kWorlds; ++seed) {
    World w(seed);
    const Bits values = w.RandomBits();
    const AbstractElement least = w.LeastOf(Mode::kAny, values);
    EXPECT_TRUE(IsPart(values, w.Admitted(least))) << seed;
    std::set<size_t> all;
    for (size_t i = 0; i < w.masks().size(); ++i) all.insert(i);
    if (!IsPart(values, w.AnyOf(all))) {
      EXPECT_EQ(least, AbstractElement::Highest(Mode::kAny)) << seed;
      ++highest;
      continue;
    }
    EXPECT_EQ(w.Admitted(least), w.AnyOf(least.predicates())) << seed;
    for (size_t i : least.predicates()) {
      std::set<size_t> fewer = least.predicates();
      fewer.erase(i);
      EXPECT_FALSE(IsPart(values, w.AnyOf(fewer))) << seed;
    }
    proper += values != 0;
  }
  EXPECT_GT(proper, kWorlds / 10);
  EXPECT_GT(highest, kWorlds / 10);
}

// Of a rule: on how many worlds the joint element does not admit what a path
// has; and where it never does, on how many it admits something else than it
// should.
struct Wrong {
  size_t lost = 0, other = 0;
};

Wrong WrongUnder(AbstractionMutation mutation) {
  Wrong wrong;
  for (uint64_t seed = 1; seed <= kWorlds; ++seed)
    for (Mode mode : kModes) {
      World w(seed);
      const Bits a = w.RandomBits(), b = w.RandomBits();
      const AbstractElement ea = w.LeastOf(mode, a), eb = w.LeastOf(mode, b);
      const Bits got =
          w.Admitted(AbstractElement::Join(ea, eb, mutation), mutation);
      wrong.lost += !IsPart(a | b, got);
      wrong.other += got != w.Admitted(AbstractElement::Join(ea, eb));
    }
  return wrong;
}

TEST(ElementTest, JointElementAdmitsWhatEachPathHas) {
  EXPECT_EQ(WrongUnder(AbstractionMutation::kNone).lost, 0u);
}

TEST(ElementTest, WrongRulesLoseValues) {
  for (AbstractionMutation mutation :
       {AbstractionMutation::kFirstPathOnly, AbstractionMutation::kSomePath,
        AbstractionMutation::kAllOfAny, AbstractionMutation::kLastAlternatives})
    EXPECT_GT(WrongUnder(mutation).lost, 0u) << static_cast<int>(mutation);
  EXPECT_EQ(WrongUnder(AbstractionMutation::kNoConstraint).lost, 0u);
  EXPECT_GT(WrongUnder(AbstractionMutation::kNoConstraint).other, 0u);
}

TEST(ElementTest, WhoDoesNotKnowLearnsNothing) {
  for (uint64_t seed = 1; seed <= 20; ++seed)
    for (Mode mode : kModes) {
      World w(seed);
      std::vector<Formula> said;
      for (Bits mask : w.masks()) said.push_back(w.FormulaOf(mask));
      const AbstractElement e = AbstractElement::Least(
          mode, w.pool(), said, [](Formula) { return false; });
      EXPECT_EQ(e, AbstractElement::Highest(mode));
    }
}

}  // namespace
}  // namespace engine
