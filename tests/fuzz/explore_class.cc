#include "tests/fuzz/explore_class.h"

#include <chrono>
#include <string_view>

#include "base/check.h"
#include "base/deadline.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/analysis/analysis.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_name.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "heap/invariants.h"

namespace fuzz {
namespace {

constexpr std::chrono::milliseconds kTime{300};

engine::AnalysisOptions Options(const std::string& heap) {
  engine::AnalysisOptions options;
  options.heap = heap;
  options.world = engine::World::kExact;
  options.bounds.depth = 1;
  options.machine.steps = 500;
  options.machine.call_depth = 50;
  options.machine.deadline = base::Deadline::After(kTime);
  // Code that no verifier has seen may put anything into a field.
  options.machine.self_check = heap::SelfCheck::kOff;
  options.chain.timeout_ms = 200;
  return options;
}

void ExploreMethod(const classfile::ClassPath& path,
                   const engine::EntryName& entry, const std::string& heap,
                   Tally& tally) {
  const engine::AnalysisOptions options = Options(heap);
  auto analysis = engine::Analysis::Make(path, entry, options);
  if (!analysis.ok()) return;
  ++tally.methods;
  search::Limits limits;
  limits.paths = 20;
  limits.deadline = options.machine.deadline;
  search::DepthFirst<engine::State> frontier;
  search::Explore(analysis.value()->machine(), frontier, limits,
                  [&](const engine::State&, const search::End& end) {
                    ++tally.paths;
                    if (search::InfoOf(end.kind).complete) return;
                    ++tally.cut;
                    CHECK(!end.detail.empty(),
                          "a path that was cut should say why");
                  });
}

}  // namespace

void ExploreClass(const std::string& class_path, const std::string& name,
                  const std::string& heap, Tally& tally) {
  auto path =
      classfile::ClassPath::Open(class_path, classfile::DefaultJdkHome());
  CHECK(path.ok(), "the class path should open");
  engine::ClassTable table(path.value());
  auto loaded = table.Load(std::string_view(name));
  if (!loaded.ok()) return;
  ++tally.loaded;
  for (engine::MethodId m : table[loaded.value()].methods)
    if (table[m].declaration->code)
      ExploreMethod(path.value(),
                    {name, std::string(table[m].name()),
                     std::string(table[m].descriptor()), ""},
                    heap, tally);
}

}  // namespace fuzz
