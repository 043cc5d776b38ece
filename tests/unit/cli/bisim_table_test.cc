// What `summa bisim` tells where the summary is wrong. The tool has no wrong
// rules to offer, so the test sets them.
#include "cli/tables/bisim_table.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/bisim_report.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"
#include "heap/mutation.h"

namespace cli {
namespace {

struct Told {
  std::string text, json;
};

Told Tell(heap::Mutation mutation, std::optional<uint32_t> oracle = {}) {
  auto path = classfile::ClassPath::Open("examples/twolists/classes",
                                         classfile::DefaultJdkHome());
  auto entry = engine::ParseEntry("TwoLists::writeThrough");
  BisimRules rules{{entry.value(), std::move(path.value()), {}, {}, "dfs", 1}};
  rules.run.options.heap = "summary";
  rules.run.options.machine.pause_at_decisions = true;
  rules.run.options.mutation = mutation;
  rules.oracle = oracle;
  auto analysis = engine::Analysis::Make(rules.run.path, rules.run.entry,
                                         rules.run.options);
  const BisimReport report = PlayBisim(*analysis.value(), rules);
  return {BisimText(analysis.value()->types(), report),
          BisimJson(analysis.value()->types(), report)};
}

testing::AssertionResult Has(const std::string& text, const char* part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "no \"" << part << "\" in\n" << text;
}

TEST(BisimTableTest, ARunSidesWithTheLazyHeap) {
  const Told told = Tell(heap::Mutation::kWriteDropsOld);
  EXPECT_TRUE(Has(told.text, "NOT bisimilar"));
  EXPECT_TRUE(Has(told.text, "and sides with lazy\n    summary: "));
  EXPECT_TRUE(Has(told.json, "\"sides_with\": \"lazy\""));
  EXPECT_TRUE(Has(told.json, "\"left_problem\": null"));
}

TEST(BisimTableTest, TheOracleNamesTheFirstHeap) {
  const Told told = Tell(heap::Mutation::kDropAlias, 1);
  EXPECT_TRUE(Has(told.text, "NOT exact\n  a -> n1 TwoLists.Node"));
  EXPECT_TRUE(Has(told.text, "  b -> n1\n  no path holds it"));
  EXPECT_TRUE(Has(told.json, "\"what\": \"no path holds it\""));
}

TEST(BisimTableTest, NothingIsWrongWithTheRules) {
  const Told told = Tell(heap::Mutation::kNone, 2);
  EXPECT_TRUE(Has(told.text, ": bisimilar\n"));
  EXPECT_TRUE(Has(told.text, "oracle: 85 heaps of at most 2 objects"));
  EXPECT_TRUE(Has(told.json, "\"problem\": null"));
}

}  // namespace
}  // namespace cli
