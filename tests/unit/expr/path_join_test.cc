// One path for several, against all assignments of a small world.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/rng.h"
#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/join_mutation.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

constexpr uint32_t kLabels[] = {0, 1, 2};
constexpr size_t kPlain = 4;    // choices that are asked about
constexpr size_t kDefined = 2;  // choices that only definitions bear on
constexpr int32_t kNumbers[] = {0, 1};

class Joining {
 public:
  explicit Joining(uint64_t seed) : rng_(seed) {
    for (const char* name : {"a", "b", "c", "d", "g", "h"})
      choices_.push_back(pool_.MakeChoice(name, kLabels));
    for (const char* name : {"x", "y"})
      numbers_.push_back(pool_.Symbol(Sort::kBv32, name));
    AddModels({}, 0);
  }

  void Run() {
    if (!Grow(origin_)) return;
    parts_ = {{origin_, {}}};
    for (size_t n = 2 + rng_.Below(4); n > 0; --n) Split();
    while (parts_.size() > 2 && rng_.Below(2) == 0)
      parts_.erase(parts_.begin() +
                   static_cast<std::ptrdiff_t>(rng_.Below(parts_.size())));
    std::vector<const Path*> paths;
    for (const Part& p : parts_) paths.push_back(&p.path);
    joined_ = Path::Joined(pool_, origin_, paths, &taken_);
    ASSERT_TRUE(joined_);
    for (const Model& m : models_) Check(m);
    if (joined_->witness()) Expect(Holds(*joined_->witness(), *joined_));
  }
  size_t parts() const { return parts_.size(); }
  bool right() const { return right_; }

 private:
  struct Part {
    Path path;
    std::set<size_t> defined;  // which choices it has defined
  };

  void AddModels(Model model, size_t next) {
    if (next == choices_.size()) return AddNumbers(model, 0);
    for (uint32_t value : kLabels) {
      model.Set(Unknown(choices_[next]), value);
      AddModels(model, next + 1);
    }
  }
  void AddNumbers(Model model, size_t next) {
    if (next == numbers_.size()) return models_.push_back(model);
    for (int32_t value : kNumbers) {
      model.Set(Unknown(numbers_[next]), static_cast<uint32_t>(value));
      AddNumbers(model, next + 1);
    }
  }

  Formula RandomFormula() {
    Formula f = Atom();
    for (size_t more = rng_.Below(3); more > 0; --more)
      f = rng_.Below(2) == 0 ? pool_.And(f, !Atom()) : pool_.Or(f, Atom());
    return f;
  }
  Formula Atom() {
    if (rng_.Below(3) == 0) return Comparison();
    return pool_.ChoiceIs(choices_[rng_.Below(kPlain)], kLabels[rng_.Below(3)]);
  }

  // Of what was read through a reference that may lead to one of three.
  Formula Comparison() {
    const Variable which = choices_[rng_.Below(kPlain)];
    const Formula first = pool_.ChoiceIs(which, 0);
    const Formula second = pool_.ChoiceIs(which, 1);
    const Expr read =
        pool_.Ite(first, numbers_[0], pool_.Ite(second, numbers_[1], One()));
    return rng_.Below(2) == 0 ? pool_.Lt(read, numbers_[rng_.Below(2)])
                              : pool_.Eq(read, One());
  }
  Expr One() { return pool_.Int(1); }

  bool Holds(const Model& model, const Path& path) const {
    Evaluator evaluator(pool_, model);
    for (Formula f : path.conjuncts().ToVector())
      if (!evaluator.Evaluate(f)) return false;
    return true;
  }
  const Model* Find(const Path& path) const {
    for (const Model& m : models_)
      if (Holds(m, path)) return &m;
    return nullptr;
  }

  bool Grow(Path& path) {
    const Path longer = path.With(pool_, RandomFormula());
    const Model* model = Find(longer);
    if (model == nullptr) return false;
    path = longer.WithWitness(*model);
    return true;
  }

  // One of them goes two ways, and one of these learns of a further choice.
  void Split() {
    const size_t at = rng_.Below(parts_.size());
    const Formula f = RandomFormula();
    Part yes = parts_[at], no = parts_[at];
    yes.path = yes.path.With(pool_, f);
    no.path = no.path.With(pool_, !f);
    if (!Find(yes.path) || !Find(no.path)) return;
    for (const Part* part : {&yes, &no}) NoteWhatIsImpossible(part->path);
    Define(rng_.Below(2) == 0 ? yes : no);
    parts_[at] = yes;
    parts_.push_back(no);
  }

  // As a solver does that was asked about each.
  void NoteWhatIsImpossible(const Path& path) {
    for (size_t i = 0; i < kPlain; ++i)
      for (uint32_t label : kLabels) {
        const Formula f = pool_.ChoiceIs(choices_[i], label);
        if (!Find(path.With(pool_, f))) path.NoteImpossible(pool_, f);
      }
  }

  // Met by value 0, whatever the others are.
  void Define(Part& part) {
    const size_t which = kPlain + rng_.Below(kDefined);
    part.defined.insert(which);  // perhaps a second time
    const Variable choice = choices_[which];
    part.path = part.path.WithDefinition(
        pool_, choice,
        pool_.Or(pool_.ChoiceIs(choice, 0),
                 pool_.And(pool_.ChoiceIs(choice, 1), RandomFormula())));
  }

  void Check(const Model& m) {
    Evaluator evaluator(pool_, m);
    size_t held = 0;
    for (size_t i = 0; i < parts_.size(); ++i) {
      const Path& path = parts_[i].path;
      const bool taken =
          evaluator.Evaluate(path.Since(pool_, origin_).back()) &&
          Holds(m, origin_);
      held += taken;
      if (Holds(m, *joined_)) {
        Expect(evaluator.Evaluate(taken_[i]) == taken);
        Expect(!taken || Holds(m, path));
      }
      if (Holds(m, path) && OthersAreZero(m, i)) Expect(Holds(m, *joined_));
    }
    Expect(held <= 1);
    if (Holds(m, *joined_)) Expect(held == 1);
  }
  void Expect(bool holds) { right_ = right_ && holds; }

  // What only others have defined is free, and 0 is always possible.
  bool OthersAreZero(const Model& m, size_t i) const {
    for (size_t which = kPlain; which < choices_.size(); ++which)
      if (parts_[i].defined.count(which) == 0 &&
          m.Value(Unknown(choices_[which])) != 0)
        return false;
    return true;
  }

  bool right_ = true;
  Pool pool_;
  base::Rng rng_;
  std::vector<Variable> choices_;
  std::vector<Expr> numbers_;
  std::vector<Model> models_;
  Path origin_;
  std::vector<Part> parts_;
  std::optional<Path> joined_;
  std::vector<Formula> taken_;
};

TEST(PathJoinTest, HoldsWhereOneOfThemDoesAndTellsWhich) {
  size_t parts = 0;
  for (uint64_t seed = 1; seed <= 120; ++seed) {
    Joining joining(seed);
    joining.Run();
    parts += joining.parts();
    ASSERT_TRUE(joining.right()) << "seed " << seed;
  }
  EXPECT_GT(parts, 240u);
}

// What was read through one of many references is less than five, and all but
// the last number are not: so it was the last that was read.
class Last {
 public:
  explicit Last(JoinMutation mutation) {
    Expr read = numbers_.back();
    Path origin;
    for (size_t i = kMany - 1; i-- > 0;) {
      read = pool_.Ite(pool_.ChoiceIs(which_, i), numbers_[i], read);
      origin = origin.With(pool_, pool_.Lt(five_, numbers_[i]));
    }
    const Path less = origin.With(pool_, pool_.Lt(read, five_));
    const Path other = origin.With(pool_, !pool_.Lt(read, five_));
    for (uint32_t i = 0; i + 1 < kMany; ++i)
      less.NoteImpossible(pool_, pool_.ChoiceIs(which_, i));
    const Path* const all[] = {&less, &other};
    joined_ = Path::Joined(pool_, origin, all, &taken_, mutation);
  }

  // Is it said to be less than five where it was another, six, that was read?
  bool SaidOfFirst() {
    Model model;
    model.Set(Unknown(which_), 0);
    model.Set(Unknown(five_), 5);
    for (Expr number : numbers_) model.Set(Unknown(number), 6);
    model.Set(Unknown(numbers_.back()), 0);
    return Evaluator(pool_, model).Evaluate(taken_[0]);
  }
  bool AsksAboutLast() {
    const Formula f = pool_.Lt(numbers_.back(), five_);
    const Variable less = pool_.diagram().Top(f).question.variable;
    const auto asked = pool_.diagram().Support(joined_->assumptions().top());
    return std::find(asked.begin(), asked.end(), less) != asked.end();
  }

 private:
  static constexpr uint32_t kMany = 20;

  std::vector<uint32_t> Labels() const {
    std::vector<uint32_t> labels;
    for (uint32_t i = 0; i < kMany; ++i) labels.push_back(i);
    return labels;
  }
  std::vector<Expr> Numbers() {
    std::vector<Expr> numbers;
    for (uint32_t i = 0; i < kMany; ++i)
      numbers.push_back(pool_.Symbol(Sort::kBv32, "n" + std::to_string(i)));
    return numbers;
  }

  Pool pool_;
  const Variable which_ = pool_.MakeChoice("which", Labels());
  const std::vector<Expr> numbers_ = Numbers();
  const Expr five_ = pool_.Symbol(Sort::kBv32, "five");
  std::optional<Path> joined_;
  std::vector<Formula> taken_;
};

TEST(PathJoinTest, WhatIsSettledIsUsedAndSaid) {
  Last last(JoinMutation::kNone);
  EXPECT_TRUE(last.AsksAboutLast());
  EXPECT_FALSE(last.SaidOfFirst());
  EXPECT_TRUE(Last(JoinMutation::kSettledUnsaid).SaidOfFirst());
}

TEST(PathJoinTest, AFullSplitSaysNothing) {
  Pool pool;
  const Formula f = pool.BoolSymbol("b"), g = pool.BoolSymbol("c");
  const Path origin;
  const Path yes = origin.With(pool, f), no = origin.With(pool, !f);
  const Path both = yes.With(pool, g), only = yes.With(pool, !g);
  std::vector<Formula> taken;
  const Path* const all[] = {&both, &only, &no};
  const auto joined = Path::Joined(pool, origin, all, &taken);
  ASSERT_TRUE(joined);
  EXPECT_EQ(joined->size(), 0u);
  EXPECT_EQ(taken[2], !f);
  const Path* const some[] = {&both, &no};
  EXPECT_EQ(Path::Joined(pool, origin, some, &taken)->size(), 1u);
}

TEST(PathJoinTest, OnlyOfPathsThatComeFromThere) {
  Pool pool;
  const Path origin = Path().With(pool, pool.BoolSymbol("b"));
  const Path other = Path().With(pool, pool.BoolSymbol("c"));
  std::vector<Formula> taken;
  const Path* const all[] = {&other};
  EXPECT_FALSE(Path::Joined(pool, origin, all, &taken));
}

}  // namespace
}  // namespace expr
