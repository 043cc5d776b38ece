#include "cli/parts/verdict_wire.h"

#include <string>

#include "check/check_property.h"
#include "cli/checking/verdicts.h"
#include "gtest/gtest.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

Failure SomeFailure() {
  Failure failure;
  failure.why = "returns false";
  failure.place = "A.m:12";
  failure.file = "p/A.java";
  failure.line = 12;
  failure.ways = 3;
  failure.stack = {"A.m:12", "A.n:4"};
  failure.thrown = {"java.lang.Error: no", "    at A.m(A.java:12)"};
  failure.asked = {"7"};
  failure.example = "x = 1";
  failure.block = "\033[31mblock\033[0m";
  failure.plain = "block";
  failure.trace = {{"A.m", 11, "true", "p/A.java"}, {"A.n", 3, "false", ""}};
  failure.trace_left_out = 5;
  failure.input = {{"z", 1}, {"a", "0.1"}};
  failure.test = "class T {}";
  failure.test_class = "p/T";
  failure.test_call = {"m(1);"};
  failure.no_test = "because";
  failure.confirmed = true;
  failure.unconfirmed = "not at all";
  return failure;
}

PropertyVerdict SomeVerdict() {
  PropertyVerdict verdict;
  verdict.name = "p.A::m(int)";
  verdict.file = "A.java";
  verdict.line = 10;
  verdict.source = "p/A.java";
  verdict.framework = "JUnit 5";
  verdict.verdict = check::Verdict::kViolated;
  verdict.skipped = true;
  verdict.why = "why";
  verdict.help = "help";
  verdict.bound_text = "bound 3";
  verdict.gave_up = true;
  verdict.coverage = {{"p.A.f", {1, 2}, {7}}};
  verdict.bound = 3;
  verdict.assumes = {"one", "two"};
  verdict.code_read = {"p/A", "p/B"};
  verdict.failures = {SomeFailure(), {}};
  verdict.apart = {SomeFailure()};
  verdict.expected = true;
  verdict.paths = ~uint64_t{0};
  verdict.ruled_out = 2;
  verdict.states = 3;
  verdict.bytecodes = 4;
  verdict.solver_calls = 5;
  verdict.seconds = 0.1 + 0.2;
  return verdict;
}

TEST(VerdictWireTest, NothingIsLost) {
  const PropertyVerdict sent = SomeVerdict();
  const base::Result<PropertyVerdict> came = FromBytes(ToBytes(sent));
  ASSERT_TRUE(came.ok()) << came.error().ToString();
  EXPECT_EQ(ToWire(came.value()).dump(), ToWire(sent).dump());
  EXPECT_EQ(VerdictJson(came.value()).dump(), VerdictJson(sent).dump());
  EXPECT_EQ(came.value().seconds, sent.seconds);
  EXPECT_EQ(came.value().paths, sent.paths);
  EXPECT_EQ(came.value().failures[0].trace, sent.failures[0].trace);
  EXPECT_EQ(came.value().failures[0].input.dump(),
            sent.failures[0].input.dump());
}

// A field that was left as it is made would not show above.
TEST(VerdictWireTest, EveryFieldIsOther) {
  const Json none = ToWire(PropertyVerdict()), some = ToWire(SomeVerdict());
  for (const auto& [key, value] : some.items())
    EXPECT_NE(value, none.at(key)) << key;
  const Json failure = some["failures"][1], other = some["failures"][0];
  for (const auto& [key, value] : other.items())
    EXPECT_NE(value, failure.at(key)) << key;
}

TEST(VerdictWireTest, NamesMayBeNoText) {
  PropertyVerdict sent = SomeVerdict();
  sent.name = "A::\xff\xc0m\x00x";
  EXPECT_EQ(FromBytes(ToBytes(sent)).value().name, sent.name);
}

TEST(VerdictWireTest, WhatIsNoVerdictIsRefused) {
  const std::string bytes = ToBytes(SomeVerdict());
  EXPECT_FALSE(FromBytes("").ok());
  EXPECT_FALSE(FromBytes(bytes.substr(0, bytes.size() - 1)).ok());
  EXPECT_FALSE(FromBytes(bytes + "x").ok());
  Json json = ToWire(SomeVerdict());
  json["verdict"] = 4;
  EXPECT_EQ(FromWire(json).error().ToString(),
            "not a verdict: no such outcome");
  json = ToWire(SomeVerdict());
  json.erase("states");
  EXPECT_FALSE(FromWire(json).ok());
  json = ToWire(SomeVerdict());
  json["line"] = "ten";
  EXPECT_FALSE(FromWire(json).ok());
}

}  // namespace
}  // namespace cli
