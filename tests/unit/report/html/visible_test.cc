#include "report/visible.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "base/rng.h"

namespace html {
namespace {

TEST(VisibleTest, OrdinaryTextStays) {
  EXPECT_EQ(report::Visible("head.next != null && x < 1"),
            "head.next != null && x < 1");
  EXPECT_EQ(report::Visible("größer 数 \U0001f600"), "größer 数 \U0001f600");
  EXPECT_EQ(report::Visible(""), "");
}

TEST(VisibleTest, ControlCharactersAreShown) {
  EXPECT_EQ(report::Visible(std::string("a\0b\n\t\x7f", 6)),
            "a\\u0000b\\u000a\\u0009\\u007f");
  EXPECT_EQ(report::Visible("\u0085\u2028"), "\\u0085\\u2028");
}

TEST(VisibleTest, MarksThatTurnTheDirectionAreShown) {
  EXPECT_EQ(report::Visible("\u202e\u2066\u061c\u200f"),
            "\\u202e\\u2066\\u061c\\u200f");
}

TEST(VisibleTest, CharactersWithoutInkAreShown) {
  EXPECT_EQ(report::Visible("a\u200bb\u2060\ufeff\U000e0041"),
            "a\\u200bb\\u2060\\ufeff\\u{e0041}");
}

TEST(VisibleTest, BytesThatAreNoTextAreShown) {
  EXPECT_EQ(report::Visible("a\xff\xc3"), "a\\xff\\xc3");
  EXPECT_EQ(report::Visible("\xc1\x81\xe0\x80\x80"),
            "\\xc1\\x81\\xe0\\x80\\x80");
  EXPECT_EQ(report::Visible("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");
}

TEST(VisibleTest, TextOfClassFilesIsRead) {
  EXPECT_EQ(report::Visible("\xc0\x80"), "\\u0000");
  EXPECT_EQ(report::Visible("\xed\xa0\xbd\xed\xb8\x80"), "\U0001f600");
  EXPECT_EQ(report::Visible("\xed\xa0\xbd"), "\\ud83d");
  EXPECT_EQ(report::Visible("\xed\xa0\xbd!"), "\\ud83d!");
}

// A JSON writer that refuses what is no UTF-8 is the oracle.
TEST(VisibleTest, AnyBytesBecomeOneLineOfUtf8) {
  base::Rng rng(1);
  for (int round = 0; round < 2000; ++round) {
    std::string bytes;
    for (uint64_t n = rng.Below(12); n > 0; --n)
      bytes += static_cast<char>(rng.OneIn(2) ? rng.Below(256)
                                              : 0x80 + rng.Below(0x80));
    const std::string text = report::Visible(bytes);
    EXPECT_NO_THROW(nlohmann::json(text).dump());
    for (char c : text) EXPECT_FALSE(c >= 0 && c < 0x20);
    EXPECT_EQ(report::Visible(text), text);
  }
}

TEST(EscapedTest, LeavesNoMarkup) {
  EXPECT_EQ(report::Escaped("<b a=\"x\" c='y'>&lt;"),
            "&lt;b a=&quot;x&quot; c=&#39;y&#39;&gt;&amp;lt;");
}

}  // namespace
}  // namespace html
