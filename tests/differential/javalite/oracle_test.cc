// Every small heap, run: the symbolic machines must say the same.
#include "tests/differential/javalite/oracle.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "javalite/concrete_heap.h"
#include "javalite/enumerate.h"
#include "javalite/generate.h"
#include "javalite/types.h"
#include "tests/differential/javalite/session.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr heap::Bounds kNoBound{};
constexpr heap::Bounds kSettings[] = {kNoBound,
                                      {2, heap::kUnbounded},
                                      {heap::kUnbounded, 2},
                                      {1, heap::kUnbounded},
                                      {heap::kUnbounded, 1}};
constexpr MachineOptions kShort{6, 2000};

std::string Describe(const heap::Bounds& bounds) {
  if (bounds.depth != heap::kUnbounded)
    return "depth " + std::to_string(bounds.depth);
  if (bounds.objects != heap::kUnbounded)
    return "objects " + std::to_string(bounds.objects);
  return "no bound";
}

// The program of examples/javalite: Floyd's check for cycles, then a
// search.
constexpr std::string_view kListProgram = R"(
(((class Data () ())
  (class LLNode ([Data elem] [LLNode next]) ())
  (class LinkedList ([LLNode head] [Data data0])
   ((bool acyclic ([LLNode slow] [LLNode fast])
     (if (fast = null) true
      else (var LLNode f1 := (fast $ next) in
            (if (f1 = null) true
             else (var LLNode s2 := (slow $ next) in
                   (var LLNode f2 := (f1 $ next) in
                    (if (s2 = f2) false
                     else (this @ acyclic s2 f2))))))))
    (bool contains ([LLNode node] [Data val])
     (if (node = null) false
      else (if ((node $ elem) = val) true
            else (this @ contains (node $ next) val))))
    (bool run ()
     (if (this @ acyclic (this $ head) (this $ head))
         (this @ contains (this $ head) (this $ data0))
      else false)))))
 (LinkedList run)))";

struct Totals {
  uint64_t paths = 0, inside = 0, outside = 0, without_input = 0;

  void Add(const OracleResult& r) {
    paths += r.paths;
    inside += r.inside;
    outside += r.outside;
    without_input += r.without_input;
  }
  void Print(const char* what) const {
    std::printf(
        "%s: %llu paths, heaps within %llu, beyond %llu, paths "
        "without input %llu\n",
        what, static_cast<unsigned long long>(paths),
        static_cast<unsigned long long>(inside),
        static_cast<unsigned long long>(outside),
        static_cast<unsigned long long>(without_input));
  }
};

// Creation depth and the number of objects met depend on when a strategy
// decides; only these two decide where the program reads.
bool DecidesAtReads(std::string_view mode) {
  return mode == "lazy" || mode == "summary";
}

// The random programs of a run: SUMMA_ORACLE_SEEDS=first:last for a long one.
std::pair<uint64_t, uint64_t> Seeds(unsigned long long first,
                                    unsigned long long last) {
  const char* text = std::getenv("SUMMA_ORACLE_SEEDS");
  if (text != nullptr && std::sscanf(text, "%llu:%llu", &first, &last) != 2)
    ADD_FAILURE() << "SUMMA_ORACLE_SEEDS should read first:last";
  return {first, last};
}

TEST(OracleTest, LitmusHeapsSatisfyExactlyOnePath) {
  Totals totals;
  for (std::string_view name : kLitmusNames) {
    CheckedProgram program = Load(LitmusText(name));
    for (const heap::Bounds& bounds : kSettings) {
      OracleOptions options{.bounds = bounds, .objects = 3, .most_heaps = 2000};
      OracleResult r = CheckForward(program, "summary", options);
      EXPECT_FALSE(r.problem)
          << name << ", " << Describe(bounds) << ": " << *r.problem;
      EXPECT_GT(r.inside, 0u);
      totals.Add(r);
    }
  }
  totals.Print("litmus");
}

TEST(OracleTest, ListHeapsSatisfyExactlyOnePath) {
  CheckedProgram program = Load(kListProgram);
  Totals totals;
  for (uint32_t depth : {1, 2, 3, 4}) {
    OracleOptions options{
        .bounds = {depth, heap::kUnbounded}, .objects = 4, .most_heaps = 3000};
    OracleResult r = CheckForward(program, "summary", options);
    EXPECT_FALSE(r.problem) << "depth " << depth << ": " << *r.problem;
    totals.Add(r);
  }
  totals.Print("list");
  EXPECT_GT(totals.outside, 0u);
}

// All heaps of up to three objects besides the receiver, or as many as given.
TEST(OracleTest, HeapsOfThreeObjectsSatisfyExactlyOnePath) {
  for (std::string_view name : {"list", "graph"}) {
    Totals totals;
    CheckedProgram program = Load(ExampleText(name));
    for (std::string_view mode : {"lazy", "summary"}) {
      const OracleOptions options{
          {heap::kUnbounded, 3}, {5, 2000}, {}, 3, 1000};
      OracleResult r = CheckForward(program, mode, options);
      EXPECT_FALSE(r.problem) << name << ", " << mode << ": " << *r.problem;
      totals.Add(r);
    }
    totals.Print((std::string(name) + ", 3 objects").c_str());
  }
}

// How many heaps of up to three objects there are; nothing if too many.
std::optional<uint64_t> CountHeaps(const CheckedProgram& program,
                                   uint64_t most) {
  EnumerateOptions options{.max_objects = 3};
  options.max_heaps = most;
  const Enumeration all = EnumerateHeaps(
      program, options, [](const ConcreteHeap&) { return true; });
  if (!all.complete) return std::nullopt;
  return all.heaps;
}

TEST(OracleTest, AllHeapsOfThreeObjectsOfSomeRandomPrograms) {
  Totals totals;
  uint64_t programs = 0, largest = 0;
  const auto [first, last] = Seeds(1001, 1400);
  for (uint64_t seed = first; seed <= last && programs < 100; ++seed) {
    const std::string text = GenerateProgram(seed, {8});
    CheckedProgram program = Load(text);
    const std::optional<uint64_t> heaps = CountHeaps(program, 5000);
    if (!heaps) continue;
    ++programs;
    largest = std::max(largest, *heaps);
    const OracleOptions options{{heap::kUnbounded, 2}, {4, 1000}, {}, 3, 5001};
    OracleResult r = CheckForward(program, "summary", options);
    ASSERT_FALSE(r.problem) << "seed " << seed << ": " << *r.problem << "\n"
                            << text;
    EXPECT_EQ(r.inside + r.outside, *heaps);
    totals.Add(r);
  }
  totals.Print("random, 3 objects");
  std::printf("%llu programs, at most %llu heaps each\n",
              static_cast<unsigned long long>(programs),
              static_cast<unsigned long long>(largest));
  EXPECT_GT(programs, 0u);
}

TEST(OracleTest, HeapsOfRandomProgramsSatisfyExactlyOnePath) {
  Totals totals;
  const auto [first, last] = Seeds(101, 400);
  for (uint64_t seed = first; seed <= last; ++seed) {
    const std::string text = GenerateProgram(seed, {12});
    const heap::Bounds bounds = kSettings[seed % std::size(kSettings)];
    const OracleOptions options{bounds, kShort, {}, 2, 150};
    OracleResult r = CheckForward(Load(text), "summary", options);
    ASSERT_FALSE(r.problem) << "seed " << seed << ", " << Describe(bounds)
                            << ": " << *r.problem << "\n"
                            << text;
    totals.Add(r);
  }
  totals.Print("random");
}

TEST(OracleTest, TheOtherModesHoldEachHeapOnceToo) {
  Totals totals;
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    const std::string text = GenerateProgram(seed, {8});
    for (std::string_view mode : kModes) {
      const heap::Bounds bounds = DecidesAtReads(mode)
                                      ? kSettings[seed % std::size(kSettings)]
                                      : kNoBound;
      OracleResult r =
          CheckForward(Load(text), mode, {bounds, kShort, {}, 2, 25});
      ASSERT_FALSE(r.problem) << "seed " << seed << ", " << mode << ", "
                              << Describe(bounds) << ": " << *r.problem << "\n"
                              << text;
      totals.Add(r);
    }
  }
  totals.Print("all modes");
}

// Two references that are not null, no class fits both, room for one object:
// each is possible, both together are not. The lazier modes decide one
// reference at a time and must notice all the same.
TEST(OracleTest, ALazierPathHasAnInputUnderAnObjectBound) {
  CheckedProgram program =
      Load(MainText("(class A () ()) (class B () ())", "[A a][B b]", "bool",
                    "(if ((this $ a) = null) false"
                    " else (if ((this $ b) = null) false else true))"));
  const OracleOptions options{.bounds = {heap::kUnbounded, 1}};
  for (std::string_view mode : kModes) {
    OracleResult r = CheckReverse(program, mode, options);
    EXPECT_FALSE(r.problem) << *r.problem;
    EXPECT_EQ(r.without_input, 0u) << mode;
    EXPECT_EQ(r.paths, 2u) << mode;
  }
}

// Adds what the reverse check finds to the totals.
void CheckInputs(const std::string& text, std::string_view mode,
                 const heap::Bounds& bounds, Totals& totals) {
  OracleResult r = CheckReverse(Load(text), mode, {bounds, kShort});
  ASSERT_FALSE(r.problem) << mode << ", " << Describe(bounds) << ": "
                          << *r.problem << "\n"
                          << text;
  EXPECT_EQ(r.without_input, 0u) << mode << ", " << Describe(bounds) << "\n"
                                 << text;
  totals.Add(r);
}

TEST(OracleTest, EveryPathHasAnInputThatShowsIt) {
  std::vector<std::pair<std::string, heap::Bounds>> cases;
  for (std::string_view name : kLitmusNames)
    for (const heap::Bounds& bounds : kSettings)
      cases.emplace_back(LitmusText(name), bounds);
  const auto [first, last] = Seeds(101, 140);
  for (uint64_t seed = first; seed <= last; ++seed)
    cases.emplace_back(GenerateProgram(seed, {10}),
                       kSettings[seed % std::size(kSettings)]);
  for (std::string_view mode : kModes) {
    Totals totals;
    for (const auto& [text, bounds] : cases) {
      // A lazier path's depths are its own: runs cannot be held to them.
      if (!DecidesAtReads(mode) && bounds.depth != heap::kUnbounded) continue;
      CheckInputs(text, mode, bounds, totals);
      if (HasFatalFailure()) return;
    }
    totals.Print(std::string(mode).c_str());
  }
}

// Objects of two classes that are never the same, though they may be compared.
constexpr std::string_view kTwoClasses =
    "(class C () ()) (class A extends C () ()) (class B extends C () ())";

// What the two checks say of one mutant on one program; empty if nothing.
std::string Noticed(const CheckedProgram& program, heap::Mutation mutation) {
  std::string text;
  for (const heap::Bounds& bounds : kSettings) {
    const OracleOptions options{bounds, kShort, mutation, 2, 200};
    OracleResult forward = CheckForward(program, "summary", options);
    OracleResult reverse = CheckReverse(program, "summary", options);
    if (reverse.without_input > 0) reverse.problem = "no input";
    if (forward.problem) text += " [forward] " + forward.problem->substr(0, 90);
    if (reverse.problem) text += " [reverse] " + reverse.problem->substr(0, 90);
    if (!text.empty()) return Describe(bounds) + text;
  }
  return text;
}

// Every wrong variant of the rules must show on some program.
TEST(OracleTest, RuleMutantsAreNoticed) {
  std::vector<std::string> texts;
  texts.push_back(MainText(kTwoClasses, "[A a][B b]", "bool",
                           "(var C x := (this $ a) in (var C y := (this $ b) in"
                           " (if (x = null) false else (x = y))))"));
  for (std::string_view name : kLitmusNames) texts.push_back(LitmusText(name));
  for (uint64_t seed = 101; seed <= 130; ++seed)
    texts.push_back(GenerateProgram(seed, {10}));
  size_t noticed = 0;
  for (const heap::MutationInfo& info : heap::kMutations) {
    std::string how;
    for (size_t i = 0; i < texts.size() && how.empty(); ++i) {
      how = Noticed(Load(texts[i]), info.mutation);
      if (!how.empty()) how = "program " + std::to_string(i) + ", " + how;
    }
    EXPECT_FALSE(how.empty()) << info.name << " was not noticed";
    noticed += !how.empty();
    std::printf("%-28s %s\n", info.name,
                how.empty() ? "not noticed" : how.c_str());
  }
  std::printf("%zu of %zu noticed\n", noticed, std::size(heap::kMutations));
}

}  // namespace
}  // namespace javalite
