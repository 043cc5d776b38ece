// Where the engine does not know what the virtual machine and the class library
// have done before a program runs, or how deep a stack is, a path ends with a
// reason; and where a loop never ends, it says that.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/machine/divergence.h"
#include "gtest/gtest.h"
#include "tests/unit/engine/explored.h"

namespace engine {
namespace {

using Ends = std::set<std::string>;

constexpr const char* kHeaps[] = {"lazy", "lazier", "lazier-sharp", "summary"};

// "return 5", "exception p.A", "unsupported …".
Ends EndsOf(const std::string& entry, AnalysisOptions options) {
  Explored explored("tests/unit/engine/edge", entry, options);
  Ends ends;
  for (size_t i = 0; i < explored.paths.size(); ++i) {
    const Slot& result = explored.states[i].result;
    const std::string value =
        result.IsKnown() ? std::to_string(result.AsInt()) : "a term";
    ends.insert(
        explored.paths[i].end + " " +
        (explored.paths[i].end == "return" ? value : explored.paths[i].text));
  }
  return ends;
}

void ExpectEnds(const std::string& entry, const Ends& expected,
                AnalysisOptions options = {}) {
  for (const char* heap : kHeaps) {
    options.heap = heap;
    EXPECT_EQ(EndsOf(entry, options), expected) << entry << ", " << heap;
  }
}

std::string Unknown(const std::string& field) {
  return "unsupported what the virtual machine puts into " + field;
}

TEST(VmStaticsTest, WhatIsSetBeforeMainIsNotNull) {
  ExpectEnds("Edge::printed", {"return 1"});
  ExpectEnds("Edge::hasErr", {"return 0"});
  ExpectEnds("Edge::hasIn", {Unknown("java.lang.System.in")});
  ExpectEnds("Edge::separator", {"return 1"});
  ExpectEnds("Edge::properties",
             {"unsupported a method of an unknown subclass, which may override "
              "java.util.concurrent.ConcurrentHashMap.size()I"});
}

TEST(VmStaticsTest, NobodyCatchesWhatIsNotThrown) {
  ExpectEnds("Edge::printedCaught", {"return 1"});
  ExpectEnds("Edge::caughtIn", {Unknown("java.lang.System.in")});
}

TEST(VmStaticsTest, PropertiesAreThoseOfTheTableAndTheCommandLine) {
  AnalysisOptions options;
  ExpectEnds("Edge::home",
             {"unsupported the system property user.home of the machine; "
              "--property says what it is"});
  options.machine.properties["user.home"] = "/here";
  ExpectEnds("Edge::home", {"return 5"}, options);
  ExpectEnds("Edge::unset", {"return 1"});
}

TEST(IdentityHashTest, IsANumberUnlessItMayBeAny) {
  AnalysisOptions options;
  ExpectEnds("Edge::sameHash", {"return 1"}, options);
  ExpectEnds("Edge::oddHash", {"return 1", "return 0"}, [] {
    AnalysisOptions any;
    any.machine.any_identity_hash = true;
    return any;
  }());
  EXPECT_EQ(EndsOf("Edge::oddHash", options).size(), 1u);
}

TEST(ExitTest, IsAnEnd) { ExpectEnds("Edge::exits", {"exit status 3"}); }

TEST(VmStaticsTest, NotEvenWhereStaticsAreInput) {
  AnalysisOptions options;
  options.machine.input_statics = true;
  ExpectEnds("Edge::separator", {Unknown("java.lang.System.lineSeparator")},
             options);
}

bool AllUnsupported(const std::string& entry) {
  for (const std::string& end : EndsOf(entry, {}))
    if (!end.starts_with("unsupported ")) return false;
  return true;
}

TEST(LibraryInitTest, AFailingInitialiserIsNotTheProgramsFault) {
  EXPECT_TRUE(AllUnsupported("Edge::loader"));
  ExpectEnds("Edge::caughtFormatted", {"return 1"});
}

TEST(LibraryInitTest, TheProgramsOwnInitialisersFailAsBefore) {
  ExpectEnds("Edge::ownInitialiser",
             {"exception java.lang.ExceptionInInitializerError"});
}

TEST(ThrowableCellsTest, StackTracesBeginWhereTheRunDoes) {
  ExpectEnds("Edge::trace", {"return 1"});
}

TEST(ThrowableCellsTest, AnInputsInsideIsNotKnown) {
  ExpectEnds("Edge::suppressedOfInput",
             {"return 0", "unsupported what an exception of the input holds"});
}

TEST(ThrowableCellsTest, TheMachineTellsWhatALinkageErrorComesFrom) {
  ExpectEnds("Edge::causeOfMissing",
             {"unsupported the cause of an error the virtual machine made"});
}

TEST(NanTest, BitsAreTheMachinesOwn) {
  ExpectEnds("Edge::rawNan", {"unsupported the bits of a NaN"});
  ExpectEnds("Edge::rawOfInput", {"return a term"});
  ExpectEnds("Edge::rawOfSum",
             {"return a term", "unsupported the bits of a NaN"});
}

TEST(NanTest, BitsThatWereOnlyKeptComeBack) {
  ExpectEnds("Edge::rawOfBits", {"return 1"});
}

TEST(CallDepthTest, ThousandsOfCallsAreNoOverflow) {
  ExpectEnds("Edge::sum3000", {"return 4501500"});
}

TEST(CallDepthTest, MoreCutThePath) {
  ExpectEnds("Edge::sum9000", {"call-depth 8000 frames"});
  ExpectEnds("Edge::caughtOverflow", {"call-depth 8000 frames"});
}

TEST(CallDepthTest, WhatLeadsToItselfOverflowsAnyStack) {
  ExpectEnds("Edge::nothingElse", {"exception java.lang.StackOverflowError"});
  ExpectEnds("Edge::overflow", {"return -3"});
}

// What comes of these depends on how much room there is.
TEST(CallDepthTest, ButNotWhereSomethingTellsTheCalls) {
  for (const char* entry : {"Edge::overflowOfTwo", "Edge::overflowAroundACall",
                            "Edge::printing", "Edge::cleaning"})
    ExpectEnds(entry, {"call-depth 8000 frames"});
}

TEST(CallDepthTest, OrThrowIfAskedTo) {
  AnalysisOptions options;
  options.machine.stack_overflow = true;
  ExpectEnds("Edge::sum9000", {"exception java.lang.StackOverflowError"},
             options);
  ExpectEnds("Edge::caughtOverflow", {"return -1"}, options);
}

TEST(NewArrayTest, TheBoundOfInputsDoesNotBindNewOnes) {
  AnalysisOptions options;
  options.bounds.array_length = 3;
  options.machine.new_array = 20;
  ExpectEnds(
      "Edge::made",
      {"return a term", "exception java.lang.NegativeArraySizeException"},
      options);
}

TEST(NewArrayTest, OnlyALookBeyondTheBoundIsCut) {
  AnalysisOptions options;
  options.machine.new_array = 20;
  ExpectEnds("Edge::lastOfMade",
             {"return 0", "exception java.lang.NegativeArraySizeException",
              "exception java.lang.ArrayIndexOutOfBoundsException",
              "bound an element of a new array of unknown length beyond the "
              "first 20"},
             options);
}

TEST(NewArrayTest, ManyDimensionsShareTheBound) {
  AnalysisOptions options;
  options.machine.new_array = 20;
  ExpectEnds("Edge::madeOfTwo",
             {"return a term", "exception java.lang.NegativeArraySizeException",
              "bound a new array longer than 4"},
             options);
}

TEST(EndlessTest, AStateThatComesBack) {
  ExpectEnds("Endless::empty", {"diverges line 7"});
  ExpectEnds("Endless::back", {"diverges line 12"});
  ExpectEnds("Endless::twoSteps", {"diverges lines 18-19, 21"});
  ExpectEnds("Endless::ring", {"diverges line 41"});
  ExpectEnds("Endless::calling", {"diverges line 48"});
  ExpectEnds("Endless::swapping", {"diverges lines 63-66"});
  ExpectEnds("Endless::caught", {"diverges lines 73-75"});
  ExpectEnds("Endless::locked", {"diverges lines 82-83"});
}

TEST(EndlessTest, OfTheInput) {
  ExpectEnds("Endless::length", {"return 0", "return 1", "diverges line 27"});
}

TEST(EndlessTest, WhatOnlyLooksAlikeEnds) {
  ExpectEnds("Endless::countdown", {"return 0"});
  ExpectEnds("Endless::counter", {"return 20000"});
  ExpectEnds("Endless::element", {"return 20000"});
  ExpectEnds("Endless::statics", {"return 12345"});
  ExpectEnds("Endless::cut", {"return 3000"});
  ExpectEnds("Endless::longPeriod", {"return 16383"});
  ExpectEnds("Endless::locks()I", {"return 1"});
  ExpectEnds("Endless::allocating", {"return 0"});
  ExpectEnds("Endless::unwinding", {"return 3001"});
}

TEST(EndlessTest, TheFlowIsThatOfTheSameNumberOfSteps) {
  AnalysisOptions options;
  options.machine.steps = 20'000;
  Explored seen("tests/unit/engine/edge", "Endless::twoSteps", options);
  options.machine.find_loops = false;
  Explored run("tests/unit/engine/edge", "Endless::twoSteps", options);
  ASSERT_EQ(seen.paths.size(), 1u);
  EXPECT_EQ(seen.paths[0].end, "diverges");
  EXPECT_EQ(run.paths[0].end, "step-limit");
  EXPECT_EQ(seen.paths[0].flow, run.paths[0].flow);
}

TEST(EndlessTest, LinesAreToldInStretches) {
  EXPECT_EQ(LinesText({12}), "line 12");
  EXPECT_EQ(LinesText({12, 13, 14, 17, 19, 20}), "lines 12-14, 17, 19-20");
}

}  // namespace
}  // namespace engine
