// What an analysis did and took for granted, as far as a report tells it: so
// that several processes with one analysis each can be told of as one.
#ifndef CLI_PARTS_RUN_TALLY_H_
#define CLI_PARTS_RUN_TALLY_H_

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "engine/analysis/analysis.h"
#include "solver/chain.h"

namespace cli {

struct RunCounts {
  uint64_t bytecodes = 0;
  uint64_t questions = 0;  // about paths
  uint64_t solver_ns = 0;
  uint64_t cache_hits = 0;
  std::vector<solver::LayerShare> layers = {};

  RunCounts& operator+=(const RunCounts& other);
  RunCounts& operator-=(const RunCounts& other);
};
RunCounts CountsOf(engine::Analysis& analysis);

// What comes up during a run and holds for all of it.
struct RunNotes {
  std::set<std::string> assumptions = {};  // beyond the bounds
  std::set<std::string> settings = {};
  bool asserts = false;
  bool reads_strings = false;
  std::string requirement_as_code = {};
};
RunNotes NotesOf(engine::Analysis& analysis);
// As if the analysis had come upon them itself.
void Adopt(const RunNotes& notes, engine::Analysis& analysis);

}  // namespace cli

#endif  // CLI_PARTS_RUN_TALLY_H_
