// A run that can be cut short and gone on with: a file to which each finished
// part of the tree of paths is added as soon as it is there. Parts are a
// function of the run (cli/parts/path_crew.h), so a later run with the same
// program and options meets the same parts, and takes from the file what it
// has.
//
// Each record has a checksum. A file that was cut anywhere has lost its last
// record and nothing else; what is damaged is done again, with what follows it.
#ifndef CLI_PARTS_CHECKPOINT_H_
#define CLI_PARTS_CHECKPOINT_H_

#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "classfile/class_path.h"
#include "cli/options/options.h"
#include "engine/search/part.h"

namespace cli {

class Checkpoint {
 public:
  // By --checkpoint or --resume; null: neither was given. An error: the file
  // is there already, or is none of this run.
  static base::Result<std::unique_ptr<Checkpoint>> Open(
      const Arguments& args, const classfile::ClassPath& path);
  ~Checkpoint();

  // What an earlier run made of the part, once.
  std::optional<std::string> Take(const search::Part& part);
  // A failure is said once; the run goes on without.
  void Add(const search::Part& part, std::string_view bytes);

 private:
  explicit Checkpoint(std::string name) : name_(std::move(name)) {}
  base::Status Create(const std::string& head);
  base::Status GoOn(const std::string& head);
  size_t ReadRecords(std::string_view text, size_t at);
  void GiveUp();

  const std::string name_;
  std::FILE* file_ = nullptr;  // null: nothing more is written
  std::map<std::string, std::string> known_;
};

}  // namespace cli

#endif  // CLI_PARTS_CHECKPOINT_H_
