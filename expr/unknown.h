// Unknown names one thing a formula's value depends on: a diagram variable (a
// choice or a Boolean input) or a symbol term. Four bytes, ordered by id; the
// lowest bit tells which of the two it is.
#ifndef EXPR_UNKNOWN_H_
#define EXPR_UNKNOWN_H_

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "expr/diagram.h"
#include "expr/expr.h"

namespace expr {

class Unknown {
 public:
  constexpr Unknown() = default;  // only for containers
  constexpr explicit Unknown(Variable v) : bits_(v.index() << 1) {}
  constexpr explicit Unknown(Expr symbol) : bits_(symbol.id() << 1 | 1) {}

  static constexpr Unknown FromBits(uint32_t bits) {
    Unknown u;
    u.bits_ = bits;
    return u;
  }

  constexpr bool IsVariable() const { return (bits_ & 1) == 0; }
  constexpr bool IsSymbol() const { return (bits_ & 1) != 0; }
  constexpr Variable variable() const { return Variable(bits_ >> 1); }
  constexpr Expr symbol() const { return Expr(bits_ >> 1); }
  constexpr uint32_t bits() const { return bits_; }

  friend constexpr bool operator==(Unknown, Unknown) = default;
  friend constexpr auto operator<=>(Unknown, Unknown) = default;

 private:
  uint32_t bits_ = 0;
};

}  // namespace expr

template <>
struct std::hash<expr::Unknown> {
  size_t operator()(expr::Unknown u) const noexcept { return u.bits(); }
};

#endif  // EXPR_UNKNOWN_H_
