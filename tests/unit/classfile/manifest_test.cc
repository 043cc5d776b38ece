#include "classfile/manifest.h"

#include <optional>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace classfile {
namespace {

using Paths = std::vector<std::string>;

TEST(ManifestTest, KeysAreFoundWhateverTheirCase) {
  const std::string text = "Manifest-Version: 1.0\nMULTI-release:  true \n";
  EXPECT_EQ(ManifestValue(text, "Multi-Release"), "true");
  EXPECT_EQ(ManifestValue(text, "Manifest-Version"), "1.0");
  EXPECT_EQ(ManifestValue(text, "Multi"), std::nullopt);
}

TEST(ManifestTest, LinesEndInThreeWays) {
  for (const char* end : {"\n", "\r", "\r\n"}) {
    const std::string text = std::string("A: 1") + end + "B: 2" + end;
    EXPECT_EQ(ManifestValue(text, "B"), "2");
  }
}

TEST(ManifestTest, LongLinesGoOn) {
  EXPECT_EQ(
      ManifestClassPath("Class-Path: lib/a.jar li\r\n b/b.jar\r\n  c\r\n"),
      (Paths{"lib/a.jar", "lib/b.jar", "c"}));
}

TEST(ManifestTest, OnlyTheMainSectionCounts) {
  EXPECT_EQ(ManifestValue("A: 1\n\nName: x\nB: 2\n", "B"), std::nullopt);
}

TEST(ManifestTest, PathsAreDecodedAndOtherSchemesLeftOut) {
  EXPECT_EQ(ManifestClassPath("Class-Path: a%20b.jar file:///x/y.jar "
                              "http://h/z.jar 100%.jar\n"),
            (Paths{"a b.jar", "/x/y.jar", "100%.jar"}));
  EXPECT_EQ(ManifestClassPath(""), Paths{});
  EXPECT_EQ(ManifestClassPath("Class-Path:"), Paths{});
}

}  // namespace
}  // namespace classfile
