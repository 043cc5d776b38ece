// The page of `javalite run --html`: collects the paths while they are found,
// since only then their heaps are at hand.
#ifndef CLI_PAGES_JAVALITE_HTML_H_
#define CLI_PAGES_JAVALITE_HTML_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/setup/javalite_setup.h"
#include "heap/symbolic_heap.h"
#include "javalite/machine.h"
#include "report/html/page.h"
#include "report/html/paths.h"
#include "report/html/sections.h"

namespace cli {

class JavaliteHtml {
 public:
  // Shows the lines of the program in `file`.
  explicit JavaliteHtml(const std::string& file);

  // `item` but for its place. `result`: what a path that returns gives back.
  void Add(JavaliteBench& bench, const javalite::Machine::State& state,
           html::PathItem item, const std::optional<heap::Value>& result);
  html::Page Finish(std::string title, std::string subtitle,
                    const std::vector<html::Fact>& facts) &&;

 private:
  html::PathList list_;
  size_t program_;
};

}  // namespace cli

#endif  // CLI_PAGES_JAVALITE_HTML_H_
