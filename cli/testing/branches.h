// What paths came to in the code under test: lines, and the ways that jumps and
// switches went. Names instead of ids, so that runs of several methods add up.
#ifndef CLI_TESTING_BRANCHES_H_
#define CLI_TESTING_BRANCHES_H_

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/state/state.h"

namespace cli {

// One way out of an instruction, or a line that was come to.
struct Way {
  std::string method;  // "p.A.next(I)V"
  uint32_t at = 0;
  std::string outcome;  // "true", "to 12", an exception; kLine: `at` is a line

  static constexpr const char* kLine = "";
  bool IsLine() const { return outcome.empty(); }

  friend auto operator<=>(const Way&, const Way&) = default;
};

// The ways that a path went in own code, and that it entered its method; lines
// where they were recorded.
std::set<Way> WaysOf(engine::Analysis& analysis, const engine::State& state);

// How many of them came to it.
struct Visits {
  size_t paths = 0;
  size_t tests = 0;
};

struct BranchFacts {
  int line = 0;
  std::map<std::string, Visits> ways;
};

struct MethodFacts {
  std::string name;                          // "p.A.next(int)", for people
  std::string file;                          // "p/A.java"; empty: not known
  bool entered = false;                      // by a path
  std::map<int, Visits> lines;               // paths: whether there was one
  std::map<uint32_t, BranchFacts> branches;  // by instruction
};

class Coverage {
 public:
  // Of one analysis that has ended, with the ways of its paths.
  void Add(engine::Analysis& analysis, const std::vector<std::set<Way>>& paths);
  void Add(const Coverage& other);
  // A test was written that goes these ways.
  void AddTest(const std::set<Way>& ways);
  // "p.A.next(int): 7 of 8 lines, never 12; 3 of 4 branches, never line 12
  // true", a line for each method that paths enter, and one for the others of
  // their classes. This is of all paths, also of those that are no test.
  std::string Text() const;
  // Of the tests, as lcov's geninfo writes it.
  std::string Lcov() const;

 private:
  template <class Archive>
  friend void Fields(Archive& archive, Coverage& coverage);

  // Null: not in code that is told of.
  Visits* Find(const Way& way);

  std::map<std::string, MethodFacts> methods_;
};

// The fewest of them, found greedily, that go all the ways all of them go,
// lines aside; ascending numbers. The earlier one where two are as good.
std::vector<size_t> FewestFor(const std::vector<std::set<Way>>& paths);

}  // namespace cli

#endif  // CLI_TESTING_BRANCHES_H_
