// Text to lexemes: brackets, words, integers, operators. Words include the
// keywords; the parser knows which are which. The last lexeme is always kEnd.
// A '-' directly before a digit belongs to the integer.
#ifndef JAVALITE_LEXER_H_
#define JAVALITE_LEXER_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "javalite/position.h"

namespace javalite {

enum class LexemeKind : uint8_t {
  kOpen,
  kClose,
  kWord,
  kInteger,
  kOperator,
  kEnd
};

struct Lexeme {
  LexemeKind kind = LexemeKind::kEnd;
  std::string_view text = {};  // part of the text given to Lex
  Position at = {};
};

base::Result<std::vector<Lexeme>> Lex(std::string_view text,
                                      std::string_view file);

}  // namespace javalite

#endif  // JAVALITE_LEXER_H_
