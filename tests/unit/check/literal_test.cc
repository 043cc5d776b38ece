#include "check/testgen/literal.h"

#include <string>

#include "gtest/gtest.h"

namespace testgen {
namespace {

using Json = nlohmann::ordered_json;

std::string Of(const Json& value, char type) {
  return LiteralOf(value, type).value_or("none");
}

TEST(Literal, WholeNumbers) {
  EXPECT_EQ(Of(-2147483648, 'I'), "-2147483648");
  EXPECT_EQ(Of("-9223372036854775808", 'J'), "-9223372036854775808L");
  EXPECT_EQ(Of(-128, 'B'), "(byte) -128");
  EXPECT_EQ(Of(-3, 'S'), "(short) -3");
  EXPECT_EQ(Of(true, 'Z'), "true");
  EXPECT_EQ(Of(0, 'Z'), "false");
  EXPECT_EQ(Of("n1", 'I'), "none");
  EXPECT_EQ(Of(nullptr, 'J'), "none");
}

TEST(Literal, Floating) {
  EXPECT_EQ(Of(0.1, 'D'), "0.1");
  EXPECT_EQ(Of(3.0, 'D'), "3.0");
  EXPECT_EQ(Of(1e300, 'D'), "1e+300");
  EXPECT_EQ(Of(static_cast<double>(0.1f), 'F'), "0.1f");
  EXPECT_EQ(Of("-0.0", 'D'), "-0.0");
  EXPECT_EQ(Of("-0.0", 'F'), "-0.0f");
  EXPECT_EQ(Of("NaN", 'F'), "java.lang.Float.NaN");
  EXPECT_EQ(Of("-Infinity", 'D'), "java.lang.Double.NEGATIVE_INFINITY");
  EXPECT_EQ(Of("x", 'D'), "none");
}

// An escape such as \u000a would end the line before anybody reads a character.
TEST(Literal, Characters) {
  EXPECT_EQ(Of(97, 'C'), "'a'");
  EXPECT_EQ(Of(39, 'C'), "'\\''");
  EXPECT_EQ(Of(34, 'C'), "'\"'");
  EXPECT_EQ(Of(92, 'C'), "'\\\\'");
  EXPECT_EQ(Of(10, 'C'), "'\\n'");
  EXPECT_EQ(Of(13, 'C'), "'\\015'");
  EXPECT_EQ(Of(0, 'C'), "'\\000'");
  EXPECT_EQ(Of(0xd800, 'C'), "'\\ud800'");
}

TEST(Literal, Texts) {
  EXPECT_EQ(StringLiteral(u"a\"b'\\\n\u00e9"), "\"a\\\"b'\\\\\\n\\u00e9\"");
  EXPECT_EQ(StringLiteral(std::u16string(u"\0001", 2)), "\"\\0001\"");
  EXPECT_EQ(Utf16Of("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"),
            u"a\u00e9\u20ac\U0001f600");
}

}  // namespace
}  // namespace testgen
