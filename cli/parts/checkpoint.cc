#include "cli/parts/checkpoint.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "base/hash.h"
#include "cli/setup/analysis_setup.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

constexpr std::string_view kMagic = "summa checkpoint 1\n";
constexpr size_t kDigestSize = 33;  // with the end of its line

// Options that change how a run is done, and nothing of what it finds.
constexpr std::string_view kOfNoConcern[] = {
    "--checkpoint", "--resume", "--jobs",       "--output",
    "--progress",   "--quiet",  "--time-limit", "--memory-limit"};

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

// Of everything that decides what a run finds.
std::string DigestOf(const Arguments& args, const classfile::ClassPath& path) {
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

std::string KeyOf(const search::Part& part) {
  return part.from.ToText() + " " + (part.to ? part.to->ToText() : "");
}

// Sizes of key and bytes, and their checksum, before both.
struct RecordHead {
  uint64_t key_size = 0, size = 0, check = 0;
};

uint64_t CheckOf(std::string_view key, std::string_view bytes) {
  return base::HashCombine(base::HashText(key), base::HashText(bytes));
}

base::Error SystemError(const std::string& name) {
  return {std::strerror(errno), name};
}

}  // namespace

Result<std::unique_ptr<Checkpoint>> Checkpoint::Open(
    const Arguments& args, const classfile::ClassPath& path) {
  const auto fresh = args.Get("--checkpoint");
  const auto old = args.Get("--resume");
  if (!fresh && !old) return std::unique_ptr<Checkpoint>();
  if (fresh && old)
    return Error{
        "--resume: it goes on writing to its file; --checkpoint is "
        "for a run that begins"};
  const std::string head = std::string(kMagic) + DigestOf(args, path);
  std::unique_ptr<Checkpoint> made(new Checkpoint(fresh ? *fresh : *old));
  RETURN_IF_ERROR(fresh ? made->Create(head) : made->GoOn(head));
  return made;
}

Checkpoint::~Checkpoint() {
  if (file_ != nullptr) std::fclose(file_);
}

base::Status Checkpoint::Create(const std::string& head) {
  const int fd =
      open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (fd < 0 && errno == EEXIST)
    return Error{"is there already; --resume goes on with it", name_};
  if (fd < 0) return SystemError(name_);
  file_ = fdopen(fd, "ab");
  if (std::fwrite(head.data(), 1, head.size(), file_) != head.size() ||
      std::fflush(file_) != 0)
    return SystemError(name_);
  return base::Ok{};
}

base::Status Checkpoint::GoOn(const std::string& head) {
  std::ifstream in(name_, std::ios::binary);
  if (!in) return SystemError(name_);
  std::ostringstream bytes;
  bytes << in.rdbuf();
  const std::string text = std::move(bytes).str();
  if (!text.starts_with(kMagic))
    return Error{"is no checkpoint of summa", name_};
  if (!text.starts_with(head))
    return Error{
        "is of another run: the program, its classes, the JDK or options that "
        "matter are not the same",
        name_};
  const size_t good = ReadRecords(text, head.size());
  std::error_code error;
  std::filesystem::resize_file(name_, good, error);
  if (error) return Error{error.message(), name_};
  file_ = std::fopen(name_.c_str(), "ab");
  if (file_ == nullptr) return SystemError(name_);
  fcntl(fileno(file_), F_SETFD, FD_CLOEXEC);
  return base::Ok{};
}

// How far it is good.
size_t Checkpoint::ReadRecords(std::string_view text, size_t at) {
  RecordHead head;
  while (text.size() - at >= sizeof head) {
    std::memcpy(&head, text.data() + at, sizeof head);
    const size_t rest = text.size() - at - sizeof head;
    if (head.key_size > rest || head.size > rest - head.key_size) break;
    const auto key = text.substr(at + sizeof head, head.key_size);
    const auto bytes = text.substr(at + sizeof head + head.key_size, head.size);
    if (head.check != CheckOf(key, bytes)) break;
    known_[std::string(key)] = bytes;
    at += sizeof head + head.key_size + head.size;
  }
  if (at < text.size())
    std::fprintf(stderr,
                 "summa: %s: cut short or damaged after %zu parts; what is "
                 "missing is done again\n",
                 name_.c_str(), known_.size());
  return at;
}

std::optional<std::string> Checkpoint::Take(const search::Part& part) {
  auto node = known_.extract(KeyOf(part));
  if (node.empty()) return std::nullopt;
  return std::move(node.mapped());
}

void Checkpoint::Add(const search::Part& part, std::string_view bytes) {
  if (file_ == nullptr) return;
  const std::string key = KeyOf(part);
  const RecordHead head{key.size(), bytes.size(), CheckOf(key, bytes)};
  std::string record(reinterpret_cast<const char*>(&head), sizeof head);
  record.append(key).append(bytes);
  if (std::fwrite(record.data(), 1, record.size(), file_) != record.size() ||
      std::fflush(file_) != 0)
    GiveUp();
}

void Checkpoint::GiveUp() {
  std::fprintf(stderr, "summa: %s: %s; the run goes on without it\n",
               name_.c_str(), std::strerror(errno));
  std::fclose(std::exchange(file_, nullptr));
}

}  // namespace cli
