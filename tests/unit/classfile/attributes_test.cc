// The contents of attributes: what the readers give and what they refuse.
#include "classfile/attributes.h"

#include <string>
#include <vector>

#include "classfile/annotations.h"
#include "classfile/class_file.h"
#include "classfile/code_attributes.h"
#include "gtest/gtest.h"
#include "tests/unit/classfile/class_builder.h"

namespace classfile {
namespace {

std::string ClassProblem(ClassBuilder& builder, const char* name,
                         const Out& info) {
  builder.ClassAttribute(builder.Attribute(name, info.bytes()));
  return builder.Problem();
}

// The complaint about one table of a method with eight nops and eight locals.
std::string CodeProblem(ClassBuilder& builder, const char* name,
                        const Out& info) {
  CodeSpec spec{std::vector<uint8_t>(8, 0)};
  spec.attributes = builder.Attribute(name, info.bytes());
  spec.attribute_count = 1;
  return builder.Code(spec).Problem();
}

TEST(AttributesTest, BootstrapMethodsComeBackAsWritten) {
  ClassBuilder builder;
  unsigned target = builder.Member(10, "A", "m", "()V");
  unsigned handle = builder.Raw(15, Out().U1(6).U2(target).bytes());
  unsigned number = builder.Integer(7);
  builder.ClassAttribute(builder.Attribute(
      "BootstrapMethods",
      Out().U2(2).U2(handle).U2(0).U2(handle).U2(1).U2(number).bytes()));
  auto parsed = builder.Parse();
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  std::vector<BootstrapMethod> methods;
  ByteReader reader = ReaderOf(parsed.value().attributes[0]);
  ASSERT_TRUE(ReadBootstrapMethods(reader, parsed.value().pool, &methods));
  ASSERT_EQ(methods.size(), 2u);
  EXPECT_EQ(methods[0].arguments.size(), 0u);
  EXPECT_EQ(methods[1].handle, handle);
  EXPECT_EQ(methods[1].arguments,
            std::vector<uint16_t>{static_cast<uint16_t>(number)});
}

TEST(AttributesTest, BootstrapArgumentsMustBeLoadable) {
  ClassBuilder builder;
  unsigned target = builder.Member(10, "A", "m", "()V");
  unsigned handle = builder.Raw(15, Out().U1(6).U2(target).bytes());
  EXPECT_EQ(ClassProblem(builder, "BootstrapMethods",
                         Out().U2(1).U2(handle).U2(1).U2(target)),
            "expected the index of a loadable constant, found " +
                std::to_string(target));
}

TEST(AttributesTest, IndexesNameTheRightKind) {
  for (const char* name : {"NestMembers", "PermittedSubclasses", "NestHost",
                           "InnerClasses", "EnclosingMethod", "Record"}) {
    ClassBuilder builder;
    std::string problem =
        ClassProblem(builder, name, Out().U2(1).U2(1).U2(1).U2(0).U2(0));
    EXPECT_TRUE(
        problem.starts_with("expected the index of a constant of kind") ||
        problem.starts_with("expected a record component"))
        << name << ": " << problem;
  }
}

TEST(AttributesTest, NestHostAndMembersExcludeEachOther) {
  ClassBuilder builder;
  builder.ClassAttribute(builder.Attribute("NestMembers", {0, 0}));
  EXPECT_EQ(ClassProblem(builder, "NestHost", Out().U2(2)),
            "expected not both NestHost and NestMembers");
}

TEST(AttributesTest, LinesLieWithinTheCode) {
  ClassBuilder good, bad;
  EXPECT_EQ(CodeProblem(good, "LineNumberTable", Out().U2(1).U2(7).U2(1)), "");
  EXPECT_EQ(CodeProblem(bad, "LineNumberTable", Out().U2(1).U2(8).U2(1)),
            "expected a line to start within the code");
}

TEST(AttributesTest, LocalVariablesLieWithinCodeAndLocals) {
  auto problem = [](unsigned start, unsigned length, const char* type,
                    unsigned slot) {
    ClassBuilder builder;
    unsigned name = builder.Utf8("x");
    unsigned descriptor = builder.Utf8(type);
    return CodeProblem(
        builder, "LocalVariableTable",
        Out().U2(1).U2(start).U2(length).U2(name).U2(descriptor).U2(slot));
  };
  EXPECT_EQ(problem(0, 8, "I", 7), "");
  EXPECT_EQ(problem(1, 8, "I", 7),
            "expected a local variable's range within the code");
  EXPECT_EQ(problem(0, 8, "I", 8),
            "expected a local variable below max_locals");
  EXPECT_EQ(problem(0, 8, "J", 7),
            "expected a local variable below max_locals");
  EXPECT_EQ(problem(0, 8, "Q", 0), "expected a field descriptor");
}

TEST(AttributesTest, StackMapFrames) {
  ClassBuilder builder;
  unsigned type = builder.Class("B");
  CodeSpec spec{std::vector<uint8_t>(300, 0)};
  Out frames;
  frames.U2(6).U1(5).U1(64).U1(1).U1(250).U2(2).U1(251).U2(100);
  frames.U1(253).U2(3).U1(7).U2(type).U1(8).U2(299);
  frames.U1(255).U2(1).U2(1).U1(4).U2(2).U1(0).U1(6);
  spec.attributes = builder.Attribute("StackMapTable", frames.bytes());
  spec.attribute_count = 1;
  auto parsed = builder.Code(spec).Parse();
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  const Code& code = *parsed.value().methods[0].code;
  std::vector<StackMapFrame> read;
  ByteReader reader = ReaderOf(code.attributes[0]);
  ASSERT_TRUE(ReadStackMapTable(reader, parsed.value().pool,
                                {code.length, code.max_locals}, &read));
  ASSERT_EQ(read.size(), 6u);
  EXPECT_EQ(read[1].stack[0].tag, VerificationTag::kInteger);
  EXPECT_EQ(read[3].offset_delta, 100);
  EXPECT_EQ(read[4].locals[0].operand, type);
  EXPECT_EQ(read[4].locals[1].operand, 299);
  EXPECT_EQ(read[5].stack[1].tag, VerificationTag::kUninitializedThis);
}

TEST(AttributesTest, BrokenStackMapFrames) {
  auto problem = [](const Out& info) {
    ClassBuilder builder;
    return CodeProblem(builder, "StackMapTable", info);
  };
  EXPECT_EQ(problem(Out().U2(1).U1(128)),
            "expected a stack map frame type, found reserved 128");
  EXPECT_EQ(problem(Out().U2(1).U1(8)),
            "expected a stack map frame within the code");
  EXPECT_EQ(problem(Out().U2(1).U1(64).U1(9)),
            "expected a verification type from 0 to 8");
  EXPECT_EQ(problem(Out().U2(1).U1(64).U1(8).U2(8)),
            "expected the pc of a new instruction");
  EXPECT_EQ(problem(Out().U2(2).U1(0)), "expected 1 more bytes, found 0");
}

TEST(AttributesTest, AnnotationsComeBackAsWritten) {
  ClassBuilder builder;
  unsigned type = builder.Utf8("LX;");
  unsigned name = builder.Utf8("n");
  unsigned number = builder.Integer(7);
  Out info;
  info.U2(1).U2(type).U2(2);
  info.U2(name).U1('[').U2(2).U1('I').U2(number).U1('s').U2(name);
  info.U2(name).U1('@').U2(type).U2(0);
  builder.ClassAttribute(
      builder.Attribute("RuntimeVisibleAnnotations", info.bytes()));
  auto parsed = builder.Parse();
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  std::vector<Annotation> annotations;
  ByteReader reader = ReaderOf(parsed.value().attributes[0]);
  ASSERT_TRUE(ReadAnnotations(reader, parsed.value().pool, &annotations));
  ASSERT_EQ(annotations.size(), 1u);
  const Annotation& annotation = annotations[0];
  EXPECT_EQ(annotation.first, type);
  ASSERT_EQ(annotation.values.size(), 2u);
  EXPECT_EQ(annotation.names[0], name);
  EXPECT_EQ(annotation.values[0].values[1].tag, 's');
  EXPECT_EQ(annotation.values[1].tag, '@');
}

TEST(AttributesTest, BrokenAnnotations) {
  ClassBuilder tag;
  unsigned type = tag.Utf8("LX;");
  EXPECT_EQ(ClassProblem(tag, "RuntimeVisibleAnnotations",
                         Out().U2(1).U2(type).U2(1).U2(type).U1('?').U2(1)),
            "expected an element value tag");
  ClassBuilder name;
  EXPECT_EQ(
      ClassProblem(name, "RuntimeVisibleAnnotations", Out().U2(1).U2(1).U2(0)),
      "expected a field descriptor as annotation type");
  ClassBuilder target;
  EXPECT_EQ(ClassProblem(target, "RuntimeVisibleTypeAnnotations",
                         Out().U2(1).U1(0x20)),
            "expected a type annotation's target type");
}

TEST(AttributesTest, MethodParametersMayBeNameless) {
  ClassBuilder builder;
  auto parameters =
      builder.Attribute("MethodParameters", Out().U1(1).U2(0).U2(0x10).bytes());
  builder.Method(0x101, "m", "(I)V", {parameters});
  EXPECT_EQ(builder.Problem(), "");
}

}  // namespace
}  // namespace classfile
