// Formulas to cvc5 and models back: the terms that lowering.h asks for.
//
// cvc5 has no function from a float to its bits: they are a constant with a
// defining condition, which side_conditions() collects and the caller asserts.
#ifndef SOLVER_BACKENDS_CVC5_TRANSLATOR_H_
#define SOLVER_BACKENDS_CVC5_TRANSLATOR_H_

#include <cvc5/cvc5.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "solver/backends/lowering.h"
#include "solver/backends/smt_op.h"
#include "solver/backends/smt_terms.h"

namespace solver {

class Cvc5Translator : private SmtTerms {
 public:
  Cvc5Translator(cvc5::Solver& solver, expr::Pool& pool);

  cvc5::Term Translate(expr::Formula f) { return Get(lowering_.Lower(f)); }

  const std::vector<cvc5::Term>& side_conditions() const {
    return side_conditions_;
  }

  // The values the solver's model gives to these unknowns.
  void Read(std::span<const expr::Unknown> unknowns, expr::Model& into);

 private:
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

  const cvc5::Term& Get(SmtTerm t) const {
    return made_[static_cast<size_t>(t)];
  }
  SmtTerm Keep(cvc5::Term made);
  SmtTerm Indexed(cvc5::Kind kind, std::initializer_list<uint32_t> indices,
                  const std::vector<cvc5::Term>& of);

  cvc5::Solver& solver_;
  cvc5::Term nearest_, toward_zero_;
  std::vector<cvc5::Term> made_;
  std::vector<cvc5::Term> side_conditions_;
  Lowering lowering_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_CVC5_TRANSLATOR_H_
