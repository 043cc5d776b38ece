// Names in SMT-LIB text. A name from a class file may hold any character, so
// every name is quoted |…|, with "!hh" (two hex digits) for the bytes that may
// not stand there and for "!" itself. Names of our own use "!" before other
// characters, so they never meet a user's: !t.N, !f.N, !b.N, !s.N, !i, and !v.N
// at the end of a name that several unknowns of different sorts share.
#ifndef EXPR_SMTLIB_NAMES_H_
#define EXPR_SMTLIB_NAMES_H_

#include <string>
#include <string_view>

namespace expr {

// `variant` 0 is the plain name; others tell unknowns of one name apart.
std::string QuoteName(std::string_view name, size_t variant);
// The user's name behind the text between the bars, or a plain symbol.
std::string UnquoteName(std::string_view text);

// A side condition (the domain of a choice, the bits of a float): part of the
// spelling, not of the formulas.
inline constexpr std::string_view kSideConditionPrefix = "!s.";

// What stands for the index where cells of an array are told apart by it.
inline constexpr std::string_view kCellIndex = "|!i|";

}  // namespace expr

#endif  // EXPR_SMTLIB_NAMES_H_
