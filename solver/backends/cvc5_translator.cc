#include "solver/backends/cvc5_translator.h"

#include <tuple>
#include <utility>

namespace solver {

using expr::Sort;
using expr::Unknown;

namespace {

constexpr cvc5::Kind kKindOfOp[] = {
#define SMT_OP(name, smtlib, rounding, z3, kind) cvc5::kind,
#include "solver/backends/smt_ops.def"
#undef SMT_OP
};

constexpr uint32_t ExponentBits(Sort s) { return expr::IsWide(s) ? 11 : 8; }
constexpr uint32_t FractionBits(Sort s) { return expr::IsWide(s) ? 53 : 24; }

uint64_t Cvc5Bits(const cvc5::Term& value) {
  if (value.isBooleanValue()) return value.getBooleanValue() ? 1 : 0;
  if (value.isFloatingPointValue())
    return Cvc5Bits(std::get<2>(value.getFloatingPointValue()));
  uint64_t bits = 0;
  for (char c : value.getBitVectorValue(2)) bits = bits << 1 | (c == '1');
  return bits;
}

}  // namespace

Cvc5Translator::Cvc5Translator(cvc5::Solver& solver, expr::Pool& pool)
    : solver_(solver),
      nearest_(solver.mkRoundingMode(cvc5::ROUND_NEAREST_TIES_TO_EVEN)),
      toward_zero_(solver.mkRoundingMode(cvc5::ROUND_TOWARD_ZERO)),
      lowering_(*this, pool) {}

void Cvc5Translator::Read(std::span<const Unknown> unknowns,
                          expr::Model& into) {
  auto value = [&](SmtTerm t) { return Cvc5Bits(solver_.getValue(Get(t))); };
  lowering_.Read(value, unknowns, into);
}

SmtTerm Cvc5Translator::Keep(cvc5::Term made) {
  made_.push_back(std::move(made));
  return static_cast<SmtTerm>(made_.size() - 1);
}

SmtTerm Cvc5Translator::Indexed(cvc5::Kind kind,
                                std::initializer_list<uint32_t> indices,
                                const std::vector<cvc5::Term>& of) {
  return Keep(solver_.mkTerm(solver_.mkOp(kind, indices), of));
}

SmtTerm Cvc5Translator::True() { return Keep(solver_.mkTrue()); }

SmtTerm Cvc5Translator::Vector(uint64_t value, uint32_t bits) {
  return Keep(solver_.mkBitVector(bits, value));
}

SmtTerm Cvc5Translator::BoolSymbol(const std::string& name) {
  return Keep(solver_.mkConst(solver_.getBooleanSort(), name));
}

SmtTerm Cvc5Translator::VectorSymbol(const std::string& name, uint32_t bits) {
  return Keep(solver_.mkConst(solver_.mkBitVectorSort(bits), name));
}

SmtTerm Cvc5Translator::FloatSymbol(const std::string& name, Sort sort) {
  const cvc5::Sort theirs =
      solver_.mkFloatingPointSort(ExponentBits(sort), FractionBits(sort));
  return Keep(solver_.mkConst(theirs, name));
}

SmtTerm Cvc5Translator::Apply(SmtOp op, std::initializer_list<SmtTerm> of) {
  std::vector<cvc5::Term> arguments;
  if (Row(op).rounding == SmtRounding::kNearest) arguments.push_back(nearest_);
  for (SmtTerm t : of) arguments.push_back(Get(t));
  return Keep(solver_.mkTerm(kKindOfOp[static_cast<size_t>(op)], arguments));
}

SmtTerm Cvc5Translator::ZeroExtend(SmtTerm a, uint32_t by) {
  return Indexed(cvc5::BITVECTOR_ZERO_EXTEND, {by}, {Get(a)});
}

SmtTerm Cvc5Translator::SignExtend(SmtTerm a, uint32_t by) {
  return Indexed(cvc5::BITVECTOR_SIGN_EXTEND, {by}, {Get(a)});
}

SmtTerm Cvc5Translator::LowBits(SmtTerm a, uint32_t bits) {
  return Indexed(cvc5::BITVECTOR_EXTRACT, {bits - 1, 0}, {Get(a)});
}

SmtTerm Cvc5Translator::FloatOfBits(SmtTerm a, Sort to) {
  return Indexed(cvc5::FLOATINGPOINT_TO_FP_FROM_IEEE_BV,
                 {ExponentBits(to), FractionBits(to)}, {Get(a)});
}

SmtTerm Cvc5Translator::FloatOfSigned(SmtTerm a, Sort to) {
  return Indexed(cvc5::FLOATINGPOINT_TO_FP_FROM_SBV,
                 {ExponentBits(to), FractionBits(to)}, {nearest_, Get(a)});
}

SmtTerm Cvc5Translator::FloatOfFloat(SmtTerm a, Sort to) {
  return Indexed(cvc5::FLOATINGPOINT_TO_FP_FROM_FP,
                 {ExponentBits(to), FractionBits(to)}, {nearest_, Get(a)});
}

SmtTerm Cvc5Translator::SignedOfFloat(SmtTerm a, uint32_t bits) {
  return Indexed(cvc5::FLOATINGPOINT_TO_SBV, {bits}, {toward_zero_, Get(a)});
}

SmtTerm Cvc5Translator::BitsOfFloat(SmtTerm a, Sort from) {
  const SmtTerm bits =
      VectorSymbol("f" + std::to_string(made_.size()), SmtWidth(from));
  const SmtTerm back = FloatOfBits(bits, from);
  side_conditions_.push_back(Get(Apply(SmtOp::kEq, {back, a})));
  return bits;
}

}  // namespace solver
