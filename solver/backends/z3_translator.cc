#include "solver/backends/z3_translator.h"

#include <array>

#include "base/check.h"

namespace solver {

using expr::Sort;
using expr::Unknown;

namespace {

// Makers of Z3 take their arguments one by one or as an array.
Z3_ast Call(Z3_ast (*make)(Z3_context, Z3_ast), Z3_context context,
            std::span<const Z3_ast> of) {
  return make(context, of[0]);
}
Z3_ast Call(Z3_ast (*make)(Z3_context, Z3_ast, Z3_ast), Z3_context context,
            std::span<const Z3_ast> of) {
  return make(context, of[0], of[1]);
}
Z3_ast Call(Z3_ast (*make)(Z3_context, Z3_ast, Z3_ast, Z3_ast),
            Z3_context context, std::span<const Z3_ast> of) {
  return make(context, of[0], of[1], of[2]);
}
Z3_ast Call(Z3_ast (*make)(Z3_context, unsigned, const Z3_ast*),
            Z3_context context, std::span<const Z3_ast> of) {
  return make(context, static_cast<unsigned>(of.size()), of.data());
}

Z3_ast Call(SmtOp op, Z3_context context, std::span<const Z3_ast> of) {
  switch (op) {
#define SMT_OP(name, smtlib, rounding, z3, cvc5) \
  case SmtOp::name:                              \
    return Call(z3, context, of);
#include "solver/backends/smt_ops.def"
#undef SMT_OP
  }
  UNREACHABLE("an operator should be one of the table");
}

uint64_t Z3Bits(const z3::expr& value) {
  if (value.is_bool()) return value.is_true() ? 1 : 0;
  if (!value.is_fpa()) return value.get_numeral_uint64();
  // All bits set is a NaN of either sort: Z3 leaves open which one it is.
  if (value.mk_is_nan().simplify().is_true()) return ~uint64_t{0};
  return value.mk_to_ieee_bv().simplify().get_numeral_uint64();
}

}  // namespace

Z3Translator::Z3Translator(z3::context& context, expr::Pool& pool,
                           Quantifiers quantifiers)
    : context_(context),
      nearest_(context, Z3_mk_fpa_rne(context)),
      toward_zero_(context, Z3_mk_fpa_rtz(context)),
      lowering_(*this, pool, quantifiers) {}

void Z3Translator::Read(const z3::model& model,
                        std::span<const Unknown> unknowns, expr::Model& into) {
  auto value = [&](SmtTerm t) { return Z3Bits(model.eval(Get(t), true)); };
  lowering_.Read(value, unknowns, into);
}

// Where Z3 has given up there is no term, and wrapping it would hide that.
SmtTerm Z3Translator::Keep(Z3_ast made) {
  context_.check_error();
  made_.emplace_back(context_, made);
  return static_cast<SmtTerm>(made_.size() - 1);
}

z3::sort Z3Translator::FloatSort(Sort sort) {
  return expr::IsWide(sort) ? context_.fpa_sort<64>() : context_.fpa_sort<32>();
}

SmtTerm Z3Translator::True() { return Keep(Z3_mk_true(context_)); }

SmtTerm Z3Translator::Vector(uint64_t value, uint32_t bits) {
  return Keep(context_.bv_val(value, bits));
}

SmtTerm Z3Translator::BoolSymbol(const std::string& name) {
  return Keep(context_.bool_const(name.c_str()));
}

SmtTerm Z3Translator::VectorSymbol(const std::string& name, uint32_t bits) {
  return Keep(context_.bv_const(name.c_str(), bits));
}

SmtTerm Z3Translator::FloatSymbol(const std::string& name, Sort sort) {
  return Keep(context_.constant(name.c_str(), FloatSort(sort)));
}

SmtTerm Z3Translator::Apply(SmtOp op, std::initializer_list<SmtTerm> of) {
  std::array<Z3_ast, 4> arguments = {};
  size_t count = 0;
  if (Row(op).rounding == SmtRounding::kNearest) arguments[count++] = nearest_;
  for (SmtTerm t : of) arguments[count++] = Get(t);
  return Keep(Call(op, context_, {arguments.data(), count}));
}

SmtTerm Z3Translator::ForAll(SmtTerm symbol, SmtTerm body) {
  const Z3_app bound = Z3_to_app(context_, Get(symbol));
  return Keep(
      Z3_mk_forall_const(context_, 0, 1, &bound, 0, nullptr, Get(body)));
}

SmtTerm Z3Translator::ZeroExtend(SmtTerm a, uint32_t by) {
  return Keep(Z3_mk_zero_ext(context_, by, Get(a)));
}

SmtTerm Z3Translator::SignExtend(SmtTerm a, uint32_t by) {
  return Keep(Z3_mk_sign_ext(context_, by, Get(a)));
}

SmtTerm Z3Translator::LowBits(SmtTerm a, uint32_t bits) {
  return Keep(Z3_mk_extract(context_, bits - 1, 0, Get(a)));
}

SmtTerm Z3Translator::FloatOfBits(SmtTerm a, Sort to) {
  return Keep(Z3_mk_fpa_to_fp_bv(context_, Get(a), FloatSort(to)));
}

SmtTerm Z3Translator::FloatOfSigned(SmtTerm a, Sort to) {
  return Keep(
      Z3_mk_fpa_to_fp_signed(context_, nearest_, Get(a), FloatSort(to)));
}

SmtTerm Z3Translator::FloatOfFloat(SmtTerm a, Sort to) {
  return Keep(Z3_mk_fpa_to_fp_float(context_, nearest_, Get(a), FloatSort(to)));
}

SmtTerm Z3Translator::SignedOfFloat(SmtTerm a, uint32_t bits) {
  return Keep(Z3_mk_fpa_to_sbv(context_, toward_zero_, Get(a), bits));
}

SmtTerm Z3Translator::BitsOfFloat(SmtTerm a, Sort) {
  return Keep(Z3_mk_fpa_to_ieee_bv(context_, Get(a)));
}

}  // namespace solver
