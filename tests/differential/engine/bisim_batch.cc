// Plays the bisimulation game of every static method of the named classes and
// prints a line for each: its name, the verdict, positions, pairs, steps,
// milliseconds, and why where it is not bisimilar.
//
// usage: bisim_batch CLASS_PATH BOUND MILLISECONDS MUTATION CLASS...
//        bisim_batch --mutations
//
// MUTATION is a wrong rule for the summary, or kNone; --mutations lists them.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/analysis/analysis.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_name.h"
#include "engine/search/bisimulation.h"
#include "heap/mutation.h"
#include "tests/differential/engine/bisim_game.h"

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

bool PlayClass(const classfile::ClassPath& path, std::string name,
               const Settings& settings) {
  std::replace(name.begin(), name.end(), '.', '/');
  engine::ClassTable table(path);
  auto loaded = table.Load(std::string_view(name));
  if (!loaded.ok()) {
    std::fprintf(stderr, "%s\n", loaded.error()->ToString().c_str());
    return false;
  }
  for (engine::MethodId m : table[loaded.value()].methods)
    if (table[m].IsStatic())
      PlayOne(path,
              {name, std::string(table[m].name()),
               std::string(table[m].descriptor()), ""},
              settings);
  return true;
}

heap::Mutation MutationOf(std::string_view name) {
  for (const heap::MutationInfo& m : heap::kMutations)
    if (name == m.name) return m.mutation;
  return heap::Mutation::kNone;
}

int ListMutations() {
  for (const heap::MutationInfo& m : heap::kMutations)
    std::printf("%s\n", m.name);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--mutations")
    return ListMutations();
  if (argc < 6) return 2;
  auto path = classfile::ClassPath::Open(argv[1], classfile::DefaultJdkHome());
  if (!path.ok()) {
    std::fprintf(stderr, "%s\n", path.error().ToString().c_str());
    return 2;
  }
  const Settings settings{static_cast<uint32_t>(std::atoi(argv[2])),
                          milliseconds(std::atoi(argv[3])),
                          MutationOf(argv[4])};
  bool ok = true;
  for (int i = 5; i < argc; ++i)
    ok &= PlayClass(path.value(), argv[i], settings);
  return ok ? 0 : 1;
}
