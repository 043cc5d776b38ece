#include "javalite/class_table.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "javalite/types.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

// Declared out of order on purpose: B before its superclass A.
class ClassTableTest : public testing::Test {
 protected:
  static constexpr ClassId kB{0}, kA{1}, kC{2}, kD{3}, kMain{4};

  template <class IdType>
  std::string Names(std::span<const IdType> ids) const {
    std::string text;
    for (IdType id : ids) text += program_.program().NameOf(id) + " ";
    return text;
  }
  std::string OwnerOf(ClassId c, std::string_view method) const {
    const Program& tree = program_.program();
    for (uint32_t i = 0; i < tree.symbols.size(); ++i)
      if (tree.symbols[i] == method)
        if (auto m = table_.FindMethod(c, SymbolId(i)))
          return tree.NameOf(tree[*m].owner);
    return "none";
  }

  CheckedProgram program_ =
      Load(MainText("(class B extends A ([B b]) ((int m () 1)))"
                    "(abstract class A ([A a][int n]) ((int m () 0)))"
                    "(class C extends B ([int c]) ((int k () 2)))"
                    "(class D extends A () ())",
                    "", "int", "0"));
  const ClassTable& table_ = program_.classes();
};

TEST_F(ClassTableTest, KnowsSubclasses) {
  EXPECT_EQ(table_.Superclass(kC), kB);
  EXPECT_EQ(table_.Superclass(kA), std::nullopt);
  EXPECT_TRUE(table_.IsSubclass(kC, kA));
  EXPECT_TRUE(table_.IsSubclass(kC, kC));
  EXPECT_FALSE(table_.IsSubclass(kA, kC));
  EXPECT_FALSE(table_.IsSubclass(kD, kB));
  EXPECT_FALSE(table_.IsSubclass(kMain, kA));
}

TEST_F(ClassTableTest, FindsTheNearestCommonSuperclass) {
  EXPECT_EQ(table_.CommonSuperclass(kC, kD), kA);
  EXPECT_EQ(table_.CommonSuperclass(kC, kB), kB);
  EXPECT_EQ(table_.CommonSuperclass(kB, kC), kB);
  EXPECT_EQ(table_.CommonSuperclass(kMain, kA), std::nullopt);
}

TEST_F(ClassTableTest, ListsConcreteClassesInPreorder) {
  EXPECT_EQ(Names(table_.ConcreteBelow(kA)), "B C D ");
  EXPECT_EQ(Names(table_.ConcreteBelow(kB)), "B C ");
  EXPECT_EQ(Names(table_.ConcreteBelow(kD)), "D ");
  EXPECT_EQ(Names(table_.ConcreteBelow(kMain)), "Main ");
}

TEST_F(ClassTableTest, InheritedFieldsComeFirstAndKeepTheirSlots) {
  EXPECT_EQ(Names(table_.FieldsOf(kA)), "a n ");
  EXPECT_EQ(Names(table_.FieldsOf(kC)), "a n b c ");
  EXPECT_EQ(Names(table_.FieldsOf(kD)), "a n ");
  for (ClassId c : {kA, kB, kC, kD})
    for (FieldId f : table_.FieldsOf(c))
      EXPECT_EQ(table_.FieldsOf(c)[table_.SlotOf(f)], f);
}

TEST_F(ClassTableTest, FindsFieldsByName) {
  const Program& tree = program_.program();
  FieldId a = table_.FieldsOf(kA)[0];
  EXPECT_EQ(table_.FindField(kC, tree[a].name), a);
  EXPECT_EQ(table_.FindField(kMain, tree[a].name), std::nullopt);
}

TEST_F(ClassTableTest, LooksMethodsUpByDynamicClass) {
  EXPECT_EQ(OwnerOf(kA, "m"), "A");
  EXPECT_EQ(OwnerOf(kB, "m"), "B");
  EXPECT_EQ(OwnerOf(kC, "m"), "B");
  EXPECT_EQ(OwnerOf(kD, "m"), "A");
  EXPECT_EQ(OwnerOf(kC, "k"), "C");
  EXPECT_EQ(OwnerOf(kB, "k"), "none");
}

}  // namespace
}  // namespace javalite
