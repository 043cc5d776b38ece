#include "cli/parts/run_digest.h"

#include <algorithm>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string_view>

#include "base/hash.h"
#include "cli/setup/analysis_setup.h"

namespace cli {
namespace {

constexpr size_t kDigestSize = 32;

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
    std::snprintf(text, sizeof text, "%016" PRIx64 "%016" PRIx64, a_, b_);
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

bool IsAmong(std::span<const std::string_view> options,
             std::string_view option) {
  return std::find(options.begin(), options.end(), option) != options.end();
}

Digest OfOptions(const Arguments& args, std::span<const std::string_view> but) {
  Digest digest;
  digest.AddFile("/proc/self/exe");
  digest.AddFile(JdkHome(args) + "/release");
  for (const std::string& operand : args.operands()) digest.Add(operand);
  for (const auto& [option, values] : args.given()) {
    if (IsAmong(kOfNoConcern, option) || IsAmong(but, option)) continue;
    digest.Add(option);
    for (const std::string& value : values) digest.Add(value);
    if (option == std::string_view("--predicates"))
      for (const std::string& file : values) digest.AddFile(file);
  }
  return digest;
}

}  // namespace

std::string OptionsDigest(const Arguments& args,
                          std::span<const std::string_view> but,
                          std::string_view besides) {
  Digest digest = OfOptions(args, but);
  digest.Add(besides);
  return digest.Text();
}

std::string RunDigest(const Arguments& args, const classfile::ClassPath& path) {
  Digest digest = OfOptions(args, {});
  AddClasses(path, digest);
  return digest.Text() + "\n";
}

}  // namespace cli
