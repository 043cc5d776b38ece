// The verdict on one property: explored within growing bounds, so that shallow
// counterexamples come first and a run cut short knows how far all is well;
// then the smallest input on which it fails is looked for.
#ifndef CHECK_CHECK_PROPERTY_H_
#define CHECK_CHECK_PROPERTY_H_

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "base/result.h"
#include "check/coverage.h"
#include "check/driver.h"
#include "check/property.h"
#include "check/sweep.h"
#include "classfile/class_path.h"

namespace check {

enum class Verdict : uint8_t { kHolds, kViolated, kVacuous, kInconclusive };
const char* WordOf(Verdict verdict);

// Why nothing is known of a property whose run was asked to stop.
inline constexpr const char* kInterrupted = "interrupted";

struct Checked {
  Verdict verdict = Verdict::kInconclusive;
  std::string why = {};      // but for one that holds
  std::string help = {};     // which option might help; empty: none
  uint32_t bound = 0;        // the last one that was explored
  bool gave_up = false;      // too many questions, as the options have it
  bool any_bound = false;    // it would be the same under every larger one
  uint32_t known_up_to = 0;  // no violation up to this bound; 0: not known
  std::vector<Violation> violations = {};  // the one with the least input first
  // Of a public method: fails where a reference argument is null.
  // Of a program: uncaught exceptions.
  std::vector<Violation> apart = {};
  std::vector<std::string> assumes = {};
  Coverage coverage = {};  // of the last bound
  // Classes whose code was looked at, internal form. Of others on the class
  // path only what they declare and name was.
  std::set<std::string> code_read = {};
  uint64_t paths = 0, ruled_out = 0, states = 0, bytecodes = 0;
  uint64_t solver_calls = 0;
  double seconds = 0;
};

struct CheckOptions {
  // Its bound of depth is the last one; unbounded: the only one.
  SweepOptions sweep = {};
  bool deepen = true;
  // (bound, so far, pending) while it runs.
  std::function<void(uint32_t, const search::Exploration&, size_t)> watch = {};
};

// The class path must outlive what comes back. An error: the method cannot be
// analysed at all.
base::Result<Checked> CheckProperty(const classfile::ClassPath& path,
                                    const Property& property,
                                    const Driver& driver,
                                    const CheckOptions& options);

}  // namespace check

#endif  // CHECK_CHECK_PROPERTY_H_
