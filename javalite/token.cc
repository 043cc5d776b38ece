#include "javalite/token.h"

namespace javalite {

std::string ToString(const Program& program, Token token) {
  static constexpr const char* kTexts[] = {"D", "N", "T", "F", "@"};
  std::string text = kTexts[token.kind];
  if (token.kind == Token::kCall) text += program.NameOf(token.declaring);
  return text;
}

std::string ToString(const Program& program, std::span<const Token> tokens) {
  std::string text;
  for (const Token& token : tokens) {
    if (!text.empty()) text += " ";
    text += ToString(program, token);
  }
  return text;
}

}  // namespace javalite
