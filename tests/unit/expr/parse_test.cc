#include "expr/parse.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/rng.h"
#include "expr/pool.h"
#include "expr/random.h"
#include "expr/smtlib.h"

namespace expr {
namespace {

const char kPrologue[] =
    "(set-logic QF_BVFP)\n"
    "(declare-fun x () (_ BitVec 32)) (declare-const y (_ BitVec 32))\n"
    "(declare-const l (_ BitVec 64)) (declare-const d Float64)\n"
    "(declare-const p Bool)\n";

class ParseTest : public testing::Test {
 protected:
  Formula Parsed(const std::string& term) {
    auto script = ParseSmtLib(kPrologue + ("(assert " + term + ")"), pool);
    EXPECT_TRUE(script.ok()) << script.error().ToString();
    return script.ok() ? script.value().conjuncts.at(0) : Formula::False();
  }
  std::string ErrorOf(const std::string& text) {
    auto script = ParseSmtLib(text, pool);
    return script.ok() ? "no error" : script.error().ToString();
  }

  Pool pool;
  Expr x = pool.Symbol(Sort::kBv32, "x");
  Expr y = pool.Symbol(Sort::kBv32, "y");
  Expr l = pool.Symbol(Sort::kBv64, "l");
  Expr d = pool.Symbol(Sort::kF64, "d");
  Formula p = pool.BoolSymbol("p");
};

TEST_F(ParseTest, HandWrittenOperators) {
  EXPECT_EQ(Parsed("(bvsge x y)"), !pool.Lt(x, y));
  EXPECT_EQ(Parsed("(bvule x y)"), !pool.Test(Predicate::kUlt, y, x));
  EXPECT_EQ(Parsed("(distinct x y #x00000001)"),
            pool.And(!pool.Eq(x, y), pool.And(!pool.Eq(x, pool.Int(1)),
                                              !pool.Eq(y, pool.Int(1)))));
  EXPECT_EQ(
      Parsed("(= (bvadd x y (_ bv7 32)) x)"),
      pool.Eq(pool.Make(Kind::kAdd, pool.Make(Kind::kAdd, x, y), pool.Int(7)),
              x));
  EXPECT_EQ(Parsed("(= l ((_ sign_extend 32) x))"),
            pool.Eq(l, pool.Make(Kind::kI2L, x)));
  EXPECT_EQ(Parsed("(= x ((_ sign_extend 24) ((_ extract 7 0) y)))"),
            pool.Eq(x, pool.Make(Kind::kI2B, y)));
  EXPECT_EQ(Parsed("(fp.gt d ((_ to_fp 11 53) RNE x))"),
            pool.Test(Predicate::kFLt, pool.Make(Kind::kI2D, x), d));
  EXPECT_EQ(Parsed("(=> p p false)"), !p);
}

// SMT-LIB's shifts do not mask the count, the JVM's do.
TEST_F(ParseTest, PlainShiftsKeepTheirOwnMeaning) {
  EXPECT_TRUE(Parsed("(= (bvshl x #x00000021) #x00000000)").IsTrue());
  EXPECT_EQ(Parsed("(= (bvashr x #x00000040) y)"),
            pool.Eq(pool.Make(Kind::kShr, x, pool.Int(31)), y));
  EXPECT_EQ(Parsed("(= (bvshl x #x00000003) y)"),
            pool.Eq(pool.Make(Kind::kShl, x, pool.Int(3)), y));
}

TEST_F(ParseTest, LetHidesAndRestores) {
  EXPECT_EQ(Parsed("(let ((x y) (y x)) (and (bvslt x y) "
                   "(let ((x #x00000005)) (bvslt x y))))"),
            pool.And(pool.Lt(y, x), pool.Lt(pool.Int(5), x)));
  EXPECT_EQ(Parsed("(and (let ((x y)) true) (bvslt x y))"), pool.Lt(x, y));
}

TEST_F(ParseTest, AQuantifierOverALimitedIndex) {
  const std::string start =
      "(declare-const k (_ BitVec 32))(declare-const x (_ BitVec 32))"
      "(assert (forall ((i (_ BitVec 32))) (=> ";
  const std::string range =
      "(and (bvsle #x00000001 i) (bvsle i k) (bvsle i #x00000009))";
  const auto parsed = ParseSmtLib(start + range + " (bvslt i x))))", pool);
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  const Expr i = pool.BoundSymbol("i");
  const Expr k = pool.Symbol(Sort::kBv32, "k");
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  EXPECT_EQ(parsed.value().conjuncts[0], pool.ForAll(i, k, 9, pool.Lt(i, x)));
  // Each of these says something else.
  const char* others[] = {
      "(and (bvsle #x00000000 i) (bvsle i k) (bvsle i #x00000009))",
      "(and (bvslt #x00000001 i) (bvsle i k) (bvsle i #x00000009))",
      "(and (bvsle #x00000001 i) (bvsle k i) (bvsle i #x00000009))",
      "(and (bvsle #x00000001 i) (bvsle i i) (bvsle i #x00000009))",
      "(and (bvsle #x00000001 i) (bvsle i k) (bvsle i x))",
      "(or (bvsle #x00000001 i) (bvsle i k) (bvsle i #x00000009))",
      "(and (bvsle #x00000001 i) (bvsle i k))",
  };
  for (const char* other : others)
    EXPECT_FALSE(ParseSmtLib(start + other + " (bvslt i x))))", pool).ok())
        << other;
}

// A tree of questions that does not ask about the index that its place says is
// the if-then-else that it looks like.
TEST_F(ParseTest, CellsAreReadOnlyWhereTheirBordersAreRight) {
  auto read = [&](const std::string& border) {
    const auto parsed = ParseSmtLib(
        "(declare-const k (_ BitVec 32))(declare-const x (_ BitVec 32))"
        "(declare-const y (_ BitVec 32))"
        "(assert (= #x00000007 (let ((|!i| k)) (ite (bvslt |!i| " +
            border + ") x y))))",
        pool);
    return parsed.ok() ? parsed.value().conjuncts[0] : Formula::False();
  };
  const Expr cells[] = {pool.Symbol(Sort::kBv32, "x"),
                        pool.Symbol(Sort::kBv32, "y")};
  const Expr k = pool.Symbol(Sort::kBv32, "k");
  EXPECT_EQ(read("#x00000001"), pool.Eq(pool.CellAt(cells, k), pool.Int(7)));
  EXPECT_EQ(read("#x00000002"),
            pool.Eq(pool.Ite(pool.Lt(k, pool.Int(2)), cells[0], cells[1]),
                    pool.Int(7)));
}

TEST_F(ParseTest, StatusIsKept) {
  auto script = ParseSmtLib("(set-info :status unsat)(check-sat)", pool);
  ASSERT_TRUE(script.ok());
  EXPECT_EQ(script.value().status, "unsat");
}

TEST_F(ParseTest, ErrorsNameTheirPlace) {
  EXPECT_EQ(ErrorOf("(assert\n  (bvfoo x))"),
            "line 2, column 4: unsupported operator bvfoo");
  EXPECT_EQ(ErrorOf("(assert z)"), "line 1, column 9: unknown name z");
  EXPECT_EQ(ErrorOf("(assert (and true)"),
            "line 1, column 1: this ( is never closed");
  EXPECT_EQ(ErrorOf(")"), "line 1, column 1: there is no ( for this )");
  EXPECT_EQ(ErrorOf("(push 1)"), "line 1, column 1: unsupported command push");
  EXPECT_EQ(ErrorOf("(declare-const a (_ BitVec 7))"),
            "line 1, column 18: unsupported sort (_ BitVec 7)");
  EXPECT_EQ(ErrorOf("(declare-const a Bool)(declare-const a Bool)"),
            "line 1, column 38: a is declared twice");
  EXPECT_EQ(ErrorOf("(assert (= #x00000001 #x0000000000000001))"),
            "line 1, column 9: operands of different sorts");
  EXPECT_EQ(ErrorOf("(set-info :summa-choice \"c 1 1\")"),
            "line 1, column 25: a label stands twice");
}

// A name of ours must mean what we mean by it.
TEST_F(ParseTest, OwnNamesAreNotTrustedBlindly) {
  EXPECT_NE(ErrorOf("(define-fun jvm.i2l ((x (_ BitVec 32))) (_ BitVec 64) "
                    "((_ zero_extend 32) x))")
                .find("defined otherwise"),
            std::string::npos);
  EXPECT_NE(ErrorOf("(declare-const p Bool)(define-fun |!s.1| () Bool p)")
                .find("constrains more"),
            std::string::npos);
}

TEST_F(ParseTest, NestingHasALimit) {
  const std::string deep = std::string(100000, '(') + std::string(100000, ')');
  EXPECT_NE(ErrorOf(deep).find("nested too deeply"), std::string::npos);
  std::string nots = "true";
  for (int i = 0; i < 390; ++i) nots = "(not " + nots + ")";
  EXPECT_TRUE(Parsed(nots).IsTrue());
}

// Damaged scripts give an error or some formulas, never a crash.
TEST_F(ParseTest, DamagedScriptsDoNotCrash) {
  base::Rng rng(5);
  int errors = 0;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    Pool source;
    RandomTerms random(source, seed, RandomOptions());
    const std::vector<Formula> path = {random.Guard(3)};
    const std::string text = ToSmtLib(source, path).text;
    for (int i = 0; i < 25; ++i) {
      std::string damaged = text;
      const char* kBytes = "()|\"! #x01;:_";
      for (int j = 0; j < 3; ++j)
        damaged[rng.Below(damaged.size())] = kBytes[rng.Below(13)];
      if (rng.OneIn(3)) damaged.resize(rng.Below(damaged.size()));
      Pool fresh;
      errors += ParseSmtLib(damaged, fresh).ok() ? 0 : 1;
    }
  }
  EXPECT_GT(errors, 500);
}

}  // namespace
}  // namespace expr
