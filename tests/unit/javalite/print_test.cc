#include "javalite/print.h"

#include <cstddef>
#include <string>

#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "javalite/parser.h"

namespace javalite {
namespace {

TEST(PrintTest, HasOneLayout) {
  std::string text =
      "(( ; a comment\n (class A [] [])"
      "(abstract class B extends A([int x] (A y))((A m((int p)[B q]) [q $ y])"
      "(bool k()(true and false)))))(A\nrun))";
  EXPECT_EQ(Print(Parse(text, "f").value()),
            "((\n"
            "  (class A ()\n"
            "    ())\n"
            "  (abstract class B extends A ([int x] [A y])\n"
            "    ((A m ([int p] [B q]) (q $ y))\n"
            "     (bool k () (true and false)))))\n"
            " (A run))\n");
}

TEST(PrintTest, ParsingWhatIsPrintedGivesTheSameTree) {
  std::string text =
      "(((class A ([A f]) ((int m ([A x])"
      "(var A y := (x $ f) in (if (not ((x = y) or (y instanceof A)))"
      "(begin (x $ f := (new A)) (x := y) (this @ m (begin))) else"
      "(if (x = null) -1 else ((1 + 2) - (if (1 < 2) 3 else 4)))))))))"
      "(A m))";
  Program first = Parse(text, "f").value();
  std::string printed = Print(first);
  Program second = Parse(printed, "f").value();
  EXPECT_EQ(Print(second), printed);
  ASSERT_EQ(first.exprs.size(), second.exprs.size());
  EXPECT_EQ(first.symbols, second.symbols);
  for (size_t i = 0; i < first.exprs.size(); ++i) {
    const Expr& a = first.exprs[i];
    const Expr& b = second.exprs[i];
    EXPECT_EQ(a.kind, b.kind);
    EXPECT_EQ(a.sugar, b.sugar);
    EXPECT_EQ(a.kids, b.kids);
    EXPECT_EQ(a.name, b.name);
    EXPECT_EQ(a.field_name, b.field_name);
    EXPECT_EQ(a.type_name.name, b.type_name.name);
    EXPECT_EQ(a.value, b.value);
  }
}

}  // namespace
}  // namespace javalite
