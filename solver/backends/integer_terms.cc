#include "solver/backends/integer_terms.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace solver {
namespace {

using Wide = __int128;

Wide Power(uint32_t exponent) { return Wide{1} << exponent; }
Wide Lowest(uint32_t bits) { return -Power(bits - 1); }
Wide Highest(uint32_t bits) { return Power(bits - 1) - 1; }

Wide FloorOf(Wide a, uint32_t exponent) { return a >> exponent; }

std::string Digits(Wide value) {
  std::string text;
  for (Wide rest = value < 0 ? -value : value; rest > 0 || text.empty();
       rest /= 10)
    text += static_cast<char>('0' + static_cast<int>(rest % 10));
  if (value < 0) text += '-';
  std::reverse(text.begin(), text.end());
  return text;
}

}  // namespace

SmtTerm IntegerTerms::Keep(Term term) {
  terms_.push_back(std::move(term));
  return static_cast<SmtTerm>(terms_.size() - 1);
}

SmtTerm IntegerTerms::Keep(z3::expr truth) {
  return Keep(Term{Kind::kTruth, std::move(truth)});
}

SmtTerm IntegerTerms::Keep(Number number) {
  const uint32_t bits = number.bits;
  Term term{Kind::kNumber, number.value, {std::move(number)}};
  term.bits = bits;
  return Keep(std::move(term));
}

SmtTerm IntegerTerms::GiveUp() {
  gave_up_ = true;
  return Keep(Known(0, 64));
}

IntegerTerms::Number IntegerTerms::NoNumber(uint32_t bits) {
  gave_up_ = true;
  return Known(0, bits);
}

z3::expr IntegerTerms::TruthOf(SmtTerm t) {
  if (At(t).kind == Kind::kTruth) return At(t).value;
  gave_up_ = true;
  return context_.bool_val(true);
}

// --- numbers

z3::expr IntegerTerms::Int(Wide value) {
  return context_.int_val(Digits(value).c_str());
}

IntegerTerms::Number IntegerTerms::Known(Wide value, uint32_t bits) {
  return {Int(value), bits, value, value};
}

IntegerTerms::Number IntegerTerms::Fresh(Wide low, Wide high, uint32_t bits) {
  const std::string name = "!" + std::to_string(fresh_++);
  const z3::expr made = context_.int_const(name.c_str());
  definitions_.push_back(Int(low) <= made && made <= Int(high));
  return {made, bits, low, high};
}

// a = quotient * 2^exponent + remainder, which is not negative.
IntegerTerms::Parts IntegerTerms::Floor(const Number& a, uint32_t exponent) {
  const Wide low = FloorOf(a.low, exponent), high = FloorOf(a.high, exponent);
  const Wide by = Power(exponent);
  if (low == high)
    return {
        Known(low, a.bits),
        {a.value - Int(low * by), a.bits, a.low - low * by, a.high - low * by}};
  const auto key = std::pair(a.value.id(), exponent);
  if (const auto it = floors_.find(key); it != floors_.end()) return it->second;
  const Parts parts{Fresh(low, high, a.bits), Fresh(0, by - 1, a.bits)};
  definitions_.push_back(a.value == parts.quotient.value * Int(by) +
                                        parts.remainder.value);
  return floors_.emplace(key, parts).first->second;
}

IntegerTerms::Number IntegerTerms::Residue(const Number& a, uint32_t exponent) {
  return Floor(a, exponent).remainder;
}

// The number that `bits` bits have of the value.
IntegerTerms::Number IntegerTerms::Wrapped(const z3::expr& value, uint32_t bits,
                                           Wide low, Wide high) {
  if (low >= Lowest(bits) && high <= Highest(bits))
    return {value, bits, low, high};
  const Wide half = Power(bits - 1);
  const Number moved{value + Int(half), bits, low + half, high + half};
  Number rest = Residue(moved, bits);
  return {rest.value - Int(half), bits, rest.low - half, rest.high - half};
}

// a = quotient * by + remainder, rounded toward zero; by is positive.
IntegerTerms::Parts IntegerTerms::Divided(const Number& a, Wide by) {
  const auto key = std::pair(a.value.id(), by);
  if (const auto it = divisions_.find(key); it != divisions_.end())
    return it->second;
  const Wide least = a.low < 0 ? std::max(a.low, -(by - 1)) : 0;
  const Wide most = a.high > 0 ? std::min(a.high, by - 1) : 0;
  const Parts parts{Fresh(a.low / by, a.high / by, a.bits),
                    Fresh(least, most, a.bits)};
  const z3::expr& r = parts.remainder.value;
  definitions_.push_back(a.value == parts.quotient.value * Int(by) + r);
  if (least < 0 && most > 0)
    definitions_.push_back(z3::ite(a.value < 0, r <= 0, r >= 0));
  return divisions_.emplace(key, parts).first->second;
}

// --- terms that are no numbers yet

IntegerTerms::Number IntegerTerms::ToNumber(SmtTerm t) {
  const Term term = At(t);
  if (!term.number.empty()) return term.number[0];
  if (term.kind == Kind::kTruth) return NoNumber(32);
  const Number a = ToNumber(term.a);
  const Number made = term.kind == Kind::kLow
                          ? Wrapped(a.value, term.bits, a.low, a.high)
                          : Mixed(term);
  At(t).number = {made};
  return made;
}

IntegerTerms::Number IntegerTerms::Mixed(const Term& term) {
  Number a = ToNumber(term.a), b = ToNumber(term.b);
  if (a.IsKnown()) std::swap(a, b);
  if (!b.IsKnown()) return NoNumber(term.bits);
  if (term.op == SmtOp::kBvAnd) return Masked(a, b.low);
  // Those that are not in the other number are added.
  const Number both = Masked(a, b.low);
  const Wide low = a.low + b.low - both.high, high = a.high + b.low - both.low;
  if (term.op == SmtOp::kBvOr)
    return {a.value + b.value - both.value, term.bits,
            std::max(low, Lowest(term.bits)),
            std::min(high, Highest(term.bits))};
  return {a.value + b.value - both.value - both.value, term.bits,
          std::max(low - both.high, Lowest(term.bits)),
          std::min(high - both.low, Highest(term.bits))};
}

// Bits that stand side by side: what is below the end of them, less what is
// below their beginning.
IntegerTerms::Number IntegerTerms::Masked(const Number& a, Wide mask) {
  if (mask == 0) return Known(0, a.bits);
  const auto low =
      static_cast<uint32_t>(std::countr_zero(static_cast<uint64_t>(mask)));
  const Wide shifted = mask >> low;
  if (shifted >= 0 && (shifted & (shifted + 1)) != 0) return NoNumber(a.bits);
  if (shifted < 0 && shifted != -1) return NoNumber(a.bits);
  const Number below = Residue(a, low);
  const Number up_to =
      shifted < 0 ? a
                  : Residue(a, low + static_cast<uint32_t>(std::bit_width(
                                         static_cast<uint64_t>(shifted))));
  if (low == 0) return up_to;
  return {up_to.value - below.value, a.bits,
          std::max(up_to.low - below.high, shifted < 0 ? Lowest(a.bits) : 0),
          up_to.high - below.low};
}

bool IntegerTerms::IsZero(SmtTerm t) {
  const Term& term = At(t);
  return term.kind == Kind::kNumber && term.number[0].IsKnown() &&
         term.number[0].low == 0;
}

z3::expr IntegerTerms::IsNegative(SmtTerm t) {
  const Term term = At(t);
  if (term.kind != Kind::kMixed) return ToNumber(t).value < 0;
  const z3::expr a = IsNegative(term.a), b = IsNegative(term.b);
  if (term.op == SmtOp::kBvAnd) return a && b;
  return term.op == SmtOp::kBvOr ? a || b : a != b;
}

z3::expr IntegerTerms::Equal(SmtTerm a, SmtTerm b) {
  if (At(a).kind == Kind::kTruth) return TruthOf(a) == TruthOf(b);
  if (IsZero(a)) std::swap(a, b);
  const Term term = At(a);
  if (IsZero(b) && term.kind == Kind::kMixed && term.op == SmtOp::kBvOr)
    return Equal(term.a, b) && Equal(term.b, b);
  if (IsZero(b) && term.kind == Kind::kMixed && term.op == SmtOp::kBvXor)
    return Equal(term.a, term.b);
  return ToNumber(a).value == ToNumber(b).value;
}

// As numbers without a sign.
z3::expr IntegerTerms::Below(const Number& a, const Number& b) {
  const z3::expr less = a.value < b.value;
  if (a.low >= 0 && b.low >= 0) return less;
  return z3::ite((a.value < 0) == (b.value < 0), less, b.value < 0);
}

// --- what formulas are made of

SmtTerm IntegerTerms::True() { return Keep(context_.bool_val(true)); }

SmtTerm IntegerTerms::Vector(uint64_t value, uint32_t bits) {
  Wide number = value;
  if (number > Highest(bits)) number -= Power(bits);
  return Keep(Known(number, bits));
}

SmtTerm IntegerTerms::BoolSymbol(const std::string& name) {
  return Keep(context_.bool_const(name.c_str()));
}

SmtTerm IntegerTerms::VectorSymbol(const std::string& name, uint32_t bits) {
  const z3::expr made = context_.int_const(name.c_str());
  const Wide low = Lowest(bits), high = Highest(bits);
  definitions_.push_back(Int(low) <= made && made <= Int(high));
  return Keep(Number{made, bits, low, high});
}

uint64_t IntegerTerms::BitsIn(const z3::model& model, SmtTerm t) const {
  const Term& term = At(t);
  const z3::expr value = model.eval(term.value, true);
  if (term.kind == Kind::kTruth) return value.is_true() ? 1 : 0;
  const auto bits = static_cast<uint64_t>(value.get_numeral_int64());
  return term.bits == 64 ? bits : bits & ((uint64_t{1} << term.bits) - 1);
}

template <class Each>  // (Wide) -> Number
IntegerTerms::Number IntegerTerms::ForCases(const Number& b, Each f) {
  if (b.IsKnown()) return f(b.low);
  if (b.cases.empty()) return NoNumber(b.bits);
  Number result = f(b.cases.back().second);
  for (size_t i = b.cases.size() - 1; i > 0; --i)
    result = Either(b.cases[i - 1].first, f(b.cases[i - 1].second), result);
  return result;
}

IntegerTerms::Number IntegerTerms::Product(const Number& a, const Number& b) {
  if (!b.IsKnown() && b.cases.empty())
    return a.IsKnown() || !a.cases.empty() ? Product(b, a) : NoNumber(a.bits);
  return ForCases(b, [&](Wide by) {
    const Wide x = a.low * by, y = a.high * by;
    return Wrapped(a.value * Int(by), a.bits, std::min(x, y), std::max(x, y));
  });
}

// By zero it is what expr/kinds.def says, which nobody asks.
IntegerTerms::Number IntegerTerms::Quotient(SmtOp op, const Number& a,
                                            const Number& b) {
  return ForCases(b, [&](Wide by) {
    if (by == 0) return NoNumber(a.bits);
    const Parts parts = Divided(a, by < 0 ? -by : by);
    if (op == SmtOp::kBvSrem) return parts.remainder;
    const Number& q = parts.quotient;
    return by > 0 ? q : Wrapped(-q.value, a.bits, -q.high, -q.low);
  });
}

IntegerTerms::Number IntegerTerms::Unsigned(const Number& a, uint32_t bits) {
  if (a.low >= 0) return {a.value, bits, a.low, a.high};
  const z3::expr value =
      z3::ite(a.value < 0, a.value + Int(Power(a.bits)), a.value);
  return {value, bits, 0, Power(a.bits) - 1};
}

IntegerTerms::Number IntegerTerms::Shifted(SmtOp op, const Number& a,
                                           const Number& count) {
  if (!count.IsKnown() || count.low < 0 || count.low >= a.bits)
    return NoNumber(a.bits);
  const auto by = static_cast<uint32_t>(count.low);
  if (by == 0) return a;
  if (op == SmtOp::kBvShl)
    return Wrapped(a.value * Int(Power(by)), a.bits, a.low * Power(by),
                   a.high * Power(by));
  return Floor(op == SmtOp::kBvLshr ? Unsigned(a, a.bits) : a, by).quotient;
}

IntegerTerms::Number IntegerTerms::Either(const z3::expr& condition,
                                          const Number& a, const Number& b) {
  constexpr size_t kMostCases = 16;
  Number either{z3::ite(condition, a.value, b.value), a.bits,
                std::min(a.low, b.low), std::max(a.high, b.high)};
  const auto add = [&](const Number& n, const z3::expr& when) {
    if (n.IsKnown()) either.cases.emplace_back(when, n.low);
    for (const auto& [guard, value] : n.cases)
      either.cases.emplace_back(when && guard, value);
  };
  const auto is_few = [](const Number& n) {
    return n.IsKnown() || !n.cases.empty();
  };
  if (is_few(a) && is_few(b) && a.cases.size() + b.cases.size() < kMostCases) {
    add(a, condition);
    add(b, context_.bool_val(true));
  }
  return either;
}

SmtTerm IntegerTerms::Choice(const z3::expr& condition, SmtTerm a, SmtTerm b) {
  if (At(a).kind == Kind::kTruth)
    return Keep(z3::ite(condition, TruthOf(a), TruthOf(b)));
  return Keep(Either(condition, ToNumber(a), ToNumber(b)));
}

SmtTerm IntegerTerms::Arithmetic(SmtOp op, SmtTerm left, SmtTerm right) {
  const Number a = ToNumber(left), b = ToNumber(right);
  switch (op) {
    case SmtOp::kBvAdd:
      return Keep(
          Wrapped(a.value + b.value, a.bits, a.low + b.low, a.high + b.high));
    case SmtOp::kBvSub:
      return Keep(
          Wrapped(a.value - b.value, a.bits, a.low - b.high, a.high - b.low));
    case SmtOp::kBvMul:
      return Keep(Product(a, b));
    case SmtOp::kBvSdiv:
    case SmtOp::kBvSrem:
      return Keep(Quotient(op, a, b));
    case SmtOp::kBvShl:
    case SmtOp::kBvAshr:
    case SmtOp::kBvLshr:
      return Keep(Shifted(op, a, b));
    case SmtOp::kBvSlt:
      return Keep(a.value < b.value);
    case SmtOp::kBvUlt:
      return Keep(Below(a, b));
    default:
      return GiveUp();
  }
}

SmtTerm IntegerTerms::Apply(SmtOp op, std::initializer_list<SmtTerm> of) {
  const SmtTerm* terms = of.begin();
  switch (op) {
    case SmtOp::kNot:
      return Keep(!TruthOf(terms[0]));
    case SmtOp::kAnd:
      return Keep(TruthOf(terms[0]) && TruthOf(terms[1]));
    case SmtOp::kOr:
      return Keep(TruthOf(terms[0]) || TruthOf(terms[1]));
    case SmtOp::kIte:
      return Choice(TruthOf(terms[0]), terms[1], terms[2]);
    case SmtOp::kEq:
      return Keep(Equal(terms[0], terms[1]));
    case SmtOp::kBvNeg: {
      const Number a = ToNumber(terms[0]);
      return Keep(Wrapped(-a.value, a.bits, -a.high, -a.low));
    }
    case SmtOp::kBvAnd:
    case SmtOp::kBvOr:
    case SmtOp::kBvXor: {
      Term term{Kind::kMixed, context_.bool_val(true)};
      term.op = op;
      term.a = terms[0];
      term.b = terms[1];
      term.bits = At(term.a).bits;
      return Keep(std::move(term));
    }
    case SmtOp::kBvSlt:
      if (IsZero(terms[1])) return Keep(IsNegative(terms[0]));
      return Arithmetic(op, terms[0], terms[1]);
    default:
      return of.size() == 2 ? Arithmetic(op, terms[0], terms[1]) : GiveUp();
  }
}

SmtTerm IntegerTerms::ZeroExtend(SmtTerm a, uint32_t by) {
  const Term term = At(a);
  if (term.kind == Kind::kLow) {
    Number rest = Residue(ToNumber(term.a), term.bits);
    rest.bits = term.bits + by;
    return Keep(rest);
  }
  const Number number = ToNumber(a);
  return Keep(Unsigned(number, number.bits + by));
}

SmtTerm IntegerTerms::SignExtend(SmtTerm a, uint32_t by) {
  Number number = ToNumber(a);
  number.bits += by;
  return Keep(number);
}

SmtTerm IntegerTerms::LowBits(SmtTerm a, uint32_t bits) {
  Term term{Kind::kLow, context_.bool_val(true)};
  term.a = a;
  term.bits = bits;
  return Keep(std::move(term));
}

SmtTerm IntegerTerms::FloatSymbol(const std::string&, expr::Sort) {
  return GiveUp();
}
SmtTerm IntegerTerms::FloatOfBits(SmtTerm, expr::Sort) { return GiveUp(); }
SmtTerm IntegerTerms::FloatOfSigned(SmtTerm, expr::Sort) { return GiveUp(); }
SmtTerm IntegerTerms::FloatOfFloat(SmtTerm, expr::Sort) { return GiveUp(); }
SmtTerm IntegerTerms::SignedOfFloat(SmtTerm, uint32_t) { return GiveUp(); }
SmtTerm IntegerTerms::BitsOfFloat(SmtTerm, expr::Sort) { return GiveUp(); }

}  // namespace solver
