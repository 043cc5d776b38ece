#include "cli/parts/run_digest.h"

#include <algorithm>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string_view>

#include "base/hash.h"
#include "cli/setup/analysis_setup.h"

namespace cli {
namespace {

constexpr size_t kDigestSize = 33;  // with the end of its line

// Two hashes side by side: files are not forged, but there are many of them.
class Digest {
 public:
  void Add(std::string_view text) {
    a_ = base::HashCombine(a_, base::HashText(text));
    b_ = base::HashCombine(base::HashText(text), base::Mix(b_ + text.size()));
  }
  void AddFile(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    Add(bytes.str());
  }
  std::string Text() const {
    char text[kDigestSize + 1];
    std::snprintf(text, sizeof text, "%016" PRIx64 "%016" PRIx64 "\n", a_, b_);
    return text;
  }

 private:
  uint64_t a_ = 1, b_ = 2;
};

void AddClasses(const classfile::ClassPath& path, Digest& digest) {
  for (const std::string& name : path.ClassNames()) {
    digest.Add(name);
    auto found = path.Find(name);
    if (!found.ok() || !found.value()) continue;
    const auto bytes = found.value()->bytes.data();
    digest.Add({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  }
}

}  // namespace

std::string RunDigest(const Arguments& args, const classfile::ClassPath& path) {
  Digest digest;
  digest.AddFile("/proc/self/exe");
  digest.AddFile(JdkHome(args) + "/release");
  for (const std::string& operand : args.operands()) digest.Add(operand);
  for (const auto& [option, values] : args.given()) {
    if (std::find(std::begin(kOfNoConcern), std::end(kOfNoConcern), option) !=
        std::end(kOfNoConcern))
      continue;
    digest.Add(option);
    for (const std::string& value : values) digest.Add(value);
  }
  AddClasses(path, digest);
  return digest.Text();
}

}  // namespace cli
