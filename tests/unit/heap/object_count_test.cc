// A count under guards against counting, over random inputs; and it stays small
// where objects that exist under many conditions are counted.
#include "heap/object_count.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "base/rng.h"
#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "gtest/gtest.h"

namespace heap {
namespace {

using expr::Formula;

struct Counted {
  std::vector<expr::Variable> choices;
  std::vector<Formula> exists;
  expr::Path path;
  ObjectCount count;
};

// Each object exists where its own choice says so and some earlier object or
// choice does, as objects behind fields of others do.
Counted CountMany(expr::Pool& pool, uint64_t seed, int objects, uint32_t most) {
  base::Rng rng(seed);
  Counted all;
  Formula before = Formula::True();
  for (int i = 0; i < objects; ++i) {
    all.choices.push_back(pool.MakeChoice("c" + std::to_string(i),
                                          std::vector<uint32_t>{0, 1, 2}));
    const Formula own = pool.ChoiceIs(all.choices.back(), 1);
    all.exists.push_back(pool.And(own, before));
    all.count = all.count.WithAnother(pool, all.path, all.exists.back(), most);
    const size_t other = rng.Below(all.exists.size());
    before = pool.Or(pool.ChoiceIs(all.choices[other], 2), all.exists[other]);
  }
  return all;
}

void ExpectCounted(expr::Pool& pool, const Counted& all, uint32_t most,
                   base::Rng& rng) {
  expr::Model model;
  for (expr::Variable c : all.choices) model.Set(c, rng.Below(3));
  expr::Evaluator evaluator(pool, model);
  uint32_t number = 0;
  for (Formula f : all.exists) number += evaluator.Evaluate(f);
  number = std::min(number, most);
  for (uint32_t n = 0; n <= most; ++n)
    EXPECT_EQ(evaluator.Evaluate(all.count.Is(n)), n == number) << n;
}

TEST(ObjectCount, IsTheNumberOfObjectsThatExist) {
  base::Rng rng(1);
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    expr::Pool pool;
    const auto most = static_cast<uint32_t>(rng.Below(5));
    const Counted all =
        CountMany(pool, seed, static_cast<int>(1 + rng.Below(30)), most);
    for (int i = 0; i < 50; ++i) ExpectCounted(pool, all, most, rng);
  }
}

TEST(ObjectCount, StaysSmall) {
  expr::Pool pool;
  const Counted all = CountMany(pool, 7, 120, 3);
  for (uint32_t n = 0; n <= 3; ++n)
    EXPECT_LE(pool.diagram().CountNodes(all.count.Is(n)), 64u) << n;
}

TEST(ObjectCount, NothingIsCountedBeforeTheFirst) {
  expr::Pool pool;
  expr::Path path;
  ObjectCount count;
  EXPECT_TRUE(count.Is(0).IsTrue());
  EXPECT_TRUE(count.Is(1).IsFalse());
  count = count.WithAnother(pool, path, Formula::True(), 2);
  EXPECT_TRUE(count.Is(1).IsTrue());
  EXPECT_EQ(path.size(), 0u);
}

}  // namespace
}  // namespace heap
