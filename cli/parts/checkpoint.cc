#include "cli/parts/checkpoint.h"

#include <fcntl.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "base/os/far.h"
#include "cli/parts/run_digest.h"
#include "cli/parts/shard.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

base::Error SystemError(const std::string& name) {
  return {std::strerror(errno), name};
}

base::Status RefuseOther(const CheckpointFile& file,
                         const CheckpointHead& head) {
  if (file.head.run == head.run) return base::Ok{};
  return Error{
      "is of another run: the program, its classes, the JDK or options that "
      "matter are not the same",
      file.name};
}

}  // namespace

Result<std::unique_ptr<Checkpoint>> Checkpoint::Open(
    const Arguments& args, const classfile::ClassPath& path) {
  const auto fresh = args.Get("--checkpoint");
  const std::vector<std::string> old = args.GetAll("--resume");
  ASSIGN_OR_RETURN(Shard shard, Shard::Read(args));
  // One who does parts for another leaves what becomes of them to that one.
  if ((!fresh && old.empty()) || os::ThisFar().Serves())
    return std::unique_ptr<Checkpoint>();
  if (fresh && !old.empty())
    return Error{
        "--resume: it goes on writing to its file; --checkpoint is "
        "for a run that begins"};
  const CheckpointHead head{RunDigest(args, path), shard,
                            args.WordsBut(kOfNoConcern)};
  std::unique_ptr<Checkpoint> made(
      new Checkpoint(fresh ? *fresh : old.front()));
  RETURN_IF_ERROR(fresh             ? made->Create(head)
                  : old.size() == 1 ? made->GoOn(head)
                                    : made->GatherFrom(old, head));
  return made;
}

Checkpoint::~Checkpoint() {
  if (file_ != nullptr) std::fclose(file_);
}

base::Status Checkpoint::Create(const CheckpointHead& head) {
  const int fd =
      open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (fd < 0 && errno == EEXIST)
    return Error{"is there already; --resume goes on with it", name_};
  if (fd < 0) return SystemError(name_);
  file_ = fdopen(fd, "ab");
  const std::string text = head.ToText();
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size() ||
      std::fflush(file_) != 0)
    return SystemError(name_);
  return base::Ok{};
}

base::Status Checkpoint::GoOn(const CheckpointHead& head) {
  ASSIGN_OR_RETURN(CheckpointFile file, CheckpointFile::Read(name_));
  RETURN_IF_ERROR(RefuseOther(file, head));
  if (file.head.shard != head.shard)
    return head.shard.IsWhole()
               ? GatherFrom({name_}, head)
               : Error{"is of shard " + file.head.shard.ToText(), name_};
  known_ = std::move(file.records);
  std::error_code error;
  std::filesystem::resize_file(name_, file.good, error);
  if (error) return Error{error.message(), name_};
  if (file.finished) return base::Ok{};  // there is nothing to add
  file_ = std::fopen(name_.c_str(), "ab");
  if (file_ == nullptr) return SystemError(name_);
  fcntl(fileno(file_), F_SETFD, FD_CLOEXEC);
  return base::Ok{};
}

base::Status Checkpoint::GatherFrom(const std::vector<std::string>& names,
                                    const CheckpointHead& head) {
  std::vector<std::string> of_shard;  // the file of each
  for (const std::string& name : names) {
    ASSIGN_OR_RETURN(CheckpointFile file, CheckpointFile::Read(name));
    RETURN_IF_ERROR(RefuseOther(file, head));
    const Shard& shard = file.head.shard;
    if (of_shard.empty()) of_shard.resize(shard.of);
    if (shard.of != of_shard.size())
      return Error{"is shard " + shard.ToText() + ", and " + names.front() +
                       " one of " + std::to_string(of_shard.size()),
                   name};
    if (!file.finished)
      return Error{"has not finished; go on with --shard " + shard.ToText() +
                       " --resume " + name,
                   name};
    std::string& place = of_shard[shard.number - 1];
    if (!place.empty())
      return Error{"is shard " + shard.ToText() + ", and so is " + place, name};
    place = name;
    known_.merge(file.records);
  }
  for (size_t i = 0; i < of_shard.size(); ++i)
    if (of_shard[i].empty())
      return Error{"shard " + Shard{i + 1, of_shard.size()}.ToText() +
                   " is missing"};
  return base::Ok{};
}

std::optional<std::string> Checkpoint::Take(const search::Part& part) {
  auto node = known_.extract(part.ToText());
  if (node.empty()) return std::nullopt;
  return std::move(node.mapped());
}

void Checkpoint::Add(const search::Part& part, std::string_view bytes) {
  Append(CheckpointRecord(part.ToText(), bytes));
}

void Checkpoint::Finish() { Append(CheckpointRecord("", "")); }

void Checkpoint::Append(const std::string& record) {
  if (file_ == nullptr) return;
  if (std::fwrite(record.data(), 1, record.size(), file_) == record.size() &&
      std::fflush(file_) == 0)
    return;
  std::fprintf(stderr, "summa: %s: %s; the run goes on without it\n",
               name_.c_str(), std::strerror(errno));
  std::fclose(std::exchange(file_, nullptr));
}

}  // namespace cli
