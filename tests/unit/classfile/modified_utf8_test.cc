#include "classfile/modified_utf8.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"

namespace classfile {
namespace {

bool Valid(std::string_view text, bool allow_overlong = false) {
  return IsModifiedUtf8(
      {reinterpret_cast<const uint8_t*>(text.data()), text.size()},
      allow_overlong);
}

TEST(ModifiedUtf8Test, PlainTextIsValid) {
  EXPECT_TRUE(Valid(""));
  EXPECT_TRUE(Valid("a"));
  EXPECT_TRUE(Valid("seventeen letters"));
  EXPECT_TRUE(Valid("\x7f\x01"));
}

TEST(ModifiedUtf8Test, NulMustTakeTwoBytes) {
  using namespace std::string_view_literals;
  EXPECT_TRUE(Valid("\xc0\x80"));
  for (size_t at = 0; at < 12; ++at) {
    std::string text(12, 'x');
    text[at] = '\0';
    EXPECT_FALSE(Valid(text)) << "NUL at " << at;
  }
}

TEST(ModifiedUtf8Test, EveryBrokenSequenceIsRefused) {
  for (const char* text :
       {"\xc3", "\xc3x", "\xe2\x82", "\xe2\x82x", "\xe2x\x82", "\x80", "\xbf",
        "\xf0\x9f\x98\x80", "\xff", "12345678\x80", "12345678\xe2\x82"})
    EXPECT_FALSE(Valid(text)) << text;
}

TEST(ModifiedUtf8Test, LongFormsOfShortCharactersOnlyInOldClasses) {
  EXPECT_FALSE(Valid("\xc1\x81"));
  EXPECT_FALSE(Valid("\xe0\x80\xaf"));
  EXPECT_TRUE(Valid("\xc1\x81", true));
  EXPECT_TRUE(Valid("\xe0\x80\xaf", true));
}

TEST(ModifiedUtf8Test, DecodesToUtf16AndUtf8) {
  EXPECT_EQ(ModifiedToUtf8("a\xc3\xa4\xe2\x82\xac"), "aä€");
  EXPECT_EQ(ModifiedToUtf8("\xc0\x80"), std::string(1, '\0'));
  EXPECT_EQ(ModifiedToUtf8("\xed\xa0\xbd\xed\xb8\x80"), "😀");
  EXPECT_EQ(ModifiedToUtf8("\xed\xa0\xbdx"), "?x") << "a lone surrogate";
  EXPECT_EQ(DecodeModifiedUtf8("\xed\xa0\xbd").size(), 1u);
}

TEST(ModifiedUtf8Test, NamesFromTheCommandLineComeBack) {
  for (const char* text : {"plain", "aä€", "x😀y"})
    EXPECT_EQ(ModifiedToUtf8(Utf8ToModified(text)), text);
  EXPECT_EQ(Utf8ToModified("😀"), "\xed\xa0\xbd\xed\xb8\x80");
}

}  // namespace
}  // namespace classfile
