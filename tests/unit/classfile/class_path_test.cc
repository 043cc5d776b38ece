#include "classfile/class_path.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "classfile/jdk_home.h"
#include "classfile/jimage.h"
#include "gtest/gtest.h"

namespace classfile {
namespace {

namespace fs = std::filesystem;

class ClassPathTest : public testing::Test {
 protected:
  ClassPathTest() {
    root_ = testing::TempDir() + "class_path_test";
    fs::remove_all(root_);
    Write("one/p/A.class", "first A");
    Write("one/p/B.class", "B");
    Write("two/p/A.class", "second A");
    Write("two/C.class", "C");
  }
  ~ClassPathTest() override { fs::remove_all(root_); }

  void Write(const std::string& path, const std::string& text) {
    fs::create_directories(fs::path(root_ + "/" + path).parent_path());
    std::ofstream(root_ + "/" + path) << text;
  }
  ClassPath Both() {
    auto path = ClassPath::Open(root_ + "/one:" + root_ + "/two/", "");
    return std::move(path).value();
  }
  static std::string Text(const ClassPath& path, const char* name) {
    auto found = path.Find(name);
    if (!found.ok()) return found.error().ToString();
    if (!found.value()) return "not found";
    auto data = found.value()->bytes.data();
    return std::string(data.begin(), data.end());
  }

  std::string root_;
};

TEST_F(ClassPathTest, TheFirstElementThatHasTheClassWins) {
  ClassPath path = Both();
  EXPECT_EQ(Text(path, "p/A"), "first A");
  EXPECT_EQ(Text(path, "C"), "C");
  EXPECT_EQ(Text(path, "p/C"), "not found");
  EXPECT_EQ(path.Find("C").value()->origin, root_ + "/two/C.class");
}

TEST_F(ClassPathTest, NamesCannotLeadOutOfADirectory) {
  auto path = ClassPath::Open(root_ + "/one", "");
  ASSERT_TRUE(path.ok());
  EXPECT_EQ(Text(path.value(), "../two/C"), "not found");
  EXPECT_EQ(Text(path.value(), "p//A"), "not found");
  EXPECT_EQ(Text(path.value(), "/p/A"), "not found");
  EXPECT_EQ(Text(path.value(), ""), "not found");
}

TEST_F(ClassPathTest, ListsEveryClassOnce) {
  EXPECT_EQ(Both().ClassNames(), (std::vector<std::string>{"C", "p/A", "p/B"}));
}

TEST_F(ClassPathTest, MissingElementsAreSkippedAndBrokenOnesAreErrors) {
  EXPECT_TRUE(ClassPath::Open(root_ + "/none:" + root_ + "/one", "").ok());
  Write("broken.jar", "not a zip file at all");
  auto path = ClassPath::Open(root_ + "/broken.jar", "");
  ASSERT_FALSE(path.ok());
  EXPECT_EQ(path.error().ToString(),
            root_ +
                "/broken.jar: at byte 21: expected the end record of a zip "
                "file");
  EXPECT_FALSE(ClassPath::Open(root_ + "/*", "").ok()) << "finds the jar";
}

TEST_F(ClassPathTest, AMissingJdkIsAnError) {
  auto path = ClassPath::Open("", root_);
  ASSERT_FALSE(path.ok());
  EXPECT_EQ(path.error().ToString(),
            root_ + "/lib/modules: No such file or directory");
}

TEST_F(ClassPathTest, SuggestsNearNames) {
  ClassPath path = Both();
  EXPECT_EQ(path.NearNames("p/a"),
            (std::vector<std::string>{"p/A", "p/B", "C"}));
  EXPECT_EQ(path.NearNames("something/QuiteElse").size(), 0u);
}

TEST_F(ClassPathTest, ReleaseOfAJdk) {
  Write("jdk17/release", "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"17.0.9\"\n");
  Write("jdk8/release", "JAVA_VERSION=\"1.8.0_392\"\n");
  EXPECT_EQ(ReleaseOf(root_ + "/jdk17"), 17);
  EXPECT_EQ(ReleaseOf(root_ + "/jdk8"), 8);
  EXPECT_EQ(ReleaseOf(root_ + "/none"), kDefaultRelease);
}

TEST(ClassPathLibraryTest, FindsClassesOfTheJdk) {
  std::string home = DefaultJdkHome();
  if (home.empty()) GTEST_SKIP() << "no JDK on this machine";
  auto path = ClassPath::Open("", home);
  ASSERT_TRUE(path.ok()) << path.error().ToString();
  auto found = path.value().Find("java/lang/Object");
  ASSERT_TRUE(found.ok() && found.value());
  EXPECT_EQ(found.value()->origin, "jrt:/java.base/java/lang/Object.class");
  EXPECT_EQ(found.value()->bytes.data()[0], 0xca);
  EXPECT_FALSE(path.value().Find("java/lang/NoSuchClass").value());
  EXPECT_FALSE(path.value().Find("no/such/Package").value());
  EXPECT_EQ(path.value().NearNames("java/lang/Objekt").front(),
            "java/lang/Object");
}

}  // namespace
}  // namespace classfile
