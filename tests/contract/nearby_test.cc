// The layer that looks beside the witness, with nobody behind it: what it finds
// is a model, and it finds most of what is there.
#include <cstddef>
#include <string>
#include <vector>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"
#include "solver/order/nearby_layer.h"
#include "solver/solver.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;

// Nodes of a tree: where each child is, and their keys.
class Tree {
 public:
  explicit Tree(expr::Pool& pool, int nodes) : pool_(pool) {
    for (int i = 0; i < nodes; ++i) {
      const std::string name = "n" + std::to_string(i);
      keys_.push_back(pool.Symbol(expr::Sort::kBv32, name + ".key"));
      there_.push_back(pool.BoolSymbol(name));
    }
  }

  // In order, as a heap of nodes is numbered; a child needs its parent.
  expr::Path InOrder() const {
    expr::Path path;
    for (size_t i = 1; i < keys_.size(); ++i) {
      path = path.With(pool_, pool_.Implies(there_[i], there_[Above(i)]));
      for (size_t below = i; below != 0; below = Above(below)) {
        const Expr above = keys_[Above(below)];
        path = path.With(
            pool_, pool_.Implies(there_[i], below % 2 == 1
                                                ? pool_.Lt(keys_[i], above)
                                                : pool_.Lt(above, keys_[i])));
      }
    }
    return path.WithWitness({});
  }
  Formula there(size_t i) const { return there_[i]; }
  Expr key(size_t i) const { return keys_[i]; }

 private:
  static size_t Above(size_t i) { return (i - 1) / 2; }

  expr::Pool& pool_;
  std::vector<Expr> keys_;
  std::vector<Formula> there_;
};

TEST(Nearby, FindsATreeWithEachNode) {
  expr::Pool pool;
  const Tree tree(pool, 31);
  NearbyLayer nearby(pool, nullptr);
  for (size_t i = 0; i < 31; ++i)
    EXPECT_EQ(nearby.Check(tree.InOrder(), tree.there(i)).verdict,
              Verdict::kSat)
        << i;
}

// The numbers of the others must make room.
TEST(Nearby, MovesNumbersApart) {
  expr::Pool pool;
  const Expr a = pool.Symbol(expr::Sort::kBv32, "a");
  const Expr b = pool.Symbol(expr::Sort::kBv32, "b");
  const Expr between = pool.Symbol(expr::Sort::kBv32, "between");
  expr::Model witness;
  witness.Set(b, 1);
  const expr::Path path =
      expr::Path().With(pool, pool.Lt(a, b)).WithWitness(witness);
  NearbyLayer nearby(pool, nullptr);
  const Formula question = pool.And(pool.Lt(a, between), pool.Lt(between, b));
  const Answer answer = nearby.Check(path, question);
  ASSERT_EQ(answer.verdict, Verdict::kSat);
  EXPECT_LT(answer.model->Value(expr::Unknown(a)),
            answer.model->Value(expr::Unknown(between)));
  EXPECT_LT(answer.model->Value(expr::Unknown(between)),
            answer.model->Value(expr::Unknown(b)));
}

TEST(Nearby, LeavesWhatCannotBe) {
  expr::Pool pool;
  const Tree tree(pool, 7);
  NearbyLayer nearby(pool, nullptr);
  const Formula wrong =
      pool.And(tree.there(5), pool.Lt(tree.key(2), tree.key(5)));
  EXPECT_EQ(nearby.Check(tree.InOrder(), wrong).verdict, Verdict::kUnknown);
}

// Conditions in terms in conditions: no stack, no time is used up.
TEST(Nearby, GivesUpOnDeepTerms) {
  expr::Pool pool;
  const Expr x = pool.Symbol(expr::Sort::kBv32, "x");
  Expr deep = x;
  for (int i = 1; i <= 20'000; ++i)
    deep = pool.IteRaw(pool.TestRaw(expr::Predicate::kLt, deep, pool.Int(i)),
                       pool.Int(i), deep);
  NearbyLayer nearby(pool, nullptr);
  const Formula question =
      pool.TestRaw(expr::Predicate::kLt, deep, pool.Int(-1));
  EXPECT_EQ(nearby.Check(expr::Path(), question).verdict, Verdict::kUnknown);
}

}  // namespace
}  // namespace solver
