// Terms of bits as whole numbers of Z3. A sum that may wrap around is the whole
// sum less a multiple of 2^32 (2^64); a quotient by a known number is the one
// that, multiplied and with a remainder added, makes the dividend. Each such
// number is a symbol of its own with a definition. So arithmetic stays what it
// is: Z3's bits would have to find it again in circuits of 64 by 64 gates.
//
// Products of two unknowns, bits that depend on more than where they stand, and
// floats are none of ours: asked for one, this gives up.
#ifndef SOLVER_BACKENDS_INTEGER_TERMS_H_
#define SOLVER_BACKENDS_INTEGER_TERMS_H_

#include <z3++.h>

#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "expr/sort.h"
#include "solver/backends/smt_op.h"
#include "solver/backends/smt_terms.h"

namespace solver {

class IntegerTerms : public SmtTerms {
 public:
  explicit IntegerTerms(z3::context& context) : context_(context) {}

  // From then on what is made means nothing.
  bool gave_up() const { return gave_up_; }
  z3::expr TruthOf(SmtTerm t);
  const std::vector<z3::expr>& definitions() const { return definitions_; }
  // The bits of a symbol in that model; of a truth value 0 or 1.
  uint64_t BitsIn(const z3::model& model, SmtTerm t) const;

  SmtTerm True() override;
  SmtTerm Vector(uint64_t value, uint32_t bits) override;
  SmtTerm BoolSymbol(const std::string& name) override;
  SmtTerm VectorSymbol(const std::string& name, uint32_t bits) override;
  SmtTerm FloatSymbol(const std::string& name, expr::Sort sort) override;
  SmtTerm Apply(SmtOp op, std::initializer_list<SmtTerm> of) override;
  SmtTerm ZeroExtend(SmtTerm a, uint32_t by) override;
  SmtTerm SignExtend(SmtTerm a, uint32_t by) override;
  SmtTerm LowBits(SmtTerm a, uint32_t bits) override;
  SmtTerm FloatOfBits(SmtTerm a, expr::Sort to) override;
  SmtTerm FloatOfSigned(SmtTerm a, expr::Sort to) override;
  SmtTerm FloatOfFloat(SmtTerm a, expr::Sort to) override;
  SmtTerm SignedOfFloat(SmtTerm a, uint32_t bits) override;
  SmtTerm BitsOfFloat(SmtTerm a, expr::Sort from) override;

 private:
  // Sums and products of what fits in 64 bits.
  using Wide = __int128;
  struct Number {
    z3::expr value;
    uint32_t bits;
    Wide low, high;  // it is none outside of these
    // One of few: the first whose condition holds. None: any number.
    std::vector<std::pair<z3::expr, Wide>> cases = {};
    bool IsKnown() const { return low == high; }
  };
  enum class Kind : uint8_t {
    kTruth,
    kNumber,
    kMixed,  // a & b, a | b, a ^ b: a number only where one is made of it
    kLow,    // the lowest bits of a number, with a sign or without
  };
  struct Term {
    Kind kind;
    z3::expr value;                   // of a truth value
    std::vector<Number> number = {};  // none or one
    SmtOp op = SmtOp::kNot;
    SmtTerm a = {}, b = {};
    uint32_t bits = 0;
  };
  struct Parts {
    Number quotient, remainder;
  };

  Term& At(SmtTerm t) { return terms_[static_cast<size_t>(t)]; }
  const Term& At(SmtTerm t) const { return terms_[static_cast<size_t>(t)]; }
  SmtTerm Keep(Term term);
  SmtTerm Keep(z3::expr truth);
  SmtTerm Keep(Number number);
  SmtTerm GiveUp();
  Number NoNumber(uint32_t bits);

  z3::expr Int(Wide value);
  Number Known(Wide value, uint32_t bits);
  Number Fresh(Wide low, Wide high, uint32_t bits);
  Number Wrapped(const z3::expr& value, uint32_t bits, Wide low, Wide high);
  // Rounded down, by a power of two; toward zero, by any other number.
  Parts Floor(const Number& a, uint32_t exponent);
  Parts Divided(const Number& a, Wide by);
  Number Residue(const Number& a, uint32_t exponent);

  Number ToNumber(SmtTerm t);
  Number Mixed(const Term& term);
  Number Masked(const Number& a, Wide mask);
  bool IsZero(SmtTerm t);
  z3::expr IsNegative(SmtTerm t);
  z3::expr Equal(SmtTerm a, SmtTerm b);
  z3::expr Below(const Number& a, const Number& b);
  SmtTerm Choice(const z3::expr& condition, SmtTerm a, SmtTerm b);
  // f(number) for each of the few that b is.
  template <class Each>
  Number ForCases(const Number& b, Each f);
  Number Either(const z3::expr& condition, const Number& a, const Number& b);
  Number Product(const Number& a, const Number& b);
  Number Quotient(SmtOp op, const Number& a, const Number& b);
  Number Shifted(SmtOp op, const Number& a, const Number& count);
  Number Unsigned(const Number& a, uint32_t bits);
  SmtTerm Arithmetic(SmtOp op, SmtTerm a, SmtTerm b);

  z3::context& context_;
  bool gave_up_ = false;
  std::vector<Term> terms_;
  std::vector<z3::expr> definitions_;
  uint32_t fresh_ = 0;
  std::map<std::pair<unsigned, uint32_t>, Parts> floors_;
  std::map<std::pair<unsigned, Wide>, Parts> divisions_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_INTEGER_TERMS_H_
