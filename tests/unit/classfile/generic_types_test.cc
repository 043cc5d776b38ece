#include "classfile/generic_types.h"

#include <gtest/gtest.h>

#include <string>

namespace classfile {
namespace {

std::string Text(const GenericType& type) {
  std::string text = type.kind == GenericType::Kind::kAny ? "?" : type.name;
  if (!type.arguments.empty()) {
    text += "<";
    for (const GenericType& a : type.arguments) text += Text(a) + ",";
    text.back() = '>';
  }
  for (uint32_t i = 0; i < type.dimensions; ++i) text += "[]";
  return text;
}

std::string TextOf(const char* signature) {
  const auto type = ParseGenericType(signature);
  return type ? Text(*type) : "malformed";
}

TEST(GenericTypesTest, TypesAreReadWithTheirArguments) {
  EXPECT_EQ(TextOf("Ljava/util/List<Ljava/lang/Integer;>;"),
            "java/util/List<java/lang/Integer>");
  EXPECT_EQ(TextOf("TT;"), "T");
  EXPECT_EQ(TextOf("[[I"), "I[][]");
  EXPECT_EQ(TextOf("Lp/Map<TK;Lp/List<[TV;>;>;"), "p/Map<K,p/List<V[]>>");
}

TEST(GenericTypesTest, AWildcardIsItsUpperBound) {
  EXPECT_EQ(TextOf("Lp/A<*>;"), "p/A<?>");
  EXPECT_EQ(TextOf("Lp/A<+Lp/B;>;"), "p/A<p/B>");
  EXPECT_EQ(TextOf("Lp/A<-Lp/B;>;"), "p/A<?>");
}

TEST(GenericTypesTest, AnInnerClassHasItsOwnArguments) {
  EXPECT_EQ(TextOf("Lp/Outer<TA;>.Inner<TB;>;"), "p/Outer$Inner<B>");
  EXPECT_EQ(TextOf("Lp/Outer<TA;>.Inner;"), "p/Outer$Inner");
}

TEST(GenericTypesTest, ClassesHaveVariablesAndSupertypes) {
  const auto generics = ParseClassGenerics(
      "<K::Ljava/lang/Comparable<TK;>;V:Ljava/lang/Object;>Lp/Base<TK;>;"
      "Lp/I<TV;>;");
  ASSERT_TRUE(generics);
  ASSERT_EQ(generics->variables.size(), 2u);
  EXPECT_EQ(generics->variables[0].name, "K");
  EXPECT_EQ(Text(generics->variables[0].bound), "java/lang/Comparable<K>");
  ASSERT_EQ(generics->supertypes.size(), 2u);
  EXPECT_EQ(Text(generics->supertypes[1]), "p/I<V>");
}

TEST(GenericTypesTest, MethodsHaveParameters) {
  const auto generics =
      ParseMethodGenerics("<T:Ljava/lang/Object;>(ITT;Lp/L<TT;>;)V");
  ASSERT_TRUE(generics);
  ASSERT_EQ(generics->parameters.size(), 3u);
  EXPECT_EQ(Text(generics->parameters[2]), "p/L<T>");
}

TEST(GenericTypesTest, WhatIsDamagedIsRefused) {
  for (const char* text :
       {"", "L", "Lp/A", "Lp/A<", "Lp/A<TT", "T", "[", "Lp/A;x", "Lp/A<Lp/B;>"})
    EXPECT_EQ(TextOf(text), "malformed") << text;
  EXPECT_FALSE(ParseMethodGenerics("(I"));
  EXPECT_FALSE(ParseMethodGenerics("I"));
  EXPECT_FALSE(ParseClassGenerics("<K:"));
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "LA<";
  EXPECT_FALSE(ParseGenericType(deep));
}

}  // namespace
}  // namespace classfile
