// How the JVM is asked, with programs in its place that do not do as they are
// told. What a real one answers: tests/differential/engine/bisim_java.py.
#include "engine/java/jvm.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "base/deadline.h"

namespace java {
namespace {

using std::chrono::milliseconds;
namespace fs = std::filesystem;

std::string Scratch(const std::string& name) {
  const fs::path folder = fs::path(testing::TempDir()) / name;
  fs::remove_all(folder);
  fs::create_directories(folder);
  return folder.string();
}

TEST(AnswerTest, AWholeAnswerIsRead) {
  const auto answer = ParseAnswer(
      "java 17.0.9\nagrees\ncannot a Class\ndiffers x is 1\nend\n", 3);
  ASSERT_TRUE(answer.ok());
  EXPECT_EQ(answer.value().version, "17.0.9");
  ASSERT_EQ(answer.value().verdicts.size(), 3u);
  EXPECT_EQ(answer.value().verdicts[0].kind, Verdict::Kind::kAgrees);
  EXPECT_EQ(answer.value().verdicts[1].kind, Verdict::Kind::kCannotBeBuilt);
  EXPECT_EQ(answer.value().verdicts[2].kind, Verdict::Kind::kDiffers);
  EXPECT_EQ(answer.value().verdicts[2].text, "x is 1");
}

TEST(AnswerTest, AnythingElseIsNone) {
  for (const char* text :
       {"", "end\n", "java 17\n", "java 17\nagrees\n", "java 17\nend\n",
        "java 17\nagrees\nagrees\nend\n", "java 17\nagree\nend\n",
        "java 17\nmaybe\nend\n", "java 17\n\nend\n", "agrees\nend\n"})
    EXPECT_FALSE(ParseAnswer(text, 1).ok()) << text;
  EXPECT_TRUE(ParseAnswer("java 17\nagrees\nend\n", 1).ok());
}

// Asks a shell script in java's place, which has read one request.
base::Result<Answer> AskScript(const std::string& script,
                               milliseconds limit = milliseconds(60'000)) {
  const std::string folder = Scratch("fake");
  const std::string program = folder + "/java";
  std::ofstream(program) << "#!/bin/sh\nread -r path document answer\n"
                         << script << "\n";
  chmod(program.c_str(), 0700);
  return Session(Scratch("asked"))
      .Ask({program, ".", "{}", 1, true, "", base::Deadline::After(limit)});
}

TEST(AskTest, WhatIsNoJvmIsSaidToBeNone) {
  const struct {
    const char* script;
    const char* says;
  } kCases[] = {
      {"echo what is this >&2; exit 1", "exit status 1: what is this"},
      {"kill -11 $$", "killed by signal 11"},
      {"echo hello", "it did not answer"},
      {"echo nonsense > $answer; echo done", "it did not answer"},
      {"printf 'java 1\\n\\001\\002\\nend\\n' > $answer; echo done",
       "something else"},
      {"printf 'java 1\\nagrees\\n' > $answer; echo done", "1 of 1 runs"},
      {"printf 'java 1\\nend\\n' > $answer; echo done", "0 of 1 runs"},
      {"printf 'java 1\\nagrees\\nend\\n' > $answer", "it did not answer"},
  };
  for (const auto& c : kCases) {
    const auto answer = AskScript(c.script);
    ASSERT_FALSE(answer.ok()) << c.script;
    EXPECT_NE(answer.error().ToString().find(c.says), std::string::npos)
        << answer.error().ToString();
  }
  const auto slow = AskScript("sleep 600", milliseconds(500));
  ASSERT_FALSE(slow.ok());
  EXPECT_NE(slow.error().ToString().find("took too long"), std::string::npos)
      << slow.error().ToString();
  EXPECT_TRUE(
      AskScript("printf 'java 1\\nagrees\\nend\\n' > $answer; echo done").ok());
}

TEST(AskTest, TheHarnessIsThere) {
  EXPECT_TRUE(AskScript("test -s ${answer%answer}harness/replay/Confirm.class "
                        "&& printf 'java 1\\nagrees\\nend\\n' > $answer; "
                        "echo done")
                  .ok());
}

// Asks a script twice that says how often it was started and asked.
std::vector<std::string> AskTwice(const std::string& reply,
                                  const std::string& verdict) {
  const std::string folder = Scratch("twice");
  const std::string program = folder + "/java";
  std::ofstream(program) << "#!/bin/sh\n"
                            "while read -r path document answer; do\n"
                            "  n=$((n + 1))\n"
                            "  printf \"java $n\\n" +
                                verdict +
                                "\\nend\\n\" > $answer\n"
                                "  echo " +
                                reply + "\ndone\n";
  chmod(program.c_str(), 0700);
  Session session(Scratch("asked"));
  std::vector<std::string> versions;
  for (int i = 0; i < 2; ++i) {
    const auto answer = session.Ask({program, ".", "{}", 1});
    versions.push_back(answer.ok() ? answer.value().version
                                   : answer.error().ToString());
  }
  return versions;
}

TEST(SessionTest, OneJvmAnswersManyQuestions) {
  using Versions = std::vector<std::string>;
  EXPECT_EQ(AskTwice("done", "agrees"), (Versions{"1", "2"}));
  EXPECT_EQ(AskTwice("last", "agrees"), (Versions{"1", "1"}));
  // What another run may have caused is asked again.
  EXPECT_EQ(AskTwice("done", "differs x"), (Versions{"1", "1"}));
}

TEST(AskTest, NobodyIsAskedWhenTheTimeIsUp) {
  const auto answer = Session(Scratch("late"))
                          .Ask({"/bin/true", ".", "{}", 1, true, "",
                                base::Deadline::After(milliseconds(0))});
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().what, "there is no time left");
}

TEST(FindJavaTest, TheJdksOwnComesFirst) {
  const std::string home = Scratch("jdk");
  fs::create_directories(home + "/bin");
  std::ofstream(home + "/bin/java") << "#!/bin/sh\n";
  EXPECT_NE(FindJava(home), home + "/bin/java");
  chmod((home + "/bin/java").c_str(), 0700);
  EXPECT_EQ(FindJava(home), home + "/bin/java");
}

}  // namespace
}  // namespace java
