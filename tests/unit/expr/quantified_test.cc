// Array reads and quantifiers, against what they say they mean.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "expr/evaluate.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/random.h"
#include "expr/rename.h"

namespace expr {
namespace {

class QuantifiedTest : public testing::Test {
 protected:
  Expr Symbol(const std::string& name) {
    return pool.Symbol(Sort::kBv32, name);
  }
  std::vector<Expr> Cells(size_t count) {
    std::vector<Expr> cells;
    for (size_t i = 0; i < count; ++i)
      cells.push_back(Symbol("s[" + std::to_string(i) + "]"));
    return cells;
  }
  Expr Before(Expr e) { return pool.Make(Kind::kAdd, e, pool.Int(-1)); }
  // For all i in 1..k: s[i - 1] == 97, of that many cells.
  Formula AllAre97(size_t count) {
    const Expr cell = pool.CellAt(Cells(count), Before(i));
    return pool.ForAll(i, k, static_cast<int32_t>(count),
                       pool.Eq(cell, pool.Int(97)));
  }
  Variable AtomOf(Formula f) { return pool.diagram().Top(f).question.variable; }
  uint32_t Value(Expr e) {
    return static_cast<uint32_t>(Evaluator(pool, model).Evaluate(e));
  }
  bool Truth(Formula f) { return Evaluator(pool, model).Evaluate(f); }

  Pool pool;
  Model model;
  Expr i = pool.BoundSymbol("i");
  Expr k = pool.Symbol(Sort::kBv32, "k");
};

TEST_F(QuantifiedTest, AReadIsTheCellThere) {
  const std::vector<Expr> cells = Cells(3);
  for (uint32_t n = 0; n < 3; ++n) model.Set(cells[n], 10 + n);
  const Expr read = pool.CellAt(cells, k);
  const int32_t indices[] = {INT32_MIN, -1, 0, 1, 2, 3, INT32_MAX};
  const uint32_t values[] = {10, 10, 10, 11, 12, 12, 12};
  for (size_t n = 0; n < std::size(indices); ++n) {
    model.Set(k, static_cast<uint32_t>(indices[n]));
    EXPECT_EQ(Value(read), values[n]) << indices[n];
    const Expr known = pool.CellAt(cells, pool.Int(indices[n]));
    EXPECT_EQ(known, cells[values[n] - 10]);
  }
}

TEST_F(QuantifiedTest, AReadIsOneTerm) {
  const std::vector<Expr> cells = Cells(3);
  const Expr read = pool.CellAt(cells, k);
  EXPECT_EQ(read, pool.CellAt(cells, k));
  EXPECT_NE(read, pool.CellAt(cells, Before(k)));
  EXPECT_NE(read, pool.CellAt({cells.data(), 2}, k));
  EXPECT_EQ(pool.CellAt(std::vector<Expr>(3, cells[1]), k), cells[1]);
  EXPECT_EQ(pool.kind(read), Kind::kCellAt);
  EXPECT_EQ(pool.UnknownsIn(read).size(), 4u);
}

TEST_F(QuantifiedTest, WhatIsBoundIsNoOtherSymbolAndNoUnknown) {
  EXPECT_NE(i, Symbol("i"));
  EXPECT_EQ(i, pool.BoundSymbol("i"));
  const Formula all = AllAre97(5);
  const auto unknowns = pool.UnknownsOf(all);
  EXPECT_EQ(unknowns.size(), 6u);
  EXPECT_EQ(std::count(unknowns.begin(), unknowns.end(), Unknown(i)), 0);
  // Nor where the question is asked in a term.
  const Expr term = pool.Ite(all, pool.Int(1), pool.Int(0));
  EXPECT_EQ(pool.UnknownsIn(term).size(), 6u);
  EXPECT_FALSE(pool.IsPure(all));
}

TEST_F(QuantifiedTest, SimpleOnesAreNoAtoms) {
  const Formula p = pool.BoolSymbol("p");
  const Formula small = pool.Lt(i, Symbol("x"));
  EXPECT_TRUE(pool.ForAll(i, pool.Int(0), 9, small).IsTrue());
  EXPECT_TRUE(pool.ForAll(i, k, 0, small).IsTrue());
  EXPECT_TRUE(pool.ForAll(i, k, 9, Formula::True()).IsTrue());
  EXPECT_EQ(pool.ForAll(i, k, 9, Formula::False()), pool.Lt(k, pool.Int(1)));
  EXPECT_EQ(pool.ForAll(i, k, 9, p), pool.Implies(pool.Le(pool.Int(1), k), p));
  EXPECT_EQ(pool.ForAll(i, pool.Int(1), 9, small),
            pool.Lt(pool.Int(1), Symbol("x")));
  EXPECT_EQ(pool.ForAll(i, pool.Int(500), 9, small),
            pool.ForAll(i, pool.Int(9), 9, small));
}

TEST_F(QuantifiedTest, TheSameIsOneAtom) {
  EXPECT_EQ(AllAre97(5), AllAre97(5));
  EXPECT_NE(AllAre97(5), AllAre97(6));
  EXPECT_TRUE(pool.And(AllAre97(5), !AllAre97(5)).IsFalse());
}

TEST_F(QuantifiedTest, InstancesAreTheBodyWithTheIndexPutIn) {
  const Formula all = AllAre97(5);
  const std::vector<Expr> cells = Cells(5);
  EXPECT_EQ(pool.InstanceOf(AtomOf(all), pool.Int(3)),
            pool.Eq(cells[2], pool.Int(97)));
  EXPECT_EQ(pool.InstanceOf(AtomOf(all), k),
            pool.Eq(pool.CellAt(cells, Before(k)), pool.Int(97)));
  EXPECT_EQ(pool.InstancesOf(AtomOf(all)).size(), 5u);
}

// One symbol may be bound twice, one inside the other: the inner one counts.
TEST_F(QuantifiedTest, AnInnerQuantifierHidesTheOuterOnesIndex) {
  const Expr x = Symbol("x");
  const Formula inner = pool.ForAll(i, x, 9, pool.Lt(i, Symbol("y")));
  const Formula outer =
      pool.ForAll(i, k, 9, pool.Or(inner, pool.Lt(i, Symbol("z"))));
  const Formula third = pool.InstanceOf(AtomOf(outer), pool.Int(3));
  EXPECT_EQ(third, pool.Or(inner, pool.Lt(pool.Int(3), Symbol("z"))));
}

TEST_F(QuantifiedTest, PrintedAsALoopOverItsIndex) {
  EXPECT_EQ(Print(pool, AllAre97(5)), "for all i < k: s[i] == 97");
  EXPECT_EQ(Print(pool, !AllAre97(5)), "!(for all i < k: s[i] == 97)");
  const Expr cell = pool.CellAt(Cells(5), i);
  const Formula from_one = pool.ForAll(i, k, 4, pool.Eq(cell, pool.Int(97)));
  EXPECT_EQ(Print(pool, from_one), "for all i in 1..k: s[i] == 97");
  EXPECT_EQ(Print(pool, pool.Lt(pool.CellAt(Cells(5), k), Symbol("x"))),
            "s[k] < x");
  const Expr mixed[] = {k, Symbol("x")};
  EXPECT_EQ(Print(pool, pool.CellAt(mixed, Symbol("y"))), "{k, x}[y]");
  const Formula both = pool.And(pool.BoolSymbol("p"), AllAre97(5));
  EXPECT_NE(Print(pool, both).find("(for all i < k: s[i] == 97)"),
            std::string::npos);
}

RandomOptions Quantified(uint64_t seed) {
  RandomOptions options;
  options.quantified = true;
  options.small_values = true;
  options.floats = seed % 4 == 0;
  options.wide = seed % 2 == 0;
  return options;
}

// All quantifiers that a formula asks about, also inside of others.
std::vector<Variable> QuantifiersIn(Pool& pool, Formula root) {
  std::vector<Variable> found;
  std::vector<Formula> pending = {root};
  while (!pending.empty()) {
    const Formula f = pending.back();
    pending.pop_back();
    for (Variable v : pool.diagram().Support(f)) {
      if (!pool.IsForAll(v)) continue;
      found.push_back(v);
      pending.push_back(pool.predicate(v).body);
    }
  }
  return found;
}

// The meaning said once more: a loop over the index, in the test itself.
bool HoldsByLoop(Pool& pool, const Model& model, Variable v) {
  const PredicateAtom& atom = pool.predicate(v);
  const auto upper =
      static_cast<int32_t>(Evaluator(pool, model).Evaluate(atom.b));
  for (int32_t n = 1; n <= upper && n <= atom.most; ++n) {
    Model with = model;
    with.Set(atom.a, static_cast<uint32_t>(n));
    if (!Evaluator(pool, with).Evaluate(atom.body)) return false;
  }
  return true;
}

TEST(RandomlyQuantified, TheEvaluatorAgreesWithTheExpansion) {
  size_t held = 0, failed = 0, reads = 0;
  for (uint64_t seed = 1; seed <= 600; ++seed) {
    Pool pool;
    RandomTerms random(pool, seed, Quantified(seed));
    for (int n = 0; n < 5; ++n) {
      const Formula f = random.Guard(2);
      for (Variable v : QuantifiersIn(pool, f)) {
        const Formula expanded = pool.Expanded(v);
        for (int m = 0; m < 4; ++m) {
          Model model = random.AnyModel();
          for (uint32_t outer = 0; outer < 2; ++outer)
            model.Set(pool.BoundSymbol("i" + std::to_string(outer)),
                      random.rng().Below(5));
          const bool holds =
              Evaluator(pool, model).Evaluate(pool.diagram().Is(v, 1));
          ++(holds ? held : failed);
          EXPECT_EQ(holds, Evaluator(pool, model).Evaluate(expanded));
          EXPECT_EQ(holds, HoldsByLoop(pool, model, v));
        }
      }
    }
    reads += std::string(Print(pool, random.Guard(3))).find("}[") !=
             std::string::npos;
  }
  EXPECT_GT(held, 500u);
  EXPECT_GT(failed, 500u);
  EXPECT_GT(reads, 20u);
}

// x is renamed to y: the same as if x had y's value.
TEST(RandomlyQuantified, RenamingReachesIntoBodies) {
  size_t changed = 0;
  for (uint64_t seed = 1; seed <= 600; ++seed) {
    Pool pool;
    RandomTerms random(pool, seed, Quantified(seed));
    const Formula f = random.Guard(2);
    const Expr x = random.symbols()[0], y = random.symbols()[1];
    Renaming renaming(pool);
    renaming.Map(x, y);
    const Formula renamed = renaming.Apply(f);
    changed += renamed != f && !QuantifiersIn(pool, renamed).empty();
    for (int m = 0; m < 5; ++m) {
      Model model = random.AnyModel();
      const bool after = Evaluator(pool, model).Evaluate(renamed);
      model.Set(x, model.Value(Unknown(y)));
      EXPECT_EQ(Evaluator(pool, model).Evaluate(f), after) << "seed " << seed;
    }
  }
  EXPECT_GT(changed, 50u);
}

}  // namespace
}  // namespace expr
