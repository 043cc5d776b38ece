// What `watch` takes for a change, and what it checks again then.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "base/os/file.h"
#include "check/check_property.h"
#include "check/property.h"
#include "cli/checking/check_output.h"
#include "cli/checking/verdicts.h"
#include "cli/watching/affected.h"
#include "cli/watching/class_digests.h"
#include "cli/watching/class_files.h"
#include "cli/watching/outcome.h"
#include "cli/watching/round_text.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

class ClassFilesTest : public testing::Test {
 protected:
  ClassFilesTest() {
    std::string name = (fs::temp_directory_path() / "files-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  ~ClassFilesTest() override { fs::remove_all(folder_); }

  void Write(const std::string& name, const std::string& text = "x") {
    ASSERT_TRUE(os::WriteFile(folder_ / name, text).ok());
  }
  ClassFiles Look(bool sources = false) const {
    return LookAtFiles({folder_.string()}, sources);
  }
  // "changed p/A.class", a line each.
  std::string Changes(const ClassFiles& before, const ClassFiles& after) const {
    std::string text;
    for (const FileChange& each : ChangesBetween(before, after))
      text += std::string(each.how) + " " +
              fs::path(each.path).lexically_relative(folder_).string() + "\n";
    return text;
  }

  fs::path folder_;
};

TEST_F(ClassFilesTest, FilesThatComeChangeAndGo) {
  Write("A.class");
  Write("p/B.class");
  const ClassFiles before = Look();
  EXPECT_EQ(before.stamps.size(), 2u);
  EXPECT_EQ(Changes(before, Look()), "");
  Write("A.class", "y");
  Write("p/q/C.class");
  fs::remove(folder_ / "p/B.class");
  EXPECT_EQ(Changes(before, Look()),
            "changed A.class\ngone p/B.class\nnew p/q/C.class\n");
}

TEST_F(ClassFilesTest, OthersDoNotCount) {
  Write("notes.txt");
  Write("A.java");
  EXPECT_EQ(Look().stamps.size(), 0u);
  EXPECT_EQ(Look(true).stamps.size(), 1u);
}

TEST_F(ClassFilesTest, ReplacedByAFileOfTheSameSizeAndTime) {
  Write("A.class");
  const auto time = fs::last_write_time(folder_ / "A.class");
  const ClassFiles before = Look();
  Write("B", "y");
  fs::last_write_time(folder_ / "B", time);
  fs::rename(folder_ / "B", folder_ / "A.class");
  EXPECT_EQ(Changes(before, Look()), "changed A.class\n");
}

TEST_F(ClassFilesTest, LinksLeadAroundAndBack) {
  Write("p/A.class");
  fs::create_directory_symlink(folder_, folder_ / "p/up");
  EXPECT_EQ(Look().stamps.size(), 1u);
}

TEST_F(ClassFilesTest, WhatIsNotThereIsWaitedForAbove) {
  const fs::path root = folder_ / "a/b/classes";
  const ClassFiles files = LookAtFiles({root.string()}, false);
  EXPECT_TRUE(files.stamps.empty());
  EXPECT_EQ(files.above.count((folder_ / "a").string()), 1u);
  EXPECT_EQ(files.above.count(folder_.string()), 1u);
}

TEST_F(ClassFilesTest, JarsOfAFolder) {
  Write("lib/a.jar");
  Write("lib/b.txt");
  const ClassFiles files =
      LookAtFiles({(folder_ / "lib" / "*").string()}, false);
  ASSERT_EQ(files.stamps.size(), 1u);
  EXPECT_TRUE(files.stamps.begin()->first.ends_with("lib/a.jar"));
}

PropertyVerdict VerdictOn(const std::string& name, check::Verdict verdict,
                          std::set<std::string> read = {"A"}) {
  PropertyVerdict made;
  made.name = name;
  made.verdict = verdict;
  made.bound_text = "any bound";
  made.code_read = std::move(read);
  return made;
}

check::Property PropertyCalled(const std::string& name) {
  check::Property property;
  property.name = name;
  return property;
}

class AffectedTest : public testing::Test {
 protected:
  AffectedTest() {
    before_.classes.classes = {{"A", {1, 10}}, {"B", {2, 20}}};
    before_.verdicts = {VerdictOn("a", check::Verdict::kHolds, {"A"}),
                        VerdictOn("b", check::Verdict::kHolds, {"B"})};
    before_.kinds = {0, 0};
    now_ = before_.classes;
  }
  // Which of a and b still stand.
  std::string Standing(const std::string& models = "") const {
    const Affected affected(&before_, now_, models);
    std::string text;
    for (const char* name : {"a", "b"})
      if (affected.StillStands(PropertyCalled(name)) != nullptr) text += name;
    return text;
  }

  RoundOutcome before_;
  ClassDigests now_;
};

TEST_F(AffectedTest, NothingChanged) { EXPECT_EQ(Standing(), "ab"); }

TEST_F(AffectedTest, CodeOfOneClass) {
  now_.classes["B"].bytes = 21;
  EXPECT_EQ(Standing(), "a");
}

TEST_F(AffectedTest, WhatAClassDeclares) {
  now_.classes["B"] = {3, 21};
  EXPECT_EQ(Standing(), "");
}

TEST_F(AffectedTest, ClassesThatComeAndGo) {
  now_.classes["C"] = {3, 30};
  EXPECT_EQ(Standing(), "");
  now_.classes = {{"A", {1, 10}}};
  EXPECT_EQ(Standing(), "");
}

TEST_F(AffectedTest, OtherModels) { EXPECT_EQ(Standing("org.junit"), ""); }

TEST_F(AffectedTest, AnotherKindOfProperty) {
  before_.kinds[0] = 1;
  EXPECT_EQ(Standing(), "b");
}

TEST_F(AffectedTest, WhatWasNotEndedIsDoneAgain) {
  before_.verdicts[0].why = check::kInterrupted;
  before_.verdicts[1].code_read.clear();
  EXPECT_EQ(Standing(), "");
}

TEST_F(AffectedTest, UnreadableOnlyWhereItIsNew) {
  now_.unreadable = {{"B", "too short"}};
  EXPECT_TRUE(NewlyUnreadable(before_.classes, now_).empty());
  now_.classes["B"] = {5, 5};
  EXPECT_EQ(NewlyUnreadable(before_.classes, now_).count("B"), 1u);
}

TEST(RoundTextTest, ChangedVerdictsFirstThenCounts) {
  const std::vector<PropertyVerdict> before = {
      VerdictOn("a", check::Verdict::kHolds),
      VerdictOn("b", check::Verdict::kVacuous),
      VerdictOn("gone", check::Verdict::kHolds)};
  CheckResult after;
  after.verdicts = {VerdictOn("a", check::Verdict::kHolds),
                    VerdictOn("b", check::Verdict::kHolds),
                    VerdictOn("new", check::Verdict::kHolds)};
  const std::string text = RoundText(before, after, 2, false);
  EXPECT_LT(text.find("was: vacuous"), text.find("was: not there"));
  EXPECT_LT(text.find("was: not there"), text.find("gone         gone"));
  EXPECT_NE(text.find("as before: 1 property: 1 holds\n"), std::string::npos);
  EXPECT_NE(text.find("checked again: 2 of 3"), std::string::npos);
}

TEST(OutcomeTest, ComesBackAsItWent) {
  RoundOutcome outcome;
  outcome.verdicts = {VerdictOn("a", check::Verdict::kHolds, {"A", "p/B"})};
  outcome.kinds = {1};
  outcome.classes.classes = {{"A", {~uint64_t{0}, 7}}};
  outcome.classes.unreadable = {{"A", "why"}};
  outcome.waiting = {{"A", "why"}};
  outcome.error = "e";
  const auto back = OutcomeFromBytes(ToBytes(outcome));
  ASSERT_TRUE(back.ok());
  EXPECT_EQ(back.value().verdicts[0].code_read.count("p/B"), 1u);
  EXPECT_EQ(back.value().kinds, outcome.kinds);
  EXPECT_EQ(back.value().classes.classes, outcome.classes.classes);
  EXPECT_EQ(back.value().classes.unreadable, outcome.classes.unreadable);
  EXPECT_EQ(back.value().waiting, outcome.waiting);
  EXPECT_EQ(back.value().error, "e");
  EXPECT_FALSE(OutcomeFromBytes("nonsense").ok());
}

}  // namespace
}  // namespace cli
