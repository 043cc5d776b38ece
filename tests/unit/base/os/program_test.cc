#include "base/os/program.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "base/deadline.h"

namespace os {
namespace {

using std::chrono::milliseconds;
namespace fs = std::filesystem;

std::string Scratch(const std::string& name) {
  const fs::path folder = fs::path(testing::TempDir()) / name;
  fs::remove_all(folder);
  fs::create_directories(folder);
  return folder.string();
}

Exit Shell(const std::string& script, base::Deadline deadline = {},
           std::string* printed = nullptr) {
  const std::string output = Scratch("shell") + "/output";
  auto exit = RunProgram({"sh", "-c", script}, output, deadline);
  EXPECT_TRUE(exit.ok());
  if (printed != nullptr) std::getline(std::ifstream(output), *printed);
  return exit.value();
}

TEST(ProgramTest, HowItEndedIsTold) {
  EXPECT_EQ(ToText(Shell("exit 3")), "exit status 3");
  EXPECT_EQ(ToText(Shell("kill -9 $$")), "killed by signal 9");
  const auto missing = RunProgram({"/no/such/program"}, "/dev/null", {});
  ASSERT_FALSE(missing.ok());
  EXPECT_NE(missing.error().ToString().find("could not be started"),
            std::string::npos);
}

TEST(ProgramTest, OneThatIsConfinedWritesInOneFolderOnly) {
  const std::string writable = Scratch("writable"), other = Scratch("other");
  fs::create_directories(writable + "/work");
  const std::string output = Scratch("shell") + "/output";
  const std::string script =
      "test -z \"$(ls)\" && echo here > here && echo up > ../up && "
      "! (echo other > " +
      other +
      "/file) 2> /dev/null && "
      "! grep -q eth /proc/net/dev";
  const auto exit = RunProgram({"sh", "-c", script}, output, {},
                               {writable + "/work", writable});
  ASSERT_TRUE(exit.ok());
  EXPECT_TRUE(fs::exists(writable + "/work/here"));
  EXPECT_TRUE(fs::exists(writable + "/up"));
  if (fs::exists(other + "/file"))
    GTEST_SKIP() << "NOT RUN: this kernel gives users no namespaces";
  EXPECT_EQ(ToText(exit.value()), "exit status 0");
}

TEST(ProgramTest, BothOutputsGoToTheFileAndNothingIsRead) {
  std::string printed;
  Shell("cat; echo one >&2", {}, &printed);
  EXPECT_EQ(printed, "one");
}

bool IsRunning(const std::string& pid) {
  std::string name, state;
  std::ifstream stat("/proc/" + pid + "/stat");
  stat >> name >> name >> state;
  return stat && state != "Z" && state != "X";
}

// On a busy machine a shell needs a while to say anything: then more is
// granted.
Exit TimedOutAfterPrinting(std::string* child) {
  Exit exit;
  for (int granted = 300; granted < 60'000 && child->empty(); granted *= 4)
    exit = Shell("sleep 600 & echo $!; wait",
                 base::Deadline::After(milliseconds(granted)), child);
  return exit;
}

TEST(ProgramTest, NothingOutlivesTheDeadline) {
  std::string child;
  const Exit exit = TimedOutAfterPrinting(&child);
  EXPECT_EQ(exit.kind, Exit::Kind::kTimedOut);
  ASSERT_FALSE(child.empty());
  for (int i = 0; i < 1000 && IsRunning(child); ++i)
    std::this_thread::sleep_for(milliseconds(20));
  EXPECT_FALSE(IsRunning(child));
}

// What it has left behind goes with it, also where nobody was in a hurry.
TEST(ProgramTest, NothingOutlivesTheProgram) {
  std::string child;
  EXPECT_EQ(ToText(Shell("sleep 600 & echo $!", {}, &child)), "exit status 0");
  ASSERT_FALSE(child.empty());
  for (int i = 0; i < 1000 && IsRunning(child); ++i)
    std::this_thread::sleep_for(milliseconds(20));
  EXPECT_FALSE(IsRunning(child));
}

TEST(ProgramTest, IgnoringAPoliteSignalDoesNotHelp) {
  const Exit exit = Shell("trap '' TERM INT; sleep 60; sleep 60",
                          base::Deadline::After(milliseconds(100)));
  EXPECT_EQ(exit.kind, Exit::Kind::kTimedOut);
}

TEST(ProgramTest, InheritsNoDescriptorOfOurs) {
  std::string open_ones;
  std::ofstream ours(Scratch("inherited") + "/file");
  // A pipe or a pattern would open some in the shell itself.
  Shell(
      "for f in 0 1 2 3 4 5 6 7 8 9; do"
      "  if [ -e /proc/$$/fd/$f ]; then printf \"$f \"; fi; done",
      {}, &open_ones);
  EXPECT_EQ(open_ones, "0 1 2 ");
}

TEST(ProgramTest, AFileThatCannotBeWrittenIsAnError) {
  const auto run = RunProgram({"true"}, "/no/such/folder/output", {});
  ASSERT_FALSE(run.ok());
  EXPECT_NE(run.error().ToString().find("No such file"), std::string::npos);
}

}  // namespace
}  // namespace os
