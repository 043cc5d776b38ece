// The brute-force oracle: what a symbolic machine says of a program, compared
// with running it on every small concrete heap.
//
// Forward: each concrete heap within the bounds satisfies exactly one path, and
// the run on it shows that path's tokens, end, result and final heap; each heap
// beyond the bounds satisfies none, or, where the bounds are reported, one:
// that of the run, if it does not look beyond the bounds, else one cut there.
// Reverse: the input made from each path's witness, when run, shows that path.
#ifndef TESTS_DIFFERENTIAL_JAVALITE_ORACLE_H_
#define TESTS_DIFFERENTIAL_JAVALITE_ORACLE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/search/explorer.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "javalite/machine.h"
#include "javalite/types.h"

namespace javalite {

struct OracleOptions {
  heap::Bounds bounds = {};
  MachineOptions machine = {};
  heap::Mutation mutation = heap::Mutation::kNone;
  uint32_t objects = 2;        // in a concrete heap, besides the receiver
  uint64_t most_heaps = 500;   // about so many, spread over all there are
  search::Limits limits = {};  // of the symbolic run
};

struct OracleResult {
  bool stopped = false;  // by a limit: nothing was compared
  uint64_t paths = 0;
  uint64_t inside = 0, outside = 0;  // concrete heaps, by the bounds
  uint64_t cut = 0;                  // of those: on a path cut at a bound
  // Paths without a concrete input within the bounds.
  uint64_t without_input = 0;
  std::optional<std::string> problem = {};  // the first
};

OracleResult CheckForward(const CheckedProgram& program, std::string_view mode,
                          const OracleOptions& options);
OracleResult CheckReverse(const CheckedProgram& program, std::string_view mode,
                          const OracleOptions& options);

}  // namespace javalite

#endif  // TESTS_DIFFERENTIAL_JAVALITE_ORACLE_H_
