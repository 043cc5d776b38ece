#include "javalite/print.h"

#include <cstddef>
#include <string_view>
#include <utility>

namespace javalite {
namespace {

class Printer {
 public:
  explicit Printer(const Program& program) : program_(program) {}

  std::string text() && { return std::move(text_); }

  void PrintProgram() {
    text_ += "((";
    for (const Class& c : program_.classes) PrintClass(c);
    text_ += ")\n (" + program_[program_.entry.class_name.name] + " " +
             program_[program_.entry.method_name] + "))\n";
  }

  void PrintExpr(ExprId id) {
    using Rule = void (Printer::*)(const Expr&);
    static constexpr Rule kRules[] = {
#define JAVALITE_EXPR(name, text, kids, eager) &Printer::Print##name,
#include "javalite/exprs.def"
#undef JAVALITE_EXPR
    };
    static_assert(std::size(kRules) == kExprKinds);
    const Expr& expr = program_[id];
    (this->*kRules[static_cast<size_t>(expr.kind)])(expr);
  }

 private:
  void PrintClass(const Class& c) {
    text_ += c.is_abstract ? "\n  (abstract class " : "\n  (class ";
    text_ += program_[c.name];
    if (c.super_name) text_ += " extends " + program_[c.super_name->name];
    text_ += " (";
    for (size_t i = 0; i < c.fields.size(); ++i) {
      const Field& field = program_[c.fields[i]];
      PrintTyped(i, field.type_name, field.name);
    }
    text_ += ")\n    (";
    for (size_t i = 0; i < c.methods.size(); ++i) {
      if (i > 0) text_ += "\n     ";
      PrintMethod(program_[c.methods[i]]);
    }
    text_ += "))";
  }

  void PrintTyped(size_t index, TypeName type, SymbolId name) {
    if (index > 0) text_ += " ";
    text_ += "[" + program_[type.name] + " " + program_[name] + "]";
  }

  void PrintMethod(const Method& method) {
    text_ += "(" + program_[method.return_name.name] + " " +
             program_[method.name] + " (";
    for (size_t i = 0; i < method.params.size(); ++i)
      PrintTyped(i, method.params[i].type_name, method.params[i].name);
    text_ += ") ";
    PrintExpr(method.body);
    text_ += ")";
  }

  // One rule per kind.

  void PrintVar(const Expr& expr) { text_ += program_[expr.name]; }
  void PrintNull(const Expr&) { text_ += "null"; }
  void PrintBool(const Expr& expr) { text_ += expr.value ? "true" : "false"; }
  void PrintInt(const Expr& expr) { text_ += std::to_string(expr.value); }

  void PrintNew(const Expr& expr) {
    text_ += "(new " + program_[expr.type_name.name] + ")";
  }

  void PrintRead(const Expr& expr) {
    text_ += "(";
    PrintExpr(expr.kids[0]);
    text_ += " $ " + program_[expr.field_name] + ")";
  }

  void PrintWrite(const Expr& expr) {
    text_ +=
        "(" + program_[expr.name] + " $ " + program_[expr.field_name] + " := ";
    PrintExpr(expr.kids[0]);
    text_ += ")";
  }

  void PrintInfix(ExprId left, std::string_view op, ExprId right) {
    text_ += "(";
    PrintExpr(left);
    text_.append(" ").append(op).append(" ");
    PrintExpr(right);
    text_ += ")";
  }
  void PrintBinary(const Expr& expr) {
    PrintInfix(expr.kids[0], InfoOf(expr.kind).text, expr.kids[1]);
  }
  void PrintEqual(const Expr& expr) { PrintBinary(expr); }
  void PrintLess(const Expr& expr) { PrintBinary(expr); }
  void PrintAdd(const Expr& expr) { PrintBinary(expr); }
  void PrintSubtract(const Expr& expr) { PrintBinary(expr); }

  void PrintIf(const Expr& expr) {
    if (expr.sugar == Sugar::kAnd)
      return PrintInfix(expr.kids[0], "and", expr.kids[1]);
    if (expr.sugar == Sugar::kOr)
      return PrintInfix(expr.kids[0], "or", expr.kids[2]);
    text_ += "(if ";
    PrintExpr(expr.kids[0]);
    text_ += " ";
    PrintExpr(expr.kids[1]);
    text_ += " else ";
    PrintExpr(expr.kids[2]);
    text_ += ")";
  }

  void PrintLet(const Expr& expr) {
    text_ += "(var " + program_[expr.type_name.name] + " " +
             program_[expr.name] + " := ";
    PrintExpr(expr.kids[0]);
    text_ += " in ";
    PrintExpr(expr.kids[1]);
    text_ += ")";
  }

  void PrintKidsFrom(const Expr& expr, size_t first) {
    for (size_t i = first; i < expr.kids.size(); ++i) {
      text_ += " ";
      PrintExpr(expr.kids[i]);
    }
    text_ += ")";
  }

  void PrintBegin(const Expr& expr) {
    text_ += "(begin";
    PrintKidsFrom(expr, 0);
  }

  void PrintCall(const Expr& expr) {
    text_ += "(";
    PrintExpr(expr.kids[0]);
    text_ += " @ " + program_[expr.name];
    PrintKidsFrom(expr, 1);
  }

  void PrintAssign(const Expr& expr) {
    text_ += "(" + program_[expr.name] + " := ";
    PrintExpr(expr.kids[0]);
    text_ += ")";
  }

  void PrintNot(const Expr& expr) {
    text_ += "(not ";
    PrintExpr(expr.kids[0]);
    text_ += ")";
  }

  void PrintInstanceOf(const Expr& expr) {
    text_ += "(";
    PrintExpr(expr.kids[0]);
    text_ += " instanceof " + program_[expr.type_name.name] + ")";
  }

  const Program& program_;
  std::string text_;
};

}  // namespace

std::string Print(const Program& program) {
  Printer printer(program);
  printer.PrintProgram();
  return std::move(printer).text();
}

std::string Print(const Program& program, ExprId expr) {
  Printer printer(program);
  printer.PrintExpr(expr);
  return std::move(printer).text();
}

}  // namespace javalite
