// Random well-typed programs for differential tests.
//
// The same seed and options give the same text on every machine. Every program
// passes the type checker. Methods call only methods of lower number, and
// themselves at most once per path, so a small call depth keeps runs short;
// some recursions follow a field and end only at null or at that limit.
// Programs vary how much they compare, write, branch and call, and favour
// several fields of one class, variables that may alias, and reading again
// what was written: that is where heap rules go wrong.
#ifndef JAVALITE_GENERATE_H_
#define JAVALITE_GENERATE_H_

#include <cstdint>
#include <string>

namespace javalite {

struct GenerateOptions {
  // Roughly the number of interior nodes of the entry method; the others get
  // half of it.
  uint32_t size = 20;
};

std::string GenerateProgram(uint64_t seed, const GenerateOptions& options = {});

}  // namespace javalite

#endif  // JAVALITE_GENERATE_H_
