// The result of a shard of a run of `summa check`: it holds all that `summa
// gather` needs to print what one run would have printed.
#ifndef CLI_PARTS_SHARD_RESULT_H_
#define CLI_PARTS_SHARD_RESULT_H_

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/result.h"
#include "check/property.h"
#include "cli/checking/check_output.h"
#include "cli/parts/shard.h"

namespace cli {

// What the parts of one run have in common.
struct ShardedRun {
  size_t properties = 0;    // of all shards
  std::string names = {};   // a digest of theirs, in order
  std::string bounds = {};  // as the first line of the text has them
  std::string fail_on = {};
  bool with_baseline = false;
  std::vector<std::string> problems = {};

  friend bool operator==(const ShardedRun&, const ShardedRun&) = default;
};
std::string DigestOf(const std::vector<check::Property>& properties);

// The result of a shard, as `summa check --shard --format json` prints it.
nlohmann::ordered_json ShardDocument(const Shard& shard, const ShardedRun& run,
                                     const CheckResult& result);

// What one run would have found; its first line needs `bounds`.
struct Gathered {
  CheckResult result;
  std::string bounds;
};
struct NamedText {
  std::string file, text;
};
// An error: a text that is no result of a shard, shards of different runs, one
// twice, one that is missing.
base::Result<Gathered> Gather(const std::vector<NamedText>& texts);

}  // namespace cli

#endif  // CLI_PARTS_SHARD_RESULT_H_
