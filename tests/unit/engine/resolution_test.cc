#include "engine/linking/resolution.h"

#include <string>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "engine/linking/link_error.h"
#include "gtest/gtest.h"
#include "tests/unit/engine/crafted.h"
#include "tests/unit/engine/program.h"

namespace engine {
namespace {

constexpr char kText[] = "()Ljava/lang/String;";
constexpr char kString[] = "Ljava/lang/String;";

class ResolutionTest : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    if (IsSkipped()) return;
    for (const CraftedClass& c : LoadableClasses()) WriteClass(crafted_, c);
    resolver_ = std::make_unique<Resolver>(*table_);
  }

  // "p.A.m()V", or "IllegalAccessError: …" without the file.
  std::string Method(const char* from, const char* owner, const char* name,
                     const char* descriptor = kText,
                     bool in_interface = false) {
    return Text(resolver_->ResolveMethod(
        Load(from), {owner, name, descriptor, in_interface}));
  }
  std::string Field(const char* from, const char* owner, const char* name,
                    const char* descriptor = kString) {
    return Text(
        resolver_->ResolveField(Load(from), {owner, name, descriptor, false}));
  }
  template <class IdType>
  std::string Text(Linked<IdType> answer) {
    if (answer.ok()) return table_->TextOf(answer.value());
    return std::string(SimpleName(answer.error()->kind)) + ": " +
           answer.error()->error.what;
  }

  std::unique_ptr<Resolver> resolver_;
};

TEST_F(ResolutionTest, ConstantsAreResolvedOnce) {
  ClassId sites = Load("p/Sites");
  const auto& pool = (*table_)[sites].file->pool;
  int members = 0;
  for (uint16_t i = 1; i < pool.size(); ++i) {
    if (!pool.Is(i, classfile::ConstantTag::kMethodref)) continue;
    auto first = resolver_->Method(sites, i);
    ASSERT_TRUE(first.ok()) << first.error()->ToString();
    const size_t count = table_->class_count();
    EXPECT_EQ(resolver_->Method(sites, i).value(), first.value());
    EXPECT_EQ(table_->class_count(), count);
    EXPECT_TRUE((*table_)[resolver_->NamedClass(sites, i)].IsLoaded());
    ++members;
  }
  EXPECT_GE(members, 7);
}

TEST_F(ResolutionTest, AFailureIsTheSameEachTime) {
  ClassId bad = Load("c/BadSites");
  const auto& pool = (*table_)[bad].file->pool;
  int failures = 0;
  for (uint16_t i = 1; i < pool.size(); ++i) {
    if (!pool.Is(i, classfile::ConstantTag::kFieldref)) continue;
    auto first = resolver_->Field(bad, i);
    if (first.ok()) continue;
    EXPECT_EQ(resolver_->Field(bad, i).error(), first.error());
    ++failures;
  }
  EXPECT_EQ(failures, 3);
}

TEST_F(ResolutionTest, FieldsComeFromInterfacesBeforeSuperclasses) {
  EXPECT_EQ(Field("p/Sites", "q/D", "shared"), "q.D.shared");
  EXPECT_EQ(Field("p/Sites", "q/F", "shared"), "p.A.shared");
  EXPECT_EQ(Field("p/Sites", "p/Shapes$Square", "KIND"),
            "p.Shapes$Constants.KIND");
  EXPECT_EQ(Field("p/Sites", "p/A", "shared", "I"),
            "NoSuchFieldError: p.A.shared of type I: no such field, referred "
            "to by p.Sites");
}

TEST_F(ResolutionTest, ErrorsNameBothSides) {
  EXPECT_EQ(Method("p/Sites", "p/A", "none"),
            "NoSuchMethodError: p.A.none()Ljava/lang/String;: no such method, "
            "referred to by p.Sites");
  EXPECT_EQ(Method("p/Sites", "no/Such", "m"),
            "NoClassDefFoundError: no.Such: no such class, referred to by "
            "p.Sites");
  EXPECT_EQ(Method("p/Sites", "p/A", "own"),
            "IllegalAccessError: p.A.own()Ljava/lang/String; is not "
            "accessible, referred to by p.Sites");
  EXPECT_EQ(Method("p/Sites", "d/Hidden", "s"),
            "IllegalAccessError: d.Hidden is not public and in another "
            "package, referred to by p.Sites");
  EXPECT_EQ(Method("p/Sites", "p/Defaults$Top", "f"),
            "IncompatibleClassChangeError: "
            "p.Defaults$Top.f()Ljava/lang/String;: p.Defaults$Top is an "
            "interface, referred to by p.Sites");
}

TEST_F(ResolutionTest, ProtectedMembersAreForTheSubclassesOwnLine) {
  EXPECT_EQ(Field("q/B", "q/B", "guarded"), "p.A.guarded");
  EXPECT_EQ(Field("q/B", "q/D", "guarded"), "p.A.guarded");
  // p.A is above q.B: what remains is the verifier's to refuse.
  EXPECT_EQ(Field("q/B", "p/A", "guarded"), "p.A.guarded");
  // p.E is neither above nor below q.D.
  EXPECT_EQ(Field("q/D", "p/E", "guarded").substr(0, 18), "IllegalAccessError");
  EXPECT_EQ(Field("c/Wide", "p/A", "guarded").substr(0, 18),
            "IllegalAccessError");
}

TEST_F(ResolutionTest, AnArraysCloneIsPublic) {
  EXPECT_EQ(Method("p/Sites", "[I", "clone", "()Ljava/lang/Object;"),
            "java.lang.Object.clone()Ljava/lang/Object;");
  EXPECT_EQ(
      Method("p/Sites", "p/A", "clone", "()Ljava/lang/Object;").substr(0, 18),
      "IllegalAccessError");
}

TEST_F(ResolutionTest, SignaturePolymorphicMethodsGoByNameAlone) {
  EXPECT_EQ(Method("p/Sites", "java/lang/invoke/MethodHandle", "invokeExact",
                   "(Lp/A;I)Lq/B;"),
            "java.lang.invoke.MethodHandle.invokeExact([Ljava/lang/Object;)"
            "Ljava/lang/Object;");
  EXPECT_EQ(Method("p/Sites", "java/lang/invoke/VarHandle", "compareAndSet",
                   "(Lp/A;II)Z"),
            "java.lang.invoke.VarHandle.compareAndSet([Ljava/lang/Object;)Z");
  EXPECT_EQ(Method("p/Sites", "java/lang/invoke/MethodHandle", "invokeExact",
                   "(Lno/Such;)V"),
            "NoClassDefFoundError: no.Such: no such class, referred to by "
            "p.Sites");
}

TEST_F(ResolutionTest, InterfacesInheritFromObject) {
  EXPECT_EQ(Method("p/Sites", "p/Defaults$Top", "hashCode", "()I", true),
            "java.lang.Object.hashCode()I");
  EXPECT_EQ(Method("p/Sites", "p/Defaults$Top", "finalize", "()V", true)
                .substr(0, 17),
            "NoSuchMethodError");
}

TEST_F(ResolutionTest, UsesOfFieldsAreChecked) {
  auto check = [&](const char* user, const char* method, const char* descriptor,
                   const char* owner, const char* field, FieldUse use) {
    ClassId from = Load(user);
    auto m = table_->DeclaredMethod(from, method, descriptor);
    auto f = table_->DeclaredField(Load(owner), field, "I");
    if (!f) f = table_->DeclaredField(Load(owner), field, kString);
    return Text(resolver_->CheckUse(m.value(), f.value(), use));
  };
  EXPECT_EQ(check("p/A", "open", kText, "p/A", "shared", FieldUse::kGetStatic),
            "p.A.shared");
  EXPECT_EQ(check("p/A", "open", kText, "p/A", "shared", FieldUse::kGetField),
            "IncompatibleClassChangeError: p.A.shared is static, referred to "
            "by p.A");
  EXPECT_EQ(check("p/A", "open", kText, "p/A", "field", FieldUse::kPutStatic),
            "IncompatibleClassChangeError: p.A.field is not static, referred "
            "to by p.A");
  const char* circle = "p/Shapes$Circle";
  EXPECT_EQ(check(circle, "<init>", "(ILp/Shapes$Shape;)V", circle, "radius",
                  FieldUse::kPutField),
            "p.Shapes$Circle.radius");
  EXPECT_EQ(check(circle, "area", kText, circle, "radius", FieldUse::kPutField),
            "IllegalAccessError: p.Shapes$Circle.radius is final and written "
            "in area, referred to by p.Shapes$Circle");
}

TEST_F(ResolutionTest, WhatOneMethodMayDoIsNotKeptForOthers) {
  const ClassId circle = Load("p/Shapes$Circle");
  const MethodId init = ProgramTest::Method("p/Shapes$Circle", "<init>",
                                            "(ILp/Shapes$Shape;)V"),
                 area = ProgramTest::Method("p/Shapes$Circle", "area", kText);
  const auto& pool = (*table_)[circle].file->pool;
  uint16_t radius = 0;
  for (uint16_t i = 1; i < pool.size(); ++i)
    if (pool.Is(i, classfile::ConstantTag::kFieldref) &&
        pool.Member(i).name == "radius")
      radius = i;
  ASSERT_NE(radius, 0);
  for (int round = 0; round < 2; ++round) {
    auto read = resolver_->FieldFor(area, circle, radius, FieldUse::kGetField);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(table_->TextOf(read.value().field), "p.Shapes$Circle.radius");
    EXPECT_EQ(read.value().owner, circle);
    EXPECT_EQ(read.value().letter, 'I');
    auto write = resolver_->FieldFor(init, circle, radius, FieldUse::kPutField);
    ASSERT_TRUE(write.ok());
    EXPECT_EQ(write.value().field, read.value().field);
    EXPECT_FALSE(
        resolver_->FieldFor(area, circle, radius, FieldUse::kPutField).ok());
    EXPECT_FALSE(
        resolver_->FieldFor(area, circle, radius, FieldUse::kGetStatic).ok());
  }
}

}  // namespace
}  // namespace engine
