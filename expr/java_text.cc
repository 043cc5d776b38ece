#include "expr/java_text.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <optional>

#include "expr/apply.h"

namespace expr {
namespace {

struct InfixRow {
  std::string_view op;
  Precedence precedence;
};
constexpr InfixRow kInfix[] = {
    {"+", kAdditive},       {"-", kAdditive},       {"*", kMultiplicative},
    {"/", kMultiplicative}, {"%", kMultiplicative}, {"&", kBitwiseAnd},
    {"|", kBitwiseOr},      {"^", kBitwiseXor},     {"<<", kShifting},
    {">>", kShifting},      {">>>", kShifting},
};

std::optional<Precedence> InfixPrecedence(std::string_view op) {
  for (const InfixRow& row : kInfix)
    if (row.op == op) return row.precedence;
  return std::nullopt;
}

template <class T>
std::string FloatingText(T value, std::string_view type,
                         std::string_view suffix) {
  const std::string prefix(type);
  if (std::isnan(value)) return prefix + ".NaN";
  if (std::isinf(value))
    return prefix + (value < 0 ? ".NEGATIVE_INFINITY" : ".POSITIVE_INFINITY");
  char digits[64];
  const auto end = std::to_chars(digits, digits + sizeof(digits), value);
  std::string text(digits, end.ptr);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text + std::string(suffix);
}

std::string BareConstant(Sort sort, uint64_t bits) {
  switch (sort) {
    case Sort::kBv32:
      return std::to_string(static_cast<int32_t>(bits));
    case Sort::kBv64:
      return std::to_string(static_cast<int64_t>(bits)) + "L";
    case Sort::kF32:
      return FloatingText(std::bit_cast<float>(static_cast<uint32_t>(bits)),
                          "Float", "f");
    case Sort::kF64:
      return FloatingText(std::bit_cast<double>(bits), "Double", "");
  }
  return {};
}

// a < b ? -1 : a == b ? 0 : 1. The first test sends NaN to the last arm.
JavaText ThreeWay(std::string_view first, std::string_view first_result,
                  std::string_view last_result, const JavaText& a,
                  const JavaText& b) {
  const JavaText equal = Conditional(Infix(kEquality, "==", a, b), {"0"},
                                     {std::string(last_result)});
  return Conditional(Infix(kRelational, first, a, b),
                     {std::string(first_result), kUnary}, equal);
}

std::string_view BoxName(Sort sort) {
  constexpr std::string_view kNames[] = {"Integer", "Long", "Float", "Double"};
  return kNames[static_cast<size_t>(sort)];
}

JavaText BoxCall(Sort sort, std::string_view method, const JavaText& a,
                 const JavaText& b) {
  const std::string name =
      std::string(BoxName(sort)) + "." + std::string(method);
  return FunctionCall(name, a, b);
}

}  // namespace

std::string AtLeast(Precedence precedence, const JavaText& piece) {
  if (piece.precedence >= precedence) return piece.text;
  return "(" + piece.text + ")";
}

JavaText Infix(Precedence precedence, std::string_view op, const JavaText& a,
               const JavaText& b) {
  const auto tighter = static_cast<Precedence>(precedence + 1);
  return {AtLeast(precedence, a) + " " + std::string(op) + " " +
              AtLeast(tighter, b),
          precedence};
}

JavaText Chain(Precedence precedence, std::string_view op, const JavaText& a,
               const JavaText& b) {
  return {AtLeast(precedence, a) + " " + std::string(op) + " " +
              AtLeast(precedence, b),
          precedence};
}

JavaText Conditional(const JavaText& condition, const JavaText& a,
                     const JavaText& b) {
  return {AtLeast(kOrElse, condition) + " ? " + AtLeast(kOrElse, a) + " : " +
              AtLeast(kTernary, b),
          kTernary};
}

JavaText Negation(const JavaText& a) {
  return {"!" + AtLeast(kUnary, a), kUnary};
}

JavaText FunctionCall(std::string_view name, const JavaText& a) {
  return {std::string(name) + "(" + a.text + ")", kPrimary};
}

JavaText FunctionCall(std::string_view name, const JavaText& a,
                      const JavaText& b) {
  return {std::string(name) + "(" + a.text + ", " + b.text + ")", kPrimary};
}

JavaText ConstantJavaText(Sort sort, uint64_t bits) {
  std::string text = BareConstant(sort, bits);
  const Precedence precedence = text[0] == '-' ? kUnary : kPrimary;
  return {std::move(text), precedence};
}

JavaText OperatorText(Kind kind, Sort sort, const JavaText& a,
                      const JavaText& b) {
  const KindRow& row = Row(kind);
  if (kind == Kind::kFcmpl) return ThreeWay(">", "1", "-1", a, b);
  if (kind == Kind::kFcmpg) return ThreeWay("<", "-1", "1", a, b);
  if (kind == Kind::kLcmp) return BoxCall(sort, "compare", a, b);
  if (row.arity == 2) return Infix(*InfixPrecedence(row.java), row.java, a, b);
  if (row.java[0] == '(')
    return {std::string(row.java) + " " + AtLeast(kUnary, a), kUnary};
  if (row.java != "-") return FunctionCall(row.java, a);
  // Two minus signs in a row would be a decrement.
  const bool minus_follows = AtLeast(kUnary, a)[0] == '-';
  return {"-" + (minus_follows ? "(" + a.text + ")" : AtLeast(kUnary, a)),
          kUnary};
}

JavaText QuestionText(Predicate predicate, Sort sort, const JavaText& a,
                      const JavaText& b, bool positive) {
  const PredicateRow& row = Row(predicate);
  if (predicate == Predicate::kIsNan) {
    const JavaText call =
        FunctionCall(std::string(BoxName(sort)) + ".isNaN", a);
    return positive ? call : Negation(call);
  }
  if (predicate == Predicate::kUlt)
    return Infix(kRelational,
                 positive ? "<" : ">=", BoxCall(sort, "compareUnsigned", a, b),
                 {"0"});
  // "==" on floating point is another question (kFEq).
  if (predicate == Predicate::kEq && IsFloating(sort))
    return Infix(kEquality,
                 positive ? "==" : "!=", BoxCall(sort, "compare", a, b), {"0"});
  const Precedence precedence = row.java == "==" ? kEquality : kRelational;
  if (positive) return Infix(precedence, row.java, a, b);
  if (!row.negated_java.empty())
    return Infix(precedence, row.negated_java, a, b);
  return Negation(Infix(precedence, row.java, a, b));
}

}  // namespace expr
