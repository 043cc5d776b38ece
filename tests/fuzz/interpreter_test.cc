// Classes that were valid until a few of their bytes were changed: whatever the
// interpreter makes of them, it ends, and every path has an end with a reason.
// Run under sanitizers this looks for undefined behaviour.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "base/rng.h"
#include "classfile/attribute.h"
#include "classfile/class_file.h"
#include "classfile/class_path.h"
#include "classfile/file.h"
#include "classfile/instruction.h"
#include "classfile/jdk_home.h"
#include "classfile/opcode.h"
#include "classfile/parser.h"
#include "engine/analysis.h"
#include "engine/class_table.h"
#include "engine/entry.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "tests/support/effort.h"

namespace {

namespace fs = std::filesystem;

constexpr char kClasses[] = "tests/differential/engine/cases/cases";

std::string Contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Where each instruction of the class lies in its file.
struct Site {
  size_t offset;
  classfile::Opcode opcode;
};

std::vector<Site> Sites(const fs::path& file) {
  std::vector<Site> sites;
  auto bytes = classfile::ReadFile(file.string(), 1 << 20);
  if (!bytes.ok()) return sites;
  auto parsed = classfile::ParseClassFile(bytes.value(), file.string());
  if (!parsed.ok()) return sites;
  for (const classfile::Method& m : parsed.value().methods) {
    const classfile::Attribute* code =
        classfile::FindAttribute(m.attributes, classfile::AttributeKind::kCode);
    if (code == nullptr) continue;
    // max_stack, max_locals and the length come before the instructions.
    for (const classfile::Instruction& in : m.code->instructions)
      if (!in.wide) sites.push_back({code->offset + 8 + in.pc, in.opcode});
  }
  return sites;
}

std::vector<fs::path> ClassFiles() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(kClasses))
    if (entry.path().extension() == ".class" &&
        fs::file_size(entry.path()) < 20'000 && !Sites(entry.path()).empty())
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

// Another opcode with operands of the same kind: such code can be decoded, and
// is nonsense to whoever runs it.
classfile::Opcode Sibling(classfile::Opcode opcode, base::Rng& rng) {
  std::vector<classfile::Opcode> siblings;
  for (size_t i = 0; i < classfile::kOpcodeCount; ++i)
    if (classfile::kOpcodes[i].format == classfile::InfoOf(opcode).format)
      siblings.push_back(static_cast<classfile::Opcode>(i));
  return siblings[rng.Below(siblings.size())];
}

std::string Mutated(std::string bytes, const std::vector<Site>& sites,
                    base::Rng& rng) {
  const size_t changes = 1 + rng.Below(3);
  for (size_t i = 0; i < changes; ++i) {
    const Site& site = sites[rng.Below(sites.size())];
    switch (rng.Below(8)) {
      case 0:  // anything, anywhere
        bytes[10 + rng.Below(bytes.size() - 10)] =
            static_cast<char>(rng.Below(256));
        break;
      case 1:  // an operand
        bytes[site.offset + 1] = static_cast<char>(rng.Below(256));
        break;
      default:
        bytes[site.offset] = static_cast<char>(Sibling(site.opcode, rng));
    }
  }
  return bytes;
}

struct Tally {
  size_t loaded = 0, methods = 0, paths = 0, cut = 0;
};

void Explore(const classfile::ClassPath& path, const engine::EntryName& entry,
             Tally& tally) {
  engine::AnalysisOptions options;
  options.world = engine::World::kExact;
  options.bounds.depth = 1;
  options.machine.steps = 500;
  options.machine.call_depth = 50;
  options.chain.timeout_ms = 200;
  auto analysis = engine::Analysis::Make(path, entry, options);
  if (!analysis.ok()) return;
  ++tally.methods;
  search::Limits limits;
  limits.paths = 20;
  limits.deadline = base::Deadline::After(std::chrono::milliseconds(300));
  search::DepthFirst<engine::State> frontier;
  search::Explore(analysis.value()->machine(), frontier, limits,
                  [&](const engine::State&, const search::End& end) {
                    ++tally.paths;
                    if (!search::InfoOf(end.kind).complete) {
                      ++tally.cut;
                      EXPECT_FALSE(end.detail.empty());
                    }
                  });
}

void ExploreClass(const std::string& class_path, const std::string& name,
                  Tally& tally) {
  auto path =
      classfile::ClassPath::Open(class_path, classfile::DefaultJdkHome());
  ASSERT_TRUE(path.ok());
  engine::ClassTable table(path.value());
  auto loaded = table.Load(std::string_view(name));
  if (!loaded.ok()) return;
  ++tally.loaded;
  for (engine::MethodId m : table[loaded.value()].methods)
    if (table[m].declaration->code)
      Explore(path.value(),
              {name, std::string(table[m].name()),
               std::string(table[m].descriptor()), ""},
              tally);
}

TEST(Interpreter, EndsOnMutatedClasses) {
  const std::vector<fs::path> files = ClassFiles();
  ASSERT_GT(files.size(), 20u);
  const char* scratch = std::getenv("TEST_TMPDIR");
  const fs::path folder = fs::path(scratch ? scratch : "/tmp") / "mutants";
  fs::create_directories(folder / "cases");
  base::Rng rng(1);
  Tally tally;
  const size_t mutants = tests::Scaled(4'000);
  for (size_t i = 0; i < mutants; ++i) {
    const fs::path& file = files[rng.Below(files.size())];
    const fs::path mutant = folder / "cases" / file.filename();
    std::ofstream(mutant, std::ios::binary)
        << Mutated(Contents(file), Sites(file), rng);
    ExploreClass(folder.string() + ":tests/differential/engine/cases",
                 "cases/" + file.stem().string(), tally);
    fs::remove(mutant);
  }
  std::printf("%zu mutants: %zu loaded, %zu methods, %zu paths, %zu cut\n",
              mutants, tally.loaded, tally.methods, tally.paths, tally.cut);
  EXPECT_GT(tally.loaded, mutants / 3);
  EXPECT_GT(tally.cut, 0u);
}

}  // namespace
