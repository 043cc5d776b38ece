// Formulas to Z3 and models back: the terms that lowering.h asks for.
#ifndef SOLVER_BACKENDS_Z3_TRANSLATOR_H_
#define SOLVER_BACKENDS_Z3_TRANSLATOR_H_

#include <z3++.h>

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

class Z3Translator : private SmtTerms {
 public:
  Z3Translator(z3::context& context, expr::Pool& pool,
               Quantifiers quantifiers = Quantifiers::kWrittenOut);

  z3::expr Translate(expr::Formula f) { return Get(lowering_.Lower(f)); }

  // The values the model gives to these unknowns.
  void Read(const z3::model& model, std::span<const expr::Unknown> unknowns,
            expr::Model& into);

 private:
  SmtTerm True() override;
  SmtTerm Vector(uint64_t value, uint32_t bits) override;
  SmtTerm BoolSymbol(const std::string& name) override;
  SmtTerm VectorSymbol(const std::string& name, uint32_t bits) override;
  SmtTerm FloatSymbol(const std::string& name, expr::Sort sort) override;
  SmtTerm Apply(SmtOp op, std::initializer_list<SmtTerm> of) override;
  SmtTerm ForAll(SmtTerm symbol, SmtTerm body) override;
  SmtTerm ZeroExtend(SmtTerm a, uint32_t by) override;
  SmtTerm SignExtend(SmtTerm a, uint32_t by) override;
  SmtTerm LowBits(SmtTerm a, uint32_t bits) override;
  SmtTerm FloatOfBits(SmtTerm a, expr::Sort to) override;
  SmtTerm FloatOfSigned(SmtTerm a, expr::Sort to) override;
  SmtTerm FloatOfFloat(SmtTerm a, expr::Sort to) override;
  SmtTerm SignedOfFloat(SmtTerm a, uint32_t bits) override;
  SmtTerm BitsOfFloat(SmtTerm a, expr::Sort from) override;

  const z3::expr& Get(SmtTerm t) const { return made_[static_cast<size_t>(t)]; }
  SmtTerm Keep(Z3_ast made);
  z3::sort FloatSort(expr::Sort sort);

  z3::context& context_;
  z3::expr nearest_, toward_zero_;
  std::vector<z3::expr> made_;
  Lowering lowering_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_Z3_TRANSLATOR_H_
