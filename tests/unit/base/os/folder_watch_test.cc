#include "base/os/folder_watch.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "base/os/file.h"

namespace os {
namespace {

namespace fs = std::filesystem;
using Of = FolderWatch::Of;
constexpr std::chrono::milliseconds kAtOnce{0}, kLong{5000};

class FolderWatchTest : public testing::Test {
 protected:
  FolderWatchTest() : watch_(FolderWatch::Make()) {
    std::string name = (fs::temp_directory_path() / "watch-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  ~FolderWatchTest() override { fs::remove_all(folder_); }

  void Add(const fs::path& folder, Of of) {
    ASSERT_TRUE(watch_.value().Add(folder.string(), of).ok());
  }
  bool Happened() { return watch_.value().Wait(kLong); }
  bool IsQuiet() { return !watch_.value().Wait(kAtOnce); }
  void Write(const std::string& name) { std::ofstream(folder_ / name) << "x"; }

  fs::path folder_;
  base::Result<FolderWatch> watch_;
};

TEST_F(FolderWatchTest, TellsOfFilesThatComeChangeAndGo) {
  Add(folder_, Of::kFiles);
  EXPECT_TRUE(IsQuiet());
  Write("A.class");
  EXPECT_TRUE(Happened());
  EXPECT_TRUE(IsQuiet());
  Write("A.class");
  EXPECT_TRUE(Happened());
  fs::rename(folder_ / "A.class", folder_ / "B.class");
  EXPECT_TRUE(Happened());
  fs::remove(folder_ / "B.class");
  EXPECT_TRUE(Happened());
  EXPECT_TRUE(IsQuiet());
}

TEST_F(FolderWatchTest, TellsOfEntriesOnly) {
  Write("A.class");
  Add(folder_, Of::kEntries);
  Write("A.class");
  EXPECT_TRUE(IsQuiet());
  fs::create_directory(folder_ / "p");
  EXPECT_TRUE(Happened());
}

TEST_F(FolderWatchTest, MoreIsWatchedNeverLess) {
  Write("A.class");
  Add(folder_, Of::kFiles);
  Add(folder_, Of::kEntries);
  Write("A.class");
  EXPECT_TRUE(Happened());
}

TEST_F(FolderWatchTest, TellsThatTheFolderItselfGoes) {
  fs::create_directory(folder_ / "p");
  Add(folder_ / "p", Of::kFiles);
  fs::remove(folder_ / "p");
  EXPECT_TRUE(Happened());
}

TEST_F(FolderWatchTest, WhatIsNotThereIsPassedOver) {
  Add(folder_ / "nowhere", Of::kFiles);
  EXPECT_TRUE(IsQuiet());
}

TEST(WatchErrorTest, NamesTheWayOut) {
  EXPECT_NE(WatchError(ENOSPC, "p").ToString().find("max_user_watches"),
            std::string::npos);
  EXPECT_NE(WatchError(EMFILE, "").ToString().find("max_user_instances"),
            std::string::npos);
}

TEST_F(FolderWatchTest, ReplacedFilesAreNeverHalf) {
  const fs::path file = folder_ / "out", link = folder_ / "link";
  ASSERT_TRUE(ReplaceFile(file, "one").ok());
  fs::create_symlink(file, link);
  std::ifstream before(file);
  ASSERT_TRUE(ReplaceFile(link, "another").ok());
  std::string text;
  before >> text;
  EXPECT_EQ(text, "one");  // a reader of before has what was there
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(fs::file_size(file), 7u);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 2);
}

}  // namespace
}  // namespace os
