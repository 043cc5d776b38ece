// A requirement as one condition: each small input that meets it is in exactly
// one path that shows the run on it, all others are in none, and there are no
// more paths than ways through the method.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "engine/analysis/oracle.h"
#include "engine/analysis/oracle_run.h"
#include "engine/runtime/context.h"
#include "heap/mutation.h"
#include "tests/differential/engine/bisim_examples.h"
#include "tests/differential/engine/bisim_game.h"

namespace engine {
namespace {

constexpr char kHeaps[] = "benchmarks/heaps/programs_classes";

constexpr Example kRequired[] = {
    {"examples/linkedlist/classes", "LinkedList::contains", "isAcyclic", 3,
     heap::kUnbounded},
    {"examples/linkedlist/classes", "LinkedList::reverse", "isAcyclic", 3,
     heap::kUnbounded},
    {"examples/elements/classes", "ElementList::containsAny", "isAcyclic", 2,
     heap::kUnbounded},
    {"examples/elements/classes", "ElementList::contains", "isAcyclic", 3, 2},
    {kHeaps, "Bst::contains", "repOk", 2, heap::kUnbounded},
    {kHeaps, "Bst::add", "repOk", 2, heap::kUnbounded},
    {kHeaps, "SortedList::insert", "repOk", 3, heap::kUnbounded},
    {kHeaps, "IntList::contains", "repOk", 3, heap::kUnbounded},
    {kHeaps, "DoublyList::unlink", "repOk", 3, heap::kUnbounded},
    {kHeaps, "Trie::contains", "repOk", 2, heap::kUnbounded},
    {kHeaps, "HashTable::put", "repOk", 2, heap::kUnbounded},
    {kOwnLitmus, "MergeLitmus::reach", "oneSided", 2, heap::kUnbounded},
    {kOwnLitmus, "MergeLitmus::reach", "inEitherOrder", 2, heap::kUnbounded},
    {kOwnLitmus, "MergeLitmus::meet", "inEitherOrder", 2, heap::kUnbounded},
    {kOwnLitmus, "MergeLitmus::reach", "writes", 2, heap::kUnbounded},
};

using Paths = std::optional<std::vector<State>>;

Paths PathsOf(GameBench& bench, const MachineOptions& options) {
  return AllPaths(bench.analysis(), bench.analysis().context(),
                  *heap::MakeInitializer("summary"), options,
                  {2'000, base::Deadline::After(std::chrono::seconds(120))});
}

TEST(MergedRequirement, EachHeapThatMeetsItIsInOnePath) {
  size_t fewer = 0;
  for (const Example& example : kRequired) {
    const auto owned = BenchOf(example, heap::Mutation::kNone);
    GameBench& bench = *owned->bench;
    OracleOptions options;
    options.machine = bench.straight();
    options.most_heaps = 2'000;
    const Paths code = PathsOf(bench, options.machine);
    options.machine.requires_as_formula = true;
    const Paths formula = PathsOf(bench, options.machine);
    ASSERT_TRUE(code && formula) << example.entry;
    const OracleResult result = AskOracle(bench.analysis(), *formula, options);
    EXPECT_FALSE(result.problem) << example.entry << ": " << *result.problem;
    EXPECT_GT(result.inside, 0u) << example.entry;
    EXPECT_GT(result.paths, 0u) << example.entry;
    EXPECT_LE(formula->size(), code->size()) << example.entry;
    fewer += formula->size() < code->size();
    std::printf(
        "%-28s %4zu paths as code, %4zu as a formula; %6llu inside, "
        "%6llu outside\n",
        example.entry, code->size(), formula->size(),
        static_cast<unsigned long long>(result.inside),
        static_cast<unsigned long long>(result.outside));
  }
  EXPECT_GE(fewer, 6u);
}

struct Way {
  Merge when;
  CounterRules counter = {};
};

constexpr Way kByValues[] = {
    {Merge::kValues},
    {Merge::kValues, {.order = CounterRules::Order::kLastFirst}},
    {Merge::kValues, {.coalesce = false}},
    {Merge::kPatterns},
    {Merge::kAuto},
};

// The method's own paths merged, too. Methods without a requirement as well:
// their inputs have cycles and aliases.
void ExpectMerged(const Example& example, const Way& way) {
  const auto owned = BenchOf(example, heap::Mutation::kNone);
  GameBench& bench = *owned->bench;
  OracleOptions options;
  options.machine = bench.straight();
  options.most_heaps = 1'000;
  const Paths plain = PathsOf(bench, options.machine);
  MachineOptions merging = options.machine;
  merging.merge = way.when;
  merging.counter = way.counter;
  const Paths merged = PathsOf(bench, merging);
  ASSERT_TRUE(plain && merged) << example.entry;
  const OracleResult result = AskOracle(bench.analysis(), *merged, options);
  EXPECT_FALSE(result.problem) << example.entry << ": " << *result.problem;
  EXPECT_GT(result.inside, 0u) << example.entry;
  EXPECT_LE(merged->size(), plain->size()) << example.entry;
}

TEST(MergedMethods, EachHeapIsInOnePath) {
  for (Merge when :
       {Merge::kJoins, Merge::kAlways, Merge::kValues, Merge::kPatterns}) {
    for (const Example& example : kExamples) ExpectMerged(example, {when});
    for (const Example& example : kArrayExamples) ExpectMerged(example, {when});
  }
}

// What the other way has not read yet is not nearer for having met this one.
TEST(MergedMethods, ParametersAreReadWhenTheProgramReadsThem) {
  for (Merge when : {Merge::kJoins, Merge::kAlways, Merge::kValues})
    for (uint32_t depth : {1u, 2u, 3u})
      ExpectMerged(
          {kOwnLitmus, "MergeLitmus::readLater", "", depth, heap::kUnbounded},
          {when});
}

TEST(MergedMethods, RequirementsAndMethods) {
  for (Merge when : {Merge::kAlways, Merge::kValues, Merge::kPatterns})
    for (const Example& example : kRequired) ExpectMerged(example, {when});
}

// Counters, indices, sizes and exceptions that depend on the way taken.
TEST(MergedMethods, WhatDependsOnTheWay) {
  for (const char* method :
       {"counter", "edges", "divided", "shifted", "narrowed", "halves", "place",
        "many", "chosen", "thrown", "deep", "walked"}) {
    const std::string entry = std::string("ChoiceLitmus::") + method;
    const Example example = {kOwnLitmus, entry.c_str(), "", 2,
                             heap::kUnbounded};
    for (Merge when : {Merge::kJoins, Merge::kAlways})
      ExpectMerged(example, {when});
    for (const Way& way : kByValues) ExpectMerged(example, way);
  }
}

}  // namespace
}  // namespace engine
