// What a path judges by itself, against all assignments of a small world: four
// choices of three values and three numbers, whose comparisons with each other
// three values tell apart.
#include "expr/buckets.h"

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

constexpr uint32_t kLabels[] = {0, 1, 2};
constexpr size_t kChoices = 4;
constexpr size_t kNumbers = 3;

class Judgement : public testing::Test {
 protected:
  Judgement() {
    for (size_t i = 0; i < kChoices; ++i)
      choices_.push_back(pool_.MakeChoice("c" + std::to_string(i), kLabels));
    for (size_t i = 0; i < kNumbers; ++i)
      numbers_.push_back(pool_.Symbol(Sort::kBv32, "x" + std::to_string(i)));
    AddModels({}, 0);
  }

  void AddModels(Model model, size_t next) {
    if (next == kChoices + kNumbers) return models_.push_back(model);
    for (uint32_t value : kLabels) {
      if (next < kChoices)
        model.Set(Unknown(choices_[next]), value);
      else
        model.Set(Unknown(numbers_[next - kChoices]), value);
      AddModels(model, next + 1);
    }
  }

  size_t Below(size_t limit) { return random_() % limit; }

  Formula RandomLiteral() {
    return pool_.ChoiceIs(choices_[Below(kChoices)], kLabels[Below(3)]);
  }
  // A number, or one that depends on a choice.
  Expr RandomNumber() {
    const Expr a = numbers_[Below(kNumbers)];
    const Expr b = numbers_[Below(kNumbers)];
    return Below(3) == 0 ? pool_.Ite(RandomLiteral(), a, b) : a;
  }
  Formula RandomAtom(bool pure) {
    if (pure || Below(3) != 0) return RandomLiteral();
    const Expr a = RandomNumber();
    const Expr b = RandomNumber();
    return Below(2) == 0 ? pool_.Lt(a, b) : pool_.Eq(a, b);
  }
  Formula RandomFormula(bool pure) {
    Formula f = RandomAtom(pure);
    for (size_t more = Below(4); more > 0; --more) {
      const Formula g = Below(2) == 0 ? RandomAtom(pure) : !RandomAtom(pure);
      f = Below(2) == 0 ? pool_.And(f, g) : pool_.Or(f, g);
    }
    return Below(2) == 0 ? f : !f;
  }

  bool Holds(const Model& model, const std::vector<Formula>& all) {
    Evaluator evaluator(pool_, model);
    for (Formula f : all)
      if (!evaluator.Evaluate(f)) return false;
    return true;
  }
  const Model* Find(const std::vector<Formula>& all) {
    for (const Model& m : models_)
      if (Holds(m, all)) return &m;
    return nullptr;
  }

  // A name for one of the choices as the others have it.
  Variable RandomName() {
    const Formula when = RandomLiteral();
    std::vector<std::pair<Formula, uint32_t>> cases;
    for (uint32_t label : kLabels)
      cases.emplace_back(
          pool_.And(label == 0 ? !when : when,
                    pool_.ChoiceIn(choices_[3], {{label, (label + 1) % 3}})),
          label);
    cases.resize(2);
    cases.emplace_back(!pool_.Or(cases[0].first, cases[1].first), 2);
    return pool_.MakeDerived(cases);
  }

  Pool pool_;
  std::vector<Variable> choices_;
  std::vector<Expr> numbers_;
  std::vector<Model> models_;
  UnknownMarks marks_;
  std::mt19937 random_{14};
};

TEST_F(Judgement, BucketsAllowWhatEnumerationFinds) {
  int allowed = 0, denied = 0;
  for (int walk = 0; walk < 60; ++walk) {
    Buckets buckets;
    std::vector<Formula> all;
    for (int step = 0; step < 6; ++step) {
      all.push_back(RandomFormula(/*pure=*/true));
      const bool possible = Find(all) != nullptr;
      EXPECT_EQ(buckets.Allow(pool_.diagram(), all.back()), possible);
      ++(possible ? allowed : denied);
      if (possible)
        buckets.Add(pool_.diagram(), all.back());
      else
        all.pop_back();
    }
    EXPECT_TRUE(buckets.complete());
  }
  EXPECT_GT(allowed, 100);
  EXPECT_GT(denied, 40);
}

TEST_F(Judgement, WhatIsTooLargeIsNotTold) {
  std::vector<Variable> many;
  for (int i = 0; i < 48; ++i)
    many.push_back(pool_.MakeChoice("m" + std::to_string(i), kLabels));
  // That the younger half equal their partners: exponential in this order, if
  // all of it has to be known of one atom.
  const Formula last = pool_.ChoiceIs(pool_.MakeChoice("last", kLabels), 1);
  Buckets buckets;
  for (size_t i = 0; i < 24; ++i) {
    const Formula same = pool_.diagram().Iff(pool_.ChoiceIs(many[i], 1),
                                             pool_.ChoiceIs(many[i + 24], 1));
    buckets.Add(pool_.diagram(), pool_.Or(last, same));
  }
  EXPECT_FALSE(buckets.complete());
  EXPECT_EQ(buckets.Allow(pool_.diagram(), pool_.ChoiceIs(many[0], 1)),
            std::nullopt);
}

// Random walks: names, conjuncts about choices and such about numbers.
TEST_F(Judgement, PathsJudgeAsEnumerationDoes) {
  int judged = 0, open = 0, repaired = 0;
  for (int walk = 0; walk < 400; ++walk) {
    Path path = Path().WithWitness(models_[Below(models_.size())]);
    std::vector<Formula> assumed;
    for (int step = 0; step < 7; ++step) {
      if (Below(4) == 0) path = path.WithDerived(pool_, RandomName());
      Formula f = RandomFormula(/*pure=*/Below(3) != 0);
      if (Below(4) == 0) {
        const Variable name = RandomName();
        path = path.WithDerived(pool_, name);
        f = pool_.And(f, pool_.ChoiceIs(name, kLabels[Below(3)]));
      }
      const Formula narrowed = path.Narrowed(pool_, f);
      std::vector<Formula> with = assumed;
      with.push_back(f);
      const Model* found = Find(with);
      if (narrowed.IsConstant()) {
        EXPECT_TRUE(narrowed.IsTrue() || found == nullptr);
        continue;
      }
      const Path::Verdict verdict = path.Judge(pool_, narrowed, marks_);
      if (verdict == Path::Verdict::kOpen) {
        ++open;
        if (found != nullptr && Below(2) == 0) path.NoteModel(*found);
      } else {
        ++judged;
        EXPECT_EQ(verdict == Path::Verdict::kPossible, found != nullptr);
      }
      if (found == nullptr) {
        path.NoteImpossible(pool_, narrowed);
        continue;
      }
      assumed = with;
      std::optional<Path> longer;
      if (verdict == Path::Verdict::kPossible)
        longer = path.WithPossible(pool_, f);
      if (longer) {
        repaired += !Holds(*path.witness(), {f});
        ASSERT_TRUE(longer->witness());
        EXPECT_TRUE(Holds(*longer->witness(), assumed));
      }
      path = longer ? *longer : path.With(pool_, f).WithWitness(*found);
    }
  }
  EXPECT_GT(judged, 1000);
  EXPECT_GT(open, 40);
  EXPECT_GT(repaired, 100);
}

// Definitions bear on nothing until somebody asks about their choice, and are
// known all the same.
TEST_F(Judgement, DefinitionsAreKnown) {
  const Formula older = pool_.ChoiceIs(choices_[0], 1);
  const Formula one = pool_.ChoiceIs(choices_[3], 1);
  const Formula definition =
      pool_.Or(pool_.ChoiceIs(choices_[3], 0), pool_.And(one, older));
  const Path path = Path().WithDefinition(pool_, choices_[3], definition);
  EXPECT_EQ(path.Judge(pool_, pool_.And(one, older), marks_),
            Path::Verdict::kPossible);
  EXPECT_EQ(path.Judge(pool_, pool_.And(one, !older), marks_),
            Path::Verdict::kImpossible);
  const std::optional<Path> longer = path.WithPossible(pool_, one);
  ASSERT_TRUE(longer);
  EXPECT_TRUE(Holds(*longer->witness(), {one, older, definition}));
}

// A definition that asks about numbers makes its choice one of numbers.
TEST_F(Judgement, DefinitionsMayAskAboutNumbers) {
  const Formula one = pool_.ChoiceIs(choices_[3], 1);
  const Formula never = pool_.And(pool_.Lt(numbers_[0], numbers_[1]),
                                  pool_.Lt(numbers_[1], numbers_[0]));
  const Path path = Path().WithDefinition(
      pool_, choices_[3],
      pool_.Or(pool_.ChoiceIs(choices_[3], 0), pool_.And(one, never)));
  EXPECT_EQ(path.Judge(pool_, one, marks_), Path::Verdict::kOpen);
}

// A comparison too large to be taken apart, until little is left of it.
TEST_F(Judgement, ConjunctsThatHaveBecomeSmallerAreKnown) {
  std::vector<uint32_t> labels;
  for (uint32_t i = 0; i < 100; ++i) labels.push_back(i);
  const Variable choice = pool_.MakeChoice("many", labels);
  Expr chain = pool_.Int(9);
  for (uint32_t i = 1; i < 100; ++i)
    chain = pool_.IteRaw(
        pool_.ChoiceIs(choice, i),
        i == 1 ? pool_.Int(5)
               : pool_.Symbol(Sort::kBv32, "y" + std::to_string(i)),
        chain);
  const Formula small = pool_.TestRaw(Predicate::kLt, chain, pool_.Int(7));
  Model witness;
  witness.Set(choice, 1);
  const uint32_t left[] = {0, 1};
  const Path path = Path()
                        .With(pool_, small)
                        .With(pool_, pool_.ChoiceIn(choice, left))
                        .WithWitness(witness);
  EXPECT_EQ(path.Judge(pool_, pool_.ChoiceIs(choice, 0), marks_),
            Path::Verdict::kImpossible);
}

// Numbers in a circle, of which a path says nothing by itself.
TEST_F(Judgement, ModelsStayAsLongAsTheyAreModels) {
  const Formula less = pool_.Lt(numbers_[0], numbers_[1]);
  const Formula circle =
      pool_.Or(less, pool_.And(pool_.Lt(numbers_[1], numbers_[2]),
                               pool_.Lt(numbers_[2], numbers_[0])));
  const Formula one = pool_.ChoiceIs(choices_[0], 1);
  Model witness, model;
  witness.Set(numbers_[1], 1);
  model.Set(numbers_[1], 1);
  model.Set(choices_[0], 1);
  const Formula tied = pool_.Or(circle, one);
  const Path path = Path().With(pool_, tied).WithWitness(witness);
  EXPECT_EQ(path.Judge(pool_, one, marks_), Path::Verdict::kOpen);
  path.NoteModel(model);
  EXPECT_EQ(path.Judge(pool_, one, marks_), Path::Verdict::kPossible);
  const Path longer =
      path.With(pool_, pool_.Or(!one, !less)).WithWitness(witness);
  EXPECT_EQ(longer.Judge(pool_, one, marks_), Path::Verdict::kOpen);
}

}  // namespace
}  // namespace expr
