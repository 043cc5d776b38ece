// Every path of the examples is found again by its prefix, by an analysis that
// has seen no other path, and is told in the same bytes.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "cli/tables/json_text.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"
#include "engine/machine/machine.h"
#include "engine/search/end.h"
#include "engine/search/explore_paths.h"
#include "engine/search/prefix.h"
#include "engine/search/prefixed.h"
#include "engine/state/state.h"
#include "gtest/gtest.h"

namespace cli {
namespace {

using engine::Analysis;
using Machine = search::Prefixed<engine::Machine>;

struct Method {
  const char* example;
  const char* entry;
  const char* requirement;
  uint32_t bound;
  // Whether its conditions are told in the same order, too. Within one formula
  // that order is the pool's, and goes by what any path of the run met first.
  bool in_order;
};
constexpr Method kMethods[] = {
    {"arrays", "Arrays::max", "", 2, true},
    {"bughunt", "Account::transfer", "", 2, true},
    {"dispatch", "Visitors::visit", "", 2, true},
    {"doublylinked", "DoublyLinked::insertAfter", "", 1, true},
    {"elements", "ElementList::contains", "isAcyclic", 2, true},
    {"exceptions", "Parser::two", "", 2, true},
    {"linkedlist", "LinkedList::contains", "", 2, true},
    {"linkedlist", "LinkedList::reverse", "isAcyclic", 2, true},
    {"redblack", "RedBlackMap::get", "repOk", 2, false},
    {"tree", "SearchTree::insert", "repOk", 1, true},
    {"twolists", "TwoLists::append", "", 1, true},
};

struct Told {
  std::string prefix, text;
};

class PrefixPaths
    : public testing::TestWithParam<std::tuple<Method, const char*>> {
 protected:
  PrefixPaths()
      : path_(classfile::ClassPath::Open(std::string("examples/") +
                                             std::get<0>(GetParam()).example +
                                             "/classes",
                                         classfile::DefaultJdkHome())
                  .value()) {}

  std::unique_ptr<Analysis> MakeAnalysis() {
    engine::AnalysisOptions options;
    options.heap = std::get<1>(GetParam());
    options.requires_method = std::get<0>(GetParam()).requirement;
    options.bounds.depth = std::get<0>(GetParam()).bound;
    auto made = Analysis::Make(
        path_, engine::ParseEntry(std::get<0>(GetParam()).entry).value(),
        options);
    EXPECT_TRUE(made.ok()) << made.error().ToString();
    return std::move(made).value();
  }

  static std::string TextOf(Analysis& analysis, const engine::State& state,
                            const search::End& end) {
    auto json = ToJson(analysis.types(), Summarize(analysis, state, end), 1);
    if (!std::get<0>(GetParam()).in_order)
      json["condition"] = Conjuncts(json["condition"].get<std::string>());
    return JsonText(json);
  }

  static std::multiset<std::string> Conjuncts(const std::string& condition) {
    const std::string_view kAnd = " && ";
    std::multiset<std::string> all;
    for (size_t at = 0; at < condition.size();) {
      const size_t end = std::min(condition.find(kAnd, at), condition.size());
      all.insert(condition.substr(at, end - at));
      at = end + kAnd.size();
    }
    return all;
  }

  std::vector<Told> Explore(const std::string& order) {
    const std::unique_ptr<Analysis> analysis = MakeAnalysis();
    Machine machine(analysis->machine());
    std::vector<Told> all;
    search::ExplorePaths(
        machine, {order, 1}, {},
        [&](const Machine::State& s, const search::End& end) {
          all.push_back({s.prefix.ToText(), TextOf(*analysis, s.state, end)});
        });
    return all;
  }

  std::string Replay(const std::string& line) {
    const auto prefix = search::Prefix::Parse(line);
    if (!prefix.ok()) return prefix.error().ToString();
    const std::unique_ptr<Analysis> analysis = MakeAnalysis();
    const auto state = search::FollowToEnd(analysis->machine(), prefix.value());
    if (!state.ok()) return state.error().ToString();
    return TextOf(*analysis, state.value(), *state.value().end);
  }

 private:
  const classfile::ClassPath path_;
};

TEST_P(PrefixPaths, EachEndIsFoundAgain) {
  const std::vector<Told> all = Explore("dfs");
  EXPECT_GE(all.size(), 3u);
  for (const Told& told : all)
    EXPECT_EQ(Replay(told.prefix), told.text) << told.prefix;
}

TEST_P(PrefixPaths, OrderIsThatOfPrefixes) {
  const std::vector<Told> all = Explore("dfs");
  for (size_t i = 1; i < all.size(); ++i)
    EXPECT_LT(search::Prefix::Parse(all[i - 1].prefix).value(),
              search::Prefix::Parse(all[i].prefix).value());
}

INSTANTIATE_TEST_SUITE_P(Examples, PrefixPaths,
                         testing::Combine(testing::ValuesIn(kMethods),
                                          testing::Values("summary", "lazy")));

}  // namespace
}  // namespace cli
