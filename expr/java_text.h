// Private to the printer: a piece of Java text with its precedence, and the
// ways to put pieces together with no parentheses that Java does not need.
#ifndef EXPR_JAVA_TEXT_H_
#define EXPR_JAVA_TEXT_H_

#include <string>
#include <string_view>

#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {

// JLS 15, from loosest to tightest.
enum Precedence {
  kTernary,
  kOrElse,
  kAndAlso,
  kBitwiseOr,
  kBitwiseXor,
  kBitwiseAnd,
  kEquality,
  kRelational,
  kShifting,
  kAdditive,
  kMultiplicative,
  kUnary,
  kPrimary,
};

struct JavaText {
  std::string text;
  Precedence precedence = kPrimary;
};

// In parentheses if it binds less tightly than asked.
std::string AtLeast(Precedence precedence, const JavaText& piece);

// Left-associative: the right operand must bind more tightly.
JavaText Infix(Precedence precedence, std::string_view op, const JavaText& a,
               const JavaText& b);
// && and ||, where nesting on either side is the same.
JavaText Chain(Precedence precedence, std::string_view op, const JavaText& a,
               const JavaText& b);
JavaText Conditional(const JavaText& condition, const JavaText& a,
                     const JavaText& b);
JavaText Negation(const JavaText& a);  // !a
JavaText FunctionCall(std::string_view name, const JavaText& a);
JavaText FunctionCall(std::string_view name, const JavaText& a,
                      const JavaText& b);

JavaText ConstantJavaText(Sort sort, uint64_t bits);
// A kind applied to operands of that sort. Not for kConstant, kSymbol, kIte.
JavaText OperatorText(Kind kind, Sort sort, const JavaText& a,
                      const JavaText& b);
// The question, or its denial.
JavaText QuestionText(Predicate predicate, Sort sort, const JavaText& a,
                      const JavaText& b, bool positive);

}  // namespace expr

#endif  // EXPR_JAVA_TEXT_H_
