#include "cli/watching/verdict_store.h"

#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

#include "base/hash.h"
#include "base/os/file.h"
#include "check/check_property.h"
#include "cli/parts/run_digest.h"
#include "cli/setup/output.h"
#include "cli/watching/class_digests.h"
#include "report/wrap.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using base::Result;

// Options of what becomes of verdicts, once they are there.
constexpr std::string_view kOfOutput[] = {"--cache",  "--expect", "--fail-on",
                                          "--format", "--html",   "--junit",
                                          "--sarif",  "--tests"};

// The same words elsewhere are of another program; on another terminal texts
// are broken otherwise.
std::string NameOf(const Arguments& args, const CheckRun& run) {
  const report::Medium medium = MediumOf(args);
  std::error_code error;
  return OptionsDigest(
      args, kOfOutput,
      fs::current_path(error).string() + " " + run.shard.ToText() + " " +
          std::to_string(medium.width) + (medium.colour ? " in colour" : ""));
}

uint64_t ChecksumOf(std::string_view bytes) { return base::HashText(bytes); }

// Nothing where there is none, or none that is whole.
std::optional<RoundOutcome> Read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  uint64_t checksum = 0;
  if (text.size() < sizeof checksum) return std::nullopt;
  std::memcpy(&checksum, text.data(), sizeof checksum);
  const auto bytes = std::string_view(text).substr(sizeof checksum);
  if (checksum != ChecksumOf(bytes)) return std::nullopt;
  Result<RoundOutcome> outcome = OutcomeFromBytes(bytes);
  if (!outcome.ok()) return std::nullopt;
  return std::move(outcome.value());
}

}  // namespace

Result<std::unique_ptr<VerdictStore>> VerdictStore::Open(const Arguments& args,
                                                         const CheckRun& run,
                                                         const Models& models) {
  const auto folder = args.Get("--cache");
  if (!folder) return std::unique_ptr<VerdictStore>();
  std::error_code error;
  fs::create_directories(*folder, error);
  if (error) return base::Error{error.message(), *folder};
  RoundOutcome now;
  now.classes = DigestClasses(run.run.path);
  now.models = TextOf(models);
  std::unique_ptr<VerdictStore> store(new VerdictStore(
      fs::path(*folder) / (NameOf(args, run) + ".verdicts"), std::move(now)));
  store->before_ = Read(store->file_);
  store->affected_.emplace(store->before_ ? &*store->before_ : nullptr,
                           store->now_.classes, store->now_.models);
  return store;
}

base::Status VerdictStore::Keep(
    const std::vector<const check::Property*>& properties,
    const std::vector<PropertyVerdict>& verdicts) {
  for (size_t i = 0; i < verdicts.size(); ++i) {
    if (verdicts[i].verdict == check::Verdict::kInconclusive) continue;
    now_.verdicts.push_back(verdicts[i]);
    now_.kinds.push_back(static_cast<uint8_t>(properties[i]->kind));
  }
  const std::string bytes = ToBytes(now_);
  const uint64_t checksum = ChecksumOf(bytes);
  std::string text(reinterpret_cast<const char*>(&checksum), sizeof checksum);
  return os::ReplaceFile(file_, text + bytes);
}

}  // namespace cli
