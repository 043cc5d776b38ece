// Text to Program: syntax only, names are looked up by Check (types.h).
//
//   program ::= ( ( class* ) ( Class method ) )
//   class   ::= ( [abstract] class Name [extends Name] ( field* ) ( method* ) )
//   field   ::= [ Type name ]
//   method  ::= ( Type name ( [ Type name ]* ) expr )
//   expr    ::= name | this | null | true | false | integer | ( new C )
//             | ( expr $ f ) | ( x $ f := expr ) | ( x := expr )
//             | ( expr = expr ) | ( expr < expr ) | ( expr + expr )
//             | ( expr - expr ) | ( if expr expr else expr )
//             | ( var Type x := expr in expr ) | ( begin expr* )
//             | ( expr @ m expr* ) | ( not expr ) | ( expr and expr )
//             | ( expr or expr ) | ( expr instanceof C )
//
// Round and square brackets are the same if they match; `;` starts a comment.
// Brackets nest at most kMaxNesting deep, which bounds the recursion of all
// that walks an expression.
#ifndef JAVALITE_PARSER_H_
#define JAVALITE_PARSER_H_

#include <cstddef>
#include <string_view>

#include "base/result.h"
#include "javalite/ast.h"

namespace javalite {

inline constexpr size_t kMaxNesting = 1000;

// `file` names the text in messages.
base::Result<Program> Parse(std::string_view text, std::string_view file);

}  // namespace javalite

#endif  // JAVALITE_PARSER_H_
