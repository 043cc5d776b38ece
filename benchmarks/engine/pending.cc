// How much memory a state takes that waits for its turn: explores a method
// breadth first until so many are pending.
//
//     pending CLASS_PATH ENTRY REQUIREMENT COUNT
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"
#include "engine/search/frontier.h"
#include "engine/state/state.h"
#include "heap/initializer.h"

namespace {

// Of this process, in KiB: "VmRSS" now, "VmHWM" at most. getrusage would speak
// of the process that started this one, too.
long MemoryKb(const std::string& what) {
  std::ifstream status("/proc/self/status");
  std::string word;
  while (status >> word)
    if (word == what + ":") {
      long kb = 0;
      status >> kb;
      return kb;
    }
  return 0;
}

struct Tally {
  size_t pending = 0;
  uint64_t expanded = 0;
  uint64_t paths = 0;
};

Tally Fill(engine::Machine& machine, size_t count) {
  search::BreadthFirst<engine::State> frontier;
  frontier.Push(machine.Initial());
  Tally tally;
  while (frontier.size() < count) {
    std::optional<engine::State> state = frontier.Pop();
    if (!state) break;
    if (machine.Ended(*state)) {
      ++tally.paths;
      continue;
    }
    ++tally.expanded;
    frontier.PushAll(machine.Successors(*state));
  }
  tally.pending = frontier.size();
  return tally;
}

int Run(const char* class_path, const char* name, const char* requirement,
        size_t count) {
  auto path =
      classfile::ClassPath::Open(class_path, classfile::DefaultJdkHome());
  auto entry = engine::ParseEntry(name);
  if (!path.ok() || !entry.ok()) return 2;
  engine::AnalysisOptions options;
  options.heap = "lazy";
  options.bounds.depth = heap::kUnbounded;
  options.requires_method = requirement;
  auto analysis = engine::Analysis::Make(path.value(), entry.value(), options);
  if (!analysis.ok()) return 2;
  const long before = MemoryKb("VmRSS");
  const Tally tally = Fill(analysis.value()->machine(), count);
  const long after = MemoryKb("VmHWM");
  std::printf(
      "%zu pending, %llu expanded, %llu paths, peak %ld KiB, %.0f bytes per "
      "pending state, sizeof(State) %zu\n",
      tally.pending, static_cast<unsigned long long>(tally.expanded),
      static_cast<unsigned long long>(tally.paths), after,
      1024.0 * static_cast<double>(after - before) /
          static_cast<double>(tally.pending),
      sizeof(engine::State));
  return tally.pending >= count ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) {
    std::fprintf(stderr, "usage: pending CLASS_PATH ENTRY REQUIREMENT COUNT\n");
    return 2;
  }
  return Run(argv[1], argv[2], argv[3], std::strtoull(argv[4], nullptr, 10));
}
