// Runs every public static method without parameters of the named classes in
// the engine and prints what came out, line by line as RunCases does on a JVM.
//
// usage: run_concrete CLASS_PATH CLASS...
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/analysis.h"
#include "engine/class_table.h"
#include "engine/entry.h"
#include "engine/hierarchy.h"
#include "engine/machine.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"

namespace {

using engine::Slot;

std::string NumberText(const Slot& value, char kind) {
  char text[40];
  switch (kind) {
    case 'V':
      return "void";
    case 'Z':
      return value.AsInt() != 0 ? "true" : "false";
    case 'J':
      return std::to_string(value.AsLong());
    case 'F':
      std::snprintf(text, sizeof text, "0x%08x",
                    static_cast<unsigned>(value.bits));
      return text;
    case 'D':
      std::snprintf(text, sizeof text, "0x%016llx",
                    static_cast<unsigned long long>(value.bits));
      return text;
    default:
      return std::to_string(value.AsInt());
  }
}

std::string OutcomeText(const engine::State& state, const search::End& end,
                        char kind) {
  if (end.kind == search::EndKind::kReturn)
    return state.result.IsKnown() || kind == 'V'
               ? "return " + NumberText(state.result, kind)
               : "return a term";
  if (end.kind == search::EndKind::kException ||
      end.kind == search::EndKind::kViolation)
    return "exception " + end.detail;
  return std::string(search::InfoOf(end.kind).text) + " " + end.detail;
}

std::string RunOne(const classfile::ClassPath& path,
                   const engine::EntryName& entry, char kind) {
  engine::AnalysisOptions options;
  options.world = engine::World::kExact;
  options.machine.steps = 50'000'000;
  auto analysis = engine::Analysis::Make(path, entry, options);
  if (!analysis.ok()) return "error " + analysis.error().ToString();
  std::string outcome;
  size_t paths = 0;
  search::DepthFirst<engine::State> frontier;
  search::Explore(analysis.value()->machine(), frontier, {},
                  [&](const engine::State& state, const search::End& end) {
                    outcome = OutcomeText(state, end, kind);
                    ++paths;
                  });
  return paths == 1 ? outcome : std::to_string(paths) + " paths";
}

bool IsCase(const engine::MethodInfo& m) {
  return m.Has(classfile::kAccPublic) && m.IsStatic() &&
         !m.Has(classfile::kAccSynthetic) && m.descriptor().starts_with("()") &&
         m.descriptor().size() == 3;
}

bool RunClass(const classfile::ClassPath& path, std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  engine::ClassTable table(path);
  auto loaded = table.Load(std::string_view(name));
  if (!loaded.ok()) {
    std::fprintf(stderr, "%s\n", loaded.error()->ToString().c_str());
    return false;
  }
  std::map<std::string, std::string> cases;  // descriptor by name
  for (engine::MethodId m : table[loaded.value()].methods)
    if (IsCase(table[m])) cases.emplace(table[m].name(), table[m].descriptor());
  for (const auto& [method, descriptor] : cases) {
    const engine::EntryName entry{name, method, descriptor, ""};
    std::printf("%s::%s%s %s\n", table.TextOf(loaded.value()).c_str(),
                method.c_str(), descriptor.c_str(),
                RunOne(path, entry, descriptor[2]).c_str());
    std::fflush(stdout);
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  auto path = classfile::ClassPath::Open(argv[1], classfile::DefaultJdkHome());
  if (!path.ok()) {
    std::fprintf(stderr, "%s\n", path.error().ToString().c_str());
    return 2;
  }
  bool ok = true;
  for (int i = 2; i < argc; ++i) ok &= RunClass(path.value(), argv[i]);
  return ok ? 0 : 1;
}
