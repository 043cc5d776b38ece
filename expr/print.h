// Terms and formulas as a Java programmer would write them:
//   head.next != null && x + 1 < y
// Parentheses only where Java's precedence asks for them. With the default
// names the text is Java (tests/differential/expr compiles it); a choice reads
// "name == label" unless a Namer says better. The same formula always gives
// the same text, and text never outgrows the formula: where sharing would make
// it long, parts get names, "$1 && x < y where $1 = …".
#ifndef EXPR_PRINT_H_
#define EXPR_PRINT_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "expr/expr.h"
#include "expr/pool.h"

namespace expr {

// What unknowns are called. Override what you know better.
class Namer {
 public:
  virtual ~Namer() = default;

  virtual std::string SymbolText(const Pool& pool, Expr symbol) const;
  virtual std::string BoolText(const Pool& pool, Variable input) const;
  // "choice is label" or, if not positive, "choice is not label". Taken to
  // bind like ==.
  virtual std::string ChoiceText(const Pool& pool, Variable choice,
                                 uint32_t label, bool positive) const;
  // Whether a derived choice is told by its cases, "(c ? a : b) == d", instead
  // of its name; then what its labels are called.
  virtual bool OpensDerived() const { return false; }
  virtual std::string LabelText(const Pool& pool, Variable choice,
                                uint32_t label) const;
  // What a term is called that is no unknown itself, such as the length of an
  // array; empty: it is told as it is made up.
  virtual std::string TermText(const Pool& pool, Expr term) const;
};

std::string Print(const Pool& pool, Expr e, const Namer& namer = Namer());
std::string Print(const Pool& pool, Formula f, const Namer& namer = Namer());

// Several formulas that are read together: what is long and occurs again, in
// one or in several of them, gets one name for all.
struct SharedText {
  std::vector<std::string> texts;  // of the first so many formulas
  std::vector<std::string> names;  // "$1 = x < y"; later ones use earlier ones
  size_t left_out = 0;  // formulas that did not fit `most` characters
};
SharedText PrintTogether(const Pool& pool, std::span<const Formula> formulas,
                         const Namer& namer, size_t most);

// A number as a Java literal: 5L, -0.0f, Double.NaN.
std::string PrintConstant(Sort sort, uint64_t bits);

}  // namespace expr

#endif  // EXPR_PRINT_H_
