// Classes that were valid until a few of their bytes were changed: whatever the
// interpreter makes of them, it ends, and every path has an end with a reason.
// Run under sanitizers this looks for undefined behaviour.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "base/rng.h"
#include "tests/fuzz/code_mutator.h"
#include "tests/fuzz/explore_class.h"
#include "tests/support/effort.h"

namespace {

namespace fs = std::filesystem;

constexpr char kClasses[] = "tests/differential/engine/cases/cases";

std::vector<uint8_t> Contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<fs::path> ClassFiles() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(kClasses))
    if (entry.path().extension() == ".class" &&
        fs::file_size(entry.path()) < 20'000 &&
        !fuzz::FindSites(Contents(entry.path())).empty())
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

TEST(Interpreter, EndsOnMutatedClasses) {
  const std::vector<fs::path> files = ClassFiles();
  ASSERT_GT(files.size(), 20u);
  const char* scratch = std::getenv("TEST_TMPDIR");
  const fs::path folder = fs::path(scratch ? scratch : "/tmp") / "mutants";
  fs::create_directories(folder / "cases");
  base::Rng rng(1);
  fuzz::Tally tally;
  const size_t mutants = tests::Scaled(2'400);
  for (size_t i = 0; i < mutants; ++i) {
    const fs::path& file = files[rng.Below(files.size())];
    const fs::path mutant = folder / "cases" / file.filename();
    std::vector<uint8_t> bytes = Contents(file);
    fuzz::MutateCode(bytes, fuzz::FindSites(bytes), rng);
    std::ofstream(mutant, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    fuzz::ExploreClass(folder.string() + ":tests/differential/engine/cases",
                       "cases/" + file.stem().string(), "summary", tally);
    fs::remove(mutant);
  }
  std::printf("%zu mutants: %zu loaded, %zu methods, %zu paths, %zu cut\n",
              mutants, tally.loaded, tally.methods, tally.paths, tally.cut);
  EXPECT_GT(tally.loaded, mutants / 3);
  EXPECT_GT(tally.cut, 0u);
}

}  // namespace
