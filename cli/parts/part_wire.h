// What became of a part of the tree of paths, on its way between processes.
#ifndef CLI_PARTS_PART_WIRE_H_
#define CLI_PARTS_PART_WIRE_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/parts/run_tally.h"
#include "cli/parts/told_path.h"
#include "engine/search/explorer.h"
#include "engine/search/part.h"

namespace cli {

// Paths in their order, as bytes from the moment they are told: as objects they
// would be a hundred allocations each, all alive until the part is done.
class ToldPaths {
 public:
  void Add(ToldPath path);
  void ForEach(const std::function<void(ToldPath)>& take) const;
  size_t size() const { return count_; }

 private:
  template <class Archive>
  friend void Fields(Archive& archive, ToldPaths& paths);

  std::string bytes_;
  uint64_t count_ = 0;
};

struct PartResult {
  search::Exploration exploration;
  ToldPaths paths = {};
  std::vector<search::Part> left = {};  // after these, in their order
  RunCounts counts = {};
  RunNotes notes = {};
  double seconds = 0;         // of the processor, for all of it
  double replay_seconds = 0;  // of these, until its first state was there again
};

// Whatever the names in class files are made of.
std::string ToBytes(PartResult result);
base::Result<PartResult> PartFromBytes(std::string_view bytes);

}  // namespace cli

#endif  // CLI_PARTS_PART_WIRE_H_
