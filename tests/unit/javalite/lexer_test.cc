#include "javalite/lexer.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "gtest/gtest.h"
#include "javalite/position.h"

namespace javalite {
namespace {

// Each lexeme as kind, text and position: "w:foo@1:3".
std::string Lexed(std::string_view text) {
  base::Result<std::vector<Lexeme>> lexemes = Lex(text, "f");
  if (!lexemes.ok()) return lexemes.error().ToString();
  std::string result;
  for (const Lexeme& lexeme : lexemes.value()) {
    if (!result.empty()) result += " ";
    result += "()wio."[static_cast<size_t>(lexeme.kind)];
    result += ":" + std::string(lexeme.text) + "@" + ToString(lexeme.at);
  }
  return result;
}

TEST(LexerTest, SplitsBracketsWordsIntegersAndOperators) {
  EXPECT_EQ(Lexed("(x$f :=[12])"),
            "(:(@1:1 w:x@1:2 o:$@1:3 w:f@1:4 o::=@1:6 (:[@1:8 i:12@1:9 "
            "):]@1:11 ):)@1:12 .:@1:13");
}

TEST(LexerTest, AMinusBeforeADigitBelongsToTheInteger) {
  EXPECT_EQ(Lexed("a - 5 -5"), "w:a@1:1 o:-@1:3 i:5@1:5 i:-5@1:7 .:@1:9");
}

TEST(LexerTest, CommentsRunToTheEndOfTheLine) {
  EXPECT_EQ(Lexed("a ; ( b $ ; c\nd;"), "w:a@1:1 w:d@2:1 .:@2:3");
  EXPECT_EQ(Lexed("; only\r\n\t"), ".:@2:2");
}

TEST(LexerTest, ColumnsCountCharactersNotBytes) {
  EXPECT_EQ(Lexed("a;\xc3\xa9\xe2\x82\xac"), "w:a@1:1 .:@1:5");
}

TEST(LexerTest, RefusesWhatStartsNoLexeme) {
  EXPECT_EQ(Lexed("a\n  ?"),
            "f:2:3: expected a bracket, a name, an integer or an operator, "
            "found '?'");
  EXPECT_EQ(Lexed(std::string_view("\0", 1)),
            "f:1:1: expected a bracket, a name, an integer or an operator, "
            "found byte 0x00");
  EXPECT_EQ(Lexed("\xc3\xa9"),
            "f:1:1: expected a bracket, a name, an integer or an operator, "
            "found byte 0xc3");
  EXPECT_EQ(Lexed(":"),
            "f:1:1: expected a bracket, a name, an integer or an operator, "
            "found ':'");
  EXPECT_EQ(Lexed("(3x)"),
            "f:1:2: expected an integer or a name, found '3x' (a name does not "
            "start with a digit)");
}

}  // namespace
}  // namespace javalite
