#include "classfile/constant_pool.h"

#include <bit>
#include <cstdint>
#include <string>

#include "classfile/class_file.h"
#include "gtest/gtest.h"
#include "tests/unit/classfile/class_builder.h"

namespace classfile {
namespace {

TEST(ConstantPoolTest, TypedAccess) {
  ClassBuilder builder;
  unsigned text = builder.Utf8("text");
  unsigned string = builder.Raw(8, Out().U2(text).bytes());
  unsigned integer = builder.Integer(-5);
  unsigned wide = builder.Long(-6);
  unsigned real =
      builder.Raw(4, Out().U4(std::bit_cast<uint32_t>(2.5f)).bytes());
  unsigned member = builder.Member(11, "B", "m", "(I)V");
  unsigned handle = builder.Raw(15, Out().U1(9).U2(member).bytes());
  auto parsed = builder.Parse();
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  const ConstantPool& pool = parsed.value().pool;
  auto at = [](unsigned index) { return static_cast<uint16_t>(index); };
  EXPECT_EQ(pool.Utf8(at(text)), "text");
  EXPECT_EQ(pool.String(at(string)), "text");
  EXPECT_EQ(pool.Integer(at(integer)), -5);
  EXPECT_EQ(pool.Long(at(wide)), -6);
  EXPECT_EQ(pool.tag(wide + 1), ConstantTag::kNone);
  EXPECT_EQ(pool.Float(at(real)), 2.5f);
  EXPECT_EQ(pool.Member(at(member)).descriptor, "(I)V");
  EXPECT_TRUE(pool.Member(at(member)).in_interface);
  EXPECT_EQ(pool.MethodHandleAt(at(handle)).kind,
            ReferenceKind::kInvokeInterface);
  EXPECT_EQ(pool.MethodHandleAt(at(handle)).member.name, "m");
  EXPECT_EQ(pool.tag(65535), ConstantTag::kNone) << "beyond the end";
}

// The complaint about one more constant in an otherwise good class.
std::string Problem(unsigned tag, const std::vector<uint8_t>& info,
                    unsigned major = 61) {
  ClassBuilder builder(major);
  builder.Raw(tag, info);
  return builder.Problem();
}

TEST(ConstantPoolTest, UnknownTags) {
  for (unsigned tag : {0u, 2u, 13u, 14u, 21u, 255u})
    EXPECT_EQ(Problem(tag, {0, 0, 0, 0}),
              "expected a constant pool tag, found " + std::to_string(tag));
}

TEST(ConstantPoolTest, TagsHaveTheirFirstVersion) {
  EXPECT_EQ(Problem(16, {0, 1}, 50),
            "expected class file version 51 or later for a constant of kind "
            "MethodType");
  EXPECT_EQ(Problem(17, {0, 0, 0, 1}, 54),
            "expected class file version 55 or later for a constant of kind "
            "Dynamic");
}

TEST(ConstantPoolTest, ReferencesNameTheRightKind) {
  // #1 is the Utf8 "A", #2 the class, #5 the new constant itself.
  EXPECT_EQ(Problem(7, {0, 2}),
            "expected index 2 to be a constant of kind Utf8 in constant #5 "
            "(Class)");
  EXPECT_EQ(Problem(7, {0, 5}),
            "expected index 5 to be a constant of kind Utf8 in constant #5 "
            "(Class)")
      << "a constant that names itself";
  EXPECT_NE(Problem(8, {0, 0}), "");
  EXPECT_NE(Problem(8, {0xff, 0xff}), "");
  EXPECT_NE(Problem(10, {0, 2, 0, 2}), "");
  EXPECT_NE(Problem(12, {0, 1, 0, 1}), "") << "\"A\" is no descriptor";
}

TEST(ConstantPoolTest, ALongAtTheEndNeedsASecondIndex) {
  EXPECT_EQ(Problem(5, {0, 0, 0, 0, 0, 0, 0, 0}),
            "expected a second index for the last long or double constant");
}

TEST(ConstantPoolTest, NamesAndDescriptorsAreWellFormed) {
  auto member = [](unsigned tag, const char* name, const char* descriptor) {
    ClassBuilder builder;
    builder.Member(tag, "B", name, descriptor);
    return builder.Problem();
  };
  EXPECT_EQ(member(9, "f", "I"), "");
  EXPECT_EQ(member(10, "<init>", "()V"), "");
  EXPECT_NE(member(9, "f", "()V"), "");
  EXPECT_NE(member(10, "m", "I"), "");
  EXPECT_NE(member(10, "<init>", "()I"), "");
  EXPECT_NE(member(10, "<clinit>", "()V"), "");
  EXPECT_NE(member(10, "<m>", "()V"), "");
  EXPECT_NE(member(9, "a.b", "I"), "");
  ClassBuilder builder;
  builder.Class("a..b");
  EXPECT_NE(builder.Problem(), "");
}

TEST(ConstantPoolTest, MethodHandlesFitTheirKind) {
  auto handle = [](unsigned kind, unsigned tag, const char* name,
                   const char* descriptor, unsigned major = 61) {
    ClassBuilder builder(major);
    unsigned member = builder.Member(tag, "B", name, descriptor);
    builder.Raw(15, Out().U1(kind).U2(member).bytes());
    return builder.Problem() == "";
  };
  EXPECT_TRUE(handle(1, 9, "f", "I"));
  EXPECT_FALSE(handle(1, 10, "m", "()V"));
  EXPECT_TRUE(handle(5, 10, "m", "()V"));
  EXPECT_FALSE(handle(5, 11, "m", "()V"));
  EXPECT_TRUE(handle(6, 11, "m", "()V"));
  EXPECT_FALSE(handle(6, 11, "m", "()V", 51));
  EXPECT_TRUE(handle(8, 10, "<init>", "()V"));
  EXPECT_FALSE(handle(8, 10, "m", "()V"));
  EXPECT_FALSE(handle(7, 10, "<init>", "()V"));
  EXPECT_TRUE(handle(9, 11, "m", "()V"));
  EXPECT_FALSE(handle(9, 10, "m", "()V"));
  EXPECT_FALSE(handle(0, 9, "f", "I"));
  EXPECT_FALSE(handle(10, 9, "f", "I"));
}

TEST(ConstantPoolTest, TextMustBeModifiedUtf8) {
  EXPECT_EQ(Problem(1, {0, 1, 0x80}), "expected modified UTF-8 text");
  EXPECT_EQ(Problem(1, {0, 2, 0xc1, 0x81}, 48), "expected modified UTF-8 text");
  EXPECT_EQ(Problem(1, {0, 2, 0xc1, 0x81}, 47), "");
}

TEST(ConstantPoolTest, ModuleConstantsOnlyInModules) {
  EXPECT_EQ(Problem(19, {0, 1}),
            "expected module and package constants in modules only");
}

}  // namespace
}  // namespace classfile
