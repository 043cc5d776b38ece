// Outcome tokens: the list of them determines the control flow of a run, so
// two machines agree on a program if they produce the same lists.
//
// When a question is answered, its answer is appended:
//   field access, field write   D, or N and the run ends in an error
//   call                        D and @C, C the class that declares the
//   selected
//                               method; or N and the run ends in an error
//   =  on references or ints, <, instanceof   T or F
//   if on a bool that was not itself computed from such answers   T or F
// The call of the entry method is a call like any other: a list starts "D @C".
// How a heap came to be (null, new or alias chosen for an input) is no token.
#ifndef JAVALITE_TOKEN_H_
#define JAVALITE_TOKEN_H_

#include <compare>
#include <cstdint>
#include <span>
#include <string>

#include "javalite/ast.h"

namespace javalite {

struct Token {
  enum Kind : uint8_t { kDeref, kNull, kTrue, kFalse, kCall };
  Kind kind = kDeref;
  ClassId declaring = {};  // only kCall

  static Token Deref() { return {kDeref, {}}; }
  static Token Null() { return {kNull, {}}; }
  static Token Test(bool outcome) { return {outcome ? kTrue : kFalse, {}}; }
  static Token Call(ClassId declaring) { return {kCall, declaring}; }

  friend bool operator==(const Token&, const Token&) = default;
  friend auto operator<=>(const Token&, const Token&) = default;
};

// "D", "N", "T", "F" or "@C".
std::string ToString(const Program& program, Token token);
// The tokens with a space between them.
std::string ToString(const Program& program, std::span<const Token> tokens);

}  // namespace javalite

#endif  // JAVALITE_TOKEN_H_
