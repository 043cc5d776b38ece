// A method of compiled test classes, explored: what tests of the machine start
// from.
#ifndef TESTS_UNIT_ENGINE_EXPLORED_H_
#define TESTS_UNIT_ENGINE_EXPLORED_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "engine/state/state.h"
#include "gtest/gtest.h"

namespace engine {

struct ExploredPath {
  std::string end;   // "return", "exception", …
  std::string text;  // its detail
  Flow flow;
  bool assumes;
};

class Explored {
 public:
  Explored(const std::string& class_path, const std::string& entry,
           const AnalysisOptions& options = {},
           const std::string& order = "dfs", search::Limits limits = {})
      : path_(
            classfile::ClassPath::Open(class_path, classfile::DefaultJdkHome())
                .value()) {
    auto analysis = Analysis::Make(path_, ParseEntry(entry).value(), options);
    EXPECT_TRUE(analysis.ok()) << analysis.error().ToString();
    analysis_ = std::move(analysis).value();
    auto frontier = search::MakeFrontier<State>(order, 1);
    limits.deadline = options.machine.deadline;
    exploration = search::Explore(
        analysis_->machine(), *frontier, limits,
        [&](const State& state, const search::End& end) {
          paths.push_back({search::InfoOf(end.kind).text, end.detail,
                           state.flow, state.assumes != nullptr});
          states.push_back(state);
        });
  }

  Analysis& analysis() { return *analysis_; }

  search::Exploration exploration;
  std::vector<ExploredPath> paths;
  std::vector<State> states;

 private:
  classfile::ClassPath path_;
  std::unique_ptr<Analysis> analysis_;
};

}  // namespace engine

#endif  // TESTS_UNIT_ENGINE_EXPLORED_H_
