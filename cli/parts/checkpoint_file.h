// The file of a checkpoint: whose it is, and a record for each part of the tree
// of paths that is done.
//
// Each record has a checksum. A file that was cut anywhere has lost its last
// record and nothing else; what is damaged is lost with what follows it.
#ifndef CLI_PARTS_CHECKPOINT_FILE_H_
#define CLI_PARTS_CHECKPOINT_FILE_H_

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/parts/shard.h"

namespace cli {

struct CheckpointHead {
  std::string run;   // its digest, a line
  Shard shard = {};  // of it
  std::vector<std::string>
      words;  // after `summa explore`, for who has the file

  std::string ToText() const;
};

struct CheckpointFile {
  std::string name;
  CheckpointHead head;
  std::map<std::string, std::string> records = {};  // by part
  bool finished = false;  // no part of the shard is missing
  size_t good = 0;        // how many bytes of it are

  // Says on standard error where it is cut or damaged.
  static base::Result<CheckpointFile> Read(const std::string& name);
  static bool IsOne(std::string_view text);
};

// A record as it stands in the file. The last one has no part and no bytes.
std::string CheckpointRecord(std::string_view part, std::string_view bytes);

}  // namespace cli

#endif  // CLI_PARTS_CHECKPOINT_FILE_H_
