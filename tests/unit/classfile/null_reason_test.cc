// Code that no compiler writes; what compilers write is compared with a JVM
// (tests/differential/engine/programs/edge/NullReasons.java).
#include "classfile/null_reason.h"

#include <cstdint>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/stack_sources.h"
#include "gtest/gtest.h"
#include "tests/unit/classfile/class_builder.h"

namespace classfile {
namespace {

// Of Java 6: later ones have no subroutines.
ClassFile ClassWith(const CodeSpec& spec) {
  auto file = ClassBuilder(50).Code(spec).Parse();
  EXPECT_TRUE(file.ok());
  return std::move(file).value();
}

// What the last instruction says.
std::string LastReason(const std::vector<uint8_t>& bytes) {
  CodeSpec spec;
  spec.bytes = bytes;
  const ClassFile file = ClassWith(spec);
  const Method& method = file.methods[0];
  const auto last = static_cast<uint32_t>(method.code->instructions.size() - 1);
  return NullReason(file, method, last).value_or("not known");
}

constexpr uint8_t kNull = 0x01, kOne = 0x04, kLoad1 = 0x2b, kLoadInt2 = 0x1c,
                  kStore1 = 0x4c, kLength = 0xbe, kThrow = 0xbf, kDup = 0x59,
                  kDupX1 = 0x5a, kSwap = 0x5f, kArrayLoad = 0x32,
                  kIfNull = 0xc6, kGoto = 0xa7, kJsr = 0xa8;

TEST(NullReason, NamesLocalVariablesByNumber) {
  EXPECT_EQ(LastReason({kLoad1, kThrow}),
            "Cannot throw exception because \"<local1>\" is null");
  EXPECT_EQ(LastReason({kNull, kStore1, kLoad1, kLength, kThrow}),
            "Cannot throw exception");
}

TEST(NullReason, FollowsWordsThatAreMoved) {
  EXPECT_EQ(LastReason({kNull, kOne, kSwap, kThrow}),
            "Cannot throw exception because \"null\" is null");
  EXPECT_EQ(LastReason({kLoad1, kNull, kDupX1, kThrow}),
            "Cannot throw exception because \"null\" is null");
  EXPECT_EQ(LastReason({kLoad1, kDup, kLoadInt2, kArrayLoad, kThrow}),
            "Cannot throw exception because \"<local1>[<local2>]\" is null");
}

TEST(NullReason, DoesNotChooseBetweenWays) {
  // 0 aload_1, 1 ifnull 8, 4 aload_1, 5 goto 9, 8 aconst_null, 9 athrow
  EXPECT_EQ(
      LastReason({kLoad1, kIfNull, 0, 7, kLoad1, kGoto, 0, 4, kNull, kThrow}),
      "Cannot throw exception");
}

TEST(NullReason, IsNotKnownOfSubroutines) {
  EXPECT_EQ(LastReason({kJsr, 0, 3, kNull, kThrow}), "not known");
}

TEST(NullReason, SaysNothingOfWhatThrowsNoNull) {
  EXPECT_EQ(LastReason({kNull, kOne}), "");
}

TEST(NullReason, DoesNotFollowIndexesForEver) {
  // a[a[a[…]]] of ever more brackets.
  std::vector<uint8_t> bytes = {kOne};
  for (int i = 0; i < 2'000; ++i)
    for (uint8_t b : {kLoad1, kSwap, uint8_t{0x2e}}) bytes.push_back(b);
  for (uint8_t b : {kLoad1, kSwap, kArrayLoad, kThrow}) bytes.push_back(b);
  EXPECT_EQ(LastReason(bytes), "not known");
}

TEST(NullReason, BearsAStackThatIsTooShort) {
  EXPECT_EQ(LastReason({kSwap, kArrayLoad, kThrow}),
            "Cannot throw exception because \"<array>[...]\" is null");
}

// An exception is on the stack of a handler, put there by nobody in the code,
// and nothing was assigned yet.
TEST(StackSources, BeginAnewInHandlers) {
  CodeSpec spec;
  spec.bytes = {kNull, kStore1, kLoad1, kThrow, kThrow};
  spec.handlers = {{0, 4, 4, 0}};
  const ClassFile file = ClassWith(spec);
  const StackSources sources(file, *file.methods[0].code, 4);
  ASSERT_TRUE(sources.Before(4));
  EXPECT_EQ(sources.Before(4)->sources, std::vector<uint32_t>{4});
  EXPECT_FALSE(sources.Before(4)->IsAssigned(1));
  EXPECT_TRUE(sources.Before(3)->IsAssigned(1));
}

TEST(StackSources, TakeVariablesFarBackForAssigned) {
  EXPECT_FALSE(StackWords().IsAssigned(63));
  EXPECT_TRUE(StackWords().IsAssigned(64));
}

}  // namespace
}  // namespace classfile
