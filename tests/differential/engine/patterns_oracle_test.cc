// Ways round a loop as one and a number: each small input must be in exactly
// one path that shows the run on it, and the solver must find that a pattern
// says what its ways say, way by way.
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "base/check.h"
#include "base/deadline.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/analysis/analysis.h"
#include "engine/analysis/oracle.h"
#include "engine/analysis/oracle_run.h"
#include "engine/machine/entry_name.h"
#include "engine/runtime/context.h"
#include "heap/initializer.h"

namespace engine {
namespace {

constexpr char kClasses[] = "benchmarks/patterns/classes";

struct Loopy {
  const char* method;
  size_t patterns;  // paths that are one
  const char* requires_method = "";
};

constexpr Loopy kLoops[] = {
    {"Spans::spanA", 2, "fits"},
    {"Spans::spanAb", 2, "fits"},
    {"Spans::length", 2},
    {"Spans::unchecked", 2},
    {"Spans::find", 2},
    {"Spans::findLast", 2},
    {"Spans::skip", 2},
    {"Spans::trim", 3},
    {"Spans::startsWith", 2},
    {"Spans::compare", 3},
    {"Spans::isSorted", 2},
    {"Spans::steps", 0},
    {"Spans::fill", 2},
    {"Spans::count", 0},
    {"Spans::checksum", 0},
    {"Texts::token", 2},
    {"Texts::isNumber", 3},
    {"Texts::parse", 0},
    {"Texts::quoted", 2},
    {"Texts::lastSlash", 2},
    {"Texts::letters", 3},
    {"Bytes::firstRun", 2},
    {"Bytes::runs", 1},
    {"Bytes::utf8", 0},
    {"Bytes::withoutPadding", 2},
    {"Bytes::sentinel", 2},
    {"Bytes::allZero", 2},
    {"Bytes::hash", 0},
    {"Bytes::max", 1},
};

// All that the analysis stands on.
struct Bench {
  classfile::ClassPath path;
  std::unique_ptr<Analysis> analysis = {};

  std::vector<State> Paths(const MachineOptions& options) {
    auto paths = AllPaths(
        *analysis, analysis->context(), *heap::MakeInitializer("summary"),
        options, {20'000, base::Deadline::After(std::chrono::seconds(120))});
    CHECK(paths.has_value(), "a loop should end in time");
    return *std::move(paths);
  }
};

std::unique_ptr<Bench> BenchFor(const Loopy& loop, uint32_t length) {
  auto path = classfile::ClassPath::Open(kClasses, classfile::DefaultJdkHome());
  auto entry = ParseEntry(loop.method);
  CHECK(path.ok() && entry.ok(), "a loop should be there");
  auto bench = std::make_unique<Bench>(Bench{std::move(path.value())});
  AnalysisOptions options;
  options.heap = "summary";
  options.bounds.array_length = length;
  options.requires_method = loop.requires_method;
  auto analysis = Analysis::Make(bench->path, entry.value(), options);
  CHECK(analysis.ok(), "a loop should be a method");
  bench->analysis = std::move(analysis.value());
  return bench;
}

MachineOptions ByPatterns(const Loopy& loop) {
  MachineOptions options;
  options.merge = Merge::kPatterns;
  options.requires_as_formula = *loop.requires_method != '\0';
  return options;
}

size_t CountPatterns(const std::vector<State>& paths) {
  size_t count = 0;
  for (const State& path : paths) count += path.pattern != 0;
  return count;
}

TEST(PatternsTest, EachInputIsInOnePath) {
  for (const Loopy& loop : kLoops) {
    const auto bench = BenchFor(loop, 4);
    MachineOptions options = ByPatterns(loop);
    options.prove_patterns = true;
    const std::vector<State> paths = bench->Paths(options);
    OracleOptions oracle;
    oracle.heaps.array_length = 4;
    oracle.heaps.ints = {0, 1, 2};
    oracle.most_heaps = 1'500;
    oracle.most_odd_heaps = 300;
    oracle.machine = options;
    oracle.machine.merge = Merge::kOff;
    const OracleResult result = AskOracle(*bench->analysis, paths, oracle);
    EXPECT_FALSE(result.problem) << loop.method << ": " << *result.problem;
    EXPECT_GT(result.inside, 5u) << loop.method;
    EXPECT_EQ(CountPatterns(paths), loop.patterns) << loop.method;
    std::printf("%-22s %2zu paths, %zu of them patterns, %5llu inputs\n",
                loop.method, paths.size(), CountPatterns(paths),
                static_cast<unsigned long long>(result.inside));
  }
}

// Seven ways for three characters, twenty-two with two letters to look for.
TEST(PatternsTest, WaysThroughASpan) {
  for (const auto& [loop, ways] :
       {std::pair(kLoops[0], size_t{7}), std::pair(kLoops[1], size_t{22})}) {
    const auto bench = BenchFor(loop, 3);
    MachineOptions options = ByPatterns(loop);
    EXPECT_EQ(bench->Paths(options).size(), 2u) << loop.method;
    options.merge = Merge::kOff;
    EXPECT_EQ(bench->Paths(options).size(), ways) << loop.method;
  }
}

TEST(PatternsTest, AsManyPathsWhateverTheLength) {
  for (const Loopy& loop : {kLoops[0], kLoops[1]})
    for (uint32_t length : {10u, 50u})
      EXPECT_EQ(BenchFor(loop, length)->Paths(ByPatterns(loop)).size(), 2u)
          << loop.method << " " << length;
}

}  // namespace
}  // namespace engine
