// Handles of terms and formulas: four bytes each, trivially copyable, valid as
// long as the pool that made them. Same id <=> same structure; for a Formula
// even same id <=> same meaning over its atoms, since its form is canonical.
#ifndef EXPR_EXPR_H_
#define EXPR_EXPR_H_

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace expr {

// A term: a number or a floating-point value that may depend on inputs.
class Expr {
 public:
  constexpr Expr() = default;  // no term; only for containers
  constexpr explicit Expr(uint32_t id) : id_(id) {}  // for the pool

  constexpr uint32_t id() const { return id_; }

  friend constexpr bool operator==(Expr, Expr) = default;
  friend constexpr auto operator<=>(Expr, Expr) = default;

 private:
  uint32_t id_ = 0;
};

// A Boolean function of atoms, or a guard. The lowest bit complements.
class Formula {
 public:
  constexpr Formula() : Formula(True()) {}
  static constexpr Formula True() { return FromEdge(0); }
  static constexpr Formula False() { return FromEdge(1); }
  static constexpr Formula FromEdge(uint32_t edge) { return Formula(edge); }

  constexpr uint32_t edge() const { return edge_; }
  constexpr uint32_t node() const { return edge_ >> 1; }
  constexpr bool complemented() const { return (edge_ & 1) != 0; }

  constexpr bool IsTrue() const { return edge_ == 0; }
  constexpr bool IsFalse() const { return edge_ == 1; }
  constexpr bool IsConstant() const { return edge_ <= 1; }

  constexpr Formula operator!() const { return Formula(edge_ ^ 1); }
  // Of this formula and its complement the one that is a node's own.
  constexpr Formula uncomplemented() const { return Formula(edge_ & ~1u); }

  friend constexpr bool operator==(Formula, Formula) = default;
  friend constexpr auto operator<=>(Formula, Formula) = default;

 private:
  constexpr explicit Formula(uint32_t edge) : edge_(edge) {}
  uint32_t edge_;
};

}  // namespace expr

template <>
struct std::hash<expr::Expr> {
  size_t operator()(expr::Expr e) const noexcept { return e.id(); }
};
template <>
struct std::hash<expr::Formula> {
  size_t operator()(expr::Formula f) const noexcept { return f.edge(); }
};

#endif  // EXPR_EXPR_H_
