// What is asked of an SMT library, with one that only writes it down.
#include "solver/backends/lowering.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"
#include "solver/backends/smt_op.h"
#include "solver/backends/smt_terms.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Sort;
using expr::Unknown;

class Written : public SmtTerms {
 public:
  const std::string& operator[](SmtTerm t) const {
    return texts_[static_cast<size_t>(t)];
  }
  size_t size() const { return texts_.size(); }

  SmtTerm True() override { return Keep("true"); }
  SmtTerm Vector(uint64_t value, uint32_t bits) override {
    return Keep(std::to_string(value) + ":" + std::to_string(bits));
  }
  // Names have numbers, which depend on what else the pool has made.
  SmtTerm BoolSymbol(const std::string& name) override {
    return Keep(name.substr(0, 1));
  }
  SmtTerm VectorSymbol(const std::string& name, uint32_t bits) override {
    return Keep(name.substr(0, 1) + std::to_string(bits));
  }
  SmtTerm FloatSymbol(const std::string&, Sort sort) override {
    return Keep(sort == Sort::kF64 ? "d" : "f");
  }
  SmtTerm Apply(SmtOp op, std::initializer_list<SmtTerm> of) override {
    std::string text = "(" + std::string(Row(op).smtlib);
    for (SmtTerm t : of) text += " " + (*this)[t];
    return Keep(text + ")");
  }
  SmtTerm ZeroExtend(SmtTerm a, uint32_t by) override {
    return Sized("zero_extend", a, by);
  }
  SmtTerm SignExtend(SmtTerm a, uint32_t by) override {
    return Sized("sign_extend", a, by);
  }
  SmtTerm LowBits(SmtTerm a, uint32_t bits) override {
    return Sized("low", a, bits);
  }
  SmtTerm FloatOfBits(SmtTerm a, Sort to) override {
    return Sized("float", a, SmtWidth(to));
  }
  SmtTerm FloatOfSigned(SmtTerm a, Sort to) override {
    return Sized("from_signed", a, SmtWidth(to));
  }
  SmtTerm FloatOfFloat(SmtTerm a, Sort to) override {
    return Sized("from_float", a, SmtWidth(to));
  }
  SmtTerm SignedOfFloat(SmtTerm a, uint32_t bits) override {
    return Sized("signed", a, bits);
  }
  SmtTerm BitsOfFloat(SmtTerm a, Sort from) override {
    return Sized("bits", a, SmtWidth(from));
  }

 private:
  SmtTerm Sized(const std::string& what, SmtTerm a, uint32_t size) {
    return Keep("(" + what + " " + std::to_string(size) + " " + (*this)[a] +
                ")");
  }
  SmtTerm Keep(std::string text) {
    texts_.push_back(std::move(text));
    return static_cast<SmtTerm>(texts_.size() - 1);
  }

  std::vector<std::string> texts_;
};

class LoweringTest : public ::testing::Test {
 protected:
  std::string Text(Expr e) { return written_[lowering_.Lower(e)]; }
  std::string Text(Formula f) { return written_[lowering_.Lower(f)]; }
  std::string Text(Kind kind, Expr a) { return Text(pool_.Make(kind, a)); }
  std::string Text(Kind kind, Expr a, Expr b) {
    return Text(pool_.Make(kind, a, b));
  }

  expr::Pool pool_;
  Written written_;
  Lowering lowering_{written_, pool_};
  const Expr i_ = pool_.Symbol(Sort::kBv32, "i");
  const Expr j_ = pool_.Symbol(Sort::kBv64, "j");
  const Expr f_ = pool_.Symbol(Sort::kF32, "f");
  const Expr d_ = pool_.Symbol(Sort::kF64, "d");
};

TEST_F(LoweringTest, CountsOfShiftsAreMasked) {
  EXPECT_EQ(Text(Kind::kShl, i_, i_), "(bvshl s32 (bvand s32 31:32))");
  EXPECT_EQ(Text(Kind::kShr, i_, i_), "(bvashr s32 (bvand s32 31:32))");
  EXPECT_EQ(Text(Kind::kUshr, j_, i_),
            "(bvlshr s64 (zero_extend 32 (bvand s32 63:32)))");
}

TEST_F(LoweringTest, ComparisonsTellOnWhichSideNanIs) {
  const Expr e = pool_.Symbol(Sort::kF32, "e");
  EXPECT_EQ(Text(Kind::kFcmpl, f_, e),
            "(ite (fp.lt f f) 4294967295:32 (ite (fp.eq f f) 0:32 "
            "(ite (fp.gt f f) 1:32 4294967295:32)))");
  EXPECT_EQ(Text(Kind::kFcmpg, f_, e),
            "(ite (fp.lt f f) 4294967295:32 (ite (fp.eq f f) 0:32 "
            "(ite (fp.gt f f) 1:32 1:32)))");
}

TEST_F(LoweringTest, IntegersOfFloatsSaturate) {
  EXPECT_EQ(Text(Kind::kF2I, f_),
            "(ite (fp.isNaN f) 0:32 "
            "(ite (fp.geq f (float 32 1325400064:32)) 2147483647:32 "
            "(ite (fp.leq f (float 32 3472883712:32)) 2147483648:32 "
            "(signed 32 f))))");
}

TEST_F(LoweringTest, BitsOfNanAreTheCanonicalOnes) {
  EXPECT_EQ(Text(Kind::kF32Bits, f_),
            "(ite (fp.isNaN f) 2143289344:32 (bits 32 f))");
  EXPECT_EQ(Text(Kind::kF64Bits, d_),
            "(ite (fp.isNaN d) 9221120237041090560:64 (bits 64 d))");
}

TEST_F(LoweringTest, ConversionsNameTheSortTheyGoTo) {
  EXPECT_EQ(Text(Kind::kI2B, i_), "(sign_extend 24 (low 8 s32))");
  EXPECT_EQ(Text(Kind::kI2C, i_), "(zero_extend 16 (low 16 s32))");
  EXPECT_EQ(Text(Kind::kL2D, j_), "(from_signed 64 s64)");
  EXPECT_EQ(Text(Kind::kD2F, d_), "(from_float 32 d)");
  EXPECT_EQ(Text(Kind::kBitsF64, j_), "(float 64 s64)");
}

// Three values need two bits; a decision is the smallest connective.
TEST_F(LoweringTest, ChoicesAreVectors) {
  const uint32_t labels[] = {7, 8, 9};
  const expr::Variable c = pool_.MakeChoice("c", labels);
  EXPECT_EQ(Text(pool_.ChoiceIs(c, 7)), "(= c2 0:2)");
  EXPECT_EQ(Text(!pool_.ChoiceIs(c, 7)), "(not (= c2 0:2))");
}

TEST_F(LoweringTest, WhatWasLoweredOnceIsKept) {
  const Formula f =
      !pool_.And(pool_.BoolSymbol("b"), pool_.Lt(i_, pool_.Int(5)));
  lowering_.Lower(f);
  lowering_.Lower(!f);
  const size_t before = written_.size();
  lowering_.Lower(f);
  lowering_.Lower(!f);
  EXPECT_EQ(written_.size(), before);
}

TEST_F(LoweringTest, ValuesReadAreOfTheirDomain) {
  const uint32_t labels[] = {7, 8, 9};
  const Unknown choice(pool_.MakeChoice("c", labels)), number(i_), real(f_);
  expr::Model model;
  lowering_.Read([](SmtTerm) { return ~uint64_t{0}; },
                 std::vector{choice, number, real}, model);
  EXPECT_EQ(model.Value(choice), 2u);
  EXPECT_EQ(model.Value(number), 0xffffffffu);
  EXPECT_EQ(model.Value(real), 0x7fc00000u);
}

}  // namespace
}  // namespace solver
