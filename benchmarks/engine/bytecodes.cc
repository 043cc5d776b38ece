// How fast a method without input is interpreted: bytecodes and the fastest of
// so many runs, in nanoseconds of CPU time, which other programs take no part
// in. Only the machine is timed, no report.
//
//     bytecodes CLASS_PATH ENTRY ROUNDS
#include <time.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"
#include "engine/state/state.h"

namespace {

int64_t CpuNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

// To the one end there is; 0 if there is more than one way.
uint64_t RunOnce(engine::Machine& machine, int64_t& nanoseconds) {
  const int64_t start = CpuNanoseconds();
  engine::State state = machine.Initial();
  while (!machine.Ended(state)) {
    std::vector<engine::State> next = machine.Successors(std::move(state));
    if (next.size() != 1) return 0;
    state = std::move(next[0]);
  }
  nanoseconds = CpuNanoseconds() - start;
  return state.steps;
}

int Run(const char* class_path, const char* name, int rounds) {
  auto path =
      classfile::ClassPath::Open(class_path, classfile::DefaultJdkHome());
  auto entry = engine::ParseEntry(name);
  if (!path.ok() || !entry.ok()) return 2;
  engine::AnalysisOptions options;
  options.machine.steps = 1'000'000'000;
  auto analysis = engine::Analysis::Make(path.value(), entry.value(), options);
  if (!analysis.ok()) return 2;
  int64_t best = std::numeric_limits<int64_t>::max();
  uint64_t steps = 0;
  for (int i = 0; i < rounds; ++i) {
    int64_t nanoseconds = 0;
    steps = RunOnce(analysis.value()->machine(), nanoseconds);
    if (steps == 0) return 1;
    best = std::min(best, nanoseconds);
  }
  std::printf("%llu %lld\n", static_cast<unsigned long long>(steps),
              static_cast<long long>(best));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: bytecodes CLASS_PATH ENTRY ROUNDS\n");
    return 2;
  }
  return Run(argv[1], argv[2], std::atoi(argv[3]));
}
