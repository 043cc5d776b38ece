// The layout of a dump; that it agrees with javap on real classes is shown by
// tests/differential/classfile.
#include "classfile/dump.h"

#include <string>

#include "classfile/class_file.h"
#include "classfile/constant_text.h"
#include "classfile/declaration_text.h"
#include "classfile/text_out.h"
#include "gtest/gtest.h"
#include "tests/unit/classfile/class_builder.h"

namespace classfile {
namespace {

TEST(TextOutTest, IndentsAndDropsBlanksAtTheEnd) {
  TextOut out;
  out.Line("a  ");
  {
    Indented inner(out);
    out.Line();
    out << "b" << ' ' << 7 << ' ';
    out.EndLine();
  }
  out.Line("c");
  EXPECT_EQ(out.Take(), "a\n\n  b 7\nc\n");
}

TEST(TextOutTest, TabsToTheCommentColumn) {
  TextOut out;
  out << "x";
  out.Tab();
  out.Line("// 1");
  out << std::string(50, 'y');
  out.Tab();
  out.Line("// 2");
  EXPECT_EQ(out.Take(), "x" + std::string(39, ' ') + "// 1\n" +
                            std::string(50, 'y') + " // 2\n");
}

TEST(ConstantTextTest, NamesThatAreNoIdentifiersAreQuoted) {
  EXPECT_EQ(CheckedName("java/lang/Object"), "java/lang/Object");
  EXPECT_EQ(CheckedName("<init>"), "\"<init>\"");
  EXPECT_EQ(CheckedName("[I"), "\"[I\"");
  EXPECT_EQ(CheckedName("a/1b"), "\"a/1b\"");
  EXPECT_EQ(CheckedName(""), "\"\"");
  EXPECT_EQ(Escaped("a\n\"\\\x01\xc0\x80"), "a\\n\\\"\\\\\\u0001\\u0000");
}

TEST(DeclarationTextTest, FlagsByNameThenByNumber) {
  EXPECT_EQ(FlagText(0x0031, kClassFlags),
            "(0x0031) ACC_PUBLIC, ACC_FINAL, ACC_SUPER");
  EXPECT_EQ(FlagText(0x0032, kClassFlags),
            "(0x0032) ACC_FINAL, ACC_SUPER, 0x2");
  EXPECT_EQ(FlagText(0, kClassFlags), "(0x0000)");
  EXPECT_EQ(ModifierText(0x19, kFieldFlags), "public static final ");
}

TEST(DumpTest, AWholeClass) {
  ClassBuilder builder;
  unsigned target = builder.Member(10, "B", "<init>", "()V");
  unsigned number = builder.Integer(42);
  builder.Field(0x1a, "f", "I",
                {builder.Attribute("ConstantValue", Out().U2(number).bytes())});
  CodeSpec spec{Out().U1(0xb7).U2(target).U1(0xa7).U2(0xfffd).U1(0xb1).bytes()};
  spec.handlers = {{0, 6, 6, 2}};
  auto parsed = builder.Code(spec).Parse();
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  EXPECT_EQ(DumpClass(parsed.value()), R"(Classfile A.class
public class A
  minor version: 0
  major version: 61
  flags: (0x0021) ACC_PUBLIC, ACC_SUPER
  this_class: #2                          // A
  super_class: #4                         // java/lang/Object
  interfaces: 0, fields: 1, methods: 1, attributes: 0
Constant pool:
   #1 = Utf8               A
   #2 = Class              #1             // A
   #3 = Utf8               java/lang/Object
   #4 = Class              #3             // java/lang/Object
   #5 = Utf8               B
   #6 = Class              #5             // B
   #7 = Utf8               <init>
   #8 = Utf8               ()V
   #9 = NameAndType        #7:#8          // "<init>":()V
  #10 = Methodref          #6.#9          // B."<init>":()V
  #11 = Integer            42
  #12 = Utf8               ConstantValue
  #13 = Utf8               f
  #14 = Utf8               I
  #15 = Utf8               Code
  #16 = Utf8               m
  #17 = Utf8               ()V
{
  private static final int f;
    descriptor: I
    flags: (0x001a) ACC_PRIVATE, ACC_STATIC, ACC_FINAL
    ConstantValue: int 42

  static void m();
    descriptor: ()V
    flags: (0x0008) ACC_STATIC
    Code:
      stack=8, locals=8, args_size=0
         0: invokespecial #10                 // Method B."<init>":()V
         3: goto          0
         6: return
      Exception table:
         from    to  target type
             0     6     6   Class A
}
)");
}

TEST(DumpTest, UnknownAttributesAreShownAsBytes) {
  ClassBuilder builder;
  builder.ClassAttribute(builder.Attribute("Mystery", {1, 0xab}));
  auto parsed = builder.Parse();
  ASSERT_TRUE(parsed.ok());
  EXPECT_TRUE(DumpClass(parsed.value())
                  .ends_with("}\nMystery: length = 0x2 (unknown attribute)\n"
                             "   01 AB\n"));
}

}  // namespace
}  // namespace classfile
