// What the page of `explore --merge values` shows of the counter: how it grew
// and shrank, and for how many ways each instruction was run.
#ifndef CLI_PAGES_HTML_COUNTER_H_
#define CLI_PAGES_HTML_COUNTER_H_

#include <vector>

#include "engine/machine/machine.h"
#include "report/html/page.h"

namespace cli {

// None where there was no such run.
std::vector<html::Section> CounterSections(const engine::Machine& machine);

}  // namespace cli

#endif  // CLI_PAGES_HTML_COUNTER_H_
