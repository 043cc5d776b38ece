// Plays the bisimulation game of every static method of the named classes and
// prints a line for each: its name, the verdict, positions, pairs, steps,
// milliseconds, and why where it is not bisimilar.
//
// usage: bisim_batch CLASS_PATH BOUND MILLISECONDS MUTATION CLASS...
//        bisim_batch --mutations
//
// MUTATION is a wrong rule for the summary, or kNone; --mutations lists them.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "classfile/class_path.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"
#include "engine/search/bisimulation.h"
#include "heap/mutation.h"
#include "tests/differential/engine/bisim_game.h"
#include "tests/differential/engine/method_batch.h"

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

struct Settings {
  uint32_t bound;
  milliseconds limit;
  heap::Mutation mutation;
};

constexpr const char* kVerdicts[] = {"bisimilar", "DIFFERENT", "inconclusive"};

std::string WhyOf(const engine::BytecodeGame& game) {
  if (!game.disagreement) return game.Why();
  std::string why = game.disagreement->reason + " after";
  for (const std::string& step : game.disagreement->steps) why += " | " + step;
  return why;
}

void PlayOne(const classfile::ClassPath& path, const engine::EntryName& entry,
             const Settings& settings) {
  engine::AnalysisOptions options;
  options.bounds.depth = settings.bound;
  options.bounds.array_length = 2;
  options.machine.steps = 10'000;
  options.mutation = settings.mutation;
  const auto start = Clock::now();
  auto bench = engine::GameBench::Make(path, entry, options);
  if (!bench.ok()) {
    std::printf("%s error 0 0 0 0 %s\n", entry.method.c_str(),
                bench.error().ToString().c_str());
    return;
  }
  const engine::BytecodeGame g = bench.value()->Play(settings.limit);
  const auto taken =
      std::chrono::duration_cast<milliseconds>(Clock::now() - start);
  std::printf("%s %s %llu %llu %llu %lld %s\n", entry.method.c_str(),
              kVerdicts[static_cast<size_t>(g.similarity())],
              static_cast<unsigned long long>(g.positions),
              static_cast<unsigned long long>(g.pairs),
              static_cast<unsigned long long>(g.steps),
              static_cast<long long>(taken.count()), WhyOf(g).c_str());
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--mutations")
    return engine::ListMutations(heap::kMutations);
  if (argc < 6) return 2;
  const Settings settings{static_cast<uint32_t>(std::atoi(argv[2])),
                          milliseconds(std::atoi(argv[3])),
                          engine::MutationNamed(heap::kMutations, argv[4])};
  return engine::RunBatch(argv[1], {argv + 5, argv + argc},
                          [&](const auto& path, const auto& entry) {
                            PlayOne(path, entry, settings);
                          });
}
