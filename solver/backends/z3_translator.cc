#include "solver/backends/z3_translator.h"

#include <bit>
#include <string>

#include "base/check.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace solver {

using expr::Decision;
using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Sort;
using expr::Unknown;
using expr::Variable;

namespace {

// if q then a else b, in the smallest connective that says it.
z3::expr Choose(const z3::expr& q, const z3::expr& a, const z3::expr& b) {
  if (a.is_true()) return b.is_false() ? q : q || b;
  if (a.is_false()) return b.is_true() ? !q : !q && b;
  if (b.is_true()) return !q || a;
  if (b.is_false()) return q && a;
  return z3::ite(q, a, b);
}

}  // namespace

z3::sort Z3Translator::SortOf(Sort s) {
  switch (s) {
    case Sort::kBv32:
      return context_.bv_sort(32);
    case Sort::kBv64:
      return context_.bv_sort(64);
    case Sort::kF32:
      return context_.fpa_sort<32>();
    case Sort::kF64:
      return context_.fpa_sort<64>();
  }
  UNREACHABLE("a sort should be one of the table");
}

z3::expr Z3Translator::Translate(Formula f) {
  std::vector<Formula> pending = {f.uncomplemented()};
  while (!pending.empty()) {
    Formula next = pending.back();
    if (formulas_.count(next.node()) != 0) {
      pending.pop_back();
      continue;
    }
    size_t before = pending.size();
    if (!next.IsConstant()) {
      Decision d = pool_.diagram().Top(next);
      for (Formula kid : {d.then, d.otherwise})
        if (formulas_.count(kid.node()) == 0)
          pending.push_back(kid.uncomplemented());
    }
    if (pending.size() == before) formulas_.emplace(next.node(), Node(next));
  }
  z3::expr result = formulas_.at(f.node());
  return f.complemented() ? !result : result;
}

// Its parts are translated already.
z3::expr Z3Translator::Node(Formula plain) {
  if (plain.IsConstant()) return context_.bool_val(true);
  Decision d = pool_.diagram().Top(plain);
  auto part = [&](Formula f) {
    if (f.IsFalse()) return context_.bool_val(false);
    z3::expr e = formulas_.at(f.node());
    return f.complemented() ? !e : e;
  };
  return Choose(Ask(d.question), part(d.then), part(d.otherwise));
}

z3::expr Z3Translator::Ask(expr::Question q) {
  if (pool_.IsChoice(q.variable))
    return ChoiceConstant(q.variable) ==
           context_.bv_val(q.value, ChoiceBits(q.variable));
  // A predicate: value 1 means it holds.
  z3::expr atom = Predicate(q.variable);
  return q.value == 1 ? atom : !atom;
}

unsigned Z3Translator::ChoiceBits(Variable v) const {
  uint32_t last = pool_.diagram().domain_size(v) - 1;
  return last == 0 ? 1 : static_cast<unsigned>(std::bit_width(last));
}

z3::expr Z3Translator::ChoiceConstant(Variable v) {
  std::string name = "c" + std::to_string(v.index());
  return context_.bv_const(name.c_str(), ChoiceBits(v));
}

z3::expr Z3Translator::BoolConstant(Variable v) {
  std::string name = "b" + std::to_string(v.index());
  return context_.bool_const(name.c_str());
}

z3::expr Z3Translator::SymbolConstant(Expr symbol) {
  std::string name = "s" + std::to_string(symbol.id());
  return context_.constant(name.c_str(), SortOf(pool_.sort(symbol)));
}

z3::expr Z3Translator::Predicate(Variable v) {
  if (auto it = atoms_.find(v.index()); it != atoms_.end()) return it->second;
  const expr::PredicateAtom atom = pool_.predicate(v);
  auto made = [&]() -> z3::expr {
    using P = expr::Predicate;
    if (atom.predicate == P::kBool) return BoolConstant(v);
    z3::expr a = Translate(atom.a);
    if (atom.predicate == P::kIsNan)
      return z3::expr(context_, Z3_mk_fpa_is_nan(context_, a));
    z3::expr b = Translate(atom.b);
    switch (atom.predicate) {
      case P::kEq:
        return a == b;  // on floats: Z3's structural "="
      case P::kLt:
        return z3::slt(a, b);
      case P::kUlt:
        return z3::ult(a, b);
      case P::kFEq:
        return z3::expr(context_, Z3_mk_fpa_eq(context_, a, b));
      case P::kFLt:
        return z3::expr(context_, Z3_mk_fpa_lt(context_, a, b));
      case P::kFLe:
        return z3::expr(context_, Z3_mk_fpa_leq(context_, a, b));
      default:
        UNREACHABLE("a predicate should be one of the table");
    }
  };
  return atoms_.emplace(v.index(), made()).first->second;
}

z3::expr Z3Translator::Translate(Expr e) {
  std::vector<Expr> pending = {e};
  while (!pending.empty()) {
    Expr next = pending.back();
    if (terms_.count(next.id()) != 0) {
      pending.pop_back();
      continue;
    }
    size_t before = pending.size();
    for (Expr kid : pool_.kids(next))
      if (terms_.count(kid.id()) == 0) pending.push_back(kid);
    if (pending.size() == before) terms_.emplace(next.id(), Term(next));
  }
  return terms_.at(e.id());
}

// Its parts are translated already.
z3::expr Z3Translator::Term(Expr e) {
  switch (pool_.kind(e)) {
    case Kind::kSymbol:
      return SymbolConstant(e);
    case Kind::kConstant: {
      uint64_t bits = *pool_.constant(e);
      Sort sort = pool_.sort(e);
      z3::expr vector = context_.bv_val(bits, expr::IsWide(sort) ? 64u : 32u);
      if (!expr::IsFloating(sort)) return vector;
      return z3::expr(context_,
                      Z3_mk_fpa_to_fp_bv(context_, vector, SortOf(sort)));
    }
    case Kind::kIte: {
      z3::expr condition = Translate(pool_.condition(e));
      return z3::ite(condition, terms_.at(pool_.kids(e)[0].id()),
                     terms_.at(pool_.kids(e)[1].id()));
    }
    default:
      return Operator(e);
  }
}

z3::expr Z3Translator::Operator(Expr e) {
  std::span<const Expr> kids = pool_.kids(e);
  z3::expr a = terms_.at(kids[0].id());
  if (kids.size() == 1) return Conversion(e, a);
  z3::expr b = terms_.at(kids[1].id());
  z3::expr round = context_.fpa_rounding_mode();
  switch (pool_.kind(e)) {
    case Kind::kAdd:
      return a + b;
    case Kind::kSub:
      return a - b;
    case Kind::kMul:
      return a * b;
    case Kind::kDiv:
      return a / b;  // signed in Z3's C++ interface
    case Kind::kRem:
      return z3::srem(a, b);
    case Kind::kBitAnd:
      return a & b;
    case Kind::kBitOr:
      return a | b;
    case Kind::kBitXor:
      return a ^ b;
    case Kind::kShl:
    case Kind::kShr:
    case Kind::kUshr:
      return Shift(e, a, b);
    case Kind::kFAdd:
      return z3::expr(context_, Z3_mk_fpa_add(context_, round, a, b));
    case Kind::kFSub:
      return z3::expr(context_, Z3_mk_fpa_sub(context_, round, a, b));
    case Kind::kFMul:
      return z3::expr(context_, Z3_mk_fpa_mul(context_, round, a, b));
    case Kind::kFDiv:
      return z3::expr(context_, Z3_mk_fpa_div(context_, round, a, b));
    case Kind::kFRem:
      // Never decided: Unsupported() tells the caller. Any term will do.
      return z3::expr(context_, Z3_mk_fpa_rem(context_, a, b));
    default:
      return Compare(e, a, b);
  }
}

z3::expr Z3Translator::Shift(Expr e, const z3::expr& a, const z3::expr& b) {
  // JVMS: the count is masked to 5 bits, or 6 for long.
  const unsigned bits = a.get_sort().bv_size();
  z3::expr count = b & context_.bv_val(bits - 1, 32);
  if (bits == 64) count = z3::zext(count, 32);
  switch (pool_.kind(e)) {
    case Kind::kShl:
      return z3::shl(a, count);
    case Kind::kShr:
      return z3::ashr(a, count);
    default:
      return z3::lshr(a, count);
  }
}

z3::expr Z3Translator::Compare(Expr e, const z3::expr& a, const z3::expr& b) {
  z3::expr minus = context_.bv_val(-1, 32), zero = context_.bv_val(0, 32),
           one = context_.bv_val(1, 32);
  if (pool_.kind(e) == Kind::kLcmp)
    return z3::ite(z3::slt(a, b), minus, z3::ite(a == b, zero, one));
  z3::expr less(context_, Z3_mk_fpa_lt(context_, a, b));
  z3::expr equal(context_, Z3_mk_fpa_eq(context_, a, b));
  z3::expr greater(context_, Z3_mk_fpa_gt(context_, a, b));
  z3::expr unordered = pool_.kind(e) == Kind::kFcmpl ? minus : one;
  return z3::ite(less, minus,
                 z3::ite(equal, zero, z3::ite(greater, one, unordered)));
}

z3::expr Z3Translator::ToInteger(const z3::expr& a, unsigned bits) {
  // JVMS d2i: NaN to 0, out of range to the nearest, else toward zero.
  z3::sort sort = a.get_sort();
  z3::expr toward_zero(context_, Z3_mk_fpa_rtz(context_));
  z3::expr low = bits == 32 ? context_.bv_val(INT32_MIN, 32)
                            : context_.bv_val(INT64_MIN, 64);
  z3::expr high = bits == 32 ? context_.bv_val(INT32_MAX, 32)
                             : context_.bv_val(INT64_MAX, 64);
  // 2^(bits-1), exact in both floating sorts.
  z3::expr limit(context_, Z3_mk_fpa_numeral_double(
                               context_, bits == 32 ? 0x1p31 : 0x1p63, sort));
  z3::expr lowest(context_, Z3_mk_fpa_neg(context_, limit));
  z3::expr nan(context_, Z3_mk_fpa_is_nan(context_, a));
  z3::expr above(context_, Z3_mk_fpa_geq(context_, a, limit));
  z3::expr below(context_, Z3_mk_fpa_leq(context_, a, lowest));
  z3::expr exact(context_, Z3_mk_fpa_to_sbv(context_, toward_zero, a, bits));
  z3::expr zero = context_.bv_val(0, bits);
  return z3::ite(nan, zero, z3::ite(above, high, z3::ite(below, low, exact)));
}

z3::expr Z3Translator::Conversion(Expr e, const z3::expr& a) {
  z3::expr round = context_.fpa_rounding_mode();
  auto from_signed = [&](Sort to) {
    return z3::expr(context_,
                    Z3_mk_fpa_to_fp_signed(context_, round, a, SortOf(to)));
  };
  auto refloat = [&](Sort to) {
    return z3::expr(context_,
                    Z3_mk_fpa_to_fp_float(context_, round, a, SortOf(to)));
  };
  auto as_float = [&](Sort to) {
    return z3::expr(context_, Z3_mk_fpa_to_fp_bv(context_, a, SortOf(to)));
  };
  auto as_bits = [&](unsigned bits, uint64_t nan_bits) {
    // One NaN, the canonical one: Z3 may pick any pattern for it.
    z3::expr nan(context_, Z3_mk_fpa_is_nan(context_, a));
    z3::expr raw(context_, Z3_mk_fpa_to_ieee_bv(context_, a));
    return z3::ite(nan, context_.bv_val(nan_bits, bits), raw);
  };
  switch (pool_.kind(e)) {
    case Kind::kNeg:
      return -a;
    case Kind::kFNeg:
      return z3::expr(context_, Z3_mk_fpa_neg(context_, a));
    case Kind::kI2B:
      return z3::sext(a.extract(7, 0), 24);
    case Kind::kI2C:
      return z3::zext(a.extract(15, 0), 16);
    case Kind::kI2S:
      return z3::sext(a.extract(15, 0), 16);
    case Kind::kI2L:
      return z3::sext(a, 32);
    case Kind::kL2I:
      return a.extract(31, 0);
    case Kind::kI2F:
    case Kind::kL2F:
      return from_signed(Sort::kF32);
    case Kind::kI2D:
    case Kind::kL2D:
      return from_signed(Sort::kF64);
    case Kind::kF2I:
    case Kind::kD2I:
      return ToInteger(a, 32);
    case Kind::kF2L:
    case Kind::kD2L:
      return ToInteger(a, 64);
    case Kind::kF2D:
      return refloat(Sort::kF64);
    case Kind::kD2F:
      return refloat(Sort::kF32);
    case Kind::kF32Bits:
      return as_bits(32, 0x7fc00000u);
    case Kind::kF64Bits:
      return as_bits(64, 0x7ff8000000000000u);
    case Kind::kBitsF32:
      return as_float(Sort::kF32);
    case Kind::kBitsF64:
      return as_float(Sort::kF64);
    default:
      UNREACHABLE("a unary kind should be a negation or a conversion");
  }
}

bool Z3Translator::TermUnsupported(Expr root) {
  std::vector<Expr> pending = {root};
  while (!pending.empty()) {
    Expr e = pending.back();
    if (unsupported_terms_.count(e.id()) != 0) {
      pending.pop_back();
      continue;
    }
    size_t before = pending.size();
    bool found = pool_.kind(e) == Kind::kFRem;
    for (Expr kid : pool_.kids(e)) {
      auto it = unsupported_terms_.find(kid.id());
      if (it == unsupported_terms_.end())
        pending.push_back(kid);
      else
        found = found || it->second;
    }
    if (pending.size() != before) continue;
    if (pool_.kind(e) == Kind::kIte)
      found = found || Unsupported(pool_.condition(e));
    unsupported_terms_.emplace(e.id(), found);
  }
  return unsupported_terms_.at(root.id());
}

bool Z3Translator::Unsupported(Formula f) {
  if (f.IsConstant()) return false;
  if (auto it = unsupported_.find(f.node()); it != unsupported_.end())
    return it->second;
  bool found = false;
  for (Variable v : pool_.diagram().Support(f)) {
    if (pool_.IsChoice(v)) continue;
    const expr::PredicateAtom atom = pool_.predicate(v);
    if (atom.predicate == expr::Predicate::kBool) continue;
    found = found || TermUnsupported(atom.a);
    if (atom.predicate != expr::Predicate::kIsNan)
      found = found || TermUnsupported(atom.b);
  }
  unsupported_.emplace(f.node(), found);
  return found;
}

void Z3Translator::Read(const z3::model& model,
                        std::span<const Unknown> unknowns, expr::Model& into) {
  for (Unknown u : unknowns) {
    if (into.Has(u)) continue;
    if (u.IsSymbol()) {
      z3::expr value = model.eval(SymbolConstant(u.symbol()), true);
      if (expr::IsFloating(pool_.sort(u.symbol()))) {
        z3::expr bits(context_, Z3_mk_fpa_to_ieee_bv(context_, value));
        z3::expr nan(context_, Z3_mk_fpa_is_nan(context_, value));
        bool wide = expr::IsWide(pool_.sort(u.symbol()));
        uint64_t canonical = wide ? 0x7ff8000000000000u : 0x7fc00000u;
        value = z3::ite(nan, context_.bv_val(canonical, wide ? 64u : 32u), bits)
                    .simplify();
      }
      into.Set(u, value.get_numeral_uint64());
    } else if (pool_.IsChoice(u.variable())) {
      uint64_t value =
          model.eval(ChoiceConstant(u.variable()), true).get_numeral_uint64();
      uint64_t last = pool_.diagram().domain_size(u.variable()) - 1;
      into.Set(u, value < last ? value : last);
    } else {
      into.Set(u, model.eval(BoolConstant(u.variable()), true).is_true());
    }
  }
}

}  // namespace solver
