#include "classfile/descriptor.h"

#include <string>

#include "gtest/gtest.h"

namespace classfile {
namespace {

TEST(DescriptorTest, FieldDescriptors) {
  for (const char* good : {"I", "J", "Z", "[D", "[[[B", "La;", "Lp/q/R;",
                           "[Ljava/lang/String;", "La-b c;"})
    EXPECT_TRUE(IsFieldDescriptor(good)) << good;
  for (const char* bad : {"", "V", "[", "[V", "X", "II", "L;", "La", "L/a;",
                          "La//b;", "La/;", "La.b;", "L[a;", "La;b", "()V"})
    EXPECT_FALSE(IsFieldDescriptor(bad)) << bad;
}

TEST(DescriptorTest, AtMost255Dimensions) {
  EXPECT_TRUE(IsFieldDescriptor(std::string(255, '[') + "I"));
  EXPECT_FALSE(IsFieldDescriptor(std::string(256, '[') + "I"));
}

TEST(DescriptorTest, MethodDescriptors) {
  for (const char* good : {"()V", "(I)J", "(La;[I[[Lb;D)[La;"})
    EXPECT_TRUE(IsMethodDescriptor(good)) << good;
  for (const char* bad : {"", "V", "(", "()", "(V)V", "()VV", "()II", "(I",
                          "(L)V", "()L", "I()V", "(;)V"})
    EXPECT_FALSE(IsMethodDescriptor(bad)) << bad;
}

TEST(DescriptorTest, AtMost255ParameterSlots) {
  EXPECT_TRUE(IsMethodDescriptor("(" + std::string(255, 'I') + ")V"));
  EXPECT_FALSE(IsMethodDescriptor("(" + std::string(256, 'I') + ")V"));
  EXPECT_FALSE(IsMethodDescriptor("(" + std::string(128, 'J') + ")V"));
}

TEST(DescriptorTest, Names) {
  EXPECT_TRUE(IsClassName("java/lang/Object"));
  EXPECT_TRUE(IsClassName("package-info"));
  for (const char* bad : {"", "/a", "a/", "a//b", "a.b", "a;", "[I", ".."})
    EXPECT_FALSE(IsClassName(bad)) << bad;
  EXPECT_TRUE(IsClassOrArrayName("[[I"));
  EXPECT_FALSE(IsClassOrArrayName("[a"));
  EXPECT_TRUE(IsUnqualifiedName("<x>", false));
  EXPECT_FALSE(IsUnqualifiedName("<x>", true));
  EXPECT_FALSE(IsUnqualifiedName("", false));
  EXPECT_FALSE(IsUnqualifiedName("a/b", false));
}

TEST(DescriptorTest, ParsesTypes) {
  auto type = ParseFieldDescriptor("[[Lp/A;");
  ASSERT_TRUE(type);
  EXPECT_EQ(type->dimensions, 2);
  EXPECT_EQ(type->class_name, "p/A");
  EXPECT_EQ(type->slots(), 1);
  EXPECT_TRUE(type->IsReference());
  EXPECT_EQ(TypeToJava(*type), "p.A[][]");
  EXPECT_EQ(ParseFieldDescriptor("D")->slots(), 2);
  EXPECT_EQ(ParseFieldDescriptor("[D")->slots(), 1);
  EXPECT_FALSE(ParseFieldDescriptor("Q"));
}

TEST(DescriptorTest, ParsesMethods) {
  auto method = ParseMethodDescriptor("(IJ[JLa;D)[Z");
  ASSERT_TRUE(method);
  std::string text;
  for (const TypeDescriptor& type : method->parameters)
    text += std::string(type.text) + " ";
  EXPECT_EQ(text, "I J [J La; D ");
  EXPECT_EQ(method->parameter_slots, 7);
  EXPECT_EQ(method->result.text, "[Z");
  EXPECT_EQ(ParseMethodDescriptor("()V")->result.slots(), 0);
  EXPECT_EQ(ParameterSlots("(IJ[JLa;D)[Z"), 7);
  EXPECT_EQ(ParameterSlots("([[D[[La;)V"), 2);
}

}  // namespace
}  // namespace classfile
