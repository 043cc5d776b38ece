// The oracle of exactness for bytecode: what a set of symbolic paths says of a
// method, compared with running the method on concrete inputs.
//
// Each input within the bounds must be in exactly one path, and the run on it
// must show that path's decisions, end, result and final heap; each input
// beyond them must be in none. And each path must hold, alone, the input made
// from its own witness: a path that no input takes is noticed, too. The run is
// the engine's own, under the strategy that decides nothing
// (engine/exactness/given_input.h): it shares the instructions with the
// symbolic runs, but no guard, no initialisation, no solver.
#ifndef ENGINE_ANALYSIS_ORACLE_H_
#define ENGINE_ANALYSIS_ORACLE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "engine/analysis/analysis.h"
#include "engine/exactness/enumerate.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "heap/concrete.h"

namespace engine {

// What paths and a concrete run say of one input.
struct Judgement {
  enum class Kind : uint8_t {
    kInside,     // within the bounds, and all agree
    kOutside,    // beyond the bounds or ruled out, and in no path
    kUnsettled,  // the run, or the path, was cut short
    kProblem,
  };
  Kind kind = Kind::kInside;
  std::string problem = {};
  std::optional<State> run = {};  // where there is one
};

Judgement Judge(Analysis& analysis, const MachineOptions& options,
                const std::vector<State>& paths,
                const heap::ConcreteHeap& input);

// A concrete run, and the heap at its end with the result as a further root.
struct ConcreteRun {
  heap::ConcreteHeap input;
  State end;
  heap::ConcreteHeap output;
};

// The state is how the run on that input ended.
ConcreteRun ConcreteRunOf(Analysis& analysis, const heap::ConcreteHeap& input,
                          State end);

struct OracleOptions {
  exactness::EnumerateOptions heaps = {};
  uint64_t most_heaps = 10'000;  // about so many, spread over all there are
  uint64_t most_odd_heaps = 1'000;
  uint32_t samples = 20;  // runs that are kept
  size_t jobs = 1;        // processes that judge inputs
  MachineOptions machine = {};
  base::Deadline deadline = {};
};

struct OracleResult {
  uint64_t heaps = 0;   // that there are
  bool counted = true;  // else there are more
  uint64_t tried = 0;
  // The same for heaps with one odd number: these, or an extreme.
  std::vector<int64_t> odd = {};
  uint64_t odd_heaps = 0;
  bool odd_counted = true;
  uint64_t odd_tried = 0;
  uint64_t inside = 0, outside = 0, unsettled = 0;
  uint64_t paths = 0;                       // whose own inputs show them
  bool stopped = false;                     // by the deadline
  std::optional<std::string> problem = {};  // the first
  std::optional<heap::ConcreteHeap> problem_input = {};
  std::vector<ConcreteRun> sample = {};  // of those inside

  bool all_tried() const { return counted && !stopped && tried == heaps; }
};

// The paths are all of the method's under some strategy.
OracleResult AskOracle(Analysis& analysis, const std::vector<State>& paths,
                       const OracleOptions& options);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ORACLE_H_
