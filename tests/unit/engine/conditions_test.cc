// The conditions of explored paths as a reader gets them: in the source's
// words, and nothing that goes without saying.
#include <cstddef>
#include <string>
#include <tuple>
#include <unordered_set>
#include <utility>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/class_file.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "classfile/parser.h"
#include "engine/analysis/analysis.h"
#include "engine/search/explorer.h"
#include "expr/expr.h"
#include "expr/feasibility.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "gtest/gtest.h"
#include "report/path_facts.h"
#include "report/path_text.h"
#include "tests/support/effort.h"
#include "tests/unit/engine/explored.h"

namespace engine {
namespace {

// A folder of examples, and how many of its methods and of their paths are read
// at least under each heap.
struct ReadFolder {
  const char* name;
  size_t methods;
  size_t paths;
};
constexpr ReadFolder kFolders[] = {
    {"arrays", 4, 16},       {"bughunt", 2, 7},     {"dispatch", 32, 67},
    {"doublylinked", 4, 16}, {"elements", 7, 29},   {"exceptions", 4, 15},
    {"linkedlist", 13, 50},  {"redblack", 13, 100}, {"tree", 11, 82},
    {"twolists", 4, 9},
};

// "Tree::find(LTree;)V": all that have code, but what the compiler made.
std::vector<std::string> MethodsIn(const std::string& folder) {
  const auto path =
      classfile::ClassPath::Open(folder, classfile::DefaultJdkHome()).value();
  std::vector<std::string> entries;
  for (const std::string& name : path.ClassNames()) {
    auto bytes = path.Find(name).value();
    const auto file =
        classfile::ParseClassFile(std::move(bytes->bytes), bytes->origin)
            .value();
    for (const classfile::Method& m : file.methods)
      if (m.code && !m.Has(classfile::kAccSynthetic) && m.name != "<clinit>" &&
          !(m.name == "<init>" && file.Has(classfile::kAccAbstract)))
        entries.push_back(name + "::" + std::string(m.name) +
                          std::string(m.descriptor));
  }
  return entries;
}

// What holds besides the assumptions: how the input was made.
expr::Path GivenOf(expr::Pool& pool, const expr::Path& path) {
  std::unordered_multiset<expr::Formula> assumed;
  for (expr::Formula f : path.assumptions().ToVector()) assumed.insert(f);
  expr::Path given;
  for (expr::Formula f : path.conjuncts().ToVector()) {
    if (const auto it = assumed.find(f); it != assumed.end())
      assumed.erase(it);
    else
      given = given.With(pool, f);
  }
  return given;
}

class ConditionsTest
    : public testing::TestWithParam<std::tuple<const char*, ReadFolder>> {
 protected:
  // Of methods with many paths some: each path is told for itself.
  template <class Visit>
  void ForEachPath(Visit visit) {
    const auto& [heap, folder] = GetParam();
    const std::string classes =
        std::string("examples/") + folder.name + "/classes";
    AnalysisOptions options;
    options.heap = heap;
    options.bounds = {.depth = 2, .array_length = 2};
    options.machine.steps = 400;
    search::Limits limits;
    limits.paths = tests::Scaled(96);
    size_t methods = 0, paths = 0;
    for (const std::string& entry : MethodsIn(classes)) {
      SCOPED_TRACE(entry);
      Explored explored(classes, entry, options, "dfs", limits);
      methods += !explored.states.empty();
      paths += explored.states.size();
      for (const State& state : explored.states)
        visit(explored.analysis(), state);
    }
    EXPECT_GE(methods, folder.methods) << paths << " paths";
    EXPECT_GE(paths, folder.paths);
  }
};

TEST_P(ConditionsTest, SpeakOfTheSource) {
  size_t conditions = 0;
  ForEachPath([&](Analysis& analysis, const State& state) {
    report::PathText text(analysis.pool(), analysis.types(), state.place.heap);
    for (const std::string& c : text.Conditions(state.place.path)) {
      ++conditions;
      EXPECT_EQ(c.find('#'), std::string::npos) << c;
      EXPECT_EQ(c.find("case:"), std::string::npos) << c;
    }
  });
  EXPECT_GE(conditions, std::get<1>(GetParam()).paths / 3);
}

// What follows by reckoning, as a < c from a < b and b < c, is looked for only
// as far as it is cheap: some of it may be told.
TEST_P(ConditionsTest, SayNothingTwice) {
  size_t facts = 0, reckoned = 0;
  ForEachPath([&](Analysis& analysis, const State& state) {
    expr::Pool& pool = analysis.pool();
    const std::vector<expr::Formula> told =
        report::PathFacts(pool, state.place.path);
    const expr::Path given = GivenOf(pool, state.place.path);
    for (size_t i = 0; i < told.size(); ++i) {
      expr::Path others = given;
      for (size_t j = 0; j < told.size(); ++j)
        if (j != i) others = others.With(pool, told[j]);
      ++facts;
      if (analysis.context().feasible.Possible(others, !told[i])) continue;
      ++reckoned;
      report::PathText text(pool, analysis.types(), state.place.heap);
      EXPECT_FALSE(pool.IsPure(told[i])) << text.Condition(told[i]);
    }
  });
  EXPECT_GE(facts, std::get<1>(GetParam()).paths / 3);
  EXPECT_LE(reckoned, facts / 10);
}

// Together with how the input was made they say all that was assumed.
TEST_P(ConditionsTest, SayAll) {
  ForEachPath([&](Analysis& analysis, const State& state) {
    expr::Pool& pool = analysis.pool();
    expr::Path told = GivenOf(pool, state.place.path);
    for (expr::Formula f : report::PathFacts(pool, state.place.path))
      told = told.With(pool, f);
    for (expr::Formula f : state.place.path.assumptions().ToVector())
      EXPECT_FALSE(analysis.context().feasible.Possible(told, !f));
  });
}

INSTANTIATE_TEST_SUITE_P(Examples, ConditionsTest,
                         testing::Combine(testing::Values("lazy", "summary"),
                                          testing::ValuesIn(kFolders)),
                         [](const auto& info) {
                           return std::string(std::get<0>(info.param)) + "_" +
                                  std::get<1>(info.param).name;
                         });

}  // namespace
}  // namespace engine
