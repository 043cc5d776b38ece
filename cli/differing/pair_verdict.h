// The verdict on two methods with all that is told of it. Nothing here refers
// to the analysis any more.
#ifndef CLI_DIFFERING_PAIR_VERDICT_H_
#define CLI_DIFFERING_PAIR_VERDICT_H_

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/result.h"
#include "check/diff/diff_methods.h"
#include "classfile/class_path.h"
#include "cli/differing/difference_test.h"
#include "cli/tables/bisim_java.h"
#include "report/wrap.h"

namespace cli {

// How one of the two comes out.
struct Outcome {
  std::string text;             // "returns 3"
  std::string block = {};       // what it did to the heap, drawn
  nlohmann::ordered_json json;  // OUTCOME of docs/cli.md
};

struct Difference {
  std::string where;  // "result", "list.head"
  size_t ways = 1;
  std::string block;  // the input, drawn
  nlohmann::ordered_json input;
  Outcome before, after;
  bool confirmed = false;
  std::string unconfirmed = {};  // why not; empty: no JVM was asked
  DifferenceTest test = {};
};

struct PairVerdict {
  std::string before, after;  // the methods
  check::DiffVerdict verdict = check::DiffVerdict::kInconclusive;
  std::string why = {}, help = {};
  std::string bound_text = {};  // "bound 3", "any bound"
  uint32_t bound = 0;
  std::vector<std::string> assumes = {};
  std::vector<Difference> differences = {};
  std::string not_asked = {};  // why no JVM was
  uint64_t paths = 0, solver_calls = 0;
  double seconds = 0;
};

// Who runs the two methods, for real.
struct JavaOfBoth {
  JavaChoice before, after;
};

// Runs what was found on a JVM, too. At most so many differences are told.
PairVerdict MakeVerdict(check::MethodsDiff& diff,
                        const classfile::ClassPath& path,
                        const JavaOfBoth& java, const base::Deadline& deadline,
                        size_t most, const report::Medium& medium);

// "equivalent", "different", "inconclusive".
const char* WordOf(check::DiffVerdict verdict);
std::string VerdictText(const PairVerdict& verdict,
                        const report::Medium& medium);
nlohmann::ordered_json VerdictJson(const PairVerdict& verdict);
// Each in the folder of its package.
base::Status WriteDifferenceTests(const std::string& folder,
                                  const std::vector<PairVerdict>& verdicts);

}  // namespace cli

#endif  // CLI_DIFFERING_PAIR_VERDICT_H_
