#include "javalite/parser.h"

#include <charconv>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "javalite/lexer.h"

namespace javalite {
namespace {

constexpr std::string_view kKeywords[] = {
    "abstract", "and", "begin", "bool",       "class", "else", "extends",
    "false",    "if",  "in",    "instanceof", "int",   "new",  "not",
    "null",     "or",  "this",  "true",       "var"};

bool IsKeyword(std::string_view word) {
  for (std::string_view keyword : kKeywords)
    if (word == keyword) return true;
  return false;
}

// The first error is kept and moves the cursor to the end of the text, where
// nothing matches, so that no function need test for failure after each step
// and frames stay small under deep nesting.
class Parser {
 public:
  Parser(std::vector<Lexeme> lexemes, std::string_view file)
      : lexemes_(std::move(lexemes)) {
    program_.file = file;
    for (std::string_view name : kReservedSymbols) Intern(name);
  }

  base::Result<Program> Run() {
    ParseProgram();
    if (!error_ && Peek().kind != LexemeKind::kEnd) Expected("end of file");
    if (error_) return *std::move(error_);
    return std::move(program_);
  }

 private:
  // The cursor.

  const Lexeme& Peek() const { return lexemes_[next_]; }
  bool At(std::string_view text) const { return Peek().text == text; }
  bool AtOpen() const { return Peek().kind == LexemeKind::kOpen; }
  bool AtClose() const { return Peek().kind == LexemeKind::kClose; }

  Lexeme Take() {
    Lexeme lexeme = Peek();
    if (lexeme.kind != LexemeKind::kEnd) ++next_;
    return lexeme;
  }

  void Fail(Position at, std::string what) {
    if (!error_) error_ = ErrorAt(program_.file, at, std::move(what));
    next_ = lexemes_.size() - 1;
  }

  void Expected(const std::string& what) {
    bool at_end = Peek().kind == LexemeKind::kEnd;
    std::string found =
        at_end ? "end of file" : "'" + std::string(Peek().text) + "'";
    Fail(Peek().at, "expected " + what + ", found " + found);
  }

  Position Open(const char* what) {
    Position at = Peek().at;
    if (!AtOpen()) {
      Expected(std::string("'(' before ") + what);
    } else if (open_.size() == kMaxNesting) {
      Fail(at, "brackets nest deeper than " + std::to_string(kMaxNesting));
    } else {
      open_.push_back(Take());
    }
    return at;
  }

  // `more` names what could have come instead of the bracket, if anything.
  void Close(const std::string& more = "") {
    if (error_) return;
    Lexeme open = open_.back();
    open_.pop_back();
    std::string_view close = open.text == "(" ? ")" : "]";
    if (At(close)) {
      Take();
      return;
    }
    Expected((more.empty() ? "" : more + " or ") + "'" + std::string(close) +
             "' to match '" + std::string(open.text) + "' at " +
             ToString(open.at));
  }

  void Keyword(std::string_view word) {
    if (At(word))
      Take();
    else
      Expected("'" + std::string(word) + "'");
  }

  // Names.

  SymbolId Intern(std::string_view name) {
    SymbolId next(static_cast<uint32_t>(program_.symbols.size()));
    auto [it, inserted] = symbol_ids_.emplace(name, next);
    if (inserted) program_.symbols.emplace_back(name);
    return it->second;
  }

  bool AtName() const {
    return Peek().kind == LexemeKind::kWord && !IsKeyword(Peek().text);
  }

  TypeName ParseName(const char* what) {
    if (!AtName()) Expected(what);
    if (error_) return {};
    Lexeme word = Take();
    return {Intern(word.text), word.at};
  }

  TypeName ParseType() {
    if (!At("bool") && !At("int")) return ParseName("a type");
    Lexeme word = Take();
    return {Intern(word.text), word.at};
  }

  // Declarations.

  void ParseProgram() {
    Open("the program");
    Open("the classes");
    while (AtOpen()) ParseClass();
    Close("a class");
    Open("the entry class and method");
    Entry& entry = program_.entry;
    entry.class_name = ParseName("the name of the entry class");
    TypeName method = ParseName("the name of the entry method");
    entry.method_name = method.name;
    entry.method_at = method.at;
    Close();
    Close();
  }

  void ParseClass() {
    ClassId id(static_cast<uint32_t>(program_.classes.size()));
    Class parsed;
    Open("a class");
    if (At("abstract")) {
      Take();
      parsed.is_abstract = true;
    }
    Keyword("class");
    TypeName name = ParseName("the name of the class");
    parsed.name = name.name;
    parsed.at = name.at;
    if (At("extends")) {
      Take();
      parsed.super_name = ParseName("the name of the superclass");
    }
    Open("the fields");
    while (AtOpen()) parsed.fields.push_back(ParseField(id));
    Close("a field");
    Open("the methods");
    while (AtOpen()) parsed.methods.push_back(ParseMethod(id));
    Close("a method");
    Close();
    program_.classes.push_back(std::move(parsed));
  }

  FieldId ParseField(ClassId owner) {
    Open("a field");
    TypeName type = ParseType();
    TypeName name = ParseName("the name of the field");
    Close();
    program_.fields.push_back({name.name, name.at, type, owner});
    return FieldId(static_cast<uint32_t>(program_.fields.size() - 1));
  }

  MethodId ParseMethod(ClassId owner) {
    Method method;
    method.owner = owner;
    Open("a method");
    method.return_name = ParseType();
    TypeName name = ParseName("the name of the method");
    method.name = name.name;
    method.at = name.at;
    Open("the parameters");
    while (AtOpen()) method.params.push_back(ParseParameter());
    Close("a parameter");
    method.body = ParseExpr();
    Close();
    program_.methods.push_back(std::move(method));
    return MethodId(static_cast<uint32_t>(program_.methods.size() - 1));
  }

  Parameter ParseParameter() {
    Open("a parameter");
    TypeName type = ParseType();
    TypeName name = ParseName("the name of the parameter");
    Close();
    return {name.name, name.at, type};
  }

  // Expressions.

  ExprId Add(Expr expr) {
    program_.exprs.push_back(std::move(expr));
    return ExprId(static_cast<uint32_t>(program_.exprs.size() - 1));
  }

  ExprId ParseExpr() {
    if (AtOpen()) return ParseForm();
    if (Peek().kind == LexemeKind::kInteger) return ParseInteger();
    return ParseWord();
  }

  ExprId ParseInteger() {
    Lexeme lexeme = Take();
    Expr expr{.kind = ExprKind::kInt, .at = lexeme.at};
    const char* end = lexeme.text.data() + lexeme.text.size();
    auto [rest, error] = std::from_chars(lexeme.text.data(), end, expr.value);
    if (error != std::errc() || rest != end)
      Fail(lexeme.at,
           "integer " + std::string(lexeme.text) + " does not fit in 32 bits");
    return Add(std::move(expr));
  }

  ExprId ParseWord() {
    Position at = Peek().at;
    if (At("null")) return Add({.kind = ExprKind::kNull, .at = Take().at});
    if (At("true") || At("false")) return ParseBool();
    if (!At("this") && !AtName()) Expected("an expression");
    return Add({.kind = ExprKind::kVar, .at = at, .name = Intern(Take().text)});
  }

  ExprId ParseBool() {
    Lexeme word = Take();
    return Add({.kind = ExprKind::kBool,
                .at = word.at,
                .value = word.text == "true" ? 1 : 0});
  }

  ExprId ParseForm() {
    using Rule = ExprId (Parser::*)(Position);
    struct Row {
      std::string_view keyword;
      Rule rule;
    };
    static constexpr Row kForms[] = {{"new", &Parser::ParseNew},
                                     {"if", &Parser::ParseIf},
                                     {"var", &Parser::ParseLet},
                                     {"begin", &Parser::ParseBegin},
                                     {"not", &Parser::ParseNot}};
    Position at = Open("an expression");
    Rule rule = &Parser::ParseInfix;
    for (const Row& row : kForms)
      if (At(row.keyword)) {
        Take();
        rule = row.rule;
        break;
      }
    return (this->*rule)(at);
  }

  ExprId ParseNew(Position at) {
    TypeName name = ParseName("the name of a class");
    Close();
    return Add({.kind = ExprKind::kNew, .at = at, .type_name = name});
  }

  ExprId ParseIf(Position at) {
    ExprId condition = ParseExpr();
    ExprId then = ParseExpr();
    Keyword("else");
    ExprId otherwise = ParseExpr();
    Close();
    return Add({.kind = ExprKind::kIf,
                .at = at,
                .kids = {condition, then, otherwise}});
  }

  ExprId ParseLet(Position at) {
    TypeName type = ParseType();
    TypeName name = ParseName("the name of the variable");
    Keyword(":=");
    ExprId value = ParseExpr();
    Keyword("in");
    ExprId body = ParseExpr();
    Close();
    return Add({.kind = ExprKind::kLet,
                .at = at,
                .kids = {value, body},
                .name = name.name,
                .type_name = type});
  }

  ExprId ParseBegin(Position at) {
    std::vector<ExprId> kids = ParseUntilClose();
    return Add({.kind = ExprKind::kBegin, .at = at, .kids = std::move(kids)});
  }

  ExprId ParseNot(Position at) {
    ExprId kid = ParseExpr();
    Close();
    return Add({.kind = ExprKind::kNot, .at = at, .kids = {kid}});
  }

  std::vector<ExprId> ParseUntilClose() {
    std::vector<ExprId> kids;
    while (!AtClose() && !error_) kids.push_back(ParseExpr());
    Close();
    return kids;
  }

  // Everything whose first part is an expression; the operator decides.
  ExprId ParseInfix(Position at) {
    using Rule = ExprId (Parser::*)(Position, ExprId);
    struct Row {
      std::string_view op;
      Rule rule;
    };
    static constexpr Row kOperators[] = {
        {"$", &Parser::ParseAccess},
        {":=", &Parser::ParseAssign},
        {"@", &Parser::ParseCall},
        {"=", &Parser::ParseBinary},
        {"<", &Parser::ParseBinary},
        {"+", &Parser::ParseBinary},
        {"-", &Parser::ParseBinary},
        {"and", &Parser::ParseShortCircuit},
        {"or", &Parser::ParseShortCircuit},
        {"instanceof", &Parser::ParseInstanceOf}};
    ExprId left = ParseExpr();
    for (const Row& row : kOperators)
      if (At(row.op)) return (this->*row.rule)(at, left);
    Expected("an operator");
    return left;
  }

  ExprId ParseAccess(Position at, ExprId object) {
    Take();
    TypeName field = ParseName("the name of a field");
    if (At(":=")) return ParseWrite(at, object, field.name);
    Close("':='");
    return Add({.kind = ExprKind::kRead,
                .at = at,
                .kids = {object},
                .field_name = field.name});
  }

  // Empty unless `id` is a variable.
  std::optional<SymbolId> VariableOf(ExprId id) const {
    if (error_ || program_[id].kind != ExprKind::kVar) return std::nullopt;
    return program_[id].name;
  }

  ExprId ParseWrite(Position at, ExprId object, SymbolId field) {
    std::optional<SymbolId> name = VariableOf(object);
    if (!name) {
      Fail(at, "a field is written through a variable: (x $ f := e)");
      return object;
    }
    program_.exprs.pop_back();  // the variable is part of this node
    Take();
    ExprId value = ParseExpr();
    Close();
    return Add({.kind = ExprKind::kWrite,
                .at = at,
                .kids = {value},
                .name = *name,
                .field_name = field});
  }

  ExprId ParseAssign(Position at, ExprId target) {
    std::optional<SymbolId> name = VariableOf(target);
    if (!name) {
      Fail(at, "only a variable can be assigned: (x := e)");
      return target;
    }
    program_.exprs.pop_back();  // the variable is part of this node
    Take();
    ExprId value = ParseExpr();
    Close();
    return Add(
        {.kind = ExprKind::kAssign, .at = at, .kids = {value}, .name = *name});
  }

  ExprId ParseCall(Position at, ExprId receiver) {
    Take();
    TypeName method = ParseName("the name of a method");
    std::vector<ExprId> kids = ParseUntilClose();
    kids.insert(kids.begin(), receiver);
    return Add({.kind = ExprKind::kCall,
                .at = at,
                .kids = std::move(kids),
                .name = method.name});
  }

  ExprId ParseBinary(Position at, ExprId left) {
    static constexpr ExprKind kKinds[] = {ExprKind::kEqual, ExprKind::kLess,
                                          ExprKind::kAdd, ExprKind::kSubtract};
    Lexeme op = Take();
    ExprId right = ParseExpr();
    Close();
    ExprKind found = ExprKind::kEqual;
    for (ExprKind kind : kKinds)
      if (InfoOf(kind).text == op.text) found = kind;
    return Add({.kind = found, .at = at, .kids = {left, right}});
  }

  ExprId ParseShortCircuit(Position at, ExprId left) {
    Lexeme op = Take();
    bool is_and = op.text == "and";
    ExprId right = ParseExpr();
    Close();
    ExprId constant =
        Add({.kind = ExprKind::kBool, .at = op.at, .value = is_and ? 0 : 1});
    std::vector<ExprId> kids = {left, is_and ? right : constant,
                                is_and ? constant : right};
    return Add({.kind = ExprKind::kIf,
                .sugar = is_and ? Sugar::kAnd : Sugar::kOr,
                .at = at,
                .kids = std::move(kids)});
  }

  ExprId ParseInstanceOf(Position at, ExprId object) {
    Take();
    TypeName name = ParseName("the name of a class");
    Close();
    return Add({.kind = ExprKind::kInstanceOf,
                .at = at,
                .kids = {object},
                .type_name = name});
  }

  std::vector<Lexeme> lexemes_;
  size_t next_ = 0;
  std::vector<Lexeme> open_;  // brackets not yet closed
  std::map<std::string, SymbolId, std::less<>> symbol_ids_;
  Program program_;
  std::optional<base::Error> error_;
};

}  // namespace

base::Result<Program> Parse(std::string_view text, std::string_view file) {
  ASSIGN_OR_RETURN(std::vector<Lexeme> lexemes, Lex(text, file));
  return Parser(std::move(lexemes), file).Run();
}

}  // namespace javalite
