#include "classfile/parser.h"

#include <string>
#include <vector>

#include "classfile/attribute.h"
#include "classfile/class_file.h"
#include "classfile/code_tables.h"
#include "gtest/gtest.h"
#include "tests/unit/classfile/class_builder.h"

namespace classfile {
namespace {

TEST(ParserTest, AnEmptyClass) {
  ClassBuilder builder;
  auto parsed = builder.Parse();
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  EXPECT_EQ(parsed.value().name(), "A");
  EXPECT_EQ(parsed.value().super_name(), "java/lang/Object");
  EXPECT_EQ(parsed.value().major, 61);
}

TEST(ParserTest, ErrorsNameFileAndByte) {
  std::vector<uint8_t> bytes = ClassBuilder().Build();
  bytes[0] = 0;
  auto parsed = ParseClassFile(Bytes::Own(bytes), "A.class");
  ASSERT_FALSE(parsed.ok());
  EXPECT_EQ(parsed.error().ToString(),
            "A.class: at byte 0: expected the magic number 0xCAFEBABE of a "
            "class file");
}

TEST(ParserTest, VersionsFrom45To69) {
  EXPECT_EQ(ClassBuilder(45).Problem(), "");
  EXPECT_EQ(ClassBuilder(69).Problem(), "");
  for (unsigned major : {0u, 44u, 70u, 65535u})
    EXPECT_EQ(ClassBuilder(major).Problem(),
              "expected a class file version from 45 to 69, found " +
                  std::to_string(major));
}

TEST(ParserTest, MinorVersionsAreFixedFrom56On) {
  std::vector<uint8_t> bytes = ClassBuilder(56).Build();
  bytes[5] = 1;
  EXPECT_FALSE(ParseClassFile(Bytes::Own(bytes), "A").ok());
  bytes[4] = bytes[5] = 0xff;
  EXPECT_TRUE(ParseClassFile(Bytes::Own(bytes), "A").ok()) << "preview";
  bytes = ClassBuilder(55).Build();
  bytes[5] = 1;
  EXPECT_TRUE(ParseClassFile(Bytes::Own(bytes), "A").ok());
}

TEST(ParserTest, SuperclassRules) {
  EXPECT_NE(ClassBuilder().Super(0).Problem(), "");
  ClassBuilder object;
  object.This(object.Class("java/lang/Object")).Super(0);
  EXPECT_EQ(object.Problem(), "");
  ClassBuilder interface;
  interface.Flags(0x600).Super(interface.Class("B"));
  EXPECT_EQ(interface.Problem(),
            "expected java/lang/Object as superclass of interfaces");
  ClassBuilder array;
  array.Super(array.Class("[I"));
  EXPECT_EQ(array.Problem(), "expected a superclass that is not an array");
}

TEST(ParserTest, MembersAreFoundByNameAndDescriptor) {
  ClassBuilder builder;
  builder.Field(0, "f", "I").Field(0, "f", "J").Code({{0xb1}});
  auto parsed = builder.Parse();
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(parsed.value().FindField("f", "J"), &parsed.value().fields[1]);
  EXPECT_EQ(parsed.value().FindField("f", "D"), nullptr);
  EXPECT_NE(parsed.value().FindMethod("m", "()V"), nullptr);
  EXPECT_EQ(parsed.value().FindMethod("m", "()I"), nullptr);
}

TEST(ParserTest, NoMemberTwice) {
  ClassBuilder builder;
  builder.Field(0, "f", "I").Field(0, "f", "I");
  EXPECT_EQ(builder.Problem(), "expected no two fields of one name and type");
  ClassBuilder methods;
  methods.Code({{0xb1}}).Code({{0xb1}});
  EXPECT_EQ(methods.Problem(), "expected no two methods of one name and type");
}

TEST(ParserTest, CodeExactlyWhereThereIsABody) {
  ClassBuilder without;
  without.Method(8, "m", "()V", {});
  EXPECT_EQ(without.Problem(),
            "expected a Code attribute in a method with a body");
  ClassBuilder native;
  native.Method(0x100, "m", "()V", {native.CodeAttribute({{0xb1}})});
  EXPECT_EQ(native.Problem(),
            "expected no Code attribute in a native or abstract method");
}

TEST(ParserTest, CodeLengthAndArguments) {
  EXPECT_EQ(ClassBuilder().Code({{}}).Problem(),
            "expected a code length from 1 to 65535, found 0");
  CodeSpec longest{std::vector<uint8_t>(65535, 0)};
  EXPECT_EQ(ClassBuilder().Code(longest).Problem(), "");
  longest.bytes.push_back(0xb1);
  EXPECT_EQ(ClassBuilder().Code(longest).Problem(),
            "expected a code length from 1 to 65535, found 65536");
  ClassBuilder builder;
  CodeSpec small{{0xb1}};
  small.max_locals = 2;
  builder.Method(0, "m", "(J)V", {builder.CodeAttribute(small)});
  EXPECT_EQ(builder.Problem(),
            "expected max_locals of at least 3 for the arguments");
}

TEST(ParserTest, ExceptionRanges) {
  auto problem = [](std::vector<unsigned> handler) {
    CodeSpec spec{{0x00, 0x10, 0x00, 0xb1}};  // starts at 0, 1, 3
    spec.handlers = {handler};
    return ClassBuilder().Code(spec).Problem();
  };
  EXPECT_EQ(problem({0, 4, 3, 0}), "") << "the end may be the code's end";
  const char* kBad =
      "expected an exception handler with a non-empty range of instructions";
  EXPECT_EQ(problem({0, 0, 3, 0}), kBad);
  EXPECT_EQ(problem({3, 1, 3, 0}), kBad);
  EXPECT_EQ(problem({2, 3, 3, 0}), kBad);
  EXPECT_EQ(problem({0, 2, 3, 0}), kBad);
  EXPECT_EQ(problem({0, 3, 2, 0}), kBad);
  EXPECT_EQ(problem({0, 3, 4, 0}), kBad);
  EXPECT_EQ(problem({0, 5, 3, 0}), kBad);
  EXPECT_EQ(problem({0, 4, 3, 1}),
            "expected the index of a constant of kind Class, found 1");
}

TEST(ParserTest, HandlersNameInstructions) {
  CodeSpec spec{{0x00, 0x10, 0x00, 0xb1}};
  spec.handlers = {{1, 4, 3, 0}};
  auto parsed = ClassBuilder().Code(spec).Parse();
  ASSERT_TRUE(parsed.ok());
  const ExceptionHandler& handler = parsed.value().methods[0].code->handlers[0];
  EXPECT_EQ(handler.start, 1u);
  EXPECT_EQ(handler.end, 3u);
  EXPECT_EQ(handler.handler, 2u);
}

TEST(ParserTest, UnknownAttributesAreKept) {
  ClassBuilder builder;
  builder.ClassAttribute(builder.Attribute("Mystery", {1, 2, 3}));
  auto parsed = builder.Parse();
  ASSERT_TRUE(parsed.ok());
  const Attribute& attribute = parsed.value().attributes[0];
  EXPECT_EQ(attribute.kind, AttributeKind::kUnknown);
  EXPECT_EQ(attribute.info.size(), 3u);
}

TEST(ParserTest, AttributesOutOfPlaceOrTimeAreUnknown) {
  ClassBuilder place;
  place.ClassAttribute(place.Attribute("ConstantValue", {1}));
  EXPECT_EQ(place.Problem(), "");
  ClassBuilder old(48);
  old.ClassAttribute(old.Attribute("Signature", {9, 9, 9}));
  EXPECT_EQ(old.Problem(), "");
  ClassBuilder present(49);
  present.ClassAttribute(present.Attribute("Signature", {9, 9, 9}));
  EXPECT_NE(present.Problem(), "");
}

TEST(ParserTest, AttributesMustFillTheirLength) {
  ClassBuilder builder;
  unsigned name = builder.Utf8("A.java");
  builder.ClassAttribute(
      builder.Attribute("SourceFile", Out().U2(name).U1(0).bytes()));
  EXPECT_EQ(builder.Problem(),
            "expected the attribute SourceFile to end here, found 1 more "
            "bytes");
}

TEST(ParserTest, OneOfEachKind) {
  ClassBuilder builder;
  unsigned name = builder.Utf8("A.java");
  auto attribute = builder.Attribute("SourceFile", Out().U2(name).bytes());
  builder.ClassAttribute(attribute).ClassAttribute(attribute);
  EXPECT_EQ(builder.Problem(), "expected at most one attribute SourceFile");
}

TEST(ParserTest, ConstantValuesFitTheField) {
  auto problem = [](unsigned flags, const char* type) {
    ClassBuilder builder;
    unsigned value = builder.Integer(1);
    auto constant = builder.Attribute("ConstantValue", Out().U2(value).bytes());
    return builder.Field(flags, "f", type, {constant}).Problem();
  };
  EXPECT_EQ(problem(8, "I"), "");
  EXPECT_EQ(problem(8, "Z"), "");
  EXPECT_EQ(problem(8, "J"), "expected a constant that fits the field's type");
  EXPECT_EQ(problem(0, "J"), "") << "ignored unless static";
}

TEST(ParserTest, LinesAndLocalNames) {
  ClassBuilder builder;
  CodeSpec spec{{0x00, 0x00, 0x00, 0xb1}};
  unsigned name = builder.Utf8("count");
  unsigned type = builder.Utf8("I");
  Out tables;
  tables.Add(builder.Attribute("LineNumberTable",
                               Out().U2(2).U2(2).U2(8).U2(0).U2(7).bytes()));
  tables.Add(builder.Attribute(
      "LocalVariableTable",
      Out().U2(1).U2(1).U2(2).U2(name).U2(type).U2(5).bytes()));
  spec.attributes = tables.bytes();
  spec.attribute_count = 2;
  auto parsed = builder.Code(spec).Parse();
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  const Code& code = *parsed.value().methods[0].code;
  EXPECT_EQ(LineAt(code, 0), 7);
  EXPECT_EQ(LineAt(code, 1), 7);
  EXPECT_EQ(LineAt(code, 3), 8);
  EXPECT_EQ(LocalNameAt(parsed.value(), code, 2, 5), "count");
  EXPECT_EQ(LocalNameAt(parsed.value(), code, 3, 5), std::nullopt);
  EXPECT_EQ(LocalNameAt(parsed.value(), code, 2, 4), std::nullopt);
}

TEST(ParserTest, InitializersAreConstrained) {
  ClassBuilder result;
  result.Method(0, "<init>", "()I", {result.CodeAttribute({{0xb1}})});
  EXPECT_EQ(result.Problem(), "expected <init> to return void");
  ClassBuilder instance;
  instance.Method(0, "<clinit>", "()V", {instance.CodeAttribute({{0xb1}})});
  EXPECT_EQ(instance.Problem(), "expected <clinit> to be static");
  ClassBuilder old(50);
  old.Method(0, "<clinit>", "()V", {old.CodeAttribute({{0xb1}})});
  EXPECT_EQ(old.Problem(), "") << "not an initializer before 51";
}

TEST(ParserTest, DynamicConstantsNeedTheirBootstrapMethod) {
  ClassBuilder builder;
  unsigned member = builder.NameAndType("x", "I");
  builder.Raw(17, Out().U2(0).U2(member).bytes());
  EXPECT_NE(builder.Problem(), "");
  unsigned target = builder.Member(10, "A", "m", "()V");
  unsigned handle = builder.Raw(15, Out().U1(6).U2(target).bytes());
  builder.ClassAttribute(builder.Attribute(
      "BootstrapMethods", Out().U2(1).U2(handle).U2(0).bytes()));
  EXPECT_EQ(builder.Problem(), "");
}

TEST(ParserTest, ModulesHaveNoMembers) {
  ClassBuilder builder;
  builder.Flags(0x8000).Super(0).This(builder.Class("module-info"));
  builder.ClassAttribute(builder.Attribute("Module", {0, 0}));
  EXPECT_EQ(builder.Problem(), "");
  EXPECT_NE(builder.Field(0, "f", "I").Problem(), "");
}

}  // namespace
}  // namespace classfile
