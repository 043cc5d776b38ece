#include "engine/linking/class_table.h"

#include <string>

#include "engine/linking/class_info.h"
#include "engine/linking/link_error.h"
#include "gtest/gtest.h"
#include "tests/unit/engine/crafted.h"
#include "tests/unit/engine/program.h"

namespace engine {
namespace {

using ClassTableTest = ProgramTest;

TEST_F(ClassTableTest, NamingLoadsNothing) {
  ClassId c = table_->Name("no/Such");
  EXPECT_EQ(table_->Name("no/Such"), c);
  EXPECT_EQ((*table_)[c].state, LoadState::kNamed);
  EXPECT_EQ(table_->NameOfType("Lno/Such;"), c);
}

TEST_F(ClassTableTest, ArraysAndPrimitivesAreClasses) {
  ClassId ints = Load("[[I");
  const ClassInfo& info = (*table_)[ints];
  EXPECT_EQ(table_->TextOf(ints), "int[][]");
  EXPECT_EQ(info.dimensions, 2);
  EXPECT_EQ(info.component, table_->Name("[I"));
  EXPECT_EQ(info.element, table_->NameOfType("I"));
  EXPECT_EQ(info.superclass, table_->object());
  EXPECT_EQ(Names(info.interfaces), "java.lang.Cloneable java.io.Serializable");
  EXPECT_EQ(table_->ArrayOf(table_->Name("[I")), ints);
  EXPECT_EQ(table_->ArrayOf(table_->Name("p/A")), table_->Name("[Lp/A;"));
  EXPECT_EQ(table_->LetterOf(info.element), 'I');
  EXPECT_EQ(table_->LetterOf(ints), '[');
  EXPECT_EQ(table_->LetterOf(table_->object()), 'L');
}

TEST_F(ClassTableTest, AClassCalledIntIsNotInt) {
  EXPECT_NE(table_->Name("int"), table_->NameOfType("I"));
  EXPECT_EQ(Problem("int"), "NoClassDefFoundError: int: no such class");
}

TEST_F(ClassTableTest, LoadingBringsSupertypesFirst) {
  ClassId d = Load("q/D");
  std::string line;
  for (auto at = (*table_)[d].superclass; at; at = (*table_)[*at].superclass) {
    EXPECT_TRUE((*table_)[*at].IsLoaded());
    line += table_->TextOf(*at) + " ";
  }
  EXPECT_EQ(line, "p.C q.B p.A java.lang.Object ");
  EXPECT_EQ(Names((*table_)[Load("p/Defaults$Inherits")].all_interfaces),
            "p.Defaults$Top p.Defaults$Left p.Defaults$Right");
}

TEST_F(ClassTableTest, InheritedFieldsKeepTheirSlots) {
  ClassId b = Load("q/B");
  const ClassInfo& info = (*table_)[b];
  EXPECT_EQ(Names(info.instance_fields),
            "p.A.field p.A.hidden p.A.guarded q.B.field");
  EXPECT_EQ(Names(info.static_fields), "");
  EXPECT_EQ(Names((*table_)[Load("q/D")].static_fields), "q.D.shared");
  for (FieldId f : info.instance_fields)
    EXPECT_EQ(info.instance_fields[(*table_)[f].slot], f);
  EXPECT_EQ(table_->DeclaredField(b, "field", "Ljava/lang/String;"),
            info.instance_fields[3]);
  EXPECT_FALSE(table_->DeclaredField(b, "hidden", "Ljava/lang/String;"));
  EXPECT_FALSE(table_->DeclaredField(b, "field", "I"));
}

TEST_F(ClassTableTest, MethodsKnowTheirArgumentSlots) {
  const MethodInfo& site =
      (*table_)[Method("p/Sites", "siteM", "(Lp/A;)Ljava/lang/String;")];
  EXPECT_EQ(site.argument_slots, 1);
  EXPECT_TRUE(site.IsStatic());
  MethodId put = Method("java/util/HashMap", "putVal",
                        "(ILjava/lang/Object;Ljava/lang/Object;ZZ)"
                        "Ljava/lang/Object;");
  EXPECT_EQ((*table_)[put].argument_slots, 6);
  EXPECT_EQ(table_->TextOf(Method("p/A", "m")), "p.A.m()Ljava/lang/String;");
}

TEST_F(ClassTableTest, SignaturePolymorphicMethodsAreFlagged) {
  ClassId handle = Load("java/lang/invoke/MethodHandle");
  std::string flagged;
  for (MethodId m : (*table_)[handle].methods)
    if ((*table_)[m].signature_polymorphic)
      flagged.append((*table_)[m].name()).append(" ");
  EXPECT_EQ(flagged.find("invokeExact invoke invokeBasic linkTo"), 0u)
      << flagged;
  EXPECT_EQ(flagged.find("asType"), std::string::npos);
  for (MethodId m : (*table_)[Load("java/util/Arrays")].methods)
    EXPECT_FALSE((*table_)[m].signature_polymorphic);
}

TEST_F(ClassTableTest, NestHostsMustAgree) {
  ClassId host = Load("p/Nest");
  EXPECT_EQ(table_->NestHost(Load("p/Nest$Inner$Deep")), host);
  EXPECT_EQ(table_->NestHost(host), host);
  EXPECT_EQ(table_->NestHost(Load("p/A")), Load("p/A"));
  EXPECT_EQ(table_->NestHost(Load("[I")), Load("[I"));
}

TEST_F(ClassTableTest, ArraysAreCovariant) {
  auto below = [&](const char* a, const char* b) {
    return table_->IsSubtype(Load(a), Load(b));
  };
  EXPECT_TRUE(below("[Lq/D;", "[Lp/A;"));
  EXPECT_FALSE(below("[Lp/A;", "[Lq/D;"));
  EXPECT_TRUE(below("[[I", "[Ljava/lang/Object;"));
  EXPECT_TRUE(below("[[I", "[Ljava/lang/Cloneable;"));
  EXPECT_FALSE(below("[I", "[Ljava/lang/Object;"));
  EXPECT_FALSE(below("[I", "[J"));
  EXPECT_TRUE(below("[I", "java/io/Serializable"));
  EXPECT_FALSE(below("java/lang/Object", "[I"));
  EXPECT_TRUE(below("p/Defaults$Top", "java/lang/Object"));
}

TEST_F(ClassTableTest, CellsAndHoldersBelongToNoClass) {
  FieldId x = table_->AddCell("x", table_->NameOfType("J"));
  ClassId args = table_->AddHolder("arguments", {x});
  ClassId again = table_->AddHolder("arguments", {});
  EXPECT_NE(args, again);
  EXPECT_EQ(table_->TextOf(x), "x");
  EXPECT_EQ(Names((*table_)[args].instance_fields), "x");
  EXPECT_FALSE(table_->IsSubtype(args, Load("java/lang/Object")));
  EXPECT_FALSE((*table_)[args].IsConcrete());
}

TEST_F(ClassTableTest, AFailureIsKept) {
  WriteClass(crafted_, {"b/Late", "b/Nowhere"});
  auto first = table_->Load("b/Late");
  ASSERT_FALSE(first.ok());
  WriteClass(crafted_, {"b/Nowhere"});
  EXPECT_EQ(table_->Load("b/Late").error(), first.error());
  EXPECT_EQ((*table_)[table_->Name("b/Late")].state, LoadState::kFailed);
}

// One line each, naming the class, what is wrong with it, and who needs it.
struct BadClass {
  const char* name;
  const char* problem;
};
constexpr BadClass kBad[] = {
    {"b/MissingSuper",
     "NoClassDefFoundError: b.Nowhere: no such class; superclass of "
     "b.MissingSuper"},
    {"b/BelowMissing",
     "NoClassDefFoundError: b.Nowhere: no such class; superclass of "
     "b.MissingSuper; superclass of b.BelowMissing"},
    {"b/MissingInterface",
     "NoClassDefFoundError: b.Nowhere: no such class; interface of "
     "b.MissingInterface"},
    {"[Lb/MissingSuper;",
     "NoClassDefFoundError: b.Nowhere: no such class; superclass of "
     "b.MissingSuper; element type of b.MissingSuper[]"},
    {"b/Loop1",
     "ClassCircularityError: b/Loop3.class: b.Loop1 extends b.Loop2 extends "
     "b.Loop3 extends b.Loop1: a class extends itself; superclass of b.Loop2; "
     "superclass of b.Loop1"},
    {"b/Self",
     "ClassCircularityError: b/Self.class: b.Self extends b.Self: a class "
     "extends itself"},
    {"b/OfFinal",
     "IncompatibleClassChangeError: b/OfFinal.class: b.OfFinal extends "
     "java.lang.String, which is final"},
    {"b/OfInterface",
     "IncompatibleClassChangeError: b/OfInterface.class: b.OfInterface extends "
     "java.lang.Runnable, which is an interface"},
    {"b/OfClass",
     "IncompatibleClassChangeError: b/OfClass.class: b.OfClass implements "
     "java.lang.Thread, which is not an interface"},
    {"b/Wrong",
     "NoClassDefFoundError: b/Wrong.class: expected class b.Wrong, found "
     "b.Other (wrong name)"},
    {"b/OverFinal",
     "IncompatibleClassChangeError: b/OverFinal.class: "
     "b.OverFinal.last()Ljava/lang/String; overrides the final method "
     "p.A.last()Ljava/lang/String;"},
    {"b/Unsealed",
     "IncompatibleClassChangeError: b/Unsealed.class: b.Unsealed implements "
     "p.Shapes$Shape, which is sealed and does not permit it"},
    {"b/OfHidden",
     "IllegalAccessError: b/OfHidden.class: b.OfHidden extends d.Hidden, which "
     "is not public and in another package"},
    {"b/Garbage",
     "ClassFormatError: b/Garbage.class: at byte 0: expected the magic number "
     "0xCAFEBABE of a class file"},
    {"b/Future",
     "UnsupportedClassVersionError: b/Future.class: at byte 6: expected a "
     "class file version from 45 to 69, found 255"},
    {"p/Shape",
     "NoClassDefFoundError: p.Shape: no such class, did you mean p.Shapes"},
};

TEST_F(ClassTableTest, EveryBadClassHasOneClearError) {
  WriteUnloadable(crafted_);
  for (const CraftedClass& c : LoadableClasses()) WriteClass(crafted_, c);
  for (const BadClass& bad : kBad) EXPECT_EQ(Problem(bad.name), bad.problem);
}

TEST_F(ClassTableTest, AVeryLongLineOfClassesLoads) {
  const int depth = 500;
  WriteClass(crafted_, {"deep/C0"});
  for (int i = 1; i <= depth; ++i)
    WriteClass(crafted_, {"deep/C" + std::to_string(i),
                          "deep/C" + std::to_string(i - 1)});
  ClassId last = Load("deep/C" + std::to_string(depth));
  EXPECT_TRUE(table_->IsSubtype(last, Load("deep/C0")));
}

}  // namespace
}  // namespace engine
