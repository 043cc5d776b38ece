#include "cli/checking/coverage_text.h"

#include <cstddef>

#include "base/counted.h"
#include "report/visible.h"

namespace cli {
namespace {

std::string MethodText(const check::MethodCoverage& method) {
  const size_t all = method.reached.size() + method.missed.size();
  if (method.missed.empty()) return "all of " + base::Counted(all, "line");
  return std::to_string(method.reached.size()) + " of " +
         base::Counted(all, "line") + ", never " + LinesText(method.missed);
}

}  // namespace

std::string LinesText(const std::vector<int>& lines) {
  std::string text;
  for (size_t i = 0; i < lines.size();) {
    size_t last = i;
    while (last + 1 < lines.size() && lines[last + 1] == lines[last] + 1)
      ++last;
    text += (text.empty() ? "" : ", ") + std::to_string(lines[i]);
    if (last > i) text += "-" + std::to_string(lines[last]);
    i = last + 1;
  }
  return text;
}

std::string CoverageText(const std::vector<PropertyVerdict>& verdicts,
                         const report::Medium& medium) {
  std::vector<report::Line> lines;
  for (const PropertyVerdict& verdict : verdicts) {
    if (verdict.coverage.empty()) continue;
    lines.push_back({0, {{"reached by " + report::Visible(verdict.name)}}});
    for (const check::MethodCoverage& method : verdict.coverage)
      lines.push_back(
          {2, {{report::Visible(method.method) + ": " + MethodText(method)}}});
  }
  return report::Fill("", lines, medium);
}

nlohmann::ordered_json CoverageJson(
    const std::vector<check::MethodCoverage>& methods) {
  auto json = nlohmann::ordered_json::array();
  for (const check::MethodCoverage& method : methods)
    json.push_back({{"method", method.method},
                    {"reached", method.reached},
                    {"missed", method.missed}});
  return json;
}

}  // namespace cli
