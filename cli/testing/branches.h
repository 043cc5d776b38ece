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

// One way out of an instruction.
struct Way {
  std::string method;  // "p.A.next(I)V"
  uint32_t at = 0;
  std::string outcome;  // "true", "to 12", an exception

  friend auto operator<=>(const Way&, const Way&) = default;
};

// The ways that a path went in own code, and that it entered its method.
std::set<Way> WaysOf(engine::Analysis& analysis, const engine::State& state);

struct BranchFacts {
  int line = 0;
  std::map<std::string, size_t> ways;  // how many paths went there
};

struct MethodFacts {
  std::string name;                          // "p.A.next(int)", for people
  std::string file;                          // "p/A.java"; empty: not known
  bool entered = false;                      // by a path
  std::map<int, bool> lines;                 // a path came there
  std::map<uint32_t, BranchFacts> branches;  // by instruction
};

class Coverage {
 public:
  // Of one analysis that has ended, with the ways of its paths.
  void Add(engine::Analysis& analysis, const std::vector<std::set<Way>>& paths);
  void Add(const Coverage& other);
  // "p.A.next(int): 7 of 8 lines, never 12; 3 of 4 branches, never line 12
  // true", a line for each method that paths enter, and one for the others of
  // their classes.
  std::string Text() const;
  // As lcov's geninfo writes it.
  std::string Lcov() const;

 private:
  template <class Archive>
  friend void Fields(Archive& archive, Coverage& coverage);

  std::map<std::string, MethodFacts> methods_;
};

// The fewest of them, found greedily, that go all the ways all of them go;
// ascending numbers. The earlier one where two are as good.
std::vector<size_t> FewestFor(const std::vector<std::set<Way>>& paths);

}  // namespace cli

#endif  // CLI_TESTING_BRANCHES_H_
