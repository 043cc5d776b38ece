// The parts of a run, from its checkpoint: how long each took, how many bytes
// were sent of it, and which parts came of it. For simulate.py.
//
// usage: part_sizes CHECKPOINT > PARTS.tsv
#include <cstdio>
#include <string>

#include "base/result.h"
#include "cli/parts/checkpoint_file.h"
#include "cli/parts/part_wire.h"
#include "engine/search/part.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: part_sizes CHECKPOINT\n", stderr);
    return 2;
  }
  const auto file = cli::CheckpointFile::Read(argv[1]);
  if (!file.ok()) {
    std::fprintf(stderr, "%s\n", file.error().ToString().c_str());
    return 2;
  }
  std::puts("part\tseconds\treplay\tbytes\tpaths\tleft");
  for (const auto& [part, bytes] : file.value().records) {
    const auto result = cli::PartFromBytes(bytes);
    if (!result.ok()) return 2;
    std::string left;
    for (const search::Part& each : result.value().left)
      left += (left.empty() ? "" : ",") + each.ToText();
    std::printf("%s\t%.6f\t%.6f\t%zu\t%zu\t%s\n", part.c_str(),
                result.value().seconds, result.value().replay_seconds,
                bytes.size(), result.value().paths.size(), left.c_str());
  }
  return 0;
}
