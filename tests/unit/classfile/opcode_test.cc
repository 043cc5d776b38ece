#include "classfile/opcode.h"

#include <string>

#include "gtest/gtest.h"

namespace classfile {
namespace {

TEST(OpcodeTest, KnowsFirstAndLast) {
  EXPECT_STREQ(Mnemonic(Opcode::kNop), "nop");
  EXPECT_STREQ(Mnemonic(static_cast<Opcode>(201)), "jsr_w");
}

// A few rows of JVMS 6.5 chosen to catch a shift by one in any family.
TEST(OpcodeTest, BytesAreThoseOfTheSpecification) {
  struct {
    uint8_t byte;
    const char* mnemonic;
  } const kRows[] = {
      {0x12, "ldc"},      {0x2a, "aload_0"},       {0x35, "saload"},
      {0x4e, "astore_3"}, {0x60, "iadd"},          {0x84, "iinc"},
      {0x93, "i2s"},      {0xa7, "goto"},          {0xaa, "tableswitch"},
      {0xb1, "return"},   {0xba, "invokedynamic"}, {0xc4, "wide"}};
  for (const auto& row : kRows)
    EXPECT_STREQ(Mnemonic(static_cast<Opcode>(row.byte)), row.mnemonic);
}

TEST(OpcodeTest, OperandsImpliedByTheOpcode) {
  EXPECT_EQ(InfoOf(Opcode::kIconstM1).implied, -1);
  EXPECT_EQ(InfoOf(Opcode::kIconst5).implied, 5);
  EXPECT_EQ(InfoOf(Opcode::kDstore3).implied, 3);
  EXPECT_TRUE(InfoOf(Opcode::kDstore3).two_slots);
  EXPECT_FALSE(InfoOf(Opcode::kAstore3).two_slots);
  EXPECT_FALSE(InfoOf(Opcode::kLadd).two_slots) << "has no local variable";
}

// iconst_m1 carries -1, dstore_3 carries 3: as the name says.
TEST(OpcodeTest, EveryImpliedOperandIsTheOneInTheName) {
  int checked = 0;
  for (const OpcodeInfo& info : kOpcodes) {
    if (info.format != Format::kImplied && info.format != Format::kImpliedLocal)
      continue;
    std::string name = info.mnemonic;
    std::string suffix = name.substr(name.rfind('_') + 1);
    EXPECT_EQ(info.implied, suffix == "m1" ? -1 : std::stoi(suffix)) << name;
    ++checked;
  }
  EXPECT_EQ(checked, 7 + 2 + 3 + 2 + 20 + 20);
}

// The stack letters of a family follow from the letter its mnemonic starts
// with.
TEST(OpcodeTest, StackEffectsFollowTheTypeInTheName) {
  const std::string kTypes = "ilfda", kLetters = "IJFDA";
  auto row = [](const std::string& mnemonic) {
    for (const OpcodeInfo& info : kOpcodes)
      if (mnemonic == info.mnemonic)
        return std::string(info.pops) + ">" + info.pushes;
    return std::string("no such opcode");
  };
  for (size_t i = 0; i < kTypes.size(); ++i) {
    std::string type(1, kTypes[i]), letter(1, kLetters[i]);
    EXPECT_EQ(row(type + "load"), ">" + letter);
    EXPECT_EQ(row(type + "load_2"), ">" + letter);
    EXPECT_EQ(row(type + "store"), letter + ">");
    EXPECT_EQ(row(type + "store_2"), letter + ">");
    EXPECT_EQ(row(type + "aload"), "AI>" + letter);
    EXPECT_EQ(row(type + "astore"), "AI" + letter + ">");
    EXPECT_EQ(row(type + "return"), letter + ">");
    if (type == "a") continue;
    for (const char* operation : {"add", "sub", "mul", "div", "rem"})
      EXPECT_EQ(row(type + operation), letter + letter + ">" + letter);
    EXPECT_EQ(row(type + "neg"), letter + ">" + letter);
  }
  EXPECT_EQ(row("lshl"), "JI>J");
  EXPECT_EQ(row("l2d"), "J>D");
  EXPECT_EQ(row("d2f"), "D>F");
  EXPECT_EQ(row("dcmpg"), "DD>I");
  EXPECT_EQ(row("dup2_x1"), "XXX>XXXXX");
  EXPECT_EQ(row("if_acmpne"), "AA>");
  EXPECT_EQ(row("putfield"), "A*>");
}

TEST(OpcodeTest, WideModifiesLocalVariableOpcodesAndIinc) {
  std::string wide;
  for (size_t i = 0; i < kOpcodeCount; ++i)
    if (MayBeWide(static_cast<Opcode>(i)))
      wide += std::string(kOpcodes[i].mnemonic) + " ";
  EXPECT_EQ(wide,
            "iload lload fload dload aload istore lstore fstore dstore astore "
            "iinc ret ");
}

TEST(OpcodeTest, BlocksEndWhereControlNeverFallsThrough) {
  std::string ends;
  for (size_t i = 0; i < kOpcodeCount; ++i)
    if (EndsBlock(static_cast<Opcode>(i)))
      ends += std::string(kOpcodes[i].mnemonic) + " ";
  EXPECT_EQ(ends,
            "goto jsr ret tableswitch lookupswitch ireturn lreturn freturn "
            "dreturn areturn return athrow goto_w jsr_w ");
}

}  // namespace
}  // namespace classfile
