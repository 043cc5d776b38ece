#include "cli/checking/sarif.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "check/check_property.h"
#include "cli/checking/source_places.h"
#include "cli/checking/verdicts.h"
#include "gtest/gtest.h"

namespace cli {
namespace {

using check::Verdict;
using Json = nlohmann::ordered_json;

PropertyVerdict Violated() {
  PropertyVerdict made;
  made.name = "p.ListTest::sorted(int)";
  made.verdict = Verdict::kViolated;
  made.source = "p/ListTest.java";
  made.line = 11;
  Failure failure;
  failure.why = "throws p.E";
  failure.place = "List.insert:7";
  failure.file = "p/List.java";
  failure.line = 7;
  failure.trace = {{"List.insert", 5, "true", "p/List.java"}};
  made.failures.push_back(failure);
  return made;
}

Json RunOf(const CheckedAll& checked, const SourcePlaces& places) {
  return SarifJson(checked, places)["runs"][0];
}
Json RunOf(const std::vector<PropertyVerdict>& verdicts) {
  const std::vector<std::string> problems;
  return RunOf({verdicts, problems}, SourcePlaces({}));
}
Json ResultOf(const PropertyVerdict& verdict) {
  return RunOf({verdict})["results"][0];
}

TEST(Sarif, AResultHasRuleMessageAndPlace) {
  const Json run = RunOf({Violated()});
  const Json& result = run["results"][0];
  EXPECT_EQ(result["ruleId"], "exception");
  EXPECT_EQ(
      run["tool"]["driver"]["rules"][result["ruleIndex"].get<size_t>()]["id"],
      "exception");
  EXPECT_EQ(result["level"], "error");
  EXPECT_EQ(result["message"]["text"],
            "p.ListTest::sorted(int) throws p.E at List.insert:7");
  const Json& place = result["locations"][0]["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"]["uri"], "p/List.java");
  EXPECT_EQ(place["artifactLocation"]["uriBaseId"], "%SRCROOT%");
  EXPECT_EQ(place["region"]["startLine"], 7);
  EXPECT_FALSE(result.contains("baselineState"));
}

TEST(Sarif, WithoutAPlaceOfItsOwnItIsThePropertys) {
  PropertyVerdict verdict = Violated();
  verdict.failures[0].file = "";
  const Json place = ResultOf(verdict)["locations"][0]["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"]["uri"], "p/ListTest.java");
  EXPECT_EQ(place["region"]["startLine"], 11);
}

TEST(Sarif, TheWayThereIsACodeFlow) {
  PropertyVerdict verdict = Violated();
  verdict.failures[0].trace_left_out = 3;
  const Json flow = ResultOf(verdict)["codeFlows"][0];
  const Json& step = flow["threadFlows"][0]["locations"][0]["location"];
  EXPECT_EQ(step["physicalLocation"]["region"]["startLine"], 5);
  EXPECT_EQ(step["message"]["text"], "true");
  EXPECT_EQ(flow["message"]["text"],
            "the last steps; 3 before them are left out");
}

TEST(Sarif, FingerprintsOutliveEditsAndDiffer) {
  const auto print = [](const Json& result) {
    return result["partialFingerprints"]["failure/v1"].get<std::string>();
  };
  PropertyVerdict moved = Violated();
  moved.line = 20;
  moved.failures[0].line = 17;
  moved.failures[0].place = "List.insert:17";
  EXPECT_EQ(print(ResultOf(Violated())), print(ResultOf(moved)));
  PropertyVerdict other = Violated();
  other.failures[0].why = "returns false";
  EXPECT_NE(print(ResultOf(Violated())), print(ResultOf(other)));
  PropertyVerdict twice = Violated();
  twice.failures.push_back(moved.failures[0]);
  const Json run = RunOf({twice});
  EXPECT_NE(print(run["results"][0]), print(run["results"][1]));
}

TEST(Sarif, ABaselineTellsNewKnownAndGone) {
  PropertyVerdict known = Violated();
  known.expected = true;
  const std::vector<PropertyVerdict> verdicts = {Violated(), known};
  const std::vector<std::string> problems;
  const Json run =
      RunOf({verdicts, problems, {"p.A::gone()"}, true}, SourcePlaces({}));
  std::vector<std::string> states;
  for (const Json& result : run["results"])
    states.push_back(result["baselineState"]);
  EXPECT_EQ(states, (std::vector<std::string>{"new", "unchanged", "absent"}));
}

TEST(Sarif, WhatIsOpenIsANotification) {
  PropertyVerdict open = Violated();
  open.verdict = Verdict::kInconclusive;
  open.why = "no time";
  const std::vector<PropertyVerdict> verdicts = {open};
  const std::vector<std::string> problems = {"q: not there"};
  const Json run = RunOf({verdicts, problems}, SourcePlaces({}));
  EXPECT_TRUE(run["results"].empty());
  const Json& notes = run["invocations"][0]["toolExecutionNotifications"];
  EXPECT_EQ(notes[0]["descriptor"]["id"], "inconclusive");
  EXPECT_EQ(notes[0]["message"]["text"], "p.ListTest::sorted(int): no time");
  EXPECT_EQ(notes[1]["message"]["text"], "q: not there");
}

TEST(Sarif, WhatHoldsOrWasSkippedIsNoResult) {
  PropertyVerdict holds = Violated(), skipped = Violated();
  holds.verdict = Verdict::kHolds;
  skipped.skipped = true;
  EXPECT_TRUE(RunOf({holds, skipped})["results"].empty());
}

TEST(Sarif, ApartIsANoteUnlessItFails) {
  PropertyVerdict apart = Violated();
  apart.verdict = Verdict::kHolds;
  apart.apart = std::move(apart.failures);
  EXPECT_EQ(ResultOf(apart)["level"], "note");
  const std::vector<PropertyVerdict> verdicts = {apart};
  const std::vector<std::string> problems;
  EXPECT_EQ(RunOf({verdicts, problems, {}, false, true},
                  SourcePlaces({}))["results"][0]["level"],
            "error");
}

TEST(Sarif, SourcesAreFoundAndWrittenAsUris) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(testing::TempDir()) / "a b";
  fs::create_directories(folder / "p");
  std::ofstream(folder / "p" / "List.java") << "class List {}\n";
  const std::vector<PropertyVerdict> verdicts = {Violated()};
  const std::vector<std::string> problems;
  const Json artifact = RunOf(
      {verdicts, problems},
      SourcePlaces({"nowhere",
                    folder.string()}))["results"][0]["locations"][0]
                                      ["physicalLocation"]["artifactLocation"];
  const std::string uri = artifact["uri"];
  EXPECT_TRUE(uri.ends_with("/a%20b/p/List.java")) << uri;
  EXPECT_EQ(uri.starts_with("file:///"), !artifact.contains("uriBaseId"));
}

TEST(SourcePlaces, OnlyPlainNamesAreFiles) {
  EXPECT_EQ(SourcePath("p/q/A", "A.java"), "p/q/A.java");
  EXPECT_EQ(SourcePath("A", "A.java"), "A.java");
  EXPECT_EQ(SourcePath("p/A", ""), "");
  EXPECT_EQ(SourcePath("p/A", "../A.java"), "");
  EXPECT_EQ(SourcePath("../A", "A.java"), "");
}

}  // namespace
}  // namespace cli
