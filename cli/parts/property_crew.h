// The properties of one run, checked by several processes. What is told of
// each, and in which order, is as if one process had done them one after the
// other.
#ifndef CLI_PARTS_PROPERTY_CREW_H_
#define CLI_PARTS_PROPERTY_CREW_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "check/property.h"
#include "cli/checking/runner.h"
#include "cli/checking/verdicts.h"

namespace cli {

struct CrewProgress {
  size_t done = 0, at_work = 0, open = 0;
  std::string latest = {};  // what a worker said of its property
};

struct PropertyCrew {
  const CheckSetup& setup;  // as of a run in this process
  const std::vector<check::Property>& properties;
  const std::vector<size_t>& chosen;  // of these, by index
  size_t jobs = 2;
  std::string class_path = {};  // but for the drivers
  std::string jdk_home = {};
  uint64_t most_memory_kb = 0;                 // of all together; 0: any
  std::function<std::string()> identity = {};  // of the run, for far workers
  bool with_progress = false;
  std::function<void(const CrewProgress&)> watch = {};
  // In the order of `chosen`. Where the run was stopped, the last are missing:
  // they were not begun.
  std::function<void(PropertyVerdict)> told = {};

  // Whether --memory-limit stopped it.
  bool Run() const;
};

}  // namespace cli

#endif  // CLI_PARTS_PROPERTY_CREW_H_
