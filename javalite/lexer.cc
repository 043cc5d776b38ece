#include "javalite/lexer.h"

#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>

namespace javalite {
namespace {

bool IsSpace(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}
bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsWordChar(char c) {
  return IsDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         c == '_';
}
bool IsContinuationByte(char c) { return (static_cast<uint8_t>(c) >> 6) == 2; }

std::string Quoted(char c) {
  if (c > ' ' && c <= '~') return std::string("'") + c + "'";
  char text[16];
  std::snprintf(text, sizeof(text), "byte 0x%02x", static_cast<uint8_t>(c));
  return text;
}

class Lexer {
 public:
  Lexer(std::string_view text, std::string_view file)
      : text_(text), file_(file) {}

  base::Result<std::vector<Lexeme>> Run() {
    for (SkipBlank(); next_ < text_.size(); SkipBlank())
      if (auto error = LexOne()) return *std::move(error);
    lexemes_.push_back({LexemeKind::kEnd, {}, at_});
    return std::move(lexemes_);
  }

 private:
  char Peek(size_t ahead = 0) const {
    return next_ + ahead < text_.size() ? text_[next_ + ahead] : '\0';
  }

  void Advance() {
    char c = text_[next_++];
    if (c == '\n') {
      ++at_.line;
      at_.column = 1;
    } else if (!IsContinuationByte(c)) {
      ++at_.column;
    }
  }

  void SkipBlank() {
    bool in_comment = false;
    for (; next_ < text_.size(); Advance()) {
      char c = Peek();
      if (c == '\n') in_comment = false;
      if (c == ';') in_comment = true;
      if (!in_comment && !IsSpace(c)) return;
    }
  }

  void Emit(LexemeKind kind, size_t length) {
    lexemes_.push_back({kind, text_.substr(next_, length), at_});
    while (length-- > 0) Advance();
  }

  size_t WordLength(size_t from) const {
    size_t length = from;
    while (IsWordChar(Peek(length))) ++length;
    return length;
  }

  std::optional<base::Error> LexOne() {
    char c = Peek();
    if (c == '(' || c == '[')
      Emit(LexemeKind::kOpen, 1);
    else if (c == ')' || c == ']')
      Emit(LexemeKind::kClose, 1);
    else if (IsDigit(c) || (c == '-' && IsDigit(Peek(1))))
      return LexInteger();
    else if (IsWordChar(c))
      Emit(LexemeKind::kWord, WordLength(0));
    else
      return LexOperator();
    return std::nullopt;
  }

  std::optional<base::Error> LexInteger() {
    size_t length = WordLength(1);
    std::string_view word = text_.substr(next_, length);
    for (char c : word.substr(1))
      if (!IsDigit(c))
        return ErrorAt(file_, at_,
                       "expected an integer or a name, found '" +
                           std::string(word) +
                           "' (a name does not start with a digit)");
    Emit(LexemeKind::kInteger, length);
    return std::nullopt;
  }

  std::optional<base::Error> LexOperator() {
    for (std::string_view op : {":=", "=", "<", "+", "-", "$", "@"})
      if (text_.substr(next_).starts_with(op)) {
        Emit(LexemeKind::kOperator, op.size());
        return std::nullopt;
      }
    return ErrorAt(file_, at_,
                   "expected a bracket, a name, an integer or an operator, "
                   "found " +
                       Quoted(Peek()));
  }

  std::string_view text_;
  std::string_view file_;
  size_t next_ = 0;
  Position at_;
  std::vector<Lexeme> lexemes_;
};

}  // namespace

base::Result<std::vector<Lexeme>> Lex(std::string_view text,
                                      std::string_view file) {
  return Lexer(text, file).Run();
}

}  // namespace javalite
