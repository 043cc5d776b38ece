#include "engine/linking/selection.h"

#include <memory>
#include <string>

#include "engine/linking/link_error.h"
#include "gtest/gtest.h"
#include "tests/unit/engine/crafted.h"
#include "tests/unit/engine/program.h"

namespace engine {
namespace {

class SelectionTest : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    if (IsSkipped()) return;
    for (const CraftedClass& c : LoadableClasses()) WriteClass(crafted_, c);
    selector_ = std::make_unique<Selector>(*table_);
  }

  // The class whose method runs, or the error.
  std::string Virtual(const char* owner, const char* name,
                      const char* receiver) {
    return Text(selector_->SelectVirtual(Method(owner, name), Load(receiver)));
  }
  std::string Interface(const char* owner, const char* name,
                        const char* receiver) {
    return Text(
        selector_->SelectInterface(Method(owner, name), Load(receiver)));
  }
  std::string Special(const char* current, const char* named, const char* owner,
                      const char* name) {
    auto m = selector_->SelectSpecial(Load(current), Load(named),
                                      Method(owner, name));
    return m.ok() ? table_->TextOf((*table_)[m.value()].owner)
                  : SimpleName(m.error()->kind);
  }
  std::string Text(Target target) {
    return target.method ? table_->TextOf((*table_)[*target.method].owner)
                         : SimpleName(target.error);
  }

  std::unique_ptr<Selector> selector_;
};

TEST_F(SelectionTest, PackagePrivateMethodsAreOverriddenInTheirPackageOnly) {
  EXPECT_EQ(Virtual("p/A", "m", "q/B"), "p.A");
  EXPECT_EQ(Virtual("q/B", "m", "q/B"), "q.B");
  EXPECT_EQ(Virtual("p/A", "m", "p/E"), "p.E");
  EXPECT_EQ(Virtual("q/B", "m", "p/E"), "q.B");
  EXPECT_EQ(Virtual("q/B", "m", "q/F"), "q.F");
  EXPECT_EQ(Virtual("p/E", "m", "q/F"), "p.E");
}

TEST_F(SelectionTest, OverridingIsTransitive) {
  EXPECT_EQ(Virtual("p/A", "m", "q/D"), "q.D") << "by way of p.C, public";
  EXPECT_EQ(Virtual("c/Wide", "m", "d/Far"), "d.Far");
  EXPECT_EQ(Virtual("c/Narrow", "m", "d/Far"), "c.Narrow");
}

TEST_F(SelectionTest, TheMostSpecificDefaultWins) {
  EXPECT_EQ(Interface("p/Defaults$Top", "f", "p/Defaults$Reversed"),
            "p.Defaults$Left");
  EXPECT_EQ(Interface("p/Defaults$Top", "f", "p/Defaults$ClassWins"),
            "p.Defaults$Parent");
  EXPECT_EQ(Interface("c/DefA", "f", "c/Conflict"),
            "IncompatibleClassChangeError");
  EXPECT_EQ(Interface("c/Abs", "f", "c/Missing"), "AbstractMethodError");
  EXPECT_EQ(Interface("c/Abs", "f", "c/OneOfTwo"), "c.DefA");
}

TEST_F(SelectionTest, PrivateMethodsAreNotSelectedFromBelow) {
  EXPECT_EQ(Virtual("p/Nest", "own", "p/Nest$Heir"), "p.Nest");
  EXPECT_EQ(Interface("c/DefA", "f", "c/PrivateF"), "c.WithF");
  EXPECT_EQ(Interface("c/DefA", "f", "c/NotPublic"), "IllegalAccessError");
}

TEST_F(SelectionTest, ArraysHaveObjectsMethods) {
  MethodId clone = Method("java/lang/Object", "clone", "()Ljava/lang/Object;");
  EXPECT_EQ(Text(selector_->SelectVirtual(clone, Load("[Lp/A;"))),
            "java.lang.Object");
}

TEST_F(SelectionTest, AnUnfitReceiverIsAnError) {
  EXPECT_EQ(Virtual("p/A", "open", "java/lang/String"),
            "IncompatibleClassChangeError");
  EXPECT_EQ(Interface("p/Defaults$Top", "f", "p/A"),
            "IncompatibleClassChangeError");
}

TEST_F(SelectionTest, SuperCallsStartAtTheSuperclass) {
  EXPECT_EQ(Special("q/D", "p/C", "p/C", "m"), "p.C");
  EXPECT_EQ(Special("c/Skips", "c/Wide", "c/Wide", "m"), "c.Mid");
  EXPECT_EQ(Special("c/Old", "c/Wide", "c/Wide", "m"), "c.Mid");
  EXPECT_EQ(Special("c/SuperOfConflict", "c/Conflict", "c/DefA", "f"),
            "IncompatibleClassChangeError");
  EXPECT_EQ(Special("c/SuperOfMissing", "c/Missing", "c/Abs", "f"),
            "AbstractMethodError");
  EXPECT_EQ(
      Special("p/Defaults$Plain", "p/Defaults$Top", "p/Defaults$Top", "f"),
      "p.Defaults$Top");
  EXPECT_EQ(
      Special("p/Defaults$Diamond", "p/Defaults$Top", "p/Defaults$Top", "f"),
      "IncompatibleClassChangeError")
      << "not a direct interface";
}

TEST_F(SelectionTest, ConstructorsAreNotInherited) {
  MethodId init = Method("java/lang/Object", "<init>", "()V");
  ClassId object = Load("java/lang/Object");
  EXPECT_EQ(selector_->SelectSpecial(Load("p/A"), object, init).value(), init);
  auto inherited = selector_->SelectSpecial(Load("p/A"), Load("p/A"), init);
  ASSERT_FALSE(inherited.ok());
  EXPECT_EQ(inherited.error()->ToString(),
            "NoSuchMethodError: p.A has no constructor ()V");
}

TEST_F(SelectionTest, StaticAndInstanceCallsAreToldApart) {
  MethodId fixed = Method("p/A", "fixed");
  MethodId open = Method("p/A", "open");
  EXPECT_TRUE(selector_->SelectStatic(fixed).ok());
  EXPECT_TRUE(selector_->CheckInstance(open).ok());
  EXPECT_EQ(selector_->SelectStatic(open).error()->kind,
            JavaError::kIncompatibleClassChangeError);
  EXPECT_EQ(selector_->CheckInstance(fixed).error()->kind,
            JavaError::kIncompatibleClassChangeError);
}

}  // namespace
}  // namespace engine
