// SmtTerms makes and keeps the terms of one SMT library. It knows SMT-LIB and
// nothing of Java: what a formula means in these terms is said once, in
// lowering.h, for every library.
#ifndef SOLVER_BACKENDS_SMT_TERMS_H_
#define SOLVER_BACKENDS_SMT_TERMS_H_

#include <cstdint>
#include <initializer_list>
#include <string>

#include "base/check.h"
#include "expr/sort.h"
#include "solver/backends/smt_op.h"

namespace solver {

// A term, by its place among those its maker keeps.
enum class SmtTerm : uint32_t {};

constexpr uint32_t SmtWidth(expr::Sort s) { return expr::IsWide(s) ? 64 : 32; }

class SmtTerms {
 public:
  SmtTerms() = default;
  SmtTerms(const SmtTerms&) = delete;
  SmtTerms& operator=(const SmtTerms&) = delete;
  virtual ~SmtTerms() = default;

  virtual SmtTerm True() = 0;
  virtual SmtTerm Vector(uint64_t value, uint32_t bits) = 0;

  // Unknowns. Each name is asked for once.
  virtual SmtTerm BoolSymbol(const std::string& name) = 0;
  virtual SmtTerm VectorSymbol(const std::string& name, uint32_t bits) = 0;
  virtual SmtTerm FloatSymbol(const std::string& name, expr::Sort sort) = 0;

  virtual SmtTerm Apply(SmtOp op, std::initializer_list<SmtTerm> of) = 0;
  // The body holds whatever that symbol is. Only of libraries that are asked
  // for quantifiers (lowering.h).
  virtual SmtTerm ForAll(SmtTerm symbol, SmtTerm body);

  virtual SmtTerm ZeroExtend(SmtTerm a, uint32_t by) = 0;
  virtual SmtTerm SignExtend(SmtTerm a, uint32_t by) = 0;
  virtual SmtTerm LowBits(SmtTerm a, uint32_t bits) = 0;

  // The float with these bits; the nearest to that integer or float.
  virtual SmtTerm FloatOfBits(SmtTerm a, expr::Sort to) = 0;
  virtual SmtTerm FloatOfSigned(SmtTerm a, expr::Sort to) = 0;
  virtual SmtTerm FloatOfFloat(SmtTerm a, expr::Sort to) = 0;
  // Toward zero; anything where that does not fit.
  virtual SmtTerm SignedOfFloat(SmtTerm a, uint32_t bits) = 0;
  // Bits that make this float: of NaN any that do.
  virtual SmtTerm BitsOfFloat(SmtTerm a, expr::Sort from) = 0;
};

inline SmtTerm SmtTerms::ForAll(SmtTerm, SmtTerm) {
  UNREACHABLE("this library should see no quantifier");
}

}  // namespace solver

#endif  // SOLVER_BACKENDS_SMT_TERMS_H_
