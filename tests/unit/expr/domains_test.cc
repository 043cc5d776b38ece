// What a path settles of single atoms, against all assignments of a small
// world: four choices of three values and three numbers, whose comparisons
// with each other three values tell apart.
#include "expr/domains.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/projection.h"
#include "expr/settled_terms.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

constexpr uint32_t kLabels[] = {0, 1, 2};

class World : public testing::Test {
 protected:
  World() {
    for (const char* name : {"c", "d", "e", "f"})
      choices_.push_back(pool_.MakeChoice(name, kLabels));
    for (const char* name : {"x", "y", "z"})
      numbers_.push_back(pool_.Symbol(Sort::kBv32, name));
    AddModels({}, 0);
  }

  void AddModels(Model model, size_t next) {
    const size_t all = choices_.size() + numbers_.size();
    if (next == all) return models_.push_back(model);
    for (uint32_t value : kLabels) {
      if (next < choices_.size())
        model.Set(Unknown(choices_[next]), value);
      else
        model.Set(Unknown(numbers_[next - choices_.size()]), value);
      AddModels(model, next + 1);
    }
  }

  size_t Below(size_t limit) { return random_() % limit; }

  Formula RandomAtom() {
    if (Below(3) != 0)
      return pool_.ChoiceIs(choices_[Below(choices_.size())],
                            kLabels[Below(3)]);
    const Expr a = numbers_[Below(numbers_.size())];
    const Expr b = numbers_[Below(numbers_.size())];
    return Below(2) == 0 ? pool_.Lt(a, b) : pool_.Eq(a, b);
  }
  Formula RandomFormula() {
    Formula f = RandomAtom();
    for (size_t more = Below(4); more > 0; --more) {
      const Formula g = Below(2) == 0 ? RandomAtom() : !RandomAtom();
      f = Below(2) == 0 ? pool_.And(f, g) : pool_.Or(f, g);
    }
    return Below(2) == 0 ? f : !f;
  }

  bool Holds(const Model& model, Formula f) {
    return Evaluator(pool_, model).Evaluate(f);
  }
  bool Holds(const Model& model, const std::vector<Formula>& all) {
    for (Formula f : all)
      if (!Holds(model, f)) return false;
    return true;
  }
  const Model* Find(const std::vector<Formula>& all) {
    for (const Model& m : models_)
      if (Holds(m, all)) return &m;
    return nullptr;
  }

  Pool pool_;
  std::vector<Variable> choices_;
  std::vector<Expr> numbers_;
  std::vector<Model> models_;
  std::mt19937 random_{20};
};

// Of formulas over choices alone, where every assignment counts.
TEST_F(World, ProjectionsAreWhatEnumerationFinds) {
  int said = 0;
  for (int i = 0; i < 300; ++i) {
    Formula f = RandomFormula();
    if (f.IsConstant() || !pool_.IsPure(f)) continue;
    const auto projections = Projections(pool_.diagram(), f);
    said += static_cast<int>(projections.size());
    for (Variable v : choices_) {
      Formula left = Formula::True();
      for (const auto& [atom, formula] : projections)
        if (atom == v) left = formula;
      for (uint32_t value : kLabels) {
        const Formula is = pool_.ChoiceIs(v, value);
        EXPECT_EQ(!pool_.And(left, is).IsFalse(), Find({f, is}) != nullptr);
      }
    }
  }
  EXPECT_GT(said, 100);
}

TEST_F(World, TooLargeAFormulaSaysNothing) {
  std::vector<Variable> many;
  for (int i = 0; i < 24; ++i)
    many.push_back(pool_.MakeChoice("m" + std::to_string(i), kLabels));
  // Which of the younger half equal their partners: exponential in this order.
  Formula f = Formula::True();
  for (size_t i = 0; i < 12; ++i) {
    const Formula same = pool_.diagram().Iff(pool_.ChoiceIs(many[i], 1),
                                             pool_.ChoiceIs(many[i + 12], 1));
    f = pool_.And(f, same);
  }
  f = pool_.And(f, pool_.ChoiceIs(many[0], 1));
  EXPECT_TRUE(Projections(pool_.diagram(), f).empty());
}

TEST_F(World, NarrowedFormulasAgreeWhereWhatWasLearntHolds) {
  int smaller = 0;
  for (int i = 0; i < 100; ++i) {
    Domains domains;
    std::vector<Formula> learnt;
    for (int k = 0; k < 3; ++k) {
      learnt.push_back(RandomFormula());
      domains.Learn(pool_.diagram(), learnt.back());
    }
    const Formula f = RandomFormula();
    const Formula narrow = domains.Narrow(pool_.diagram(), f);
    smaller += narrow != f;
    for (const Model& m : models_) {
      if (!Holds(m, learnt)) continue;
      ASSERT_EQ(Holds(m, f), Holds(m, narrow));
    }
  }
  EXPECT_GT(smaller, 20);
}

// What a slice promises: it decides the question, and each of its models,
// with the witness elsewhere, is one of the path.
TEST_F(World, SlicesOfNarrowedConjunctsDecideThePath) {
  int asked = 0, shorter = 0;
  for (int walk = 0; walk < 60; ++walk) {
    Path path = Path().WithWitness(models_[0]);
    std::vector<Formula> assumed;
    for (int step = 0; step < 6; ++step) {
      const Formula f = RandomFormula();
      std::vector<Formula> with = assumed;
      with.push_back(f);
      const Model* found = Find(with);
      UnknownMarks marks;
      Path::Bearing bearing = path.BearingOn(pool_, f, marks);
      bearing.conjuncts.push_back(f);
      ++asked;
      shorter += bearing.conjuncts.size() < with.size();
      EXPECT_EQ(Find(bearing.conjuncts) != nullptr, found != nullptr);
      for (const Model& m : models_) {
        if (Below(16) != 0 || !Holds(m, bearing.conjuncts)) continue;
        Model whole = *path.witness();
        for (Unknown u : bearing.unknowns) whole.Set(u, m.Value(u));
        EXPECT_TRUE(Holds(whole, with));
      }
      if (found == nullptr) {
        path.NoteImpossible(pool_, f);
        continue;
      }
      assumed = with;
      path = path.With(pool_, f).WithWitness(*found);
    }
  }
  EXPECT_GT(asked, 300);
  EXPECT_GT(shorter, 100);
}

TEST_F(World, WhatIsImpossibleIsNotAskedAgain) {
  const Formula first = pool_.ChoiceIs(choices_[0], 0);
  const Formula second = pool_.ChoiceIs(choices_[0], 1);
  const Path path = Path().With(pool_, !first);
  EXPECT_EQ(path.Narrowed(pool_, second), second);
  path.NoteImpossible(pool_, second);
  EXPECT_TRUE(path.Narrowed(pool_, second).IsFalse());
  EXPECT_TRUE(path.Narrowed(pool_, pool_.ChoiceIs(choices_[0], 2)).IsTrue());
}

TEST_F(World, ChainsKeepTheCasesThatAreLeft) {
  const Formula when = pool_.ChoiceIs(choices_[0], 1);
  const Formula other = pool_.ChoiceIs(choices_[1], 1);
  const Expr chain = pool_.IteRaw(
      when, numbers_[0], pool_.IteRaw(other, numbers_[1], numbers_[2]));
  const Expr seven = pool_.Int(7);
  const Formula test = pool_.TestRaw(Predicate::kLt, chain, seven);
  Domains settled, excluded;
  settled.Learn(pool_.diagram(), when);
  excluded.Learn(pool_.diagram(), pool_.And(!when, !other));
  EXPECT_EQ(WithSettledTerms(pool_, settled, test),
            pool_.Lt(numbers_[0], seven));
  EXPECT_EQ(WithSettledTerms(pool_, settled, !test),
            !pool_.Lt(numbers_[0], seven));
  EXPECT_EQ(WithSettledTerms(pool_, excluded, test),
            pool_.Lt(numbers_[2], seven));
  EXPECT_EQ(WithSettledTerms(pool_, excluded, when), when);
}

}  // namespace
}  // namespace expr
