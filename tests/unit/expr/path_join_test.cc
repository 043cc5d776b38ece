// One path for several, against all assignments of a small world.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "base/rng.h"
#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

constexpr uint32_t kLabels[] = {0, 1, 2};
constexpr size_t kPlain = 4;    // choices that are asked about
constexpr size_t kDefined = 2;  // choices that only definitions bear on

class Joining {
 public:
  explicit Joining(uint64_t seed) : rng_(seed) {
    for (const char* name : {"a", "b", "c", "d", "g", "h"})
      choices_.push_back(pool_.MakeChoice(name, kLabels));
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
    if (joined_->witness()) {
      EXPECT_TRUE(Holds(*joined_->witness(), *joined_));
    }
  }
  size_t parts() const { return parts_.size(); }

 private:
  struct Part {
    Path path;
    std::set<size_t> defined;  // which choices it has defined
  };

  void AddModels(Model model, size_t next) {
    if (next == choices_.size()) return models_.push_back(model);
    for (uint32_t value : kLabels) {
      model.Set(Unknown(choices_[next]), value);
      AddModels(model, next + 1);
    }
  }

  Formula RandomFormula() {
    Formula f = Atom();
    for (size_t more = rng_.Below(3); more > 0; --more)
      f = rng_.Below(2) == 0 ? pool_.And(f, !Atom()) : pool_.Or(f, Atom());
    return f;
  }
  Formula Atom() {
    return pool_.ChoiceIs(choices_[rng_.Below(kPlain)], kLabels[rng_.Below(3)]);
  }

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
    Define(rng_.Below(2) == 0 ? yes : no);
    parts_[at] = yes;
    parts_.push_back(no);
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
        EXPECT_EQ(evaluator.Evaluate(taken_[i]), taken);
        EXPECT_TRUE(!taken || Holds(m, path));
      }
      if (Holds(m, path) && OthersAreZero(m, i)) {
        EXPECT_TRUE(Holds(m, *joined_));
      }
    }
    EXPECT_LE(held, 1u);
    if (Holds(m, *joined_)) {
      EXPECT_EQ(held, 1u);
    }
  }
  // What only others have defined is free, and 0 is always possible.
  bool OthersAreZero(const Model& m, size_t i) const {
    for (size_t which = kPlain; which < choices_.size(); ++which)
      if (parts_[i].defined.count(which) == 0 &&
          m.Value(Unknown(choices_[which])) != 0)
        return false;
    return true;
  }

  Pool pool_;
  base::Rng rng_;
  std::vector<Variable> choices_;
  std::vector<Model> models_;
  Path origin_;
  std::vector<Part> parts_;
  std::optional<Path> joined_;
  std::vector<Formula> taken_;
};

TEST(PathJoinTest, HoldsWhereOneOfThemDoesAndTellsWhich) {
  size_t parts = 0;
  for (uint64_t seed = 1; seed <= 400; ++seed) {
    Joining joining(seed);
    joining.Run();
    parts += joining.parts();
    ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed;
  }
  EXPECT_GT(parts, 800u);
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
