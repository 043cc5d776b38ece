#include "javalite/types.h"

#include <string>
#include <string_view>

#include "base/result.h"
#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr std::string_view kClasses =
    "(abstract class A ([A next][int n]) ((int m ([A a]) 0)))\n"
    "(class B extends A ([bool b]) ())\n"
    "(class C extends A () ((int m ([A x]) 1)))\n"
    "(class D () ())\n";

// The body of run in a Main with fields of every type, on line 6.
std::string WithBody(std::string_view type, std::string_view body) {
  return MainText(kClasses, "[A a][B b][C c][D d][int i][bool p]", type,
                  "\n" + std::string(body));
}

std::string ErrorOf(const std::string& text) {
  base::Result<CheckedProgram> program = ParseAndCheck(text, "bad.javalite");
  return program.ok() ? "no error" : program.error().ToString();
}

// The static type of the body, bound to nothing.
std::string TypeOf(std::string_view body) {
  CheckedProgram program =
      Load(WithBody("bool", "(begin " + std::string(body) + " true)"));
  const Program& tree = program.program();
  return tree.NameOf(tree[tree[tree.methods.back().body].kids[0]].type);
}

TEST(TypesTest, GivesEveryExpressionItsType) {
  EXPECT_EQ(TypeOf("this"), "Main");
  EXPECT_EQ(TypeOf("null"), "null");
  EXPECT_EQ(TypeOf("(begin)"), "null");
  EXPECT_EQ(TypeOf("(new B)"), "B");
  EXPECT_EQ(TypeOf("((this $ b) $ next)"), "A");
  EXPECT_EQ(TypeOf("(this $ a := (new B))"), "A");
  EXPECT_EQ(TypeOf("(var A x := null in (x := (new B)))"), "A");
  EXPECT_EQ(TypeOf("((this $ b) @ m null)"), "int");
  EXPECT_EQ(TypeOf("((this $ b) = (this $ d))"), "bool");
  EXPECT_EQ(TypeOf("((this $ i) + 1)"), "int");
  EXPECT_EQ(TypeOf("(null instanceof D)"), "bool");
  EXPECT_EQ(TypeOf("(begin 1 (this $ p))"), "bool");
}

TEST(TypesTest, ArmsJoinInTheNearestCommonSuperclass) {
  EXPECT_EQ(TypeOf("(if true (new B) else (new C))"), "A");
  EXPECT_EQ(TypeOf("(if true (new B) else (this $ a))"), "A");
  EXPECT_EQ(TypeOf("(if true (new B) else null)"), "B");
  EXPECT_EQ(TypeOf("(if true null else (new B))"), "B");
  EXPECT_EQ(TypeOf("(if true null else null)"), "null");
  EXPECT_EQ(TypeOf("(true and (this $ p))"), "bool");
}

TEST(TypesTest, AVarMayShadowAndEndsWithItsBody) {
  CheckedProgram program =
      Load(WithBody("bool",
                    "(var int x := 1 in (begin (var A x := (new B) in (x $ "
                    "next)) (x = 2)))"));
  EXPECT_EQ(program.program().methods.back().locals.size(), 1u);
}

TEST(TypesTest, FieldsBelongToTheClassThatDeclaresThem) {
  CheckedProgram program = Load(WithBody("int", "((this $ b) $ n)"));
  const Program& tree = program.program();
  const Expr& read = tree[tree.methods.back().body];
  EXPECT_EQ(tree.NameOf(tree[read.field].owner), "A");
  EXPECT_EQ(tree.NameOf(tree.entry.class_id), "Main");
  EXPECT_EQ(tree.NameOf(tree.entry.method), "run");
}

TEST(TypesTest, TheEntryMethodMayBeInherited) {
  CheckedProgram program =
      Load("(((class A () ((int run () 1)))(class B extends A () ()))(B run))");
  const Program& tree = program.program();
  EXPECT_EQ(tree.NameOf(tree.entry.class_id), "B");
  EXPECT_EQ(tree.NameOf(tree[tree.entry.method].owner), "A");
}

struct BadInput {
  std::string_view text;
  std::string_view error;
};

constexpr BadInput kBadBodies[] = {
    {"x", "6:1: unknown variable x"},
    {"(x := 1)", "6:1: unknown variable x"},
    {"(x $ n := 1)", "6:1: unknown variable x"},
    {"(begin (var int x := 1 in x) x)", "6:30: unknown variable x"},
    {"i", "6:1: unknown variable i"},
    {"(this := null)", "6:1: 'this' cannot be assigned"},
    {"(this $ z)", "6:1: class Main has no field z"},
    {"((this $ a) $ b)", "6:1: class A has no field b"},
    {"(1 $ n)", "6:1: int has no field n"},
    {"(null $ n)", "6:1: null has no field n"},
    {"(this $ i := true)", "6:14: expected int, found bool"},
    {"(this $ b := (new C))", "6:14: expected B, found C"},
    {"(this $ i := null)", "6:14: expected int, found null"},
    {"(var B x := (this $ a) in 1)", "6:13: expected B, found A"},
    {"(var E x := null in 1)", "6:6: unknown class E"},
    {"(var int x := 1 in (x := null))", "6:26: expected int, found null"},
    {"(new E)", "6:6: unknown class E"},
    {"(new A)", "6:1: class A is abstract and has no objects of its own"},
    {"(this instanceof E)", "6:18: unknown class E"},
    {"(1 instanceof A)", "6:1: 'instanceof' asks about an object, not int"},
    {"(1 = true)",
     "6:1: '=' compares two references, two ints or two bools, not int and "
     "bool"},
    {"(null = 1)",
     "6:1: '=' compares two references, two ints or two bools, not null and "
     "int"},
    {"(1 < true)", "6:6: expected int, found bool"},
    {"(this + 1)", "6:2: expected int, found Main"},
    {"(1 - null)", "6:6: expected int, found null"},
    {"(not 1)", "6:6: expected bool, found int"},
    {"(if 1 2 else 3)", "6:5: expected bool, found int"},
    {"(1 and true)", "6:2: expected bool, found int"},
    {"(true and 1)", "6:1: the arms of 'if' have no common type: int and bool"},
    {"(if true 1 else null)",
     "6:1: the arms of 'if' have no common type: int and null"},
    {"(if true (new B) else (new D))",
     "6:1: the arms of 'if' have no common type: B and D"},
    {"(this @ go)", "6:1: class Main has no method go"},
    {"(1 @ m)", "6:1: int has no method m"},
    {"(null @ m null)", "6:1: null has no method m"},
    {"((new B) @ m)", "6:1: method m takes 1 argument, not 0"},
    {"((new B) @ m null 2)", "6:1: method m takes 1 argument, not 2"},
    {"((new B) @ m (new D))", "6:14: expected A, found D"},
    {"true", "6:1: expected int, found bool"},
    {"(begin)", "6:1: expected int, found null"},
};

TEST(TypesTest, SaysWhatIsWrongWithAnExpression) {
  for (const BadInput& bad : kBadBodies)
    EXPECT_EQ(ErrorOf(WithBody("int", bad.text)),
              "bad.javalite:" + std::string(bad.error))
        << bad.text;
}

// Class lists; the entry is always (Main run), on line 2.
constexpr BadInput kBadClasses[] = {
    {"", "2:2: unknown entry class Main"},
    {"(abstract class Main () ((int run () 0)))",
     "2:2: entry class Main is abstract"},
    {"(class Main () ())", "2:7: class Main has no method run"},
    {"(class Main () ((int run ([int x]) 0)))",
     "2:7: entry method run should not have parameters"},
    {"(class A () ()) (class A () ())", "1:26: class A is declared twice"},
    {"(class A extends B () ())", "1:20: unknown class B"},
    {"(class A extends A () ())", "1:10: class A inherits from itself"},
    {"(class B extends A () ()) (class A extends C () ()) "
     "(class C extends A () ())",
     "1:36: class A inherits from itself"},
    {"(class A ([B b]) ())", "1:14: unknown class B"},
    {"(class A ([int b][A b]) ())",
     "1:23: field b is declared twice in class A"},
    {"(class A ([int b]) ()) (class B extends A () ()) "
     "(class C extends B ([int b]) ())",
     "1:77: field b hides the one inherited from class A"},
    {"(class A () ((int m () 0) (bool m () true)))",
     "1:35: method m is declared twice in class A"},
    {"(class A () ((B m () null)))", "1:17: unknown class B"},
    {"(class A () ((A m ([B b]) null)))", "1:23: unknown class B"},
    {"(class A () ((A m ([A b][int b]) null)))",
     "1:32: parameter b is declared twice"},
    {"(class A () ((int m ([A a]) 0))) (class B extends A () "
     "((int m ([B a]) 0)))",
     "1:64: method m should have the signature it overrides in class A"},
    {"(class A () ((A m () null))) (class B extends A () ((B m () null)))",
     "1:58: method m should have the signature it overrides in class A"},
    {"(class A () ((A m () null))) (class B extends A () "
     "((A m ([int i]) null)))",
     "1:58: method m should have the signature it overrides in class A"},
};

TEST(TypesTest, SaysWhatIsWrongWithADeclaration) {
  for (const BadInput& bad : kBadClasses)
    EXPECT_EQ(ErrorOf("((" + std::string(bad.text) + ")\n(Main run))"),
              "bad.javalite:" + std::string(bad.error))
        << bad.text;
}

TEST(TypesTest, ALongChainOfClassesIsNoProblem) {
  std::string text = "(((class C0 () ((int run () 0)))";
  for (int i = 1; i < 20000; ++i)
    text += "(class C" + std::to_string(i) + " extends C" +
            std::to_string(i - 1) + " () ())";
  CheckedProgram program = Load(text + ")(C19999 run))");
  EXPECT_EQ(program.classes().ConcreteBelow(ClassId(0)).size(), 20000u);
}

}  // namespace
}  // namespace javalite
