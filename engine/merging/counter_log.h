// How the counter of a run by value summaries grew and shrank, and what each
// instruction was run for. For people who ask why such a run is fast, or slow.
#ifndef ENGINE_MERGING_COUNTER_LOG_H_
#define ENGINE_MERGING_COUNTER_LOG_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "engine/state/body.h"
#include "engine/state/state.h"
#include "expr/diagram.h"
#include "expr/path.h"

namespace engine {

class CounterLog {
 public:
  // Of so many at most; where there would be more, every other one is dropped.
  static constexpr size_t kMostMoments = 256;

  struct Moment {
    uint64_t bytecodes = 0;  // run before
    size_t entries = 0;      // of the counter
    double ways = 0;         // that led to them, possible or not
    size_t nodes = 0;        // of their guards, together
  };
  struct Instruction {
    const Body* body = nullptr;
    uint32_t at = 0;
    uint64_t times = 0;  // it was run
    double ways = 0;     // that had led there, all times together
  };

  // What a path has assumed before the run is no part of its guard.
  CounterLog(const expr::Diagram& diagram, const expr::Path& start)
      : diagram_(diagram), assumed_before_(start.assumptions().size()) {}

  // Its next instruction is about to be run.
  void NoteStep(const State& state);
  // Is this a moment that is wanted?
  bool WantsMoment() const { return bytecodes_ % stride_ == 0; }
  void NoteMoment(std::span<const State* const> counter);

  const std::vector<Moment>& moments() const { return moments_; }
  // By method, and there by place.
  std::vector<Instruction> Instructions() const;

 private:
  size_t NodesOf(const State& state) const;

  const expr::Diagram& diagram_;
  const size_t assumed_before_;
  uint64_t bytecodes_ = 0;
  uint64_t stride_ = 1;
  std::vector<Moment> moments_;
  std::map<std::pair<uint32_t, uint32_t>, Instruction> instructions_;
};

}  // namespace engine

#endif  // ENGINE_MERGING_COUNTER_LOG_H_
