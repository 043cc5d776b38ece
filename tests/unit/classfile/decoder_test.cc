#include "classfile/decoder.h"

#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/opcode.h"
#include "gtest/gtest.h"
#include "tests/unit/classfile/class_builder.h"

namespace classfile {
namespace {

using Bytes8 = std::vector<uint8_t>;

// "pc mnemonic a b" for each instruction, or what was expected.
std::string Decoded(ClassBuilder& builder, const CodeSpec& spec) {
  auto parsed = builder.Code(spec).Parse();
  if (!parsed.ok()) return parsed.error().what;
  std::string text;
  for (const Instruction& insn : parsed.value().methods[0].code->instructions)
    text += std::to_string(insn.pc) + " " + Mnemonic(insn.opcode) +
            (insn.wide ? "_w " : " ") + std::to_string(insn.a) + " " +
            std::to_string(insn.b) + "\n";
  return text;
}

std::string Decoded(const Bytes8& bytes, unsigned major = 61) {
  ClassBuilder builder(major);
  return Decoded(builder, CodeSpec{bytes});
}

TEST(DecoderTest, PlainAndImpliedOperands) {
  EXPECT_EQ(Decoded({0x02, 0x10, 0xff, 0x11, 0x80, 0x00, 0x1d, 0xb1}),
            "0 iconst_m1 -1 0\n1 bipush -1 0\n3 sipush -32768 0\n"
            "6 iload_3 3 0\n7 return 0 0\n");
}

TEST(DecoderTest, JumpsNameInstructions) {
  EXPECT_EQ(Decoded({0x00, 0xa7, 0x00, 0x04, 0x00, 0xa7, 0xff, 0xfb, 0xc8, 0xff,
                     0xff, 0xff, 0xf8}),
            "0 nop 0 0\n1 goto 3 0\n4 nop 0 0\n5 goto 0 0\n8 goto_w 0 0\n");
}

TEST(DecoderTest, JumpsMustLandOnInstructions) {
  const std::string kInside =
      "expected a jump to the start of an instruction, found pc ";
  EXPECT_EQ(Decoded({0xa7, 0x00, 0x04, 0x10, 0x00, 0xb1}), kInside + "4");
  EXPECT_EQ(Decoded({0xa7, 0x00, 0x03}), kInside + "3");
  EXPECT_EQ(Decoded({0xa7, 0xff, 0xff, 0xb1}), kInside + "-1");
  EXPECT_EQ(Decoded({0xc8, 0x7f, 0xff, 0xff, 0xff, 0xb1}),
            kInside + "2147483647");
}

TEST(DecoderTest, WideLocalsAndIinc) {
  ClassBuilder builder;
  CodeSpec spec{{0xc4, 0x15, 0x01, 0x00, 0xc4, 0x84, 0x01, 0x00, 0x80, 0x00,
                 0x84, 0x01, 0xff}};
  spec.max_locals = 300;
  EXPECT_EQ(Decoded(builder, spec),
            "0 iload_w 256 0\n4 iinc_w 256 -32768\n10 iinc 1 -1\n");
  EXPECT_EQ(Decoded({0xc4, 0x60, 0, 0}),
            "expected an opcode that wide may modify");
}

TEST(DecoderTest, LocalsLieBelowMaxLocals) {
  const std::string kBelow =
      "expected a local variable below max_locals 8, found ";
  EXPECT_EQ(Decoded({0x15, 0x07}), "0 iload 7 0\n");
  EXPECT_EQ(Decoded({0x15, 0x08}), kBelow + "8");
  EXPECT_EQ(Decoded({0x16, 0x06}), "0 lload 6 0\n");
  EXPECT_EQ(Decoded({0x16, 0x07}), kBelow + "7") << "a long takes two";
  ClassBuilder builder;
  CodeSpec spec{{0x1d}};
  spec.max_locals = 3;
  EXPECT_EQ(Decoded(builder, spec),
            "expected a local variable below max_locals 3, found 3");
}

TEST(DecoderTest, UnknownAndTruncatedInstructions) {
  EXPECT_EQ(Decoded({0xca}), "expected an opcode, found 202");
  EXPECT_EQ(Decoded({0xff}), "expected an opcode, found 255");
  EXPECT_EQ(Decoded({0x11, 0x00}),
            "expected the operands of sipush within the code");
  EXPECT_EQ(Decoded({0xc4}), "expected the operands of wide");
}

TEST(DecoderTest, SubroutinesOnlyInOldClasses) {
  Bytes8 code = {0xa8, 0x00, 0x04, 0xb1, 0x3a, 0x01, 0xa9, 0x01};
  EXPECT_EQ(Decoded(code, 50),
            "0 jsr 2 0\n3 return 0 0\n4 astore 1 0\n6 ret 1 0\n");
  EXPECT_EQ(Decoded(code, 51),
            "expected no jsr in a class of version 51 or later");
}

// A switch at pc 0: three bytes of padding, then words relative to it.
Bytes8 Switch(uint8_t opcode, const std::vector<int32_t>& words) {
  Out out;
  out.U1(opcode).U1(0).U2(0);
  for (int32_t word : words) out.U4(static_cast<uint32_t>(word));
  return out.U1(0xb1).bytes();
}

std::string Cases(const Bytes8& bytes) {
  ClassBuilder builder;
  auto parsed = builder.Code(CodeSpec{bytes}).Parse();
  if (!parsed.ok()) return parsed.error().what;
  const Code& code = *parsed.value().methods[0].code;
  std::string text;
  for (const SwitchCase& item : code.CasesOf(code.instructions[0]))
    text += std::to_string(item.key) + ":" + std::to_string(item.target) + " ";
  return text + "default:" +
         std::to_string(code.SwitchOf(code.instructions[0]).default_target);
}

TEST(DecoderTest, TableSwitch) {
  // 4 + 6 words of 4: the return is at pc 28.
  EXPECT_EQ(Cases(Switch(0xaa, {28, -1, 1, 28, 0, 28})),
            "-1:1 0:0 1:1 default:1");
  EXPECT_EQ(Cases(Switch(0xaa, {28, 0, 0, 12})),
            "expected a jump to the start of an instruction, found pc 28");
}

TEST(DecoderTest, SwitchTablesMustLieWithinTheCode) {
  EXPECT_EQ(Cases(Switch(0xaa, {0, 2, 1})),
            "expected tableswitch with low <= high");
  EXPECT_EQ(Cases(Switch(0xaa, {0, -2147483647 - 1, 2147483647})),
            "expected the table of tableswitch within the code");
  EXPECT_EQ(Cases(Switch(0xab, {0, -1})),
            "expected the pairs of lookupswitch within the code");
  EXPECT_EQ(Cases(Switch(0xab, {0})),
            "expected the operands of a switch within the code");
}

TEST(DecoderTest, LookupSwitch) {
  EXPECT_EQ(Cases(Switch(0xab, {28, 2, -5, 0, 9, 28})), "-5:0 9:1 default:1");
  EXPECT_EQ(Cases(Switch(0xab, {12, 0})), "default:1") << "no cases at all";
  EXPECT_EQ(Cases(Switch(0xab, {0, 2, 9, 0, 9, 0})),
            "expected lookupswitch keys in ascending order");
  EXPECT_EQ(Cases(Switch(0xab, {0, 2, 9, 0, -5, 0})),
            "expected lookupswitch keys in ascending order");
}

// `opcode` with the index of one constant and what follows it.
template <class Make>
std::string WithConstant(uint8_t opcode, Make make, const Bytes8& rest = {},
                         unsigned major = 61) {
  ClassBuilder builder(major);
  unsigned index = make(builder);
  Out out;
  out.U1(opcode).U2(index).Add(rest);
  std::string text = Decoded(builder, CodeSpec{out.bytes()});
  return text.starts_with("0 ") ? "ok" : text;
}

TEST(DecoderTest, ConstantsFitTheOpcode) {
  auto field = [](ClassBuilder& b) { return b.Member(9, "A", "f", "I"); };
  auto method = [](ClassBuilder& b) { return b.Member(10, "A", "m", "()V"); };
  auto init = [](ClassBuilder& b) {
    return b.Member(10, "A", "<init>", "()V");
  };
  auto in_interface = [](ClassBuilder& b) {
    return b.Member(11, "A", "m", "(J)V");
  };
  EXPECT_EQ(WithConstant(0xb2, field), "ok");
  EXPECT_EQ(WithConstant(0xb2, method), "expected a field reference");
  EXPECT_EQ(WithConstant(0xb6, method), "ok");
  EXPECT_EQ(WithConstant(0xb6, field), "expected a method reference");
  EXPECT_EQ(WithConstant(0xb6, in_interface),
            "expected a method reference that fits the opcode");
  EXPECT_EQ(WithConstant(0xb8, in_interface), "ok");
  EXPECT_EQ(WithConstant(0xb8, in_interface, {}, 51),
            "expected a method reference that fits the opcode");
  EXPECT_EQ(WithConstant(0xb7, init), "ok");
  EXPECT_EQ(WithConstant(0xb8, init),
            "expected <init> to be invoked by invokespecial only");
  EXPECT_EQ(WithConstant(0xb9, in_interface, {3, 0}), "ok");
  EXPECT_EQ(WithConstant(0xb9, in_interface, {2, 0}),
            "expected invokeinterface with count 3 and a zero byte");
  EXPECT_EQ(WithConstant(0xb9, in_interface, {3, 1}),
            "expected invokeinterface with count 3 and a zero byte");
}

TEST(DecoderTest, ClassesFitTheOpcode) {
  auto plain = [](ClassBuilder& b) { return b.Class("B"); };
  auto array = [](ClassBuilder& b) { return b.Class("[[I"); };
  auto deep = [](ClassBuilder& b) {
    return b.Class(std::string(255, '[') + "I");
  };
  auto number = [](ClassBuilder& b) { return b.Integer(1); };
  EXPECT_EQ(WithConstant(0xbb, plain), "ok");
  EXPECT_EQ(WithConstant(0xbb, array),
            "expected a class that is not an array after new");
  EXPECT_EQ(WithConstant(0xbd, array), "ok");
  EXPECT_EQ(WithConstant(0xbd, deep),
            "expected an array of at most 255 dimensions");
  EXPECT_EQ(WithConstant(0xc0, number), "expected a class constant");
  EXPECT_EQ(WithConstant(0xc5, array, {2}), "ok");
  EXPECT_EQ(WithConstant(0xc5, array, {3}),
            "expected from 1 to 2 dimensions in multianewarray, found 3");
  EXPECT_EQ(WithConstant(0xc5, array, {0}),
            "expected from 1 to 2 dimensions in multianewarray, found 0");
}

TEST(DecoderTest, LoadableConstantsFitTheirSlots) {
  auto number = [](ClassBuilder& b) { return b.Integer(1); };
  auto wide = [](ClassBuilder& b) { return b.Long(1); };
  auto text = [](ClassBuilder& b) { return b.Utf8("x"); };
  auto type = [](ClassBuilder& b) { return b.Class("B"); };
  EXPECT_EQ(WithConstant(0x13, number), "ok");
  EXPECT_EQ(WithConstant(0x14, wide), "ok");
  EXPECT_EQ(WithConstant(0x13, wide),
            "expected a loadable constant of one slot after ldc");
  EXPECT_EQ(WithConstant(0x14, number),
            "expected a constant of two slots after ldc2_w");
  EXPECT_EQ(WithConstant(0x13, text),
            "expected a loadable constant of one slot after ldc");
  EXPECT_EQ(WithConstant(0x13, type), "ok");
  EXPECT_EQ(WithConstant(0x13, type, {}, 48),
            "expected class file version 49 or later for ldc of a class");
}

TEST(DecoderTest, ArrayTypeCodes) {
  EXPECT_EQ(Decoded({0xbc, 4}), "0 newarray 4 0\n");
  EXPECT_EQ(Decoded({0xbc, 11}), "0 newarray 11 0\n");
  EXPECT_EQ(Decoded({0xbc, 3}),
            "expected an array type code from 4 to 11, found 3");
  EXPECT_EQ(Decoded({0xbc, 12}),
            "expected an array type code from 4 to 11, found 12");
}

}  // namespace
}  // namespace classfile
