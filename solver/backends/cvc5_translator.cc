#include "solver/backends/cvc5_translator.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <tuple>

#include "base/check.h"
#include "expr/apply.h"
#include "expr/kind.h"

namespace solver {

using expr::Decision;
using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Sort;
using expr::Unknown;
using expr::Variable;

namespace {

constexpr uint32_t Width(Sort s) { return expr::IsWide(s) ? 64 : 32; }
constexpr uint32_t ExponentBits(Sort s) { return expr::IsWide(s) ? 11 : 8; }
constexpr uint32_t FractionBits(Sort s) { return expr::IsWide(s) ? 53 : 24; }
constexpr uint64_t NanBits(Sort s) {
  return expr::IsWide(s) ? expr::kNan64 : expr::kNan32;
}

// Kinds that cvc5 has under another name, with the same meaning.
struct SameMeaning {
  Kind ours;
  cvc5::Kind theirs;
  bool rounds = false;
};
constexpr SameMeaning kSame[] = {
    {Kind::kAdd, cvc5::BITVECTOR_ADD},
    {Kind::kSub, cvc5::BITVECTOR_SUB},
    {Kind::kMul, cvc5::BITVECTOR_MULT},
    {Kind::kDiv, cvc5::BITVECTOR_SDIV},
    {Kind::kRem, cvc5::BITVECTOR_SREM},
    {Kind::kBitAnd, cvc5::BITVECTOR_AND},
    {Kind::kBitOr, cvc5::BITVECTOR_OR},
    {Kind::kBitXor, cvc5::BITVECTOR_XOR},
    {Kind::kNeg, cvc5::BITVECTOR_NEG},
    {Kind::kFNeg, cvc5::FLOATINGPOINT_NEG},
    {Kind::kFAdd, cvc5::FLOATINGPOINT_ADD, true},
    {Kind::kFSub, cvc5::FLOATINGPOINT_SUB, true},
    {Kind::kFMul, cvc5::FLOATINGPOINT_MULT, true},
    {Kind::kFDiv, cvc5::FLOATINGPOINT_DIV, true},
};

std::optional<SameMeaning> SameAs(Kind kind) {
  for (const SameMeaning& row : kSame)
    if (row.ours == kind) return row;
  return std::nullopt;
}

cvc5::Kind PredicateKind(expr::Predicate predicate) {
  using P = expr::Predicate;
  switch (predicate) {
    case P::kEq:
      return cvc5::EQUAL;  // structural on floats
    case P::kLt:
      return cvc5::BITVECTOR_SLT;
    case P::kUlt:
      return cvc5::BITVECTOR_ULT;
    case P::kFEq:
      return cvc5::FLOATINGPOINT_EQ;
    case P::kFLt:
      return cvc5::FLOATINGPOINT_LT;
    case P::kFLe:
      return cvc5::FLOATINGPOINT_LEQ;
    case P::kIsNan:
      return cvc5::FLOATINGPOINT_IS_NAN;
    case P::kBool:
      break;
  }
  UNREACHABLE("a predicate over terms should be one of the table");
}

}  // namespace

Cvc5Translator::Cvc5Translator(cvc5::Solver& solver, expr::Pool& pool)
    : solver_(solver),
      pool_(pool),
      nearest_(solver.mkRoundingMode(cvc5::ROUND_NEAREST_TIES_TO_EVEN)),
      toward_zero_(solver.mkRoundingMode(cvc5::ROUND_TOWARD_ZERO)) {}

cvc5::Sort Cvc5Translator::SortOf(Sort s) {
  if (!expr::IsFloating(s)) return solver_.mkBitVectorSort(Width(s));
  return solver_.mkFloatingPointSort(ExponentBits(s), FractionBits(s));
}

cvc5::Term Cvc5Translator::Translate(Formula f) {
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
  return Edge(f);
}

// Its node is translated already.
cvc5::Term Cvc5Translator::Edge(Formula f) {
  if (f.IsConstant()) return solver_.mkBoolean(f.IsTrue());
  const cvc5::Term& node = formulas_.at(f.node());
  return f.complemented() ? Make(cvc5::NOT, {node}) : node;
}

cvc5::Term Cvc5Translator::Node(Formula plain) {
  if (plain.IsConstant()) return solver_.mkTrue();
  Decision d = pool_.diagram().Top(plain);
  return Make(cvc5::ITE, {Ask(d.question), Edge(d.then), Edge(d.otherwise)});
}

cvc5::Term Cvc5Translator::Ask(expr::Question q) {
  if (pool_.IsChoice(q.variable))
    return Make(cvc5::EQUAL,
                {ChoiceConstant(q.variable),
                 solver_.mkBitVector(ChoiceBits(q.variable), q.value)});
  // A predicate: value 1 means it holds.
  cvc5::Term atom = Predicate(q.variable);
  return q.value == 1 ? atom : Make(cvc5::NOT, {atom});
}

uint32_t Cvc5Translator::ChoiceBits(Variable v) const {
  const uint32_t last = pool_.diagram().domain_size(v) - 1;
  return last == 0 ? 1 : static_cast<uint32_t>(std::bit_width(last));
}

// cvc5 makes a new constant at each call, even under an old name.
cvc5::Term Cvc5Translator::Named(const std::string& name,
                                 const cvc5::Sort& sort) {
  auto it = constants_.find(name);
  if (it == constants_.end())
    it = constants_.emplace(name, solver_.mkConst(sort, name)).first;
  return it->second;
}

cvc5::Term Cvc5Translator::ChoiceConstant(Variable v) {
  return Named("c" + std::to_string(v.index()),
               solver_.mkBitVectorSort(ChoiceBits(v)));
}

cvc5::Term Cvc5Translator::BoolConstant(Variable v) {
  return Named("b" + std::to_string(v.index()), solver_.getBooleanSort());
}

cvc5::Term Cvc5Translator::SymbolConstant(Expr symbol) {
  return Named("s" + std::to_string(symbol.id()), SortOf(pool_.sort(symbol)));
}

cvc5::Term Cvc5Translator::Predicate(Variable v) {
  if (auto it = atoms_.find(v.index()); it != atoms_.end()) return it->second;
  const expr::PredicateAtom atom = pool_.predicate(v);
  auto made = [&]() -> cvc5::Term {
    if (atom.predicate == expr::Predicate::kBool) return BoolConstant(v);
    const cvc5::Kind kind = PredicateKind(atom.predicate);
    const cvc5::Term a = Translate(atom.a);
    if (atom.predicate == expr::Predicate::kIsNan) return Make(kind, {a});
    return Make(kind, {a, Translate(atom.b)});
  };
  return atoms_.emplace(v.index(), made()).first->second;
}

cvc5::Term Cvc5Translator::Translate(Expr e) {
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
cvc5::Term Cvc5Translator::Term(Expr e) {
  const Kind kind = pool_.kind(e);
  if (kind == Kind::kSymbol) return SymbolConstant(e);
  if (kind == Kind::kConstant)
    return Constant(pool_.sort(e), *pool_.constant(e));
  const std::span<const Expr> kids = pool_.kids(e);
  const cvc5::Term a = terms_.at(kids[0].id());
  if (kids.size() == 1) return Unary(e, a);
  const cvc5::Term b = terms_.at(kids[1].id());
  if (kind != Kind::kIte) return Binary(e, a, b);
  return Make(cvc5::ITE, {Translate(pool_.condition(e)), a, b});
}

cvc5::Term Cvc5Translator::Constant(Sort sort, uint64_t bits) {
  const cvc5::Term vector = solver_.mkBitVector(Width(sort), bits);
  if (!expr::IsFloating(sort)) return vector;
  return solver_.mkFloatingPoint(ExponentBits(sort), FractionBits(sort),
                                 vector);
}

cvc5::Term Cvc5Translator::Binary(Expr e, const cvc5::Term& a,
                                  const cvc5::Term& b) {
  const Kind kind = pool_.kind(e);
  if (const auto same = SameAs(kind)) {
    if (same->rounds) return Make(same->theirs, {nearest_, a, b});
    return Make(same->theirs, {a, b});
  }
  switch (kind) {
    case Kind::kShl:
    case Kind::kShr:
    case Kind::kUshr:
      return Shift(e, a, b);
    case Kind::kFRem:
      unsupported_ = true;  // any term will do
      return Make(cvc5::FLOATINGPOINT_REM, {a, b});
    default:
      return Compare(e, a, b);
  }
}

cvc5::Term Cvc5Translator::Shift(Expr e, const cvc5::Term& a,
                                 const cvc5::Term& b) {
  // JVMS: the count is masked to 5 bits, or 6 for long.
  const uint32_t bits = Width(pool_.sort(e));
  cvc5::Term count =
      Make(cvc5::BITVECTOR_AND, {b, solver_.mkBitVector(32, bits - 1)});
  if (bits == 64) count = Make(cvc5::BITVECTOR_ZERO_EXTEND, {32}, count);
  switch (pool_.kind(e)) {
    case Kind::kShl:
      return Make(cvc5::BITVECTOR_SHL, {a, count});
    case Kind::kShr:
      return Make(cvc5::BITVECTOR_ASHR, {a, count});
    default:
      return Make(cvc5::BITVECTOR_LSHR, {a, count});
  }
}

cvc5::Term Cvc5Translator::Compare(Expr e, const cvc5::Term& a,
                                   const cvc5::Term& b) {
  const cvc5::Term minus = Constant(Sort::kBv32, 0xffffffffu);
  const cvc5::Term zero = Constant(Sort::kBv32, 0);
  const cvc5::Term one = Constant(Sort::kBv32, 1);
  auto choose = [&](const cvc5::Term& c, const cvc5::Term& x,
                    const cvc5::Term& y) {
    return Make(cvc5::ITE, {c, x, y});
  };
  if (pool_.kind(e) == Kind::kLcmp)
    return choose(Make(cvc5::BITVECTOR_SLT, {a, b}), minus,
                  choose(Make(cvc5::EQUAL, {a, b}), zero, one));
  const cvc5::Term unordered = pool_.kind(e) == Kind::kFcmpl ? minus : one;
  return choose(
      Make(cvc5::FLOATINGPOINT_LT, {a, b}), minus,
      choose(Make(cvc5::FLOATINGPOINT_EQ, {a, b}), zero,
             choose(Make(cvc5::FLOATINGPOINT_GT, {a, b}), one, unordered)));
}

cvc5::Term Cvc5Translator::Unary(Expr e, const cvc5::Term& a) {
  const Kind kind = pool_.kind(e);
  if (const auto same = SameAs(kind)) return Make(same->theirs, {a});
  switch (kind) {
    case Kind::kI2B:
      return Make(cvc5::BITVECTOR_SIGN_EXTEND, {24},
                  Make(cvc5::BITVECTOR_EXTRACT, {7, 0}, a));
    case Kind::kI2C:
      return Make(cvc5::BITVECTOR_ZERO_EXTEND, {16},
                  Make(cvc5::BITVECTOR_EXTRACT, {15, 0}, a));
    case Kind::kI2S:
      return Make(cvc5::BITVECTOR_SIGN_EXTEND, {16},
                  Make(cvc5::BITVECTOR_EXTRACT, {15, 0}, a));
    case Kind::kI2L:
      return Make(cvc5::BITVECTOR_SIGN_EXTEND, {32}, a);
    case Kind::kL2I:
      return Make(cvc5::BITVECTOR_EXTRACT, {31, 0}, a);
    case Kind::kF2I:
    case Kind::kD2I:
    case Kind::kF2L:
    case Kind::kD2L:
      return ToInteger(e, a);
    case Kind::kF32Bits:
    case Kind::kF64Bits:
      return BitsOf(e, a);
    default:
      return ToFloat(e, a);
  }
}

cvc5::Term Cvc5Translator::ToInteger(Expr e, const cvc5::Term& a) {
  // JVMS d2i: NaN to 0, out of range to the nearest, else toward zero.
  const Sort to = pool_.sort(e);
  const Sort from = pool_.sort(pool_.kids(e)[0]);
  const uint32_t bits = Width(to);
  const uint64_t lowest = uint64_t{1} << (bits - 1);
  const double power = bits == 32 ? 0x1p31 : 0x1p63;  // exact in both sorts
  auto bound = [&](double value) {
    return from == Sort::kF64
               ? Constant(from, std::bit_cast<uint64_t>(value))
               : Constant(from,
                          std::bit_cast<uint32_t>(static_cast<float>(value)));
  };
  const cvc5::Op convert = solver_.mkOp(cvc5::FLOATINGPOINT_TO_SBV, {bits});
  const cvc5::Term exact = solver_.mkTerm(convert, {toward_zero_, a});
  const cvc5::Term inside =
      Make(cvc5::ITE, {Make(cvc5::FLOATINGPOINT_LEQ, {a, bound(-power)}),
                       Constant(to, lowest), exact});
  const cvc5::Term number =
      Make(cvc5::ITE, {Make(cvc5::FLOATINGPOINT_GEQ, {a, bound(power)}),
                       Constant(to, lowest - 1), inside});
  return Make(cvc5::ITE,
              {Make(cvc5::FLOATINGPOINT_IS_NAN, {a}), Constant(to, 0), number});
}

cvc5::Term Cvc5Translator::ToFloat(Expr e, const cvc5::Term& a) {
  const Sort to = pool_.sort(e);
  auto op = [&](cvc5::Kind kind) {
    return solver_.mkOp(kind, {ExponentBits(to), FractionBits(to)});
  };
  switch (pool_.kind(e)) {
    case Kind::kI2F:
    case Kind::kL2F:
    case Kind::kI2D:
    case Kind::kL2D:
      return solver_.mkTerm(op(cvc5::FLOATINGPOINT_TO_FP_FROM_SBV),
                            {nearest_, a});
    case Kind::kF2D:
    case Kind::kD2F:
      return solver_.mkTerm(op(cvc5::FLOATINGPOINT_TO_FP_FROM_FP),
                            {nearest_, a});
    case Kind::kBitsF32:
    case Kind::kBitsF64:
      return solver_.mkTerm(op(cvc5::FLOATINGPOINT_TO_FP_FROM_IEEE_BV), {a});
    default:
      UNREACHABLE("a unary kind should be a negation or a conversion");
  }
}

cvc5::Term Cvc5Translator::BitsOf(Expr e, const cvc5::Term& a) {
  const Sort from = pool_.sort(pool_.kids(e)[0]);
  const cvc5::Term bits =
      Named("f" + std::to_string(e.id()), SortOf(pool_.sort(e)));
  const cvc5::Op back = solver_.mkOp(cvc5::FLOATINGPOINT_TO_FP_FROM_IEEE_BV,
                                     {ExponentBits(from), FractionBits(from)});
  side_conditions_.push_back(
      Make(cvc5::EQUAL, {solver_.mkTerm(back, {bits}), a}));
  // One NaN, the canonical one; any other value has one pattern only.
  const cvc5::Term canonical = solver_.mkBitVector(Width(from), NanBits(from));
  side_conditions_.push_back(
      Make(cvc5::IMPLIES, {Make(cvc5::FLOATINGPOINT_IS_NAN, {a}),
                           Make(cvc5::EQUAL, {bits, canonical})}));
  return bits;
}

namespace {

uint64_t BitsOfVector(const cvc5::Term& vector) {
  const std::string text = vector.getBitVectorValue(2);
  uint64_t bits = 0;
  for (char c : text) bits = bits << 1 | (c == '1');
  return bits;
}

}  // namespace

uint64_t Cvc5Translator::ValueOf(Expr symbol) {
  const cvc5::Term value = solver_.getValue(SymbolConstant(symbol));
  const Sort sort = pool_.sort(symbol);
  if (!expr::IsFloating(sort)) return BitsOfVector(value);
  if (value.isFloatingPointNaN()) return NanBits(sort);
  return BitsOfVector(std::get<2>(value.getFloatingPointValue()));
}

void Cvc5Translator::Read(std::span<const Unknown> unknowns,
                          expr::Model& into) {
  for (Unknown u : unknowns) {
    if (into.Has(u)) continue;
    if (u.IsSymbol()) {
      into.Set(u, ValueOf(u.symbol()));
    } else if (pool_.IsChoice(u.variable())) {
      // Any value no question names stands for the last one.
      const uint64_t last = pool_.diagram().domain_size(u.variable()) - 1;
      into.Set(u, std::min(last, BitsOfVector(solver_.getValue(
                                     ChoiceConstant(u.variable())))));
    } else {
      into.Set(u,
               solver_.getValue(BoolConstant(u.variable())).getBooleanValue());
    }
  }
}

}  // namespace solver
