#include "expr/smtlib.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "expr/parse.h"
#include "expr/pool.h"
#include "expr/random.h"

namespace expr {
namespace {

std::string Text(const Pool& pool, const std::vector<Formula>& path) {
  return ToSmtLib(pool, path).text;
}

TEST(SmtLib, AWholeScript) {
  Pool pool;
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  const Variable next = pool.MakeChoice("next", std::vector<uint32_t>{0, 4});
  const Formula f =
      pool.And(pool.ChoiceIs(next, 4), pool.Lt(pool.Make(Kind::kShl, x, x), x));
  EXPECT_EQ(
      Text(pool, {f}),
      "(set-logic QF_BVFP)\n"
      "(declare-const |x| (_ BitVec 32))\n"
      "(set-info :summa-choice \"|next| 0 4\")\n"
      "(declare-const |next| (_ BitVec 32))\n"
      "(define-fun |!s.1| () Bool (or false (= |next| #x00000000) (= |next| "
      "#x00000004)))\n"
      "(assert |!s.1|)\n"
      "(define-fun jvm.ishl ((x (_ BitVec 32)) (y (_ BitVec 32))) (_ BitVec "
      "32) (bvshl x (bvand y #x0000001f)))\n"
      "(assert (not (or (not (bvslt (jvm.ishl |x| |x|) |x|)) (= |next| "
      "#x00000000))))\n"
      "(check-sat)\n");
}

TEST(SmtLib, RoundTripGivesTheSameFormulas) {
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    Pool pool;
    RandomTerms random(pool, seed, RandomOptions());
    std::vector<Formula> path;
    for (int i = 0; i < 5; ++i) path.push_back(random.Guard(4));
    path.push_back(Formula::True());
    path.push_back(Formula::False());
    const std::string text = Text(pool, path);
    const auto parsed = ParseSmtLib(text, pool);
    ASSERT_TRUE(parsed.ok()) << parsed.error().ToString() << "\n" << text;
    ASSERT_EQ(parsed.value().conjuncts, path) << text;
  }
}

TEST(SmtLib, QuantifiersComeBackAsTheyWere) {
  size_t quantified = 0;
  for (uint64_t seed = 1; seed <= 400; ++seed) {
    Pool pool;
    RandomOptions options;
    options.quantified = true;
    options.bit_patterns = false;
    RandomTerms random(pool, seed, options);
    std::vector<Formula> path;
    for (int i = 0; i < 4; ++i) path.push_back(random.Guard(2));
    const std::string text = Text(pool, path);
    quantified += text.starts_with("(set-logic ALL)");
    const auto parsed = ParseSmtLib(text, pool);
    ASSERT_TRUE(parsed.ok()) << parsed.error().ToString() << "\n" << text;
    ASSERT_EQ(parsed.value().conjuncts, path) << text;
  }
  EXPECT_GT(quantified, 100u);
}

// Their bits inside a quantifier are written for other solvers only.
TEST(SmtLib, BitsOfFloatsInsideAQuantifierAreRefused) {
  Pool pool;
  const Expr i = pool.BoundSymbol("i");
  const Expr cells[] = {pool.Symbol(Sort::kF32, "x"),
                        pool.Symbol(Sort::kF32, "y")};
  const Expr bits = pool.Make(Kind::kF32Bits, pool.CellAt(cells, i));
  const Formula all = pool.ForAll(i, pool.Symbol(Sort::kBv32, "k"), 2,
                                  pool.Lt(bits, pool.Int(7)));
  EXPECT_FALSE(ParseSmtLib(Text(pool, {all}), pool).ok());
}

TEST(SmtLib, HostileNamesSurvive) {
  Pool pool;
  const std::string names[] = {"|",    "\\",    "a b",      ") (assert false",
                               "!7c",  "x!v.1", "",         "\xc3\xa9\n\x01",
                               "true", "!s.1",  "jvm.ishl", "let",
                               "\""};
  std::vector<Formula> path;
  for (const std::string& name : names) {
    path.push_back(pool.BoolSymbol(name));
    path.push_back(pool.Lt(pool.Symbol(Sort::kBv32, name), pool.Int(5)));
    path.push_back(pool.Lt(pool.Symbol(Sort::kBv64, name), pool.Long(5)));
    path.push_back(pool.ChoiceIs(
        pool.MakeChoice(name, std::vector<uint32_t>{3, 1, 2}), 1));
    path.push_back(
        pool.ChoiceIs(pool.MakeChoice(name, std::vector<uint32_t>{3, 1}), 1));
  }
  const auto parsed = ParseSmtLib(Text(pool, path), pool);
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  EXPECT_EQ(parsed.value().conjuncts, path);
}

TEST(SmtLib, SizeIsLinearAndNestingShallow) {
  Pool pool;
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  Expr e = x;
  for (int i = 0; i < 2000; ++i) e = pool.Make(Kind::kMul, e, e);
  Expr deep = x;
  for (int i = 0; i < 5000; ++i)
    deep = pool.Make(i % 2 == 0 ? Kind::kMul : Kind::kBitXor, deep,
                     pool.Symbol(Sort::kBv32, "y"));
  const std::vector<Formula> path = {pool.Lt(e, x), pool.Lt(deep, x)};
  const std::string text = Text(pool, path);
  EXPECT_LT(text.size(), 2000000u);
  const auto parsed = ParseSmtLib(text, pool);
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  EXPECT_EQ(parsed.value().conjuncts, path);
}

TEST(SmtLib, TellsWhenItUsesTheRemainder) {
  Pool pool;
  const Expr d = pool.Symbol(Sort::kF64, "d");
  const Formula plain = pool.Test(Predicate::kIsNan, d);
  const Formula rem =
      pool.Test(Predicate::kIsNan, pool.Make(Kind::kFRem, d, d));
  EXPECT_FALSE(ToSmtLib(pool, std::vector{plain}).uses_remainder);
  EXPECT_TRUE(ToSmtLib(pool, std::vector{plain, rem}).uses_remainder);
}

}  // namespace
}  // namespace expr
