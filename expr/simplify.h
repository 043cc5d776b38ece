// Local rewrites done when a term or an atom is made. Each rule is one small
// function with a name; a kind tries its rules in order, and the first that
// fires gives the result, built again through the pool and so simplified
// further. Every rule keeps the value under every model (tests/unit/expr/
// simplify_test.cc compares with expr/evaluate.h, rule by rule).
#ifndef EXPR_SIMPLIFY_H_
#define EXPR_SIMPLIFY_H_

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {

class Pool;

// A term about to be made.
struct TermDraft {
  Kind kind;
  Sort sort;          // of the result
  Formula condition;  // of kIte
  Expr a, b;          // operands; of kIte: the two arms
};
// An atom about to be made.
struct TestDraft {
  Predicate predicate;
  Expr a, b;
};

struct TermRule {
  std::string_view name;
  std::optional<Expr> (*rewrite)(Pool&, const TermDraft&);
};
struct TestRule {
  std::string_view name;
  std::optional<Formula> (*rewrite)(Pool&, const TestDraft&);
};

// The rules of a kind, in the order they are tried.
std::span<const TermRule> TermRules(Kind kind);
std::span<const TestRule> TestRules(Predicate predicate);

std::optional<Expr> Simplify(Pool& pool, const TermDraft& draft);
std::optional<Formula> Simplify(Pool& pool, const TestDraft& draft);

// A test of an if-then-else becomes an if-then-else of tests when the terms
// hang together through at most so many leaves, and their tests ask at most so
// many questions between them. Those are younger than the choices that select
// among the leaves, so nearer the root: each doubles the diagram. Beyond the
// bounds the test stays one atom, no larger than its term.
inline constexpr size_t kMostLiftedLeaves = 16;
inline constexpr size_t kMostLiftedTests = 4;
// And so many nodes may say when a number is chosen.
inline constexpr size_t kMostChoosingNodes = 100;

}  // namespace expr

#endif  // EXPR_SIMPLIFY_H_
