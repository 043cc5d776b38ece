#include "javalite/parser.h"

#include <string>
#include <string_view>

#include "base/result.h"
#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "javalite/position.h"
#include "javalite/print.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

// The body of the last method as the parser understood it.
std::string Body(std::string_view expr) {
  std::string text = MainText("", "", "int", expr);
  base::Result<Program> program = Parse(text, "f");
  if (!program.ok()) return program.error().ToString();
  return Print(program.value(), program.value().methods.back().body);
}

std::string ErrorOf(std::string_view text) {
  base::Result<Program> program = Parse(text, "bad.javalite");
  return program.ok() ? "no error" : program.error().ToString();
}

// The error of a program whose entry method has this body.
std::string ErrorOfBody(std::string_view body) {
  return ErrorOf("(((class Main () ((int run () \n" + std::string(body) +
                 "))))(Main run))");
}

TEST(ParserTest, ReadsEveryKindOfExpression) {
  for (std::string_view expr : {"x",
                                "this",
                                "null",
                                "true",
                                "false",
                                "7",
                                "-7",
                                "2147483647",
                                "-2147483648",
                                "(new A)",
                                "(x $ f)",
                                "((x $ f) $ g)",
                                "(x $ f := 1)",
                                "(this $ f := null)",
                                "(x := y)",
                                "(x = y)",
                                "(x < y)",
                                "(x + y)",
                                "(x - y)",
                                "(if a b else c)",
                                "(var int x := 1 in x)",
                                "(begin)",
                                "(begin 1 2)",
                                "(x @ m)",
                                "(x @ m 1 y)",
                                "(not x)",
                                "(a and b)",
                                "(a or b)",
                                "(x instanceof A)"})
    EXPECT_EQ(Body(expr), expr);
}

TEST(ParserTest, BracketsAreInterchangeableIfTheyMatch) {
  EXPECT_EQ(Body("[begin [x $ f] (x$g:=[not true])]"),
            "(begin (x $ f) (x $ g := (not true)))");
}

TEST(ParserTest, AndAndOrAreTheIfTheyAbbreviate) {
  Program program =
      Parse(MainText("", "", "int", "((a and b) or c)"), "f").value();
  const Expr& either = program[program.methods[0].body];
  EXPECT_EQ(either.kind, ExprKind::kIf);
  EXPECT_EQ(either.sugar, Sugar::kOr);
  EXPECT_EQ(Print(program, either.kids[1]), "true");
  EXPECT_EQ(Print(program, either.kids[2]), "c");
  const Expr& both = program[either.kids[0]];
  EXPECT_EQ(both.sugar, Sugar::kAnd);
  EXPECT_EQ(Print(program, both.kids[1]), "b");
  EXPECT_EQ(Print(program, both.kids[2]), "false");
}

TEST(ParserTest, KnowsWhereThingsStandAndKidsComeFirst) {
  Program program =
      Parse(
          "(((class Main\n ([int f]) ((int run ()\n  (1 + (f - 2))))))"
          "(Main run))",
          "f")
          .value();
  const Expr& sum = program[program.methods[0].body];
  EXPECT_EQ(ToString(program.classes[0].at), "1:10");
  EXPECT_EQ(ToString(program.fields[0].at), "2:8");
  EXPECT_EQ(ToString(sum.at), "3:3");
  EXPECT_EQ(ToString(program[sum.kids[1]].at), "3:8");
  EXPECT_LT(sum.kids[0], program.methods[0].body);
  EXPECT_LT(program[sum.kids[1]].kids[1], sum.kids[1]);
}

TEST(ParserTest, ReadsClasses) {
  Program program = Parse(
                        "(((abstract class A () ())"
                        "(class B extends A ([A x][bool b]) ()))(B m))",
                        "f")
                        .value();
  EXPECT_TRUE(program.classes[0].is_abstract);
  EXPECT_FALSE(program.classes[1].is_abstract);
  EXPECT_EQ(program[program.classes[1].super_name->name], "A");
  EXPECT_EQ(program.classes[1].fields.size(), 2u);
  EXPECT_EQ(program.NameOf(program.classes[1].fields[1]), "b");
  EXPECT_EQ(program[program.entry.method_name], "m");
}

struct BadInput {
  std::string_view text;
  std::string_view error;
};

constexpr BadInput kBadPrograms[] = {
    {"", "1:1: expected '(' before the program, found end of file"},
    {"x", "1:1: expected '(' before the program, found 'x'"},
    {"(", "1:2: expected '(' before the classes, found end of file"},
    {"((",
     "1:3: expected a class or ')' to match '(' at 1:2, found end of "
     "file"},
    {"((]", "1:3: expected a class or ')' to match '(' at 1:2, found ']'"},
    {"(())", "1:4: expected '(' before the entry class and method, found ')'"},
    {"(()(M))", "1:6: expected the name of the entry method, found ')'"},
    {"(()(if run))", "1:5: expected the name of the entry class, found 'if'"},
    {"(()(M run)", "1:11: expected ')' to match '(' at 1:1, found end of file"},
    {"(()(M run)) ()", "1:13: expected end of file, found '('"},
    {"(()(M run)]", "1:11: expected ')' to match '(' at 1:1, found ']'"},
    {"(((", "1:4: expected 'class', found end of file"},
    {"(((abstract A", "1:13: expected 'class', found 'A'"},
    {"(((class int", "1:10: expected the name of the class, found 'int'"},
    {"(((class A extends ()",
     "1:20: expected the name of the superclass, found '('"},
    {"(((class A x", "1:12: expected '(' before the fields, found 'x'"},
    {"(((class A (x",
     "1:13: expected a field or ')' to match '(' at 1:12, "
     "found 'x'"},
    {"(((class A ([x",
     "1:15: expected the name of the field, found end of "
     "file"},
    {"(((class A ([7", "1:14: expected a type, found '7'"},
    {"(((class A ([x y)", "1:17: expected ']' to match '[' at 1:13, found ')'"},
    {"(((class A () ((int m)",
     "1:22: expected '(' before the parameters, found ')'"},
    {"(((class A () ((int m (int)",
     "1:24: expected a parameter or ')' to match '(' at 1:23, found 'int'"},
    {"(((class A () ((int m ()))))", "1:25: expected an expression, found ')'"},
    {"(((class A () ((int m () 1 2",
     "1:28: expected ')' to match '(' at 1:16, found '2'"},
    {"(((class A () () x", "1:18: expected ')' to match '(' at 1:3, found 'x'"},
};

TEST(ParserTest, SaysWhatIsWrongWithAProgram) {
  for (const BadInput& bad : kBadPrograms)
    EXPECT_EQ(ErrorOf(bad.text), "bad.javalite:" + std::string(bad.error))
        << bad.text;
}

constexpr BadInput kBadBodies[] = {
    {"else", "2:1: expected an expression, found 'else'"},
    {"$", "2:1: expected an expression, found '$'"},
    {"()", "2:2: expected an expression, found ')'"},
    {"(x)", "2:3: expected an operator, found ')'"},
    {"(x y)", "2:4: expected an operator, found 'y'"},
    {"(5 -2)", "2:4: expected an operator, found '-2'"},
    {"(x $ 3)", "2:6: expected the name of a field, found '3'"},
    {"(x $ f = 1)", "2:8: expected ':=' or ')' to match '(' at 2:1, found '='"},
    {"((x $ f) $ g := 1)",
     "2:1: a field is written through a variable: (x $ f := e)"},
    {"(3 := 1)", "2:1: only a variable can be assigned: (x := e)"},
    {"(x = 1 2)", "2:8: expected ')' to match '(' at 2:1, found '2'"},
    {"(if x y z)", "2:9: expected 'else', found 'z'"},
    {"(if x y else)", "2:13: expected an expression, found ')'"},
    {"(var x := 1 in x)", "2:8: expected the name of the variable, found ':='"},
    {"(var int this := 1 in x)",
     "2:10: expected the name of the variable, found 'this'"},
    {"(var int x = 1 in x)", "2:12: expected ':=', found '='"},
    {"(var int x := 1 x)", "2:17: expected 'in', found 'x'"},
    {"(x @ 1)", "2:6: expected the name of a method, found '1'"},
    {"(x @ m ]", "2:8: expected ')' to match '(' at 2:1, found ']'"},
    {"(new)", "2:5: expected the name of a class, found ')'"},
    {"(new int)", "2:6: expected the name of a class, found 'int'"},
    {"(x instanceof null)", "2:15: expected the name of a class, found 'null'"},
    {"(not x y)", "2:8: expected ')' to match '(' at 2:1, found 'y'"},
    {"2147483648", "2:1: integer 2147483648 does not fit in 32 bits"},
    {"-2147483649", "2:1: integer -2147483649 does not fit in 32 bits"},
    {"99999999999999999999",
     "2:1: integer 99999999999999999999 does not fit in 32 bits"},
};

TEST(ParserTest, SaysWhatIsWrongWithAnExpression) {
  for (const BadInput& bad : kBadBodies)
    EXPECT_EQ(ErrorOfBody(bad.text), "bad.javalite:" + std::string(bad.error))
        << bad.text;
}

std::string Nested(size_t depth) {
  std::string open, close;
  for (size_t i = 0; i < depth; ++i) {
    open += "(not ";
    close += ")";
  }
  return open + "true" + close;
}

TEST(ParserTest, LimitsNesting) {
  // The program, its class list, the class, its method list and the method
  // are around the body.
  EXPECT_EQ(Body(Nested(kMaxNesting - 5)), Nested(kMaxNesting - 5));
  EXPECT_EQ(Body(Nested(kMaxNesting - 4)),
            "f:1:5006: brackets nest deeper than 1000");
  std::string only_open(1'000'000, '(');
  EXPECT_EQ(ErrorOf(only_open),
            "bad.javalite:1:4: expected 'class', found '('");
  EXPECT_EQ(ErrorOfBody(only_open),
            "bad.javalite:2:996: brackets nest deeper than 1000");
}

}  // namespace
}  // namespace javalite
