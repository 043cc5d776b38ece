// Class bytes, run: whatever a class that can be read makes the interpreter do,
// it ends, and every path has an end with a reason. Other classes it names are
// those of tests/differential/engine and of the JDK.
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "base/hash.h"
#include "base/rng.h"
#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/parser.h"
#include "tests/fuzz/class_mutator.h"
#include "tests/fuzz/code_mutator.h"
#include "tests/fuzz/explore_class.h"

// Defined by libFuzzer only; a plain replay never mutates.
extern "C" __attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t* data,
                                                         size_t size,
                                                         size_t max_size);

namespace {

namespace fs = std::filesystem;

constexpr char kOthers[] = "tests/differential/engine/cases";
constexpr const char* kHeaps[] = {"summary", "lazy", "lazier", "lazier-sharp"};

// A folder of this process alone.
const fs::path& Scratch() {
  static const fs::path folder = [] {
    const char* named = std::getenv("TEST_TMPDIR");
    std::string name = (named ? fs::path(named) : fs::temp_directory_path()) /
                       "interpreterXXXXXX";
    return fs::path(mkdtemp(name.data()));
  }();
  return folder;
}

// May the name be that of a file in the folder? java.* is not for us.
bool IsPlain(const std::string& name) {
  auto plain = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '$' ||
           c == '_' || c == '/';
  };
  return !name.empty() && name.size() < 100 && name[0] != '/' &&
         !name.starts_with("java/") &&
         std::all_of(name.begin(), name.end(), plain);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  auto parsed = classfile::ParseClassFile(
      classfile::Bytes::Borrow({data, size}), "input");
  if (!parsed.ok()) return 0;
  const std::string name(parsed.value().name());
  if (!IsPlain(name)) return 0;
  const fs::path file = Scratch() / (name + ".class");
  fs::create_directories(file.parent_path());
  const char* text = reinterpret_cast<const char*>(data);
  std::ofstream(file, std::ios::binary)
      .write(text, static_cast<std::streamsize>(size));
  fuzz::Tally tally;
  fuzz::ExploreClass(Scratch().string() + ":" + kOthers, name,
                     kHeaps[base::HashText({text, size}) % 4], tally);
  fs::remove(file);
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size,
                                          size_t max_size, unsigned int seed) {
  base::Rng rng(seed);
  std::vector<uint8_t> bytes(data, data + size);
  const std::vector<fuzz::Site> sites = fuzz::FindSites(bytes);
  if (!sites.empty() && !rng.OneIn(4))
    fuzz::MutateCode(bytes, sites, rng);
  else if (!fuzz::MutateClass(bytes, rng) || bytes.size() > max_size)
    return LLVMFuzzerMutate(data, size, max_size);
  std::copy(bytes.begin(), bytes.end(), data);
  return bytes.size();
}
