// S-expressions as SMT-LIB 2.6 writes them, with the place of each. Reading
// loops over an own stack and refuses nesting beyond a limit, so that what
// walks the result may recurse.
#ifndef EXPR_SEXP_H_
#define EXPR_SEXP_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace expr {

struct Sexp {
  enum Type {
    kSymbol,
    kKeyword,
    kNumeral,
    kHexadecimal,
    kBinary,
    kString,
    kList
  };
  Type type = kList;
  std::string text;  // of a |quoted| symbol: what stands between the bars
  std::vector<Sexp> kids;
  size_t line = 1;
  size_t column = 1;

  bool IsList() const { return type == kList; }
  bool IsSymbol(std::string_view name) const {
    return type == kSymbol && text == name;
  }
  // A list that starts with this symbol.
  bool IsCall(std::string_view name) const {
    return IsList() && !kids.empty() && kids[0].IsSymbol(name);
  }
};

inline constexpr size_t kDeepestNesting = 400;

base::Result<std::vector<Sexp>> ReadSexps(std::string_view text);

// The same text for the same tree, one space between parts.
std::string Render(const Sexp& sexp);

// "line 3, column 5: what".
base::Error ErrorAt(const Sexp& place, const std::string& what);

}  // namespace expr

#endif  // EXPR_SEXP_H_
