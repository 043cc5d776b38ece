// A run that can be cut short and gone on with: a file to which each finished
// part of the tree of paths is added as soon as it is there. Parts are a
// function of the run (cli/parts/path_crew.h), so a later run with the same
// program and options meets the same parts, and takes from the file what it
// has.
//
// The files of all shards of a run are one checkpoint, in which all is done.
#ifndef CLI_PARTS_CHECKPOINT_H_
#define CLI_PARTS_CHECKPOINT_H_

#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "classfile/class_path.h"
#include "cli/options/options.h"
#include "cli/parts/checkpoint_file.h"
#include "engine/search/part.h"

namespace cli {

class Checkpoint {
 public:
  // By --checkpoint or --resume; null: neither was given. An error: the file
  // is there already, or is none of this run; of shards, one is missing or has
  // not finished.
  static base::Result<std::unique_ptr<Checkpoint>> Open(
      const Arguments& args, const classfile::ClassPath& path);
  ~Checkpoint();

  // What an earlier run made of the part, once.
  std::optional<std::string> Take(const search::Part& part);
  // A failure is said once; the run goes on without.
  void Add(const search::Part& part, std::string_view bytes);
  // Nothing of the shard is missing.
  void Finish();

 private:
  explicit Checkpoint(std::string name) : name_(std::move(name)) {}
  base::Status Create(const CheckpointHead& head);
  base::Status GoOn(const CheckpointHead& head);
  base::Status GatherFrom(const std::vector<std::string>& names,
                          const CheckpointHead& head);
  void Append(const std::string& record);

  const std::string name_;
  std::FILE* file_ = nullptr;  // null: nothing more is written
  std::map<std::string, std::string> known_;
};

}  // namespace cli

#endif  // CLI_PARTS_CHECKPOINT_H_
