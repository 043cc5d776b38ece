// What a run of `summa check` prints: lines while it runs, then the answer as
// text or JSON, and the exit status. A run in parts prints the same.
#ifndef CLI_CHECKING_CHECK_OUTPUT_H_
#define CLI_CHECKING_CHECK_OUTPUT_H_

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/checking/verdicts.h"
#include "cli/options/options.h"
#include "cli/setup/output.h"
#include "report/wrap.h"

namespace cli {

struct CheckResult {
  std::vector<PropertyVerdict> verdicts = {};
  std::vector<std::string> problems = {};  // targets not checked, and why
  std::vector<std::string> fixed = {};     // known, but no longer violated
  bool with_baseline = false;              // --expect was given
  std::string fail_on = "violation";
  double seconds = 0;
};

// Text goes out line by line, on a terminal and into files; JSON at the end.
class CheckStream {
 public:
  CheckStream(const Arguments& args, const std::string& format,
              OutputStream* out)
      : text_(format == "text"), medium_(MediumOf(args)), out_(out) {}

  // `what`: "3 properties"; `bounds`: "bound 3, arrays up to 3".
  base::Status Begin(const std::string& what, const std::string& bounds);
  base::Status Add(const PropertyVerdict& verdict);
  base::Status End(const CheckResult& result);

 private:
  base::Status Write(const std::string& text);

  const bool text_;
  const report::Medium medium_;
  OutputStream* out_;
};

// "1 property", "3 properties".
std::string PropertiesText(size_t count);

nlohmann::ordered_json CheckDocument(const CheckResult& result);
int StatusOf(const CheckResult& result);
// The files that options ask for besides.
base::Status WriteCheckFiles(const Arguments& args, const CheckResult& result);

}  // namespace cli

#endif  // CLI_CHECKING_CHECK_OUTPUT_H_
