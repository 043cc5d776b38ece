// The verdict on a property with all that is told of it, and how: a line as it
// ends, its failures below, JSON. Nothing here refers to the analysis any more.
#ifndef CLI_CHECKING_VERDICTS_H_
#define CLI_CHECKING_VERDICTS_H_

#include <cstddef>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check/check_property.h"
#include "check/coverage.h"
#include "check/property.h"
#include "report/wrap.h"

namespace cli {

// A decision on the way to a violation.
struct TraceStep {
  std::string method;  // "SortedList.insert"
  int line = 0;
  std::string outcome;    // "true"
  std::string file = {};  // "suite/SortedList.java"; empty: unknown

  friend bool operator==(const TraceStep&, const TraceStep&) = default;
};

// A way to violate a property.
struct Failure {
  std::string why;    // "returns false"
  std::string place;  // "SortedList.insert:12"
  std::string file;   // "suite/SortedList.java": where that is; empty: unknown
  int line = 0;
  size_t ways = 1;
  std::vector<std::string> stack = {};   // of an exception, innermost first
  std::vector<std::string> thrown = {};  // the same as a JVM prints it
  std::vector<std::string> asked = {};   // what the program was told
  std::string example;                   // on one line
  std::string block;       // input and output, drawn for a terminal
  std::string plain = {};  // the same for a file
  std::vector<TraceStep> trace;
  size_t trace_left_out = 0;
  nlohmann::ordered_json input;
  std::string test = {};        // Java source; empty: `no_test` says why
  std::string test_class = {};  // internal form
  std::vector<std::string> test_call = {};  // its lines that call the property
  std::string no_test = {};
  bool confirmed = false;
  std::string unconfirmed = {};  // why not; empty: no JVM was asked
};

struct PropertyVerdict {
  std::string name;
  std::string file;  // of the property
  int line = 0;
  std::string source = {};  // the same with its package: "suite/List.java"
  std::string framework = {};
  check::Verdict verdict = check::Verdict::kInconclusive;
  bool gave_up = false;  // a limit on questions to a solver was reached
  bool skipped = false;  // as its framework would: no verdict
  std::string why = {}, help = {};
  std::string bound_text = {};  // "bound 3", "any bound"
  uint32_t bound = 0;
  std::vector<std::string> assumes = {};
  std::vector<check::MethodCoverage> coverage = {};  // where it was asked for
  // Classes of the program whose code bears on this, internal form; empty: not
  // known.
  std::set<std::string> code_read = {};
  std::vector<Failure> failures = {};
  std::vector<Failure> apart = {};
  bool expected = false;  // known, by --expect
  uint64_t paths = 0, ruled_out = 0, states = 0, bytecodes = 0;
  uint64_t solver_calls = 0;
  double seconds = 0;

  bool violated() const {
    return !skipped && verdict == check::Verdict::kViolated;
  }
};

// Why nothing is known of a property that the run did not come to.
inline constexpr const char* kNotBegun =
    "not begun: the run was stopped before";
bool WasBegun(const PropertyVerdict& verdict);

struct CheckedAll {
  const std::vector<PropertyVerdict>& verdicts;
  const std::vector<std::string>& problems;  // targets not checked, and why
  std::vector<std::string> fixed = {};       // known, but no longer violated
  bool with_baseline = false;                // --expect was given
  bool apart_fails = false;                  // --fail-on exception
};

// One line, as it ends.
std::string VerdictLine(const PropertyVerdict& verdict,
                        const report::Medium& medium);
// What went wrong with it, at length; empty: nothing.
std::string FailureText(const PropertyVerdict& verdict, size_t number,
                        const report::Medium& medium);
// A counterexample at length, for a file.
std::string CounterexampleText(const Failure& failure);
// "p.A" and "m(int)" of "p.A::m(int)".
std::pair<std::string, std::string> NameParts(const std::string& name);
// "violated", "known", "holds", …
std::string WordOf(const PropertyVerdict& verdict);
// "0.12 s, 3 paths, bound 3".
std::string Figures(const PropertyVerdict& verdict);
// "3 properties: 1 violated, 2 hold".
std::string TotalsText(const std::vector<PropertyVerdict>& verdicts);
// The last line.
std::string TotalsText(const std::vector<PropertyVerdict>& verdicts,
                       double seconds);
// What was assumed of all, and of some.
std::string AssumptionsText(const std::vector<PropertyVerdict>& verdicts,
                            const report::Medium& medium);

nlohmann::ordered_json VerdictJson(const PropertyVerdict& verdict);

}  // namespace cli

#endif  // CLI_CHECKING_VERDICTS_H_
