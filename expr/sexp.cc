#include "expr/sexp.h"

#include <cctype>
#include <optional>
#include <utility>

namespace expr {
namespace {

bool IsSymbolCharacter(unsigned char c) {
  return std::isalnum(c) != 0 ||
         (c != 0 &&
          std::string_view("~!@$%^&*_-+=<>.?/").find(static_cast<char>(c)) !=
              std::string_view::npos);
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  base::Result<std::vector<Sexp>> ReadAll();

 private:
  bool AtEnd() const { return at_ == text_.size(); }
  char Peek() const { return text_[at_]; }
  void Advance() {
    if (text_[at_++] == '\n') {
      ++line_;
      column_ = 1;
    } else {
      ++column_;
    }
  }
  void SkipBlanks();
  Sexp Here(Sexp::Type type) const {
    Sexp s;
    s.type = type;
    s.line = line_;
    s.column = column_;
    return s;
  }
  base::Result<Sexp> ReadAtom();
  base::Result<Sexp> ReadDelimited(Sexp::Type type, char end);
  base::Result<Sexp> ReadLiteral();
  Sexp ReadWhile(Sexp::Type type, bool (*belongs)(unsigned char));

  std::string_view text_;
  size_t at_ = 0;
  size_t line_ = 1;
  size_t column_ = 1;
};

void Reader::SkipBlanks() {
  while (!AtEnd()) {
    if (Peek() == ';') {
      while (!AtEnd() && Peek() != '\n') Advance();
    } else if (std::isspace(static_cast<unsigned char>(Peek())) != 0) {
      Advance();
    } else {
      return;
    }
  }
}

Sexp Reader::ReadWhile(Sexp::Type type, bool (*belongs)(unsigned char)) {
  Sexp s = Here(type);
  while (!AtEnd() && belongs(static_cast<unsigned char>(Peek()))) {
    s.text += Peek();
    Advance();
  }
  return s;
}

// |symbol| or "string"; in a string "" stands for one quote.
base::Result<Sexp> Reader::ReadDelimited(Sexp::Type type, char end) {
  Sexp s = Here(type);
  Advance();
  while (!AtEnd()) {
    const char c = Peek();
    Advance();
    if (c != end) {
      s.text += c;
    } else if (type == Sexp::kString && !AtEnd() && Peek() == end) {
      s.text += c;
      Advance();
    } else {
      return s;
    }
  }
  return ErrorAt(s, std::string("this ") + end + " is never closed");
}

// #x1f or #b01
base::Result<Sexp> Reader::ReadLiteral() {
  const Sexp start = Here(Sexp::kBinary);
  Advance();
  const char base = AtEnd() ? ' ' : Peek();
  if (base != 'x' && base != 'b') return ErrorAt(start, "expected #x or #b");
  Advance();
  Sexp s =
      base == 'x'
          ? ReadWhile(Sexp::kHexadecimal,
                      [](unsigned char c) { return std::isxdigit(c) != 0; })
          : ReadWhile(Sexp::kBinary,
                      [](unsigned char c) { return c == '0' || c == '1'; });
  if (s.text.empty()) return ErrorAt(start, "expected digits here");
  s.line = start.line;
  s.column = start.column;
  return s;
}

base::Result<Sexp> Reader::ReadAtom() {
  const char c = Peek();
  if (c == '|') return ReadDelimited(Sexp::kSymbol, '|');
  if (c == '"') return ReadDelimited(Sexp::kString, '"');
  if (c == '#') return ReadLiteral();
  if (c == ':') {
    Advance();
    return ReadWhile(Sexp::kKeyword, IsSymbolCharacter);
  }
  if (std::isdigit(static_cast<unsigned char>(c)) != 0)
    return ReadWhile(Sexp::kNumeral, [](unsigned char d) {
      return std::isdigit(d) != 0 || d == '.';
    });
  Sexp s = ReadWhile(Sexp::kSymbol, IsSymbolCharacter);
  if (s.text.empty()) return ErrorAt(s, "this character has no place here");
  return s;
}

base::Result<std::vector<Sexp>> Reader::ReadAll() {
  std::vector<Sexp> open = {Sexp()};  // the last one collects what is read
  for (SkipBlanks(); !AtEnd(); SkipBlanks()) {
    if (Peek() == '(') {
      open.push_back(Here(Sexp::kList));
      Advance();
      if (open.size() > kDeepestNesting)
        return ErrorAt(open.back(), "nested too deeply");
    } else if (Peek() == ')') {
      if (open.size() == 1)
        return ErrorAt(Here(Sexp::kList), "there is no ( for this )");
      Advance();
      Sexp closed = std::move(open.back());
      open.pop_back();
      open.back().kids.push_back(std::move(closed));
    } else {
      ASSIGN_OR_RETURN(Sexp atom, ReadAtom());
      open.back().kids.push_back(std::move(atom));
    }
  }
  if (open.size() > 1) return ErrorAt(open.back(), "this ( is never closed");
  return std::move(open[0].kids);
}

}  // namespace

base::Result<std::vector<Sexp>> ReadSexps(std::string_view text) {
  return Reader(text).ReadAll();
}

std::string Render(const Sexp& sexp) {
  switch (sexp.type) {
    case Sexp::kList:
      break;
    case Sexp::kHexadecimal:
      return "#x" + sexp.text;
    case Sexp::kBinary:
      return "#b" + sexp.text;
    case Sexp::kKeyword:
      return ":" + sexp.text;
    default:
      return sexp.text;
  }
  std::string text = "(";
  for (const Sexp& kid : sexp.kids) {
    if (text.size() > 1) text += ' ';
    text += Render(kid);
  }
  return text + ")";
}

base::Error ErrorAt(const Sexp& place, const std::string& what) {
  return base::Error{"line " + std::to_string(place.line) + ", column " +
                     std::to_string(place.column) + ": " + what};
}

}  // namespace expr
